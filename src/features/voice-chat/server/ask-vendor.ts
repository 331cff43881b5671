import { AppError, type ErrorCode } from '#contract/errors.ts';
import { fetchWithin } from '#server/outbound.ts';

/** What a speech provider is asked for: the words of a recording, or the sound of words. */
export type SpeechStep = 'recognition' | 'synthesis';

/** A provider's failure, for the log. It carries nothing that the provider wrote: that may quote the person. */
class VendorFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`a speech provider failed: ${code}`);
    this.name = 'VendorFailure';
    this.code = code;
  }
}

const FAILED: Readonly<Record<SpeechStep, ErrorCode>> = {
  recognition: 'recognition_failed',
  synthesis: 'synthesis_failed',
};

function codeOfStatus(step: SpeechStep, status: number): ErrorCode {
  if (status === 429) return 'speech_busy';
  if (status === 408 || status === 504) return 'speech_timeout';
  if (status === 503 || status === 529) return 'speech_unavailable';
  return FAILED[step];
}

/** The error for what a provider did, as the person is told of it. */
export const speechError = (step: SpeechStep, why: string, code: ErrorCode = FAILED[step]): AppError =>
  new AppError(code, { cause: new VendorFailure(why) });

export interface VendorCall {
  readonly step: SpeechStep;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** No stream, and nothing that is read as one: see `encodeForm`. */
  readonly body: Uint8Array<ArrayBuffer> | string;
  /** The asker went away. */
  readonly signal: AbortSignal;
}

interface Watch {
  readonly signal: AbortSignal;
  readonly isLate: () => boolean;
  /** The provider is asked for more, and waited for anew. */
  readonly begin: () => void;
  /** It answered: what follows is not its time. */
  readonly end: () => void;
}

function watch(signal: AbortSignal, waitMs: number): Watch {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(timer);
  const begin = () => {
    end();
    timer = setTimeout(() => late.abort(), waitMs);
  };
  begin();
  return { signal: AbortSignal.any([signal, late.signal]), isLate: () => late.signal.aborted, begin, end };
}

/** A failure of the connection: ours when the asker left or the time is up, theirs otherwise. */
function connectionError(call: VendorCall, waiting: Watch, why: 'unreachable' | 'cut'): Error {
  call.signal.throwIfAborted();
  if (waiting.isLate()) return speechError(call.step, 'timeout', 'speech_timeout');
  return why === 'cut'
    ? speechError(call.step, 'cut')
    : speechError(call.step, 'unreachable', 'speech_unavailable');
}

async function open(call: VendorCall, waiting: Watch): Promise<Response> {
  const { step, url, headers, body } = call;
  let response: Response;
  try {
    response = await fetchWithin(url)(url, { method: 'POST', headers, body, signal: waiting.signal });
  } catch {
    throw connectionError(call, waiting, 'unreachable');
  }
  if (response.ok) return response;
  await response.body?.cancel().catch(() => undefined);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const { code, message } = speechError(
    step,
    `status ${response.status}`,
    codeOfStatus(step, response.status),
  );
  throw new AppError(code, {
    message,
    cause: new VendorFailure(`status ${response.status}`),
    ...(Number.isFinite(seconds) && seconds >= 0 && { retryAfterSeconds: Math.ceil(seconds) }),
  });
}

/**
 * Asks a provider and reads its answer as JSON, all within `waitMs`.
 * @throws {AppError} in the words of the voice screen; the signal's reason when the asker left
 */
export async function askForJson(call: VendorCall, waitMs: number): Promise<unknown> {
  const waiting = watch(call.signal, waitMs);
  try {
    const response = await open(call, waiting);
    const text = await readText(response, call.step).catch((error: unknown) => {
      throw error instanceof AppError ? error : connectionError(call, waiting, 'cut');
    });
    try {
      return JSON.parse(text);
    } catch {
      throw speechError(call.step, 'no JSON');
    }
  } finally {
    waiting.end();
  }
}

/** The words of two minutes, with whatever a vendor says beside them. */
const JSON_MAX_BYTES = 1024 * 1024;

/** The text of an answer that ends within reason. */
async function readText({ body }: Response, step: SpeechStep): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > JSON_MAX_BYTES) throw speechError(step, 'endless');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/** More than an hour of speech: such an answer never ends by itself. */
const SOUND_MAX_BYTES = 200 * 1024 * 1024;

/**
 * Asks a provider and gives its answer piece by piece; it may take `waitMs` for each, whoever takes them as long as they
 * like. Leaving the loop ends the call.
 * @throws {AppError} as {@link askForJson}
 */
export async function* askForSound(call: VendorCall, waitMs: number): AsyncGenerator<Uint8Array> {
  const leaving = new AbortController();
  const own = { ...call, signal: AbortSignal.any([call.signal, leaving.signal]) };
  const waiting = watch(own.signal, waitMs);
  try {
    const { body } = await open(own, waiting);
    let bytes = 0;
    const reader = body?.getReader();
    while (reader) {
      waiting.begin();
      const { done, value } = await reader.read().catch(() => {
        throw connectionError(own, waiting, 'cut');
      });
      if (done) break;
      waiting.end();
      bytes += value.length;
      if (bytes > SOUND_MAX_BYTES) throw speechError(call.step, 'endless');
      yield value;
    }
    if (bytes === 0) throw speechError(call.step, 'empty');
  } finally {
    waiting.end();
    leaving.abort();
  }
}
