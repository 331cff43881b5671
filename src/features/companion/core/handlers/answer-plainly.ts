import { spellOut } from '#language/spell-out.ts';
import { readAsked } from '../acts/read-asked.ts';
import {
  ABOUT_US,
  BABY,
  NO_ANSWER,
  NO_EXERCISES,
  PLAIN_ANSWERS,
  type PlainAnswer,
  TAKEN_BACK,
} from '../moves/answering/plain-answers.ts';
import { tellCanDo } from '../moves/answering/tell-can-do.ts';
import { tellPrivacy } from '../moves/answering/tell-privacy.ts';
import type { Scene } from '../scene.ts';
import { word } from '../speak.ts';
import { answerAsked } from './answer-asked.ts';
import { type Draft, draft } from './draft.ts';
import { givePractice } from './practising.ts';

const plainOf = (text: string): string =>
  spellOut(text)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'");

/** What they say when a question of theirs was passed over. */
const PASSED_OVER =
  /\byou (?:did ?n[o']t|have ?n[o']t|never|still have ?n[o']t) (?:actually )?(?:answer\w*|say|said)\b|\byou (?:just )?(?:skipped|ignored|missed|dodged|passed over) (?:my|the|that) question\b|\bi (?:already )?asked\b|\bi(?:'?m| am| was| wasn'?t) asking\b|\bnot what i asked\b|\b(?:not|isn'?t|wasn'?t) (?:really |even )?an answer\b|\banswer (?:me|the question|my question)\b/;
/** 'i asked how to get started': what they asked, said again. */
const ASKED_AGAIN =
  /\bi (?:already )?(?:asked|was asking|am asking)(?: you)? (?<again>(?:if|whether|how|what|which|where|when|who|for|about) .{8,})/i;
const ASKS =
  /\?|\b(?:have you got|give me|can you|could you|what (?:do|could|should|can) i|how (?:do|can|should)|one (?:idea|thing|tip)|should i|is (?:it|that))\b/;
/** What they say when a line of ours made no sense. */
const LOST =
  /^(?:(?:of|say|do|like|with|about|to|how was|how is|what would|what is|if) (?:what|who|do|does)|(?:the|my|your) [\w ]{3,25} of what)\b[^?]{0,12}\?|^(?:what|huh|eh|pardon|you what)\W*$|\bwhat do (?:you|u) mean\b|^\W*(?:ha\w* |ok |sorry |but )*what(?:'s| does| did) (?:that|it)(?: even)? mean|\bi asked what you meant\b|\b(?:don'?t|do not) know what you mean\b|\bi (?:don'?t|do not) (?:quite )?(?:follow|get (?:it|that|you|what))\b|^don'?t get (?:it|that)\b|\bwhat (?:are )?you on about\b|\b(?:that'?s|is) about something else\b|\bwhat(?:'s| has| does) that (?:got )?to do with\b|\bi (?:never|didn'?t) (?:said|say|mention\w*) (?:that|anything|any)\b/;
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

type Answer = Omit<PlainAnswer, 'form'>;

/** Questions whose form says what they want, lines of ours that are taken back, and questions passed over. Else null. */
export function answerPlainly(scene: Scene): Draft | null {
  const isCalm = scene.turn.safety.tier === 'T0' || scene.turn.safety.tier === 'T1';
  if (!isCalm || scene.language !== 'en') return null;
  const plain = plainOf(scene.turn.content);
  return (
    standBy(scene, plain) ??
    answerOfUs(scene, plain) ??
    anotherPractice(scene, plain) ??
    answerByForm(scene, inContext(scene, plain)) ??
    refuseExercises(scene, plain) ??
    answerAfterAll(scene, plain) ??
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

function answerByForm(scene: Scene, plain: string, address = addressOf(scene)): Draft | null {
  for (const answer of PLAIN_ANSWERS) {
    const found = answer.form.exec(plain);
    if (!found || answer.unless?.test(plain) || answer.only?.test(plain) === false) continue;
    return give(scene, answer, { quality: found.groups?.quality ?? '', address });
  }
  return null;
}

/** Whom the talk is with, where one living person was named in it. */
function addressOf({ record }: Scene): string {
  const named = record.people.filter(({ name, isGone }) => name !== null && !isGone);
  return named.length === 1 ? `${named[0]?.name}, ` : '';
}

/** The last thing they asked, answered late. */
function answerAfterAll(scene: Scene, plain: string): Draft | null {
  if (!PASSED_OVER.test(plain)) return null;
  const asksNow = plain.includes('?');
  const before = scene.turn.history
    .filter(({ sender }) => sender === 'user')
    .slice(-4)
    .map(({ text }) => text)
    .reverse()
    .find((text) => ASKS.test(plainOf(text)));
  const asked =
    ASKED_AGAIN.exec(scene.turn.content)?.groups?.again ?? (asksNow ? scene.turn.content : before);
  if (asked === undefined) return null;
  const then: Scene = { ...scene, turn: { ...scene.turn, content: asked } };
  const late =
    answerByForm(scene, plainOf(asked), '') ?? answerAsked(then, readAsked(asked, 'ask') ?? 'cope');
  const answer = late ?? give(scene, NO_ANSWER, {});
  return answer && { ...answer, mirror: late && !asksNow ? 'sorry, i passed over that' : '' };
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

function give(scene: Scene, answer: Answer, slots: Readonly<Record<string, string>>): Draft | null {
  const mayAsk = !scene.record.refused.includes('questions');
  const wording =
    word(answer, scene, { mayAsk, slots }) ?? word(answer, scene, { mayAsk, mayRepeat: true, slots });
  if (!wording) return null;
  return {
    mirror: '',
    wordings: [wording],
    technique: answer.technique,
    hint: answer.hint,
    phase: scene.record.phase,
    asks: null,
    change: {},
  };
}
