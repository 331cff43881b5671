import type { IssueType } from '#features/analytics/contract.ts';
import type { Ear } from '../hearing/voice-ear.ts';
import type { VoiceParts } from '../voice-parts.ts';
import type { VoicePage } from '../voice-snapshot.ts';
import { toVoiceFault } from './to-voice-fault.ts';
import { explainFault, type ProblemKind, type VoiceProblem } from './voice-problem.ts';

/** So many recordings without words in a row, and the microphone waits for a press. */
const UNHEARD_IN_A_ROW = 3;

/** What of analytics' kinds of issues a problem is; the others are of the connection. */
const ISSUES: Partial<Record<ProblemKind, IssueType>> = {
  permission: 'voice_recognition',
  microphone: 'voice_recognition',
  recognition: 'voice_recognition',
  unknown: 'app_crash',
};

interface OutcomeParts extends Omit<VoicePage, 'read'> {
  readonly parts: Pick<VoiceParts, 'isHandsFree' | 'analytics'>;
  readonly ear: Pick<Ear, 'close'>;
}

/** What follows a turn: hands-free, the microphone opens again by itself. */
export function createOutcomes({ parts, ear, act, update }: OutcomeParts) {
  let unheard = 0;

  function rearm(): void {
    if (parts.isHandsFree()) act({ type: 'rearmed' });
  }

  /** No error: a kind word, and hands-free another try. */
  function hearNothing({ message }: VoiceProblem): void {
    unheard += 1;
    act({ type: 'reply_ended' });
    if (unheard < UNHEARD_IN_A_ROW) rearm();
    else ear.close();
    update({ note: message });
  }

  return {
    /** The reply was heard. */
    reply(): void {
      unheard = 0;
      act({ type: 'reply_ended' });
      rearm();
    },
    /** @param keptTurnId what was recorded before it failed is kept under this id */
    fail(error: unknown, keptTurnId?: string): void {
      const problem = explainFault(toVoiceFault(error));
      if (problem.kind === 'nothing_heard') {
        hearNothing(problem);
        return;
      }
      parts.analytics.technicalIssue(ISSUES[problem.kind] ?? 'connection', { problem: problem.kind });
      act({ type: 'failed', problem, turnId: keptTurnId });
      ear.close();
    },
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;
