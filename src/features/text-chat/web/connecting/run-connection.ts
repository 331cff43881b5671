import { readHealth } from '#contract/health.ts';
import { HEALTH_TIMEOUT_MS } from '#contract/health-call.ts';
import { createConversation, readConversation } from '#features/conversations/contract.ts';
import type { TurnStanding } from '#features/conversations/web/public.ts';
import { callApi } from '#web/api/call-api.ts';
import { faultOf } from '#web/api/fault.ts';
import type { ChatPage } from '../chat-state.ts';
import type { PendingTurns } from '../sending/pending-turn.ts';
import { loadPage } from '../thread/load-page.ts';
import { withNewestPage } from '../thread/thread.ts';
import {
  type ConnectionEvent,
  type ConnectionState,
  CREATION_RETRY_MS,
  HEALTH_CHECKS,
  HEALTH_GAP_MS,
  reduceConnection,
} from './connection-machine.ts';

interface ConnectionParts extends ChatPage {
  /** Where a stored conversation goes on. */
  readonly standing: Pick<TurnStanding, 'takeUp'>;
  readonly pending: Pick<PendingTurns, 'read'>;
  readonly onOpened: () => void;
  /** What was written for it is a new conversation's. */
  readonly onMissing: () => void;
  readonly signal: AbortSignal;
}

type Entered = ConnectionParts & { readonly dispatch: (event: ConnectionEvent) => void };

/** Goes from the first state to an open conversation. Returns what takes the person's own 'try again'. */
export function startConnection(parts: ConnectionParts): Entered['dispatch'] {
  const { read, update } = parts;
  function dispatch(event: ConnectionEvent): void {
    const before = read().connection;
    const connection = reduceConnection(before, event);
    if (connection === before) return;
    update({ connection });
    enter(connection, { ...parts, dispatch });
  }
  enter(read().connection, { ...parts, dispatch });
  return dispatch;
}

/** Does what a state of the connection asks for; the outcome comes back as an event. */
function enter(state: ConnectionState, parts: Entered): void {
  switch (state.status) {
    case 'connecting':
      void checkHealth(state.check, parts);
      break;
    case 'backend_ready':
      void create(parts);
      break;
    case 'creation_failed':
      later(CREATION_RETRY_MS, { type: 'creation_wait_over' }, parts);
      break;
    case 'conversation_created':
      later(0, { type: 'drawn' }, parts);
      break;
    case 'interface_ready':
      void load(state.conversationId, parts);
      break;
    case 'messages_loaded':
      parts.onOpened();
      break;
    case 'missing':
      parts.onMissing();
      break;
    default:
  }
}

async function checkHealth(check: number, parts: Entered): Promise<void> {
  try {
    await callApi(readHealth, {}, { signal: parts.signal, timeoutMs: HEALTH_TIMEOUT_MS, retry: false });
    tell({ type: 'health_answered' }, parts);
  } catch (error) {
    if (faultOf(error) === 'timeout') return tell({ type: 'health_late' }, parts);
    // Whatever else went wrong, the next check asks again; the last one gives up.
    later(check < HEALTH_CHECKS ? HEALTH_GAP_MS : 0, { type: 'health_failed' }, parts);
  }
}

async function create(parts: Entered): Promise<void> {
  try {
    const head = await callApi(createConversation, { body: { type: 'text' } }, { signal: parts.signal });
    if (!parts.signal.aborted) parts.standing.takeUp(head);
    tell({ type: 'created', conversationId: head.id }, parts);
  } catch (error) {
    tell({ type: 'creation_failed', detail: detailOf(error) }, parts);
  }
}

async function load(conversationId: string, parts: Entered): Promise<void> {
  const { signal } = parts;
  try {
    const [head, page] = await Promise.all([
      callApi(readConversation, { params: { conversationId } }, { signal }),
      loadPage(conversationId, 1, signal),
    ]);
    if (signal.aborted) return;
    // An address is kept for words alone: without any, or some that wait in this browser, they were deleted elsewhere.
    if (page.total === 0 && parts.pending.read(Date.now()) === null) {
      tell({ type: 'conversation_missing' }, parts);
      return;
    }
    parts.standing.takeUp(head);
    parts.update({ thread: withNewestPage(parts.read().thread, page) });
    tell({ type: 'messages_arrived' }, parts);
  } catch (error) {
    // An address with a broken id answers 400: for the person it is just as much not there.
    const isMissing = ['missing', 'malformed'].includes(faultOf(error));
    tell(
      isMissing ? { type: 'conversation_missing' } : { type: 'messages_failed', detail: detailOf(error) },
      parts,
    );
  }
}

function tell(event: ConnectionEvent, { dispatch, signal }: Entered): void {
  if (!signal.aborted) dispatch(event);
}

function later(ms: number, event: ConnectionEvent, parts: Entered): void {
  const timer = setTimeout(() => tell(event, parts), ms);
  parts.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');
