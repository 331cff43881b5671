import type { EventOf, SendAnswer, TURN_EVENTS } from '#features/conversations/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { watchSilence } from '#web/api/silence-watch.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import type { SPOKEN_TURN_EVENTS } from '../../contract.ts';
import { toReportedFault, toVoiceFault } from './to-voice-fault.ts';
import { TurnError } from './turn-error.ts';
import type { SpokenEvent, TurnForm, VoiceCalls } from './voice-calls.ts';
import type { VoiceFault } from './voice-problem.ts';

/** What happens in a turn, whichever way it takes: the events of the contracts, their sound decoded. */
export type TurnStep =
  | EventOf<Omit<typeof TURN_EVENTS, 'failed'>>
  | EventOf<Pick<typeof SPOKEN_TURN_EVENTS, 'transcribed'>>
  | { readonly event: 'sound_added'; readonly data: SpokenChunk }
  /** No more sound will come: whoever listens speaks on, after the first `spoken` characters. */
  | { readonly event: 'voice_failed'; readonly data: { readonly spoken: number; readonly fault: VoiceFault } }
  /** The three calls follow. */
  | { readonly event: 'stream_failed' };

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
 * id. Ends after the last sound, or with `voice_failed`.
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
      if (event.event === 'failed')
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
  yield { event: 'stream_failed' };
  yield* byThreeCalls(form, calls, signal, progress);
}

/** Codes that say something about the stream rather than about the turn. */
const STREAM_ONLY = ['not_found', 'internal', 'unsupported_media_type'];

/** An answer of our own server that would be the same by the three calls. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && !STREAM_ONLY.includes(error.code);

function note(event: SpokenEvent, progress: Progress): void {
  if (event.event === 'transcribed') progress.transcript = event.data.text;
  if (event.event === 'replied') progress.answer = event.data;
  if (event.event !== 'sound_added') return;
  const { clause, text, last } = event.data;
  progress.clauseLength += text?.length ?? 0;
  progress.nextClause = clause + 1;
  if (!last) return;
  progress.spoken += progress.clauseLength;
  progress.clauseLength = 0;
}

function toStep(event: Exclude<SpokenEvent, { event: 'failed' | 'spoken' }>, progress: Progress): TurnStep {
  if (event.event === 'sound_added') return { event: 'sound_added', data: toChunk(event.data) };
  if (event.event !== 'voice_failed') return event;
  return {
    event: 'voice_failed',
    data: { spoken: progress.spoken, fault: toReportedFault(event.data.code) },
  };
}

async function* byThreeCalls(
  { conversationId, clientMessageId, recording }: TurnForm,
  calls: VoiceCalls,
  signal: AbortSignal,
  progress: Progress,
): AsyncGenerator<TurnStep> {
  const content = progress.transcript ?? (recording && (await calls.transcribe(recording, signal)));
  if (content === null) return;
  yield { event: 'transcribed', data: { text: content } };
  const answer = progress.answer ?? (await calls.send({ content, conversationId, clientMessageId }, signal));
  yield { event: 'accepted', data: { userMessage: answer.userMessage } };
  if (answer.safety !== null) yield { event: 'safety_assessed', data: answer.safety };
  yield { event: 'replied', data: answer };
  const rest = answer.message.content.slice(progress.spoken);
  if (rest.trim() === '') return;
  try {
    const sound = await calls.speak(rest, signal);
    yield {
      event: 'sound_added',
      data: { ...sound, clause: progress.nextClause, text: rest, last: true },
    };
  } catch (error) {
    signal.throwIfAborted();
    yield { event: 'voice_failed', data: { spoken: progress.spoken, fault: toVoiceFault(error) } };
  }
}

function toChunk({ data, ...chunk }: Extract<SpokenEvent, { event: 'sound_added' }>['data']): SpokenChunk {
  return { ...chunk, bytes: Uint8Array.from(atob(data), (character) => character.charCodeAt(0)) };
}
