import { compose, type Draft } from '../draft.ts';
import { DONT_KNOW } from '../lines/answering.ts';
import {
  BETTER,
  BRIEF,
  DECISION,
  IN_PASSING,
  LEFT,
  MOAN,
  NOT_FOOLISH,
  TAKE_UP,
  THOUGHT,
  WARM,
} from '../lines/company.ts';
import { lastReplyIn } from '../said-so-far.ts';
import type { Scene } from '../scene.ts';
import { type Wording, word, wordAlways } from '../speak.ts';
import { aboutThem, isOfTheDead, personSlots } from './about-them.ts';
import { HARD_WORD, isPast, mayBeGiven, takenUp } from './clause-to-take-up.ts';
import { quoted } from './quote.ts';
import { decidedIn } from './reading/decided.ts';
import { isMoaning, whoDid } from './reading/moaning.ts';
import { isSpokenOf } from './reading/who-died.ts';

/*
 * Company: what there is before a way is chosen, between ways, and for whoever wants none. One thing of theirs is taken
 * up, a person or a short clause word for word, by turns with a plain warm line. Nothing is set as a task.
 */

const BRIEF_WORDS = 3;
const TURNS_BEFORE_AN_OFFER = 4;

/** What is said to a telling, where no way is walked. */
export function keepCompany(told: Scene): Draft | null {
  const scene = told.cues.has('dread') ? withoutJoy(told) : told;
  const { thread } = scene.before;
  const isBrief = scene.reading.wordCount <= BRIEF_WORDS;
  const said =
    hearDecided(scene) ??
    hearBlame(scene) ??
    hearMoan(scene) ??
    hearBetter(scene) ??
    hearQuestion(scene) ??
    (isBrief ? hearBrief(scene) : takeUp(scene)) ??
    word(WARM, scene, notTwice(scene)) ??
    wordAlways(WARM, scene);
  const offer = mayOfferLetter(scene) ? word(IN_PASSING, scene, { slots: personSlots(scene) }) : null;
  return compose(scene, [said, offer], {
    technique: 'reflect',
    phase: scene.record.phase === 'R1' ? 'R2' : scene.record.phase,
    thread: {
      at: null,
      aside: null,
      isResting: false,
      open: offer === null ? null : 'offer',
      offered: offer === null ? null : 'letter',
      sinceOffer: offer === null ? thread.sinceOffer + 1 : 0,
      // An offer that was passed over is not made again.
      declined: offer === null ? thread.declined : [...thread.declined, 'letter'],
    },
  });
}

/** A worry or a hard word in the midst of something glad is not cheered at. */
const withoutJoy = (scene: Scene): Scene => ({
  ...scene,
  cues: new Set([...scene.cues].filter((cue) => cue !== 'joy')),
});

const isTakenUp = (id: string): boolean => /^(?:take-up|about-them)/.test(id);
const MOST_IN_A_ROW = 3;
const WORDS_OF_A_LONG_TELLING = 15;

/** A person, or the clause that matters; by turns with a warm line where nothing of it is heavy or warm. */
function takeUp(scene: Scene): Wording | null {
  if (scene.cues.has('whole')) return null;
  const taken = takenUp(scene.turn.content);
  const hasJust = isTakenUp(scene.before.used.at(-1) ?? '');
  const isOften = hasJust && scene.before.used.slice(-MOST_IN_A_ROW).every(isTakenUp);
  const isLong = scene.reading.wordCount >= WORDS_OF_A_LONG_TELLING;
  const hasAsked = lastReplyIn(scene.turn).includes('?');
  const isOwed =
    taken?.matters === true || (taken?.isWorth === true && (isLong || hasAsked || isDeaf(scene)) && !isOften);
  if (hasJust && !isOwed) return null;
  const isHeavy = taken?.matters === true && isOfTheDead(scene);
  // An answer to a question of ours is taken up, and no next one drawn.
  return (
    (hasJust || hasAsked || isHeavy ? null : aboutThem(scene)) ?? (taken && giveBack(scene, taken.words))
  );
}

/** The clause, word for word. */
function giveBack(told: Scene, words: string): Wording | null {
  const scene = HARD_WORD.test(words) ? withoutJoy(told) : told;
  const isOver = !scene.cues.has('joy') && isPast(words) && !/\b(?:laugh|smil)\w*/i.test(words);
  const isWeighty = scene.cues.has('hard') && HARD_WORD.test(words);
  const cues = [...(isOver ? ['past'] : []), ...(isWeighty ? ['weighs'] : [])];
  return word(TAKE_UP, scene, { slots: { it: quoted(words) }, cues, ...notTwice(scene) });
}

/** What they decided or turn over is heard as that, and nothing is asked. */
function hearDecided(scene: Scene): Wording | null {
  const decided = decidedIn(scene);
  if (decided === null) return null;
  const slots = { it: quoted(decided.words) };
  if (decided.kind === 'decision') return word(decided.isLeft ? LEFT : DECISION, scene, { slots });
  return word(THOUGHT, scene, {
    cues: [...(decided.isSaid ? ['said'] : []), ...(decided.isUnsure ? [] : ['plain'])],
  });
}

const BLAMES_ITSELF =
  /\b(?:it (?:was|is|'s)|i (?:was|am|feel|felt)|i'm) (?:a bit |so |rather |really |being )?(foolish|silly|daft|soppy|ridiculous)\b/i;
const hearBlame = (scene: Scene): Wording | null => {
  const foolish = BLAMES_ITSELF.exec(scene.turn.content)?.[1]?.toLowerCase();
  return foolish === undefined ? null : word(NOT_FOOLISH, scene, { slots: { foolish } });
};

/** Lighter by their own words, told in few and in a calm talk: whoever was in danger may be calm for a bad reason. */
export function hearBetter(scene: Scene): Wording | null {
  const { content, safety } = scene.turn;
  const isTold = scene.reading.wordCount <= WORDS_OF_BETTER && !content.includes('?') && safety.tier === 'T0';
  return isTold && IS_BETTER.some((sign) => sign.test(content)) ? word(BETTER, scene) : null;
}
const WORDS_OF_BETTER = 14;
const IS_BETTER = [
  /(?<!\b(?:not|no|never|isn'?t|don'?t|wish|if|until|would|could|should|might|hope|hoping|be|get) (?:\w+ ){0,2})\b(?:bit|little|lot|much|feel(?:s|ing)?|i'?m|i am|actually|feels like|got) (?:a (?:bit|little|lot) |so |much |actually )?(?:better|calmer|lighter|easier|quieter)\b(?! (?:off|than|if|at|person|man|mum|dad))/i,
  /\b(?:that|it|this|talking|writing|saying it) (?:has |really |actually |kind of )?help(?:ed|s)\b(?! (?:him|her|them|me (?:to )?\w))/i,
  /\bi can breathe\b|\bshoulders? (?:came|come|went|dropped) ?(?:down)?\b/i,
];

/** A question of no kind we know, at the end of what they say: nothing is more deaf than 'go on'. */
const hearQuestion = (scene: Scene): Wording | null =>
  scene.mayAsk &&
  scene.before.thread.at === null &&
  scene.reading.wordCount >= FEWEST_WORDS_ASKED &&
  /\?\W*$/.test(scene.turn.content)
    ? word(DONT_KNOW, scene)
    : null;
const FEWEST_WORDS_ASKED = 5;

/** Their few words, word for word, where they may be heard back. */
function hearBrief(scene: Scene): Wording | null {
  const { content } = scene.turn;
  const it = mayBeGiven(content) ? quoted(content.trim()) : '';
  return word(BRIEF, scene, { slots: { it } });
}

/** Two replies running took nothing up: a third would be deaf. */
const isDeaf = ({ before }: Scene): boolean =>
  before.used.length >= 2 && before.used.slice(-2).every((id) => /^(?:warm|brief|rest|number):/.test(id));

const hearMoan = (scene: Scene): Wording | null =>
  isMoaning(scene) ? word(MOAN, scene, { slots: { they: whoDid(scene) } }) : null;

/** No thanks right after thanks. */
const notTwice = ({ turn }: Scene): { readonly unless?: RegExp } =>
  /\bthank you\b/.test(lastReplyIn(turn)) ? { unless: /\bthank you\b/ } : {};

/** To whoever tells of somebody who died, once. */
function mayOfferLetter({ mayAsk, turn, before, record }: Scene): boolean {
  const { thread } = before;
  if (!mayAsk || thread.sinceOffer < TURNS_BEFORE_AN_OFFER || thread.tone !== 'grief') return false;
  const { who } = record.thread;
  if (who?.isGone !== true || who.isAnimal === true || !isSpokenOf({ turn, record }, who)) return false;
  return !thread.declined.includes('letter') && !thread.done.includes('letter');
}
