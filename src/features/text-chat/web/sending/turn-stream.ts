import { resumeMessage, sendMessage, type TurnEvent } from '#features/conversations/contract.ts';
import { readSafetyBeside, readTurnEvent, readWholeAnswer } from '#features/conversations/web/public.ts';
import type { Safety } from '#features/safety/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { openCall } from '#web/api/call-api.ts';
import { faultOf } from '#web/api/fault.ts';
import { readEventStream } from '#web/api/read-event-stream.ts';
import { type SilenceWatch, watchSilence } from '#web/api/silence-watch.ts';
import type { Turn } from './send-machine.ts';
import type { SendFault } from './send-problem.ts';

/** No answer at all for this long: the connection timed out. */
const CONNECTION_TIMEOUT_MS = 30_000;
/** The specification's general request timeout, counted anew with every event. */
const SILENCE_TIMEOUT_MS = 120_000;

/** Longer than any turn: the silence watch below is what gives up. */
const LONGEST_TURN_MS = 3_600_000;

/** What ends a turn early. It carries the fault, and never a word of the message. */
export class TurnFault extends Error {
  readonly fault: SendFault;
  /** Crisis resources that came with the fault. */
  readonly safety: Safety | null;

  constructor(fault: SendFault, options: { safety?: Safety | null; cause?: unknown } = {}) {
    super(`turn fault: ${fault.kind}`, { cause: options.cause });
    this.name = 'TurnFault';
    this.fault = fault;
    this.safety = options.safety ?? null;
  }
}

export interface TurnRequest {
  readonly turn: Turn;
  readonly conversationId: string;
  readonly signal: AbortSignal;
}

type Waits = 'connection' | 'companion' | 'request';

/**
 * The events of one turn, up to `replied`. A turn that the server has stored is taken up where it broke off; otherwise
 * it is sent, always under the same id.
 * @throws {TurnFault} for everything that goes wrong; an abort by `signal` just ends it
 */
export async function* streamTurn(
  request: TurnRequest,
): AsyncGenerator<Exclude<TurnEvent, { event: 'failed' }>> {
  const watch = watchSilence<Waits>(request.signal);
  const seen = request.turn.lastEventId ?? 0;
  try {
    const response = await open(request, watch);
    watch.wait('request', SILENCE_TIMEOUT_MS);
    for await (const event of readEvents(response)) {
      watch.wait('companion', SILENCE_TIMEOUT_MS);
      if (event.event === 'failed') throw reported(event.data);
      if (event.id > seen || event.event === 'replied') yield event;
      if (event.event === 'replied') return;
    }
    throw new TurnFault({ kind: 'cut' });
  } catch (cause) {
    if (request.signal.aborted) return;
    const waitingFor = watch.expired();
    if (waitingFor !== null) throw new TurnFault({ kind: 'timeout', waitingFor }, { cause });
    throw asFault(cause);
  } finally {
    watch.end();
  }
}

async function open({ turn, conversationId }: TurnRequest, watch: SilenceWatch<Waits>): Promise<Response> {
  const headers = { accept: 'text/event-stream' };
  const options = { signal: watch.signal, timeoutMs: LONGEST_TURN_MS, retry: false };
  watch.wait('connection', CONNECTION_TIMEOUT_MS);
  try {
    if (turn.accepted) {
      const resumed =
        turn.lastEventId === null ? headers : { ...headers, 'last-event-id': String(turn.lastEventId) };
      return await openCall(
        resumeMessage,
        { params: { clientMessageId: turn.id } },
        { ...options, headers: resumed },
      );
    }
  } catch (error) {
    // A turn that the server does not know was never stored: it is sent.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  const body = {
    content: turn.content,
    conversationId,
    clientMessageId: turn.id,
    ...(turn.replaces !== null && { replaces: turn.replaces }),
  };
  return openCall(sendMessage, { body }, { ...options, headers });
}

function asFault(cause: unknown): TurnFault {
  if (cause instanceof TurnFault) return cause;
  const kind = faultOf(cause);
  if (kind === 'cut') return new TurnFault({ kind }, { cause });
  if (!(cause instanceof ApiError) || kind === 'unreachable')
    return new TurnFault({ kind: 'unreachable' }, { cause });
  if (kind === 'timeout') return new TurnFault({ kind, waitingFor: 'request' }, { cause });
  const retryAfterMs = cause.retryAfterSeconds === undefined ? null : cause.retryAfterSeconds * 1_000;
  const fault = { kind: 'status', status: cause.status, message: cause.message, retryAfterMs } as const;
  return new TurnFault(fault, { safety: readSafetyBeside(cause.body), cause });
}

async function* readEvents(response: Response): AsyncGenerator<TurnEvent> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('application/json')) {
    const text: string = await response.text();
    yield* asContract(() => readWholeAnswer(JSON.parse(text)));
    return;
  }
  if (!type.includes('text/event-stream') || response.body === null) throw new TurnFault({ kind: 'garbage' });
  for await (const event of readEventStream(response.body)) {
    const read = asContract(() => readTurnEvent(event));
    if (read !== null) yield read;
  }
}

function asContract<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new TurnFault({ kind: 'garbage' }, { cause });
  }
}

function reported(error: (TurnEvent & { event: 'failed' })['data']): TurnFault {
  const { code, message, retryable, retryAfterSeconds, safety } = error;
  const retryAfterMs = retryAfterSeconds === undefined ? null : retryAfterSeconds * 1_000;
  return new TurnFault({ kind: 'reported', code, message, retryable, retryAfterMs }, { safety });
}
