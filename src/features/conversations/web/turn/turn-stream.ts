import { HOUR_MS } from '#contract/time.ts';
import { ApiError } from '#web/api/api-error.ts';
import { openCall, REQUEST_TIMEOUT_MS } from '#web/api/call-api.ts';
import { faultOf } from '#web/api/fault.ts';
import { readEventStream } from '#web/api/read-event-stream.ts';
import { watchSilence } from '#web/api/silence-watch.ts';
import { resumeMessage, sendMessage, TURN_EVENTS, type TurnEvent } from '../../contract.ts';
import { TurnError, type TurnWait } from './turn-error.ts';
import {
  type EventRead,
  type EventTable,
  readSafetyBeside,
  readTurnEvent,
  readWholeAnswer,
} from './turn-event.ts';

/** No answer at all for this long: the connection timed out. */
const CONNECTION_TIMEOUT_MS = 30_000;
/** Longer than any turn: the silence watch is what gives up. */
const LONGEST_TURN_MS = HOUR_MS;

/** For every call that answers with the events of a turn. */
export const STREAM_OPTIONS = { timeoutMs: LONGEST_TURN_MS, retry: false } as const;
export const STREAM_HEADERS = { accept: 'text/event-stream' } as const;

export interface TurnStream<Table extends EventTable> {
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly table: Table;
  /** With this event the turn is over. */
  readonly last: keyof Table;
  /** How long nothing may come; counted anew with every event. */
  readonly silenceMs: number;
  readonly signal: AbortSignal;
}

/** All but what ends in a {@link TurnError}. */
export type ToldEvent<Table extends EventTable> = Exclude<EventRead<Table>, { event: 'failed' }>;

/**
 * The events of one turn as they come, up to its last.
 * @throws {TurnError} for everything that goes wrong; an abort by `signal` just ends it
 */
export async function* streamTurn<Table extends EventTable>({
  open,
  table,
  last,
  silenceMs,
  signal,
}: TurnStream<Table>): AsyncGenerator<ToldEvent<Table>> {
  const watch = watchSilence<TurnWait>(signal);
  try {
    watch.wait('connection', CONNECTION_TIMEOUT_MS);
    const response = await open(watch.signal);
    watch.wait('request', silenceMs);
    for await (const event of readEvents(response, table)) {
      watch.wait('companion', silenceMs);
      if (event.event === 'failed') throw reported(event.data as Failed); // as the contract says, in every table
      yield event as ToldEvent<Table>; // the one that is left out was thrown
      if (event.event === last) return;
    }
    throw new TurnError({ kind: 'cut' });
  } catch (cause) {
    if (signal.aborted) return;
    const waitingFor = watch.expired();
    throw waitingFor === null
      ? toTurnError(cause)
      : new TurnError({ kind: 'timeout', waitingFor }, { cause });
  } finally {
    watch.end();
  }
}

/** A person's message and how far its turn has come. */
export interface SentTurn {
  /** The clientMessageId: sent again, it is still the same turn. */
  readonly id: string;
  readonly content: string;
  /** The id of the stored message whose place it takes; null of a new one. */
  readonly replaces: string | null;
  /** The server has stored the person's message. */
  readonly accepted: boolean;
  /** Where to take up the stream again; null before the first event. */
  readonly lastEventId: number | null;
}

/**
 * The events of a turn of words, up to `replied`. A turn that the server has stored is taken up where it broke off;
 * otherwise it is sent, always under the same id.
 * @throws {TurnError} see {@link streamTurn}
 */
export async function* sendTurn(
  turn: SentTurn,
  conversationId: string,
  signal: AbortSignal,
): AsyncGenerator<Exclude<TurnEvent, { event: 'failed' }>> {
  const events = streamTurn({
    open: (watched) => openTurn(turn, conversationId, watched),
    table: TURN_EVENTS,
    last: 'replied',
    silenceMs: REQUEST_TIMEOUT_MS,
    signal,
  });
  for await (const event of events)
    if (event.id > (turn.lastEventId ?? 0) || event.event === 'replied') yield event;
}

async function openTurn(turn: SentTurn, conversationId: string, signal: AbortSignal): Promise<Response> {
  const options = { ...STREAM_OPTIONS, signal };
  const { id: clientMessageId, content, replaces, lastEventId } = turn;
  try {
    if (turn.accepted) {
      const headers = {
        ...STREAM_HEADERS,
        ...(lastEventId !== null && { 'last-event-id': String(lastEventId) }),
      };
      return await openCall(resumeMessage, { params: { clientMessageId } }, { ...options, headers });
    }
  } catch (error) {
    // A turn that the server does not know was never stored: it is sent.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  const body = { content, conversationId, clientMessageId, ...(replaces !== null && { replaces }) };
  return openCall(sendMessage, { body }, { ...options, headers: STREAM_HEADERS });
}

async function* readEvents<Table extends EventTable>(
  response: Response,
  table: Table,
): AsyncGenerator<EventRead<Table>> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('application/json')) {
    const text: string = await response.text();
    // A table has the events of every turn; the checker sees only its own.
    yield* asContract(() => readWholeAnswer(JSON.parse(text)) as EventRead<Table>[]);
    return;
  }
  if (!type.includes('text/event-stream') || response.body === null) throw new TurnError({ kind: 'garbage' });
  for await (const event of readEventStream(response.body)) {
    const read = asContract(() => readTurnEvent(table, event));
    if (read !== null) yield read;
  }
}

function asContract<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new TurnError({ kind: 'garbage' }, { cause });
  }
}

function toTurnError(cause: unknown): TurnError {
  if (cause instanceof TurnError) return cause;
  const kind = faultOf(cause);
  if (kind === 'cut') return new TurnError({ kind }, { cause });
  if (!(cause instanceof ApiError) || kind === 'unreachable')
    return new TurnError({ kind: 'unreachable' }, { cause });
  if (kind === 'timeout') return new TurnError({ kind, waitingFor: 'request' }, { cause });
  const { status, code = null, message, retryAfterSeconds } = cause;
  const fault = { kind: 'status', status, code, message, retryAfterMs: inMs(retryAfterSeconds) } as const;
  return new TurnError(fault, { safety: readSafetyBeside(cause.body), cause });
}

type Failed = (TurnEvent & { event: 'failed' })['data'];

function reported(error: Failed): TurnError {
  const { code, message, retryable, retryAfterSeconds, safety } = error;
  return new TurnError(
    { kind: 'reported', code, message, retryable, retryAfterMs: inMs(retryAfterSeconds) },
    { safety },
  );
}

const inMs = (seconds: number | undefined): number | null => (seconds === undefined ? null : seconds * 1_000);
