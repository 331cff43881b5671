import type { Phase } from '#features/companion/contract.ts';
import { apiBase } from '#web/config.ts';
import { crashes } from '#web/crashes.ts';
import { session } from '#web/session.ts';
import {
  type AnalyticsMode,
  type CompletionStatus,
  type CrisisIntervention,
  captureFlowProgression,
  captureInteraction,
  captureModeSelection,
  captureSessionEnd,
  captureSessionStart,
  captureTechnicalIssue,
  type IssueType,
} from '../contract.ts';
import { dequeue, enqueue, type QueuedEvent, takeSendable } from './event-queue.ts';

/** The calls of one conversation's analytics. They carry no word of it, and no failure of theirs is ever felt. */
export interface AnalyticsSession {
  start(): void;
  /** The conversation moved on, or back; `context` names what moved it. */
  progress(fromPhase: Phase, toPhase: Phase, context: 'turn' | 'choice'): void;
  interaction(eventType: 'crisis_intervention', details: CrisisIntervention): void;
  /** `problem` is one of our words for what went wrong. */
  technicalIssue(issueType: IssueType, details: { readonly problem?: string }): void;
  /** Once; the page may be closing. `duration` is sent in seconds. */
  end(status: CompletionStatus): void;
}

const underWay = new Set<string>();
let isWatching = false;

/** An event stays in the queue until a server has taken it or refused it for good. Twice is as once to the server. */
async function send({ id, path, body }: QueuedEvent): Promise<void> {
  const token = session.token();
  if (token === null || underWay.has(id)) return;
  underWay.add(id);
  try {
    // `sendBeacon` cannot carry the token; `keepalive` lets the call outlive the page just as well.
    const { status } = await fetch(apiBase() + path, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const mayWorkLater = status >= 500 || status === 429 || status === 401;
    if (!mayWorkLater) dequeue(localStorage, id);
  } catch {
    // No network: it waits. A figure must never disturb a conversation.
  } finally {
    underWay.delete(id);
  }
}

/** Sends what waited, now and whenever the network comes back. */
function sendWaiting(): void {
  for (const event of takeSendable(localStorage, { userId: session.userId(), now: Date.now() }))
    void send(event);
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('online', sendWaiting);
}

/** @param newId makes the session's id, unrelated to person and conversation */
export function createAnalyticsSession(
  mode: AnalyticsMode,
  newId = () => crypto.randomUUID(),
): AnalyticsSession {
  const sessionId = newId();
  const startedAt = Date.now();
  let phase: Phase = 'R1';
  let isEnded = false;

  const post = ({ path }: { path: string }, facts: Record<string, unknown>) => {
    if (session.token() === null) return;
    const event = {
      id: newId(),
      userId: session.userId(),
      path,
      body: { sessionId, ...facts, timestamp: new Date().toISOString() },
    };
    enqueue(localStorage, event);
    void send(event);
  };

  const technicalIssue: AnalyticsSession['technicalIssue'] = (issueType, details) =>
    post(captureTechnicalIssue, { issueType, details });
  let forgetCrashes = () => {};

  return {
    start() {
      sendWaiting();
      post(captureSessionStart, { mode });
      post(captureModeSelection, { selectedMode: mode });
      forgetCrashes = crashes.subscribe(() => technicalIssue('app_crash', { problem: 'screen' }));
    },
    progress(fromPhase, toPhase, context) {
      phase = toPhase;
      post(captureFlowProgression, { fromPhase, toPhase, context });
    },
    interaction: (eventType, details) => post(captureInteraction, { eventType, details }),
    technicalIssue,
    end(completionStatus) {
      if (isEnded) return;
      isEnded = true;
      forgetCrashes();
      const duration = Math.min(86_400, Math.round((Date.now() - startedAt) / 1_000));
      post(captureSessionEnd, { completionStatus, duration, finalPhase: phase, mode });
    },
  };
}
