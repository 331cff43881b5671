import { withoutQuoted } from '#language/without-quoted.ts';
import { compose, type Draft } from '../../draft.ts';
import { DECISION } from '../../lines/company.ts';
import type { LineSet } from '../../lines/line-set.ts';
import type { Place } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import type { Step } from '../../ways/way.ts';
import type { WayName } from '../../ways/way-names.ts';
import { stepAt } from '../../ways/ways.ts';
import { IF_THEN, tellsOfOthers, tellsOn } from '../answers.ts';
import { asKept, withSlot } from '../quote.ts';
import type { Want } from '../reading/want.ts';
import { longWordsIn } from '../weighty-words.ts';
import { hasJustAsked, NOTHING_OPEN } from './ask-step.ts';
import { DOUBTS } from './is-answer.ts';

/*
 * Thinking and deciding are left at the first doubt: only what is surely an answer is one, a decision ends it at once, and
 * whatever else is said is answered as it would be without an exercise.
 */

const IN_STEPS: ReadonlySet<WayName> = new Set(['think', 'decide']);
export const isInSteps = (at: Place): boolean => IN_STEPS.has(at.way);
/** What a step can do something with, and what ends it by itself. */
const OF_THE_STEP: ReadonlySet<string> = new Set(
  'yes nothing idk done number baffled read_back unkeep sides way bye stop refuse complain quiet quiet_practice'.split(
    ' ',
  ),
);

/** Its form says so, whatever it asks. */
export const isAnswerAnyhow = (scene: Scene, { kind }: Want): boolean =>
  !OF_THE_STEP.has(kind) && (isProblem(scene) || isSnag(scene));

/** What is said at a step of theirs is surely none of its answers. */
export function isNoAnswer(scene: Scene, want: Want): boolean {
  const { kind } = want;
  const { at } = scene.before.thread;
  const step = stepAt(at, scene.language);
  if (at === null || step === null || !isInSteps(at) || OF_THE_STEP.has(kind)) return false;
  if (kind === 'no') return step.slot !== 'snag';
  if (isAnswerAnyhow(scene, want) || (kind === 'asks' && want.asked === 'unclear')) return false;
  return kind !== 'told' || !isSure(scene, step);
}

/** Something is to be done there: what others do and did is told. */
const TO_BE_DONE: ReadonlySet<string> = new Set(['hand', 'ideas', 'step', 'snag']);
/** May hold a feeling. */
const OF_FEELING: ReadonlySet<string> = new Set(['knot', 'year', 'shoulders']);
const MOST_WORDS_BY_THEMSELVES = 30;

const TO_US = /\?|\b(?:you|u|ur|your|bot)\b/i;
/** A no, a laugh, an aside, what they said or know. */
const ASIDE =
  /^\W*(?:(?:ok|okay|well|um+|erm?|oh|so|and|but|yes|yeah)[\s,.]+)*(?:(?:no|nope|nah|naw)\b(?=[,.!]| (?:i|you|he|she|they|we|it|that|this|not|no)\b)|not (?:really|quite|that|this)\b|(?:lol|lmao|(?:ha){1,6}h?|hehe)\b|(?:wait|hang on|hold on|sorry|btw|by the way|anyway|thanks|thank)\b|i (?:already )?(?:told|said|asked|meant|mean)\b(?! (?:it|them|both|each)\b))/i;

/** Whoever chose this way and was just asked answers. */
const MOST_WORDS_ONCE_ASKED = 120;
const NO_DEED =
  /\brather not\b|\bcan (?:hear|feel|see)\b|\b(?:could|can|would) never\b|^\W*(?:he|she|they) (?:said|told|says)\b/i;
const COULD =
  /(?:^|[.!?,;] +)(?:(?:and|or|well|maybe|so) )*i (?:could|might) (?!(?:not|never|hardly|have|hear|feel|see|cry|scream)\b)/i;

/**
 * Right after it was asked for what is told, and of deeds what they could do; else short, or with words of what was put
 * down. It asks nothing, says nothing to us, and later tells of no feeling and of nobody.
 */
function isSure(scene: Scene, { slot, longest }: Step): boolean {
  const { content, wordCount } = scene.reading;
  if (decides(content, slot) || ASIDE.test(content)) return false;
  const bare = withoutQuoted(content).replace(DOUBTS, ' ');
  if (TO_US.test(bare)) return false;
  if (TO_BE_DONE.has(slot)) return isDeed(scene, slot, longest);
  if (hasJustAsked(scene) && wordCount <= MOST_WORDS_ONCE_ASKED) return true;
  if (wordCount > longest) return false;
  if (OF_FEELING.has(slot) || takesUp(scene, content)) return true;
  return wordCount <= MOST_WORDS_BY_THEMSELVES && !tellsOn(content);
}

/** What they could do, or what may come between; what others do and did is told. */
function isDeed(scene: Scene, slot: string, longest: number): boolean {
  const { content, wordCount, feelings } = scene.reading;
  const isSnag = slot === 'snag';
  if (!isSnag && NO_DEED.test(content)) return false;
  if (hasJustAsked(scene) && COULD.test(content) && wordCount <= MOST_WORDS_ONCE_ASKED) return true;
  const isOfThem = tellsOn(content) || tellsOfOthers(content, isSnag);
  return wordCount <= longest && !isOfThem && (feelings.length === 0 || isSnag);
}

const OF_TWO = /\b(?:first|second|other|both|neither|either) (?:one|side|way)?\b/i;
function takesUp({ before }: Scene, content: string): boolean {
  const down = new Set(before.thread.slots.flatMap(({ words }) => longWordsIn(words)));
  return OF_TWO.test(content) || longWordsIn(content).some((word) => down.has(word));
}

const DECIDED =
  /\bi(?:['’]?ve| have)? (?:already |just |now |finally )*(?:decided|made up my mind|made my (?:decision|choice|mind up))\b|\bi(?:['’]?m| am) (?:going with|keeping|staying|taking|selling|leaving it)\b|(?:^|[.!,] )decided[.!]*$|\bi (?:already know\b|know (?:already\b|now\b|what i\b))|\bmind(?:['’]s| is) made up\b|(?:^|[.!,] )\p{L}+ it is\b[.!]*\s*$/iu;
const WILL =
  /(?:^|[.!?,;]\s+)(?:(?:ok|okay|so|right|well|then|no|yes|yeah|actually|and|i think|honestly|fine)[\s,]+)*i(?:['’]?ll| will| shall|['’]?m (?:going to|gonna)| am going to) (?:just )?(?:go|take|stay|leave|do|ring|call|phone|tell|ask|keep|say|move|accept|send|write|text|sign|turn|talk|speak|visit)\b(?! you\b)/i;
/** They go and do it, now: nothing is asked of it before. */
const GOES_TO_DO =
  /\b(?:i(?:'?ll| will|'?m going to| am going to|'?m gonna)? go (?:and )?do (?:it|that|this)|doing (?:it|that) (?:right )?now|off to do (?:it|that)|i'?ll do (?:it|that) (?:right )?now|brb|be right back)\b(?!.{0,20}\b(?:tomorrow|later|next|on|when)\b)/i;

const decides = (content: string, slot: string): boolean =>
  DECIDED.test(content) || GOES_TO_DO.test(content) || (!TO_BE_DONE.has(slot) && WILL.test(content));

/** Nothing was asked that would wait. */
const MAY_DECIDE: ReadonlySet<string> = new Set('told correct no jest praise again picked'.split(' '));

/** They know what they will do: a word for it, and no page. Null: it is no decision. */
export function endDecided(scene: Scene, { kind }: Want): Draft | null {
  const { at, slots: before, done } = scene.before.thread;
  const { content } = scene.turn;
  const slot = stepAt(at, scene.language)?.slot;
  const isOne =
    slot !== undefined && MAY_DECIDE.has(kind) && decides(content, slot) && !content.includes('?');
  if (at === null || !isOne || scene.turn.safety.tier !== 'T0') return null;
  const goes = GOES_TO_DO.test(content);
  const slots = goes && slot === 'step' ? withSlot(before, slot, asKept(content)) : before;
  return compose(scene, [wordAlways(goes ? GO_AND_DO : DECISION, scene)], {
    technique: 'next_step',
    phase: 'R6',
    thread: { ...NOTHING_OPEN, done: [...done.filter((name) => name !== at.way), at.way], slots },
  });
}
const GO_AND_DO: LineSet = {
  name: 'think.go',
  lines: [
    "go, then. i'm here, and you can tell me when it's done.",
    'good, go. it keeps, whatever comes of it.',
  ],
};

/** 'how do i pay for it?': the thing to be solved, said as it is asked. */
const isProblem = ({ before, turn, reading }: Scene): boolean =>
  before.thread.at?.way === 'think' &&
  before.thread.at.step === 0 &&
  reading.wordCount >= FEWEST_WORDS_OF_A_PROBLEM &&
  PROBLEM.test(turn.content);
const PROBLEM =
  /^\W*(?:(?:ok|okay|well|so|um|it'?s|just)[,: ]+)*(?:how (?:do|can|could|should|will|to|the)|what (?:do|should|can) i|whether|if i|(?:should|can|could|would|do|am) i|when do i|where do i)\b(?!.*\b(?:you|u)\b)[^.!?]*[.?!]*$/i;
const FEWEST_WORDS_OF_A_PROBLEM = 5;

/** An 'if …, then …' for the snag of a plan, whatever else is asked beside it. */
const isSnag = ({ before, turn, language }: Scene): boolean =>
  before.thread.at?.way === 'think' &&
  stepAt(before.thread.at, language)?.slot === 'snag' &&
  IF_THEN.test(turn.content);
