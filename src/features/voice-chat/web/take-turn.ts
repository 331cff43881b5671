import type { Phase } from '#features/companion/contract.ts';
import type { SendAnswer } from '#features/conversations/contract.ts';
import type { Safety } from '#features/safety/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { watchSilence } from '#web/api/silence-watch.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import { toReportedFault, toVoiceFault } from './to-voice-fault.ts';
import { TurnError } from './turn-error.ts';
import type { SpokenEvent, TurnForm, VoiceCalls } from './voice-calls.ts';
import type { VoiceFault } from './voice-problem.ts';

/** What happens in a turn, whichever way it takes. */
export type TurnStep =
  | { readonly type: 'transcribed'; readonly words: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'safety'; readonly safety: Safety }
  /** More words of the reply. */
  | { readonly type: 'words'; readonly text: string }
  | { readonly type: 'phase'; readonly from: Phase; readonly to: Phase }
  | { readonly type: 'sound'; readonly chunk: SpokenChunk }
  /** The reply is whole. */
  | { readonly type: 'replied'; readonly answer: SendAnswer }
  /** The stream broke; the three calls follow. */
  | { readonly type: 'slowed' }
  /** No more sound will come: whoever listens speaks on, after the first `spoken` characters. */
  | { readonly type: 'voiceless'; readonly spoken: number; readonly fault: VoiceFault };

/** Section 9: the longest wait for a voice; for us, between two signs of life of the stream. */
const SILENCE_MS = 30_000;

/** What is known of the turn when the stream breaks, so that the three calls need not ask again. */
interface Progress {
  transcript: string | null;
  /** The number of the next clause. */
  nextClause: number;
  /** Characters of the reply whose clauses have all their sound. */
  spoken: number;
  /** Of the clause that is still coming. */
  clauseLength: number;
  answer: SendAnswer | null;
}

/**
 * One turn: by the fast path, and when its stream does not work, by the three calls of the specification under the same
 * id. Ends after the last sound, or with `voiceless`.
 * @throws {ApiError | TurnError} when there will be no reply
 */
export async function* takeTurn(
  form: TurnForm,
  calls: VoiceCalls,
  signal: AbortSignal,
): AsyncGenerator<TurnStep> {
  const progress: Progress = {
    transcript: form.transcript,
    nextClause: 0,
    spoken: 0,
    clauseLength: 0,
    answer: null,
  };
  const watch = watchSilence<'stream'>(signal);
  try {
    watch.wait('stream', SILENCE_MS);
    for await (const event of calls.takeTurn(form, watch.signal)) {
      watch.wait('stream', SILENCE_MS);
      if (event.event === 'spoken') return;
      if (event.event === 'error')
        throw new TurnError(toReportedFault(event.data.code, event.data.message), event.data.safety);
      note(event, progress);
      yield toStep(event, progress);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TurnError || isRefusal(error)) throw error;
  } finally {
    watch.end();
  }
  yield { type: 'slowed' };
  yield* byThreeCalls(form, calls, signal, progress);
}

/** Codes that say something about the stream rather than about the turn. */
const STREAM_ONLY = ['not_found', 'internal', 'unsupported_media_type'];

/** An answer of our own server that would be the same by the three calls. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && !STREAM_ONLY.includes(error.code);

function note(event: SpokenEvent, progress: Progress): void {
  if (event.event === 'transcript') progress.transcript = event.data.text;
  if (event.event === 'done') progress.answer = event.data;
  if (event.event !== 'audio') return;
  const { clause, text, last } = event.data;
  progress.clauseLength += text?.length ?? 0;
  progress.nextClause = clause + 1;
  if (!last) return;
  progress.spoken += progress.clauseLength;
  progress.clauseLength = 0;
}

function toStep(
  { event, data }: Exclude<SpokenEvent, { event: 'error' | 'spoken' }>,
  progress: Progress,
): TurnStep {
  switch (event) {
    case 'transcript':
      return { type: 'transcribed', words: data.text };
    case 'accepted':
      return { type: 'accepted' };
    case 'safety':
      return { type: 'safety', safety: data };
    case 'delta':
      return { type: 'words', text: data.text };
    case 'phase':
      return { type: 'phase', ...data };
    case 'audio':
      return { type: 'sound', chunk: toChunk(data) };
    case 'done':
      return { type: 'replied', answer: data };
    case 'voice':
      return { type: 'voiceless', spoken: progress.spoken, fault: toReportedFault(data.code) };
  }
}

async function* byThreeCalls(
  { conversationId, clientMessageId, recording }: TurnForm,
  calls: VoiceCalls,
  signal: AbortSignal,
  progress: Progress,
): AsyncGenerator<TurnStep> {
  const content = progress.transcript ?? (recording && (await calls.transcribe(recording, signal)));
  if (content === null) return;
  yield { type: 'transcribed', words: content };
  const answer = progress.answer ?? (await calls.send({ content, conversationId, clientMessageId }, signal));
  yield { type: 'accepted' };
  if (answer.safety !== null) yield { type: 'safety', safety: answer.safety };
  yield { type: 'replied', answer };
  const rest = answer.message.content.slice(progress.spoken);
  if (rest.trim() === '') return;
  try {
    const sound = await calls.speak(rest, signal);
    yield { type: 'sound', chunk: { ...sound, clause: progress.nextClause, text: rest, last: true } };
  } catch (error) {
    signal.throwIfAborted();
    yield { type: 'voiceless', spoken: progress.spoken, fault: toVoiceFault(error) };
  }
}

function toChunk({ data, ...chunk }: Extract<SpokenEvent, { event: 'audio' }>['data']): SpokenChunk {
  return { ...chunk, bytes: Uint8Array.from(atob(data), (character) => character.charCodeAt(0)) };
}
