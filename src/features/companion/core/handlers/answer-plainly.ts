import { ABOUT_US, BABY, NO_EXERCISES, TAKEN_BACK } from '../moves/answering/plain-answers.ts';
import { sayTheirWords } from '../moves/answering/say-their-words.ts';
import { tellCanDo } from '../moves/answering/tell-can-do.ts';
import { tellPrivacy } from '../moves/answering/tell-privacy.ts';
import type { Scene } from '../scene.ts';
import { answerByForm, give, plainOf } from './answer-by-form.ts';
import { answerLost } from './answer-lost.ts';
import { chooseSmall } from './choose-small.ts';
import { type Draft, draft } from './draft.ts';
import { givePractice } from './practising.ts';
import { sayBack } from './repair.ts';
import { writeWords } from './write-words.ts';

/** What they say when a line of ours made no sense. */
const LOST =
  /^(?:(?:of|say|do|like|with|about|to|how was|how is|what would|what is|if) (?:what|who|do|does)|(?:the|my|your) [\w ]{3,25} of what)\b[^?]{0,12}\?|^(?:what|huh|eh|pardon|you what)\W*$|\b(?:keep|save|store|read) what\?|\bwhat do (?:you|u) mean\b|^\W*(?:ha\w* |ok |sorry |but )*what(?:'s| does| did) (?:that|it)(?: even)? mean|\bi asked what you meant\b|\b(?:don'?t|do not) know what you mean\b|\bi (?:don'?t|do not) (?:quite )?(?:follow|get (?:it|that|you|what))\b|^don'?t get (?:it|that)\b|\bwhat (?:are )?you on about\b|\b(?:that'?s|is) about something else\b|\bwhat(?:'s| has| does) that (?:got )?to do with\b|\bi (?:never|didn'?t) (?:said|say|mention\w*) (?:that|anything|any)\b/;
const WHAT_WORD = /^what (?!if\b)(?:\w+ )?(?<word>\w+)\b/;
const MOST_WORDS_OF_LOST = 4;
/** Too common to show that it was ours. */
const COMMON =
  /^(?:you|your|would|could|should|that|this|it|do|does|did|is|are|was|the|a|to|i|he|she|they|we|about|now|can|will)$/;
/** 'any tips for that?': of what they said before. */
const REFERS = /\b(?:for|about|with|on) (?:that|this|it)\W*$/;
const MOST_WORDS_THAT_REFER = 8;
const SHOUTED_AT_A_BABY = /\b(?:shout|yell|scream|snap)\w* at (?:a |my |the |her|him)/;
const BABY_SIGNS = /\bbaby\b|\bnewborn\b|\b\w+ weeks old\b/;

const ANOTHER_TIP =
  /\b(?:another|one more|more|other|third|second) (?:tips?|tricks?|exercises?|practices?|one)\b|\bgot (?:another|any ?more)\b/;

/** By its name. */
const BREATHING = /\bbreathing (?:thing|exercise|technique|trick)s?\b|\bbreathe properly\b/;

/** Questions whose form says what they want, lines of ours that are taken back, and questions passed over. Else null. */
export function answerPlainly(scene: Scene): Draft | null {
  const isCalm = scene.turn.safety.tier === 'T0' || scene.turn.safety.tier === 'T1';
  if (!isCalm || scene.language !== 'en') return null;
  const plain = plainOf(scene.turn.content);
  return (
    standBy(scene, plain) ??
    answerOfUs(scene, plain) ??
    anotherPractice(scene, plain) ??
    sayWhatTheyKnow(scene, plain) ??
    writeWords(scene, plain) ??
    chooseSmall(scene, plain) ??
    answerByForm(scene, inContext(scene, plain)) ??
    refuseExercises(scene, plain) ??
    answerLost(scene, plain) ??
    takeQuoteBack(scene, plain) ??
    takeBack(scene, plain)
  );
}

/** With what they said before, where a request only points to it. */
function inContext({ turn, reading }: Scene, plain: string): string {
  if (!REFERS.test(plain) || reading.act.asked === null || reading.wordCount > MOST_WORDS_THAT_REFER)
    return plain;
  const before = turn.history.findLast(({ sender }) => sender === 'user')?.text ?? '';
  return `${plainOf(before)}. ${plain}`;
}

/** 'i know it wasn't too early. i just needed someone to say it': said, in their own words. */
const SAY_IT =
  /\bi know (?:that )?(?<it>(?:it|that|this)(?:'s| is| was)?n?'?t? (?:[\w']+ ?){1,7}?)(?:[,.;]| and| but| i just)+ .*\b(?:someone|somebody|you|anyone|anybody) to (?:just )?say (?:it|that|so)\b/;
const NEGATED = /\b(?:not|never|wasn't|isn't)\b/;
const NO_WORTH = /\b(?:worth|use|point|over|enough)\b/;

function sayWhatTheyKnow(scene: Scene, plain: string): Draft | null {
  const it =
    SAY_IT.exec(plain)
      ?.groups?.it?.replace(/\b(?:really|actually)\b ?/g, '')
      .trim() ?? '';
  if (!NEGATED.test(it) || NO_WORTH.test(it) || /\b(?:i|my|me|you)\b/.test(it)) return null;
  return draft(scene, [sayTheirWords], { slots: { known: it }, mayAsk: false, mayRepeat: true });
}

function answerOfUs(scene: Scene, plain: string): Draft | null {
  const asked = ABOUT_US.find(([, form]) => form.test(plain))?.[0];
  const move = asked === 'privacy' ? tellPrivacy : tellCanDo;
  return asked === undefined ? null : draft(scene, [move], { mayAsk: false, mayRepeat: true });
}

/** 'one more tip': the next practice that fits, while there is one. */
const anotherPractice = (scene: Scene, plain: string): Draft | null =>
  BREATHING.test(plain) && !NO_EXERCISES.form.test(plain)
    ? givePractice(scene, 'breathing')
    : ANOTHER_TIP.test(plain) && scene.record.practices.length > 0
      ? givePractice(scene)
      : null;

function refuseExercises(scene: Scene, plain: string): Draft | null {
  const draft = NO_EXERCISES.form.test(plain) ? give(scene, NO_EXERCISES, {}) : null;
  const refused = [...new Set([...scene.record.refused, 'exercises' as const])];
  return draft && { ...draft, change: { refused } };
}

const FEWEST_WORDS_QUOTED = 2;

/** 'hard thing to find out?? that's just his breed': our words, held out to us; owned, and what they say of it taken up. */
function takeQuoteBack(scene: Scene, plain: string): Draft | null {
  const last = scene.turn.history.findLast(({ sender }) => sender === 'bot')?.text ?? '';
  const [quoted = ''] = /^[^.!?]+(?=\?)/.exec(plain) ?? [];
  const isOurs =
    quoted.trim().split(/\s+/).length >= FEWEST_WORDS_QUOTED &&
    last.includes(quoted.trim()) &&
    quoted !== plain;
  const told = isOurs
    ? sayBack(scene.reading.clauses.findLast(({ isQuestion }) => !isQuestion)?.text ?? '')
    : null;
  return told === null
    ? null
    : draft(scene, [TAKEN_BACK], { mirror: told, mayAsk: false, change: { hasOwnedMistake: true } });
}

function takeBack(scene: Scene, plain: string): Draft | null {
  const isShort = scene.reading.wordCount <= MOST_WORDS_OF_LOST;
  const lost = isShort ? WHAT_WORD.exec(plain)?.groups?.word : undefined;
  const last = scene.turn.history.findLast(({ sender }) => sender === 'bot')?.text ?? '';
  const isOurs = lost !== undefined && !COMMON.test(lost) && last.includes(lost);
  return last !== '' && (isOurs || LOST.test(plain)) ? give(scene, TAKEN_BACK, {}) : null;
}

/** Somebody worn out who shouts at a baby is told once what may be done. */
function standBy(scene: Scene, plain: string): Draft | null {
  if (!SHOUTED_AT_A_BABY.test(plain) || scene.record.used.some((id) => id.startsWith(BABY.name))) return null;
  const said = [
    ...scene.turn.history.filter(({ sender }) => sender === 'user').map(({ text }) => text),
    plain,
  ];
  return BABY_SIGNS.test(said.join(' ').toLowerCase()) ? give(scene, BABY, {}) : null;
}
