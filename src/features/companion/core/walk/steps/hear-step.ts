import { compose, type Draft } from '../../draft.ts';
import type { Place } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { word } from '../../speak.ts';
import type { Step } from '../../ways/way.ts';
import type { WayName } from '../../ways/way-names.ts';
import { isAside, stepAt } from '../../ways/ways.ts';
import { DECIDED, IF_THEN, keptOf, SEVERAL, tellsOn, toGiveBack } from '../answers.ts';
import { keepCompany } from '../company.ts';
import { withSlot } from '../quote.ts';
import { afterStep } from './after-step.ts';
import { askNow, heardLine, heardSet, named, roomLine } from './ask-step.ts';
import { isAnswer, NOTHING_IN_IT } from './is-answer.ts';
import { endDecided, GOES_TO_DO, hearConfession, letGo } from './not-the-answer.ts';

/** What was written at an open step: an answer, more telling, or what the room was left for. */
export function hearStep(scene: Scene, at: Place): Draft | null {
  const { thread } = scene.before;
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  const { content } = scene.reading;
  if (isLedElsewhere(scene, at, step))
    return thread.isResting ? endThere(scene, at) : hearConfession(scene, at);
  if (thread.isResting) return askNow(scene, at, roomLine(scene));
  if (step.longest === 0) return hearMore(scene, at, step);
  if (isAnswer(scene, at, step)) return goOn(scene, at, content);
  if (isAside(at.way)) return leaveAside(scene);
  return IN_STEPS.has(at.way) ? goOn(scene, at, content) : leaveWay(scene, at, step);
}

/** Ways they chose themselves, of several steps: what is no answer is not kept, and the next step is asked. */
const IN_STEPS: ReadonlySet<WayName> = new Set(['think', 'decide']);

/** What is to be done is asked, and a feeling or a story is told. */
const TO_BE_DONE: ReadonlySet<string> = new Set(['hand', 'ideas', 'step', 'snag']);
/** 'ah, we'll leave that. i'll tell you what it really is': only where it is too much for an answer. */
const LEAVES_IT =
  /\b(?:we(?:'ll| will)|let(?:'s| us)|i(?:'ll| will)) leave (?:the|that|it|all)\b|\bi(?:'ll| will) tell you what (?:it|this) (?:really|actually) is\b|\bwhat (?:it|this) (?:really|actually) is\b/i;

function isLedElsewhere(scene: Scene, at: Place, step: Step): boolean {
  const { content } = scene.turn;
  if (!IN_STEPS.has(at.way) || IF_THEN.test(content)) return false;
  if (TO_BE_DONE.has(step.slot) && tellsOn(content)) return true;
  return LEAVES_IT.test(content) && !isAnswer(scene, at, step);
}

/** They tell on where a narrow question stood: a way of thinking asks once more, easier; else there is company. */
function leaveWay(scene: Scene, at: Place, step: Step): Draft | null {
  const { thread } = scene.before;
  if (thread.tries === 0 && step.again !== undefined) {
    const again = word({ name: named(at, step.slot, 'more'), lines: step.again }, scene);
    if (again !== null)
      return compose(scene, [again], { technique: step.technique, phase: step.phase, thread: { tries: 1 } });
  }
  return endThere(scene, at);
}

/** There is company, and what was put down is kept. */
function endThere(scene: Scene, at: Place): Draft | null {
  const company = keepCompany(scene);
  const done = [...scene.before.thread.done.filter((known) => known !== at.way), at.way];
  return company && { ...company, thread: { ...company.thread, done } };
}

/** A telling where a short question stood: company, and the way that stood before it is not forced. */
const leaveAside = (scene: Scene): Draft | null => keepCompany(scene);

/** What is written out ends when they say so; who is remembered is asked about once they have told of them. */
const MOST_TELLINGS: Partial<Readonly<Record<WayName, number>>> = { remember: 4 };
const TELLINGS_BETWEEN = 3;

const WORDS_OF_A_TELLING = 8;

/** 'thats it really', beside more words or not. */
const THATS_ALL =
  /(?:^|[.!?] *)(?:(?:ok|okay|well|right|so)[ ,]+)?(?:i think )?(?:that'?s|that is|that was) (?:sort of |kind of |about |pretty much |basically )?(?:it|all|all of it|everything|the lot)(?: really| then| i think)?(?=[.!,]|$)|^\W*(?:(?:nah|no|nope|well)[ ,]+)?(?:not|nothing) (?:much )?(?:more|else)\b|\bnae mair\b/i;

/** Free telling: company, until there is enough to look at. */
function hearMore(scene: Scene, at: Place, step: Step): Draft | null {
  const { thread } = scene.before;
  const isOver =
    thread.tries >= (MOST_TELLINGS[at.way] ?? Number.POSITIVE_INFINITY) || THATS_ALL.test(scene.turn.content);
  if (isOver && at.way === 'remember' && scene.record.thread.who?.isGone !== true)
    return leaveWay(scene, at, step);
  if (isOver) return askNow(scene, { ...at, step: at.step + 1 }, null);
  const isMuch = scene.reading.wordCount >= WORDS_OF_A_TELLING;
  const close =
    at.way === 'out' && thread.tries % TELLINGS_BETWEEN === 1 && isMuch
      ? word(heardSet(at, step), scene)
      : null;
  const company = keepCompany(scene);
  const wordings = close === null ? (company?.wordings.slice(0, 1) ?? []) : [close];
  return compose(scene, wordings, {
    technique: 'reflect',
    phase: step.phase,
    thread: {
      at,
      tries: thread.tries + 1,
      told: thread.told + scene.reading.wordCount,
      open: null,
      offered: null,
    },
  });
}

/** An answer is kept, and the next question asked. */
function goOn(scene: Scene, at: Place, content: string): Draft | null {
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  if (at.way === 'think' && GOES_TO_DO.test(content)) return letGo(scene, step, content);
  if (at.way === 'decide' && DECIDED.test(content)) return endDecided(scene, content);
  const kept = keptOf(step, content);
  const isMeant = kept !== '' && isAnswer(scene, at, step);
  const { slots: before } = scene.before.thread;
  // What pinches comes beside the snag that stands there.
  const there = before.find(({ name }) => name === step.slot)?.words;
  const put = isMeant
    ? withSlot(before, step.slot, there === undefined ? kept : `${there}\n${kept}`)
    : before;
  // Two things named are not to be named again.
  const slots = step.slot === 'hand' && isMeant && SEVERAL.test(content) ? withSlot(put, 'ideas', kept) : put;
  const isWorthGiving = isMeant && !NOTHING_IN_IT.test(content);
  const heard = heardLine(scene, at, step, isWorthGiving ? toGiveBack(at, step, content) : '');
  return afterStep(scene, { at, step, slots, heard });
}

/** 'how do i pay for it?': the thing to be solved, said as it is asked. */
export const isProblem = ({ before, turn, reading }: Scene): boolean =>
  before.thread.at?.way === 'think' &&
  before.thread.at.step === 0 &&
  !before.thread.isResting &&
  reading.wordCount >= FEWEST_WORDS_OF_A_PROBLEM &&
  PROBLEM.test(turn.content);
const PROBLEM =
  /^\W*(?:(?:ok|okay|well|so|um|it'?s|just)[,: ]+)*(?:how (?:do|can|could|should|will|to|the)|what (?:do|should|can) i|whether|if i|should i|can i|when do i|where do i)\b(?!.*\b(?:you|u)\b)[^.!?]*[.?!]*$/i;
const FEWEST_WORDS_OF_A_PROBLEM = 5;

/** An 'if …, then …' for the snag of a plan, whatever else is asked beside it. */
export const isSnag = ({ before, turn, language }: Scene): boolean =>
  before.thread.at?.way === 'think' &&
  stepAt(before.thread.at, language)?.slot === 'snag' &&
  IF_THEN.test(turn.content);
