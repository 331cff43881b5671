import { EMPTY_REPLY } from '#features/companion/core/gate/strip-backend.ts';
import { withoutSuspected } from '#features/conversations/core/standing.ts';
import type { Safety } from '#features/safety/contract.ts';
import type { LatencyTrace } from './latency-trace.ts';
import type { TurnStep } from './spoken-turn.ts';
import type { SpokenTurnParts } from './spoken-turn-parts.ts';
import { explainFault } from './voice-problem.ts';

/** Under the status while the browser speaks in place of the server. */
const VOICELESS = 'the usual voice is resting, so another one speaks for now.';

const isUrgent = ({ certainty, messageTier }: Safety): boolean =>
  certainty === 'certain' && messageTier !== 'T0' && messageTier !== 'T1';

export interface ShownTurn {
  readonly turnId: string;
  readonly trace: LatencyTrace;
  /** What is answered cannot wait. */
  isUrgent: boolean;
}

export function showStep(
  step: Exclude<TurnStep, { event: 'sound_added' }>,
  turn: ShownTurn,
  { read, update, act, standing, parts: { analytics } }: SpokenTurnParts,
): void {
  switch (step.event) {
    case 'transcribed':
      turn.trace.mark('transcript');
      act({ type: 'transcribed', words: step.data.text });
      break;
    case 'accepted':
      update({ hasSpoken: true, hasWords: true, ...withoutSuspected(read()) });
      act({ type: 'accepted' });
      break;
    case 'safety_assessed':
      turn.isUrgent = isUrgent(step.data);
      standing.take(step, turn.turnId);
      break;
    case 'phase_changed':
      standing.take(step, turn.turnId);
      break;
    case 'words_added':
      turn.trace.mark('word');
      update({ reply: read().reply + step.data.text });
      break;
    case 'replied': {
      const { content } = step.data.message;
      turn.trace.mark('word');
      standing.take(step, turn.turnId);
      update({ reply: content.trim() === '' ? EMPTY_REPLY : content });
      break;
    }
    case 'stream_failed':
      turn.trace.slow();
      analytics.technicalIssue('connection', { problem: 'stream' });
      break;
    case 'voice_failed':
      update({ note: VOICELESS });
      analytics.technicalIssue('connection', { problem: explainFault(step.data.fault).kind });
  }
}
