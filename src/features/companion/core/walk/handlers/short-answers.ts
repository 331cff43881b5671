import { compose, type Draft } from '../../draft.ts';
import { DECLINED } from '../../lines/offering.ts';
import { REST } from '../../lines/room.ts';
import type { Place } from '../../record/talk-record.ts';
import { lastReplyIn } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';
import { word, wordAlways } from '../../speak.ts';
import { isAside, stepAt } from '../../ways/ways.ts';
import { goFurther, leaveThere } from '../after-note.ts';
import { meansOf, sayClearly } from '../answer-asked.ts';
import { hearBetter, keepCompany } from '../company.ts';
import { startEasily } from '../open-talk.ts';
import { hearSettle } from '../settle.ts';
import { closeStep, easeStep, skipStep, waitAtStep } from '../steps/after-step.ts';
import { asking, hasJustAsked, heardLine, NOTHING_OPEN, roomLine } from '../steps/ask-step.ts';
import { beginWay } from '../steps/begin-way.ts';
import { hearStep } from '../steps/hear-step.ts';
import { begin } from './begin-chosen.ts';

/*
 * A few words mean what stood open: an offer, a step, a closing note, a short question beside a way.
 */

/** An offer is not taken up, and the talk goes on. */
const decline = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(DECLINED, scene)], { thread: { open: null, offered: null } });

/** Nothing more is wanted, where so little is said and nothing was asked; 'no he's not replied', 'nobody' and a laugh are told. */
function letRest(scene: Scene): Draft | null {
  const { content } = scene.turn;
  const isTold =
    scene.reading.wordCount > MOST_WORDS_LET_REST ||
    lastReplyIn(scene.turn).includes('?') ||
    TELLS.test(content);
  if (isTold) return keepCompany(scene);
  return compose(scene, [hearBetter(scene) ?? word(REST, scene) ?? roomLine(scene)], {
    technique: 'validate',
  });
}
const MOST_WORDS_LET_REST = 3;
const TELLS = /\b(?:nobody|no ?one|ha|(?:ha)+h?|lo+l|lmf?ao+|hehe+)\b|[😂🤣😅😄😆]/iu;

/** Yes to what stands open; where nothing does, it rests. */
export function sayYes(scene: Scene, at: Place | null): Draft | null {
  const { open, offered } = scene.before.thread;
  if (open === 'offer' && offered !== null) return begin(scene, offered);
  if (open === 'ways' || open === 'settled') return begin(scene, 'out');
  if (open === 'note') return leaveThere(scene);
  if (at === null) return letRest(scene);
  if (at.way === 'hoping') return beginWay(scene, 'decide', { thread: { aside: null } });
  if (isAside(at.way)) return hearStep(scene, at);
  return at.way === 'settle' ? hearSettle(scene, at.step) : waitAtStep(scene);
}

export function sayNo(scene: Scene, at: Place | null): Draft | null {
  const { open } = scene.before.thread;
  if (open === 'offer' || open === 'settled') return decline(scene);
  if (open === 'note') return goFurther(scene);
  if (at === null) return letRest(scene);
  if (isAside(at.way)) return hearStep(scene, at);
  return at.way === 'settle' ? hearSettle(scene, at.step) : skipStep(scene, at);
}

export function sayNothing(scene: Scene, at: Place | null): Draft | null {
  if (at === null || at.way === 'settle')
    return scene.before.thread.open === 'note' ? leaveThere(scene) : sayNo(scene, at);
  return skipStep(scene, at);
}

export function sayUnsure(scene: Scene, at: Place | null): Draft | null {
  const { open } = scene.before.thread;
  if (open === 'ways') return begin(scene, 'out');
  if (open === 'offer' || open === 'settled') return decline(scene);
  if (open === 'note') return leaveThere(scene);
  if (at === null)
    return (scene.before.thread.tone === 'plain' ? startEasily(scene) : null) ?? letRest(scene);
  return at.way === 'settle' ? hearSettle(scene, at.step) : easeStep(scene, at);
}

export function sayDone(scene: Scene, at: Place | null): Draft | null {
  if (at?.way === 'settle') return hearSettle(scene, at.step);
  return at === null ? leaveThere(scene) : closeStep(scene, at);
}

/** 'what?': the same in other words, or easier; where nothing was asked, our words were unclear. */
export function explain(scene: Scene, at: Place | null): Draft | null {
  const isPlain = at === null || at.way === 'settle' || !hasJustAsked(scene) || meansOf(scene) !== undefined;
  return (isPlain ? null : easeStep(scene, at)) ?? sayClearly(scene);
}

/** 'heads. i wanted heads before you asked': they know, and need no page for it. */
export function takePick(scene: Scene, at: Place | null): Draft | null {
  const step = stepAt(at, scene.language);
  if (at === null || step === null) return null;
  const { aside } = scene.before.thread;
  return compose(scene, [heardLine(scene, at, step, '')], {
    technique: 'reframe',
    phase: 'R5',
    thread: aside === null ? NOTHING_OPEN : { ...asking(aside), aside: null },
  });
}
