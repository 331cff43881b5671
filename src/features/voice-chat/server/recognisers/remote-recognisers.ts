import { z } from 'zod';
import { AUDIO_TYPES } from '../../core/audio-type.ts';
import { askForJson, speechError } from '../ask-vendor.ts';
import type { Recording } from '../recording.ts';
import { RECOGNITION_WAIT_MS, type Recogniser } from './recogniser.ts';

interface RemoteOptions {
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly waitMs?: number;
}

/** Any server with OpenAI's `POST /audio/transcriptions`. https://platform.openai.com/docs/api-reference/audio */
export function createOpenAiRecogniser(options: RemoteOptions): Recogniser {
  const { apiKey, baseUrl = 'https://api.openai.com/v1', model = 'gpt-4o-mini-transcribe' } = options;
  return createRemote('openai', options, {
    url: `${baseUrl}/audio/transcriptions`,
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    fields: { model, response_format: 'json' },
  });
}

/** https://elevenlabs.io/docs/api-reference/speech-to-text/convert */
export function createElevenLabsRecogniser(options: RemoteOptions): Recogniser {
  const { apiKey = '', baseUrl = 'https://api.elevenlabs.io/v1', model = 'scribe_v2' } = options;
  return createRemote('elevenlabs', options, {
    url: `${baseUrl}/speech-to-text`,
    headers: { 'xi-api-key': apiKey },
    fields: { model_id: model, tag_audio_events: 'false', timestamps_granularity: 'none' },
  });
}

interface Wire {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

/** Both answer with the words under `text`. */
const answerSchema = z.object({ text: z.string() });

function createRemote(name: 'openai' | 'elevenlabs', { waitMs }: RemoteOptions, wire: Wire): Recogniser {
  const { url, headers, fields } = wire;
  return {
    name,
    isOutside: true,
    async recognise(recording, signal) {
      const body = new FormData();
      body.set('file', asFile(recording));
      for (const [field, value] of Object.entries(fields)) body.set(field, value);
      const call = {
        step: 'recognition',
        url,
        ...(await encodeForm(body, headers)),
        signal,
      } as const;
      const answer = answerSchema.safeParse(await askForJson(call, waitMs ?? RECOGNITION_WAIT_MS));
      if (!answer.success) throw speechError('recognition', 'not as documented');
      return answer.data.text;
    },
  };
}

/**
 * A form as plain bytes. Sent as it is, Node reads its files as streams, and one that is read on after the call was
 * aborted throws where nobody can catch it: ERR_INVALID_STATE, and the whole process ends.
 */
async function encodeForm(form: FormData, headers: Wire['headers']) {
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return {
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { ...headers, 'content-type': type },
  };
}

function asFile({ bytes, type }: Recording): File {
  const { fileName, mime } = AUDIO_TYPES[type];
  // Node's own buffers are never shared memory, which is all that the type of a part of a file rules out.
  return new File([bytes as Uint8Array<ArrayBuffer>], fileName, { type: mime });
}
