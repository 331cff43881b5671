import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { toWav } from '../recordings.ts';
import {
  type RecordedRequest,
  readJson,
  type StandIn,
  type StandInOptions,
  sendJson,
  startStandIn,
} from './stand-in.ts';

type SoundForm = 'pcm' | 'wav' | 'mp3';

/** How a stand-in for a speech vendor answers one request. */
export type SpeechStep =
  /** A recording was heard as this text. */
  | { readonly kind: 'words'; readonly text: string; readonly afterMs?: number }
  /** A text is spoken, with a tone for a voice. */
  | {
      readonly kind: 'sound';
      /** Absent: 2.5, as people speak. */
      readonly wordsASecond?: number;
      readonly firstByteMs?: number;
      /** How many seconds of sound come in one; absent: as fast as the socket takes them. */
      readonly timesRealtime?: number;
      /** The sizes of the pieces in bytes; absent: a tenth of a second each. */
      readonly pieceBytes?: number;
      /** Ignores what was asked for and sends this. */
      readonly form?: SoundForm;
    }
  /** An HTTP error with the vendor's own body. */
  | { readonly kind: 'error'; readonly status: number; readonly retryAfterSeconds?: number }
  /** Never goes on: before the first byte, or after so many bytes. */
  | { readonly kind: 'hang'; readonly afterBytes?: number }
  /** The connection breaks: before the first byte, or after so many bytes. */
  | { readonly kind: 'cut'; readonly afterBytes?: number }
  /** A success that is no answer. */
  | { readonly kind: 'garbage' }
  /** A success without a byte. */
  | { readonly kind: 'empty' };

type Options = Partial<Pick<StandInOptions<SpeechStep>, 'port' | 'byDefault'>>;

const WORDS_A_SECOND = 2.5;
const byDefault = ({ path }: RecordedRequest): SpeechStep =>
  /transcriptions|speech-to-text/.test(path)
    ? { kind: 'words', text: 'the talk tomorrow scares me' }
    : { kind: 'sound' };

/** What a vendor's own requests must hold; whatever else is sent is refused, to notice drift. */
interface Vendor {
  readonly isSignedIn: (request: RecordedRequest) => boolean;
  readonly recognition: { readonly path: string; readonly fields: z.ZodType };
  readonly synthesis: { readonly path: RegExp; readonly body: z.ZodType };
  /** The text to speak, and the rate of samples to speak it with; null for MP3. */
  readonly readSpeech: (request: RecordedRequest) => { text: string; sampleRate: number | null };
  readonly refusal: (message: string) => object;
}

const openAiSpeech = z.strictObject({
  model: z.string().min(1),
  voice: z.string().min(1),
  input: z.string().min(1).max(4096),
  response_format: z.enum(['pcm', 'mp3']),
});

/** `POST /v1/audio/transcriptions` and `POST /v1/audio/speech`, as OpenAI and compatible servers answer them. */
export const startOpenAiSpeechStandIn = (options: Options = {}): Promise<StandIn<SpeechStep>> =>
  start(options, {
    isSignedIn: ({ headers }) => headers.authorization?.startsWith('Bearer ') ?? false,
    recognition: {
      path: '/v1/audio/transcriptions',
      fields: z.strictObject({ model: z.string().min(1), response_format: z.literal('json') }),
    },
    synthesis: { path: /^\/v1\/audio\/speech$/, body: openAiSpeech },
    readSpeech(request) {
      const { input, response_format: format } = openAiSpeech.parse(readJson(request));
      return { text: input, sampleRate: format === 'pcm' ? 24_000 : null };
    },
    refusal: (message) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  });

const elevenLabsSpeech = z.strictObject({ text: z.string().min(1), model_id: z.string().min(1) });

/** `POST /v1/speech-to-text` and `POST /v1/text-to-speech/{voice}/stream`, as ElevenLabs answers them. */
export const startElevenLabsStandIn = (options: Options = {}): Promise<StandIn<SpeechStep>> =>
  start(options, {
    isSignedIn: ({ headers }) => Boolean(headers['xi-api-key']),
    recognition: {
      path: '/v1/speech-to-text',
      fields: z.strictObject({
        model_id: z.string().min(1),
        tag_audio_events: z.literal('false'),
        timestamps_granularity: z.literal('none'),
      }),
    },
    synthesis: { path: /^\/v1\/text-to-speech\/[^/]+\/stream$/, body: elevenLabsSpeech },
    readSpeech(request) {
      const format = new URLSearchParams(request.query).get('output_format') ?? '';
      return {
        text: elevenLabsSpeech.parse(readJson(request)).text,
        sampleRate: format.startsWith('pcm_') ? Number(format.slice(4)) : null,
      };
    },
    refusal: (message) => ({ detail: { status: 'invalid', message } }),
  });

function start(options: Options, vendor: Vendor): Promise<StandIn<SpeechStep>> {
  return startStandIn<SpeechStep>({
    port: options.port ?? 0,
    byDefault: options.byDefault ?? byDefault,
    async answer(request, response, takeStep) {
      const refuse = (status: number, message: string, headers?: Record<string, string>) =>
        sendJson(response, status, vendor.refusal(message), headers);
      if (!vendor.isSignedIn(request)) return refuse(401, 'no key');
      const isRecognition = request.path === vendor.recognition.path;
      if (!isRecognition && !vendor.synthesis.path.test(request.path)) return refuse(404, 'no such path');
      const fault = await findFault(request, vendor);
      if (fault) return refuse(400, fault);

      const step = takeStep();
      if (step.kind === 'error') {
        return refuse(step.status, 'scripted', retryAfter(step.retryAfterSeconds));
      }
      if (step.kind === 'words') return write(step, response);
      if (step.kind === 'sound') return play(step, vendor.readSpeech(request), response);
      await misbehave(step, response);
    },
  });
}

const retryAfter = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'retry-after': String(seconds) };

const findFault = async (
  request: RecordedRequest,
  { recognition, synthesis }: Vendor,
): Promise<string | undefined> =>
  request.path === recognition.path
    ? findFormFault(request, recognition.fields)
    : synthesis.body.safeParse(readJson(request)).error?.message;

async function write(
  { text, afterMs }: Extract<SpeechStep, { kind: 'words' }>,
  response: ServerResponse,
): Promise<void> {
  if (afterMs) await wait(afterMs);
  sendJson(response, 200, { text });
}

/** The file that a vendor was sent. */
export async function readFile(request: RecordedRequest): Promise<File | null> {
  const form = await readForm(request);
  const file = form.get('file');
  return file instanceof File ? file : null;
}

const readForm = ({ headers, body }: RecordedRequest): Promise<FormData> =>
  new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();

async function findFormFault(request: RecordedRequest, fields: z.ZodType): Promise<string | undefined> {
  const form = await readForm(request);
  const { file, ...rest } = Object.fromEntries(form);
  if (!(file instanceof File) || file.size === 0) return 'file is missing';
  return fields.safeParse(rest).error?.message;
}

async function misbehave(
  step: Extract<SpeechStep, { kind: 'hang' | 'cut' | 'garbage' | 'empty' }>,
  response: ServerResponse,
): Promise<void> {
  if (step.kind === 'empty') return void response.writeHead(200).end();
  if (step.kind === 'garbage') return void response.writeHead(200).end('<html>502 Bad Gateway</html>');
  if (step.afterBytes !== undefined) {
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    await new Promise<void>((resolve) =>
      response.write(Buffer.alloc(step.afterBytes ?? 0, 1), () => resolve()),
    );
  }
  if (step.kind === 'cut') response.destroy();
}

async function play(
  {
    wordsASecond = WORDS_A_SECOND,
    firstByteMs = 0,
    timesRealtime,
    pieceBytes,
    form,
  }: Extract<SpeechStep, { kind: 'sound' }>,
  { text, sampleRate }: { text: string; sampleRate: number | null },
  response: ServerResponse,
): Promise<void> {
  const seconds = text.split(/\s+/).length / wordsASecond;
  const sound = await makeSound(form ?? (sampleRate === null ? 'mp3' : 'pcm'), seconds, sampleRate ?? 24_000);
  if (firstByteMs) await wait(firstByteMs);
  response.writeHead(200, {
    'content-type': sampleRate === null ? 'audio/mpeg' : 'application/octet-stream',
  });
  const size = pieceBytes ?? Math.max(1, Math.ceil(sound.length / (seconds * 10)));
  const startedAt = performance.now();
  for (let at = 0; at < sound.length && !response.destroyed; at += size) {
    if (timesRealtime) {
      const dueInMs = startedAt + ((at / sound.length) * seconds * 1000) / timesRealtime - performance.now();
      if (dueInMs >= 1) await wait(dueInMs);
    }
    response.write(sound.subarray(at, at + size));
  }
  response.end();
}

async function makeSound(form: SoundForm, seconds: number, sampleRate: number): Promise<Buffer> {
  if (form === 'mp3') return makeMp3(seconds);
  const tone = makeTone(seconds, sampleRate);
  return form === 'pcm' ? tone : toWav(new Int16Array(Uint8Array.from(tone).buffer), sampleRate);
}

/** A quiet tone as signed 16-bit samples. */
function makeTone(seconds: number, sampleRate: number): Buffer {
  const samples = Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    Math.round(4_000 * Math.sin((index / sampleRate) * 2 * Math.PI * 220)),
  );
  return Buffer.from(samples.buffer);
}

async function makeMp3(seconds: number): Promise<Buffer> {
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: 22_050, channels: 1, bitrate: 64 });
  const tone = makeTone(seconds, 22_050);
  const samples = Float32Array.from(
    { length: tone.length / 2 },
    (_, index) => tone.readInt16LE(index * 2) / 32_768,
  );
  const body = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([body, encoder.finalize()]);
}
