import type { SafetyGuidance } from '../../contract.ts';
import type { MessageVerdict } from '../reading/detect-message.ts';
import { say } from '../words/say.ts';
import type { Wording } from './choose-words.ts';
import type { Doubt } from './doubt.ts';
import { isPinned } from './safety-state.ts';

/** Turns after which something certain, that nobody has checked in about, is asked about once more. */
const SPEAKS_AGAIN = 6;

interface Guiding extends Wording {
  readonly doubt: Doubt;
  readonly verdict: MessageVerdict;
}

interface Guided {
  readonly guidance: SafetyGuidance;
  /** The keys of what was said. */
  readonly keys: readonly string[];
  /** The question is about something certain. */
  readonly asksAgain: boolean;
}

/** What is asked of the companion's reply: how to begin, and the one question where there has to be one. */
export function guideCompanion({ turn, decision, before, language, doubt, verdict }: Guiding): Guided {
  const isCertain =
    (isPinned(before.tier) && !decision.isOver) || decision.tier !== undefined || isPinned(verdict.tier);
  const tier =
    isPinned(before.tier) && !decision.isOver
      ? before.tier
      : doubt.isShown || verdict.isDistressed
        ? 'T1'
        : 'T0';
  const certainty = isCertain ? 'certain' : doubt.isShown || doubt.isAsked ? 'suspected' : null;
  const silent = {
    guidance: { certainty, tier, opening: null, question: null },
    keys: [],
    asksAgain: false,
  } as const;
  if (decision.move !== null) return silent;
  const saying = { ...turn, language, turn: before.turn, said: before.said };
  const opening = decision.opening ?? (doubt.isDenied ? 'own_mistake' : null);
  const asksAgain =
    isPinned(before.tier) &&
    before.isHarmOnly !== true &&
    opening === null &&
    before.spokeOn !== null &&
    before.turn - before.spokeOn >= SPEAKS_AGAIN;
  const question = asksAgain ? 'ask_again' : doubt.isAsked ? 'ask_gently' : null;
  const begun = opening && say({ ...saying, move: opening });
  const asked = question && say({ ...saying, move: question });
  return {
    guidance: { certainty, tier, opening: begun?.text ?? null, question: asked?.text ?? null },
    keys: [begun, asked].flatMap((said) => said?.key ?? []),
    asksAgain,
  };
}
