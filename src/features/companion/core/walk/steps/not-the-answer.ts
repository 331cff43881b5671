import { compose, type Draft } from '../../draft.ts';
import type { LineSet } from '../../lines/line-set.ts';
import type { Place } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { word, wordAlways } from '../../speak.ts';
import type { Step } from '../../ways/way.ts';
import { takenUp } from '../clause-to-take-up.ts';
import { asKept, quoted, withSlot } from '../quote.ts';
import { asking, finishWay, NOTHING_OPEN, roomLine } from './ask-step.ts';

/*
 * Where a step waits for its answer, and something else is said that matters more than the next step.
 */

/** What frightens or shames them is heard, and is no snag of a plan; the plan waits. */
export function hearConfession(scene: Scene, at: Place): Draft | null {
  const taken = takenUp(scene.turn.content);
  const it = taken === null ? '' : quoted(taken.words);
  return compose(scene, [word(CONFESSED, scene, { slots: { it } }) ?? roomLine(scene)], {
    technique: 'validate',
    thread: { ...asking(at), isResting: true },
  });
}
const CONFESSED: LineSet = {
  name: 'confessed',
  lines: [
    '{it} thank you for saying that. the plan can wait.',
    'thank you for saying that. the plan can wait.',
    '{it} i would like to hear more of that. the plan can wait.',
  ],
};

/** They go and do the step, now: nothing is asked of it before. */
export const GOES_TO_DO =
  /\b(?:i(?:'?ll| will|'?m going to| am going to|'?m gonna)? go (?:and )?do (?:it|that|this)|doing (?:it|that) (?:right )?now|off to do (?:it|that)|i'?ll do (?:it|that) (?:right )?now|brb|be right back)\b(?!.{0,20}\b(?:tomorrow|later|next|on|when)\b)/i;

export function letGo(scene: Scene, step: Step, content: string): Draft | null {
  const { thread } = scene.before;
  const slots = step.slot === 'step' ? withSlot(thread.slots, 'step', asKept(content)) : thread.slots;
  return compose(scene, [wordAlways(GO_AND_DO, scene)], {
    technique: 'next_step',
    phase: 'R6',
    thread: { ...NOTHING_OPEN, open: 'note', done: [...thread.done, 'think'], slots },
  });
}
const GO_AND_DO: LineSet = {
  name: 'think.go',
  lines: [
    "go, then. i'm here, and you can tell me when it's done.",
    'good, go. it keeps, whatever comes of it.',
  ],
};

/** They know what they will do: nothing more is asked, and their page is shown. */
export function endDecided(scene: Scene, content: string): Draft | null {
  const slot = /\breliev/i.test(content) ? 'shoulders' : 'step';
  return finishWay(scene, 'decide', withSlot(scene.before.thread.slots, slot, asKept(content)), null);
}
