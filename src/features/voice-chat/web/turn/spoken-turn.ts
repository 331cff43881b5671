import type { SendAnswer } from '#features/conversations/contract.ts';
import { TurnError, type TurnFault } from '#features/conversations/web/public.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import { toReportedFault, toVoiceFault } from './to-voice-fault.ts';
import type { SpokenEvent, TurnForm, VoiceCalls } from './voice-calls.ts';
import type { VoiceFault } from './voice-problem.ts';

/** What happens in a turn, whichever way it takes: the events of the contracts, their sound decoded. */
export type TurnStep =
  | Exclude<SpokenEvent, { event: 'sound_added' | 'voice_failed' | 'spoken' }>
  | { readonly event: 'sound_added'; readonly data: SpokenChunk }
  /** No more sound will come: whoever listens speaks on, after the first `spoken` characters. */
  | { readonly event: 'voice_failed'; readonly data: { readonly spoken: number; readonly fault: VoiceFault } }
  /** The three calls follow. */
  | { readonly event: 'stream_failed' };

/** The ways that a turn may take: its own stream, and the three calls. */
type TurnCalls = Pick<VoiceCalls, 'streamTurn' | 'transcribe' | 'send' | 'speak'>;

/** What is known of the turn when the stream breaks, so that the three calls need not ask again. */
interface Progress {
  transcript: string | null;
  accepted: boolean;
  lastEventId: number | null;
  nextClause: number;
  /** Characters of the reply whose clauses have all their sound. */
  spoken: number;
  /** Of the clause that is still coming. */
  clauseLength: number;
  answer: SendAnswer | null;
}

/**
 * One turn: by the fast path, and when its stream does not work, by the three calls of the specification under the same
 * id. Ends after the last sound, or with `voice_failed`; an abort by `signal` ends it as well.
 * @throws {ApiError | TurnError} when there will be no reply
 */
export async function* followSpokenTurn(
  form: TurnForm,
  calls: TurnCalls,
  signal: AbortSignal,
): AsyncGenerator<TurnStep> {
  const progress: Progress = {
    transcript: form.transcript,
    accepted: false,
    lastEventId: null,
    nextClause: 0,
    spoken: 0,
    clauseLength: 0,
    answer: null,
  };
  try {
    for await (const event of calls.streamTurn(form, signal)) {
      note(event, progress);
      if (event.event !== 'spoken') yield toStep(event, progress);
    }
    return;
  } catch (error) {
    if (!(error instanceof TurnError) || isRefusal(error.fault)) throw error;
  }
  yield { event: 'stream_failed' };
  yield* byThreeCalls(form, calls, signal, progress);
}

/** Codes that say something about the stream rather than about the turn. */
const STREAM_ONLY = ['not_found', 'internal', 'unsupported_media_type'];

/** An answer of our own server that would be the same by the three calls. */
const isRefusal = (fault: TurnFault): boolean =>
  fault.kind === 'reported' ||
  (fault.kind === 'status' && fault.code !== null && !STREAM_ONLY.includes(fault.code));

function note(event: SpokenEvent, progress: Progress): void {
  if ('id' in event) progress.lastEventId = event.id;
  if (event.event === 'accepted') progress.accepted = true;
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

function toStep(event: Exclude<SpokenEvent, { event: 'spoken' }>, progress: Progress): TurnStep {
  if (event.event === 'sound_added') return { event: 'sound_added', data: toChunk(event.data) };
  if (event.event !== 'voice_failed') return event;
  return {
    event: 'voice_failed',
    data: { spoken: progress.spoken, fault: toReportedFault(event.data.code) },
  };
}

/** The words are sent, or their turn taken up, by the stream that typed words take. */
async function* byThreeCalls(
  { conversationId, clientMessageId, recording }: TurnForm,
  calls: TurnCalls,
  signal: AbortSignal,
  progress: Progress,
): AsyncGenerator<TurnStep> {
  const content = progress.transcript ?? (recording && (await calls.transcribe(recording, signal)));
  if (content === null) return;
  if (progress.transcript === null) yield { event: 'transcribed', data: { text: content } };
  if (progress.answer === null) {
    const { accepted, lastEventId } = progress;
    const turn = { id: clientMessageId, content, replaces: null, accepted, lastEventId };
    for await (const event of calls.send(turn, conversationId, signal)) {
      note(event, progress);
      yield event;
    }
  }
  const rest = progress.answer?.message.content.slice(progress.spoken) ?? '';
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
