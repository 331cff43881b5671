import type { SafetyGuidance } from '../../contract.ts';
import type { MessageVerdict } from '../reading/detect-message.ts';
import { emergencyNumberFor } from '../resources/resources.ts';
import { lineFor, say } from '../words/say.ts';
import type { Wording } from './choose-words.ts';
import type { Doubt } from './doubt.ts';
import type { Move } from './moves.ts';
import { isPinned } from './safety-state.ts';
import { askedLately, isLeftOpen } from './suspicion-state.ts';

/** Turns after which something certain, that nobody has checked in about, is asked about once more. */
const SPEAKS_AGAIN = 6;

interface Guiding extends Wording {
  /** The protocol's own reply; null where the companion replies. */
  readonly words: string | null;
  readonly doubt: Doubt;
  readonly verdict: MessageVerdict;
  /** No rule was certain: a model was asked. */
  readonly isHeardByModel: boolean;
}

interface Guided {
  readonly guidance: SafetyGuidance;
  /** The keys of what was said. */
  readonly keys: readonly string[];
  /** The question is about something certain. */
  readonly asksAgain: boolean;
}

/** What is asked of the companion's reply: how to begin, and the one question where there has to be one. */
export function guideCompanion(guiding: Guiding): Guided {
  const { turn, decision, before, language, doubt } = guiding;
  const standing = { ...standingOf(guiding), opening: null, question: null };
  if (decision.move !== null) return { guidance: standing, keys: [], asksAgain: false };
  const saying = { ...turn, language, turn: before.turn, said: before.said };
  const opening =
    decision.opening ?? (doubt.isProtested ? 'own_line' : doubt.isDenied ? 'own_mistake' : null);
  const asksAgain = opening === null && isUnasked(before);
  const question = asksAgain ? 'ask_again' : doubt.isAsked ? 'ask_gently' : null;
  const begun = opening && say({ ...saying, move: opening });
  const asked = question && say({ ...saying, move: question });
  return {
    guidance: {
      ...standing,
      opening: begun?.text ?? null,
      move: opening,
      question: asked?.text ?? null,
    },
    keys: [begun, asked].flatMap((said) => said?.key ?? []),
    asksAgain,
  };
}

function standingOf(guiding: Guiding): Omit<SafetyGuidance, 'opening' | 'question'> {
  const { turn } = guiding;
  const emergency = emergencyNumberFor(turn.country);
  return {
    certainty: findCertainty(guiding),
    tier: findTier(guiding),
    isUnsettled: isUnsettled(guiding),
    asked: askedLately(guiding.doubt.state, guiding.before.turn),
    isAccompanied: guiding.before.said.some((key) => /^(?:with|for)_them\./u.test(key)),
    people: `${lineFor(turn.country, 'en')}; in an emergency ${emergency}`,
    ...stepFor(guiding),
  };
}

const stepFor = (guiding: Guiding): Pick<SafetyGuidance, 'step' | 'move'> =>
  isWordable(guiding) ? { step: guiding.words, move: guiding.decision.move } : { step: null, move: null };

/**
 * To a danger that was named the first question, and the first word of an emergency, are said at once and word for word.
 * After that a person has been asked and has answered: a model that heard the answer goes on better than a sentence that
 * did not. So it does where it was the model that heard a danger, which no rule did: it was told between the lines.
 */
function isWordable({ isHeardByModel, decision, before, reading }: Guiding): boolean {
  if (decision.move === null) return false;
  if (isHeardByModel) return true;
  const wasAsked = before.step !== 'none' || reading.question?.kind === 'dying';
  return wasAsked && !WORD_FOR_WORD.has(decision.move);
}

const WORD_FOR_WORD: ReadonlySet<Move> = new Set([
  'emergency',
  'helper_now',
  'medical',
  'harm_others',
  'harm_others_now',
  'abuse_now',
]);

/** Something certain was said before, and is not over. */
const isStillCertain = ({ before, decision }: Guiding): boolean => isPinned(before.tier) && !decision.isOver;

/** Named, or asked about and left open, and neither denied nor over; or somebody hurts them, and they go on telling it. */
function isUnsettled({ before, decision, doubt }: Guiding): boolean {
  if (decision.denied === true || decision.isOver === true || doubt.isDenied) return false;
  const { tier, tags, denied, isHarmOnly, spokeOn } = before;
  const isNamed = isPinned(tier) && !denied && isHarmOnly !== true && spokeOn !== null;
  const isHurt = doubt.isKept === true && tags.includes('abuse');
  return isNamed || isHurt || isLeftOpen(doubt.state, before.turn);
}

function findCertainty(guiding: Guiding): SafetyGuidance['certainty'] {
  const { decision, doubt, verdict } = guiding;
  if (isStillCertain(guiding) || decision.tier !== undefined || isPinned(verdict.tier)) return 'certain';
  return doubt.isShown || doubt.isAsked || doubt.isKept === true ? 'suspected' : null;
}

function findTier(guiding: Guiding): SafetyGuidance['tier'] {
  if (isStillCertain(guiding)) return guiding.before.tier;
  return guiding.doubt.isShown || guiding.verdict.isDistressed ? 'T1' : 'T0';
}

/** Certain, and not spoken of for so long that it is asked about once more. */
const isUnasked = ({ tier, isHarmOnly, spokeOn, turn }: Guiding['before']): boolean =>
  isPinned(tier) && isHarmOnly !== true && spokeOn !== null && turn - spokeOn >= SPEAKS_AGAIN;
