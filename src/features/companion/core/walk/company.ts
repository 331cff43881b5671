import { sentencesOf } from '../acts/said-forms.ts';
import { compose, type Draft } from '../draft.ts';
import { DONT_KNOW } from '../lines/answering.ts';
import {
  BETTER,
  BRIEF,
  DECISION,
  ECHO,
  IN_PASSING,
  LEFT,
  MOAN,
  NOT_FOOLISH,
  TAKE_UP,
  THOUGHT,
  WARM,
} from '../lines/company.ts';
import { isHard } from '../record/valence.ts';
import { lastReplyIn, saidBefore } from '../said-so-far.ts';
import { isCalm, type Scene } from '../scene.ts';
import { type Wording, word, wordAlways } from '../speak.ts';
import { aboutThem, isOfTheDead, personSlots } from './about-them.ts';
import { isPast, mayBeGiven, type Taken, takenUp } from './clause-to-take-up.ts';
import { endToEcho } from './end-to-echo.ts';
import { quoted } from './quote.ts';
import { decidedIn } from './reading/decided.ts';
import { isMoaning, whoDid } from './reading/moaning.ts';
import { plainOf } from './reading/plain.ts';
import { isOfAWorldWithoutThem } from './reading/small-questions.ts';
import { isSpokenOf } from './reading/who-died.ts';
import { HARD_WORD } from './weighty-words.ts';

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
    (isBrief ? hearBrief(scene) : (takeUp(scene) ?? echoEnd(scene))) ??
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
const WORDS_OF_A_LONG_TELLING = 15;

const QUOTES_IN_A_ROW = 2;
const TIRED_OF_IT =
  /\b(?:giv\w+|gave|say\w*|repeat\w*|read\w*|quot\w+|throw\w*|feed\w*|bounc\w*)\b.{0,20}\b(?:my (?:own )?words|back (?:at|to) me|what i (?:said|say|just said|wrote))\b|\b(?:parrot|echo)(?:ing|s)?\b/i;
/** Their words were in the last two replies, or they said that they are tired of them. */
function isParrot({ turn }: Scene): boolean {
  const ours = turn.history.filter(({ sender }) => sender === 'bot').slice(-QUOTES_IN_A_ROW);
  const isOften = ours.length === QUOTES_IN_A_ROW && ours.every(({ text }) => text.includes('“'));
  return isOften || [...saidBefore(turn), turn.content].some((text) => TIRED_OF_IT.test(text));
}

/** A person, or the clause that matters; by turns with a warm line where nothing of it is heavy or warm. */
function takeUp(scene: Scene): Wording | null {
  if (scene.cues.has('whole') || isParrot(scene)) return null;
  const taken = takenUp(scene.turn.content);
  const hasJust = isTakenUp(scene.before.used.at(-1) ?? '');
  const isLong = scene.reading.wordCount >= WORDS_OF_A_LONG_TELLING;
  const hasAsked = lastReplyIn(scene.turn).includes('?');
  if (hasJust && !isOwed(taken, isLong || hasAsked)) return null;
  const isHeavy = isOwed(taken, isLong) && isOfTheDead(scene);
  // An answer to a question of ours is taken up, and no next one drawn.
  return (
    (hasJust || hasAsked || isHeavy ? null : aboutThem(scene)) ?? (taken && giveBack(scene, taken.words))
  );
}
const isOwed = (taken: Taken | null, isMuch: boolean): boolean =>
  taken?.matters === true || (taken?.isWorth === true && isMuch);

/** The clause, word for word. */
function giveBack(told: Scene, words: string): Wording | null {
  const scene = HARD_WORD.test(words) ? withoutJoy(told) : told;
  const isOver = !scene.cues.has('joy') && isPast(words) && !/\b(?:laugh|smil)\w*/i.test(words);
  const isWeighty = scene.cues.has('hard') && HARD_WORD.test(words);
  const cues = [...(isOver ? ['past'] : []), ...(isWeighty ? ['weighs'] : [])];
  return word(TAKE_UP, scene, { slots: { it: quoted(words) }, cues, ...notTwice(scene) });
}

/** The thing they ended on, where nothing is heavy; by turns, so that it is no parrot. */
function echoEnd(scene: Scene): Wording | null {
  const { turn, cues, before } = scene;
  const isLight = isCalm(scene) && !cues.has('heavy') && !cues.has('grave') && before.thread.tone !== 'grief';
  const thing =
    isLight && !isParrot(scene) && !lastReplyIn(turn).includes('“') ? endToEcho(turn.content) : null;
  return thing === null ? null : word(ECHO, scene, { slots: { it: quoted(thing) } });
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

/** Lighter by their own words: a whole sentence says so, in a calm talk. Whoever was in danger may be calm for a bad reason. */
export function hearBetter(scene: Scene): Wording | null {
  const { content } = scene.turn;
  const isLighter = isCalm(scene) && scene.before.thread.tone !== 'grief';
  const isMixed = content.includes('?') || scene.cues.has('heavy') || scene.cues.has('grave');
  if (!isLighter || isMixed || scene.reading.wordCount > WORDS_OF_BETTER) return null;
  return sentencesOf(content).some(({ plain }) => IS_BETTER.test(plain)) ? word(BETTER, scene) : null;
}
const WORDS_OF_BETTER = 14;
const IS_BETTER =
  /^(?:(?:ok|okay|yes|yeah|well|oh|mm|actually|and) )*(?:i (?:am|feel)(?: feeling)? |feel(?:s|ing)? |(?:it|that) is )?(?:(?:a )?(?:bit|little|lot|much) (?:better|calmer|lighter)|(?:better|calmer|lighter) now)(?: (?:now|actually|already|thanks|thank you|i think))*$|^(?:(?:ok|okay|yes|yeah|oh) )*(?:that|it|this) (?:has )?(?:really |actually )?helped(?: a (?:bit|little|lot))?(?: (?:actually|thanks|thank you))*$|^(?:(?:ok|yes|and|my) )*shoulders (?:came|dropped|went) down(?: (?:some|a bit))?$/;

/** A question of no kind we know, at the end of what they say: nothing is more deaf than 'go on'. */
const hearQuestion = (scene: Scene): Wording | null =>
  scene.mayAsk &&
  isCalm(scene) &&
  !isOfAWorldWithoutThem(plainOf(scene.turn.content)) &&
  scene.before.thread.at === null &&
  scene.reading.wordCount >= FEWEST_WORDS_ASKED &&
  /\?\W*$/.test(scene.turn.content)
    ? word(DONT_KNOW, scene)
    : null;
const FEWEST_WORDS_ASKED = 5;

/** Their few words, word for word, where they may be heard back; nothing that hurts, and nothing they call themselves. */
function hearBrief(scene: Scene): Wording | null {
  const { content, safety } = scene.turn;
  const hurts =
    safety.tier !== 'T0' || scene.cues.has('heavy') || isHard(scene.reading) || OF_THEMSELVES.test(content);
  return word(BRIEF, scene, { slots: { it: !hurts && mayBeGiven(content) ? quoted(content.trim()) : '' } });
}
const OF_THEMSELVES =
  /^\W*(?:i'?m|i am|am|just|not|an?|so|too) (?!bit\b|little\b|lot\b)|\b(?:nothing|trash|burden|unlovable|dead|starv\w*|cut(?:ting)?|rap(?:ed|e)|abus\w*|assault\w*|molest\w*|kill\w*|numb|empty|hollow|pain)\b/i;

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
