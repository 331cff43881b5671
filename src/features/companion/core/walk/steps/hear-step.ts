import { compose, type Draft } from '../../draft.ts';
import type { Place } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { word } from '../../speak.ts';
import type { Step } from '../../ways/way.ts';
import type { WayName } from '../../ways/way-names.ts';
import { isAside, stepAt } from '../../ways/ways.ts';
import { keptOf, SEVERAL, toGiveBack } from '../answers.ts';
import { keepCompany } from '../company.ts';
import { withSlot } from '../quote.ts';
import { afterStep } from './after-step.ts';
import { askNow, heardLine, heardSet, roomLine } from './ask-step.ts';
import { isAnswer, NOTHING_IN_IT } from './is-answer.ts';
import { isInSteps } from './not-the-answer.ts';

/** What was written at an open step: an answer, more telling, or what the room was left for. */
export function hearStep(scene: Scene, at: Place): Draft | null {
  const { thread } = scene.before;
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  if (thread.isResting) return askNow(scene, at, roomLine(scene));
  if (step.longest === 0) return hearMore(scene, at, step);
  if (isInSteps(at) || isAnswer(scene, at, step)) return goOn(scene, at, step);
  return isAside(at.way) ? keepCompany(scene) : endThere(scene, at);
}

/** There is company, and what was put down is kept. */
function endThere(scene: Scene, at: Place): Draft | null {
  const company = keepCompany(scene);
  const done = [...scene.before.thread.done.filter((known) => known !== at.way), at.way];
  return company && { ...company, thread: { ...company.thread, done } };
}

/** What is written out ends when they say so; who is remembered is asked about once they have told of them. */
const MOST_TELLINGS: Partial<Readonly<Record<WayName, number>>> = { remember: 4 };
const TELLINGS_BETWEEN = 3;

const WORDS_OF_A_TELLING = 8;

/** 'thats it really', beside more words or not. */
const THATS_ALL =
  /(?:^|[.!?] *)(?:(?:ok|okay|well|right|so)[ ,]+)?(?:i think )?(?:that'?s|that is|that was) (?:sort of |kind of |about |pretty much |basically )?(?:it|all|all of it|everything|the lot)(?: really| then| i think)?(?=[.!,]|$)|^\W*(?:(?:nah|no|nope|well)[ ,]+)?(?:not|nothing) (?:much )?(?:more|else)\b|\bnae mair\b/i;

/** 'he called that day, i let it ring': no next question over it. */
const LEFT_UNDONE =
  /\bi (?:let it ring|should(?:['’]?ve| have)|(?:never|did ?n['’]?o?t) (?:call|go|answer|pick up|say|tell|come|ring|visit|write|ask|get to)\w*|said later|was ?n['’]?t there)\b/i;

/** Free telling: company, until there is enough to look at. */
function hearMore(scene: Scene, at: Place, step: Step): Draft | null {
  const { thread } = scene.before;
  const { content } = scene.turn;
  const isTold = thread.tries >= (MOST_TELLINGS[at.way] ?? Number.POSITIVE_INFINITY);
  const isOver = (isTold && !LEFT_UNDONE.test(content)) || THATS_ALL.test(content);
  if (isOver && at.way === 'remember' && scene.record.thread.who?.isGone !== true) return endThere(scene, at);
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
function goOn(scene: Scene, at: Place, step: Step): Draft | null {
  const { content } = scene.reading;
  const kept = keptOf(step, content);
  const { slots: before } = scene.before.thread;
  // What pinches comes beside the snag that stands there.
  const there = before.find(({ name }) => name === step.slot)?.words;
  const put =
    kept === '' ? before : withSlot(before, step.slot, there === undefined ? kept : `${there}\n${kept}`);
  // Two things named are not to be named again.
  const slots = step.slot === 'hand' && SEVERAL.test(content) ? withSlot(put, 'ideas', kept) : put;
  const isWorthGiving = kept !== '' && !NOTHING_IN_IT.test(content);
  const heard = heardLine(scene, at, step, isWorthGiving ? toGiveBack(at, step, content) : '');
  return afterStep(scene, { at, step, slots, heard });
}
