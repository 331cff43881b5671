import { readHealth } from '#contract/health.ts';
import { type Conversation, createConversation, readConversation } from '#features/conversations/contract.ts';
import { callApi } from '#web/api/call-api.ts';
import { faultOf } from '#web/api/fault.ts';
import type { Page } from '../thread/thread.ts';
import {
  type ConnectionEvent,
  type ConnectionState,
  CREATION_RETRY_MS,
  HEALTH_CHECKS,
  HEALTH_GAP_MS,
} from './connection-machine.ts';
import { loadPage } from './load-page.ts';

const HEALTH_TIMEOUT_MS = 3_000;

export interface ConnectionPorts {
  readonly dispatch: (event: ConnectionEvent) => void;
  /** The conversation's head, where the connection learns of it. */
  readonly onHead: (head: Conversation) => void;
  readonly onPage: (page: Page) => void;
  /** Words for this conversation wait in this browser. */
  readonly hasUnsent: (conversationId: string) => boolean;
  readonly signal: AbortSignal;
}

/** Does what a state of the connection asks for; the outcome comes back as an event. */
export function enterConnection(state: ConnectionState, ports: ConnectionPorts): void {
  switch (state.status) {
    case 'connecting':
      void checkHealth(state.check, ports);
      break;
    case 'backend_ready':
      void create(ports);
      break;
    case 'creation_failed':
      later(CREATION_RETRY_MS, { type: 'creation_wait_over' }, ports);
      break;
    case 'conversation_created':
      later(0, { type: 'drawn' }, ports);
      break;
    case 'interface_ready':
      void load(state.conversationId, ports);
      break;
    default:
  }
}

async function checkHealth(check: number, ports: ConnectionPorts): Promise<void> {
  try {
    await callApi(readHealth, {}, { signal: ports.signal, timeoutMs: HEALTH_TIMEOUT_MS, retry: false });
    tell({ type: 'health_answered' }, ports);
  } catch {
    // Whatever went wrong, the next check asks again; the last one gives up.
    later(check < HEALTH_CHECKS ? HEALTH_GAP_MS : 0, { type: 'health_failed' }, ports);
  }
}

async function create(ports: ConnectionPorts): Promise<void> {
  try {
    const head = await callApi(createConversation, { body: { type: 'text' } }, { signal: ports.signal });
    if (!ports.signal.aborted) ports.onHead(head);
    tell({ type: 'created', conversationId: head.id }, ports);
  } catch (error) {
    tell({ type: 'creation_failed', detail: detailOf(error) }, ports);
  }
}

async function load(conversationId: string, ports: ConnectionPorts): Promise<void> {
  const { signal } = ports;
  try {
    const [head, page] = await Promise.all([
      callApi(readConversation, { params: { conversationId } }, { signal }),
      loadPage(conversationId, 1, signal),
    ]);
    if (signal.aborted) return;
    // An address is kept for words alone: without any they were deleted elsewhere.
    if (page.total === 0 && !ports.hasUnsent(conversationId)) {
      tell({ type: 'conversation_missing' }, ports);
      return;
    }
    ports.onHead(head);
    ports.onPage(page);
    tell({ type: 'messages_arrived' }, ports);
  } catch (error) {
    // An address with a broken id answers 400: for the person it is just as much not there.
    const isMissing = ['missing', 'malformed'].includes(faultOf(error));
    tell(
      isMissing ? { type: 'conversation_missing' } : { type: 'messages_failed', detail: detailOf(error) },
      ports,
    );
  }
}

function tell(event: ConnectionEvent, { dispatch, signal }: ConnectionPorts): void {
  if (!signal.aborted) dispatch(event);
}

function later(ms: number, event: ConnectionEvent, ports: ConnectionPorts): void {
  const timer = setTimeout(() => tell(event, ports), ms);
  ports.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');
