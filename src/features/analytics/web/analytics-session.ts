import type { Phase } from '#features/companion/contract.ts';
import { apiBase } from '#web/config.ts';
import { session } from '#web/session.ts';

export type AnalyticsMode = 'text' | 'voice';
export type CompletionStatus = 'completed' | 'abandoned';

/** The calls of one conversation's analytics. They carry no word of it, and no failure of theirs is ever felt. */
export interface AnalyticsSession {
  start(): void;
  /** The conversation moved on, or back; `context` names what moved it. */
  progress(fromPhase: Phase, toPhase: Phase, context: string): void;
  interaction(eventType: string, details: Readonly<Record<string, string | number | boolean>>): void;
  technicalIssue(issueType: string, details: Readonly<Record<string, string | number | boolean>>): void;
  /** Once; the page may be closing. `duration` is sent in seconds. */
  end(status: CompletionStatus): void;
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

  const post = (call: string, body: Record<string, unknown>) => {
    const token = session.token();
    if (token === null) return;
    const timestamp = new Date().toISOString();
    // `sendBeacon` cannot carry the token; `keepalive` lets the call outlive the page just as well.
    fetch(`${apiBase()}/api/analytics/${call}`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ sessionId, ...body, timestamp }),
    }).catch(() => {
      // A figure that is lost must never disturb a conversation.
    });
  };

  return {
    start() {
      post('session-start', { mode });
      post('session-mode-selection', { selectedMode: mode });
    },
    progress(fromPhase, toPhase, context) {
      phase = toPhase;
      post('flow-progression', { fromPhase, toPhase, context });
    },
    interaction: (eventType, details) => post('interaction', { eventType, details }),
    technicalIssue: (issueType, details) => post('technical-issue', { issueType, details }),
    end(completionStatus) {
      if (isEnded) return;
      isEnded = true;
      const duration = Math.round((Date.now() - startedAt) / 1_000);
      post('session-end', { completionStatus, duration, finalPhase: phase, mode });
    },
  };
}
