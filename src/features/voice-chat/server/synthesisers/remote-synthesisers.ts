import { askForSound } from '../ask-vendor.ts';
import { recogniseFile } from '../sound-form.ts';
import { SYNTHESIS_WAIT_MS, type Synthesiser } from './synthesiser.ts';

interface RemoteOptions {
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly voice: string | undefined;
  readonly waitMs?: number;
}

/** https://elevenlabs.io/docs/api-reference/text-to-speech/stream */
export function createElevenLabsSynthesiser(options: RemoteOptions): Synthesiser {
  const { apiKey = '', baseUrl = 'https://api.elevenlabs.io/v1', model = 'eleven_flash_v2_5' } = options;
  const voice = encodeURIComponent(options.voice ?? 'JBFqnCBsd6RMkjVDRZzb');
  return createRemote('elevenlabs', options, (text, format) => ({
    url: `${baseUrl}/text-to-speech/${voice}/stream?output_format=${format === 'pcm' ? 'pcm_24000' : 'mp3_44100_128'}`,
    headers: { 'xi-api-key': apiKey },
    body: { text, model_id: model },
  }));
}

/** Any server with OpenAI's `POST /audio/speech`; its `pcm` is 24 kHz. https://platform.openai.com/docs/api-reference/audio */
export function createOpenAiSynthesiser(options: RemoteOptions): Synthesiser {
  const {
    apiKey,
    baseUrl = 'https://api.openai.com/v1',
    model = 'gpt-4o-mini-tts',
    voice = 'sage',
  } = options;
  return createRemote('openai', options, (text, format) => ({
    url: `${baseUrl}/audio/speech`,
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    body: { model, voice, input: text, response_format: format },
  }));
}

interface Wire {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

function createRemote(
  name: 'elevenlabs' | 'openai',
  { waitMs = SYNTHESIS_WAIT_MS }: RemoteOptions,
  wireOf: (text: string, format: 'pcm' | 'mp3') => Wire,
): Synthesiser {
  const ask = (text: string, format: 'pcm' | 'mp3', signal: AbortSignal) => {
    const { url, headers, body } = wireOf(text, format);
    return askForSound(
      {
        step: 'synthesis',
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      },
      waitMs,
    );
  };
  return {
    name,
    isOutside: true,
    sampleRate: 24_000,
    speak: (text, signal) => ask(text, 'pcm', signal),
    speakWhole: (text, signal) => recogniseFile(ask(text, 'mp3', signal)),
  };
}
