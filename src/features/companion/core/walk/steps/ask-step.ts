import { compose, type Draft } from '../../draft.ts';
import { WARM } from '../../lines/company.ts';
import type { LineSet } from '../../lines/line-set.ts';
import { ENDED } from '../../lines/room.ts';
import type { Place, Thread } from '../../record/talk-record.ts';
import { objectOf } from '../../record/who-is-meant.ts';
import type { Scene } from '../../scene.ts';
import { type Wording, word, wordAlways } from '../../speak.ts';
import type { Step } from '../../ways/way.ts';
import type { WayName } from '../../ways/way-names.ts';
import { stepAt, wayOf } from '../../ways/ways.ts';
import { closingNote } from '../closing-note.ts';

/** The thread at a step that is being asked. */
export const asking = (at: Place): Partial<Thread> => ({
  at,
  tries: 0,
  told: 0,
  isResting: false,
  open: null,
  offered: null,
});

export const NOTHING_OPEN: Partial<Thread> = {
  at: null,
  aside: null,
  isResting: false,
  open: null,
  offered: null,
};

/** Whether our last words were those of the step, with what this is beside them or not. */
export const hasJustAsked = ({ before }: Scene): boolean =>
  (before.used.findLast((id) => !id.startsWith('what-it-is')) ?? '').startsWith(`${before.thread.at?.way}.`);

export const named = (at: Place, slot: string, part: string): string => `${at.way}.${slot}.${part}`;

export const asked = (at: Place, { slot, ask, spoken }: Step): LineSet => ({
  name: named(at, slot, 'ask'),
  lines: ask,
  ...(spoken && { spoken }),
});

export const heardSet = (at: Place, { slot, heard, heardSpoken }: Step): LineSet => ({
  name: named(at, slot, 'on'),
  lines: heard,
  ...(heardSpoken && { spoken: heardSpoken }),
});

/** Of whom they speak, where that is somebody who died. */
export function askLine(scene: Scene, at: Place, step: Step): Wording | null {
  const { who } = scene.record.thread;
  if (who?.isGone !== true)
    return wordAlways(asked(at, step), scene, { cues: isDeed(scene) ? ['deed'] : [] });
  return wordAlways(asked(at, step), scene, {
    cues: ['gone'],
    slots: { him: objectOf(who) },
  });
}

/** To do it or to leave it, as the two sides of a decision. */
const isDeed = ({ before }: Scene): boolean =>
  DEED.test(before.thread.slots.find(({ name }) => name === 'sides')?.words ?? '');
const DEED =
  /\bor (?:not|leave|let|say nothing|do nothing|keep quiet)\b|\b(?:leave it|let it (?:be|go)|do it)\b/i;

/** Warm, and true of any telling. */
export const roomLine = (scene: Scene): Wording | null => wordAlways(WARM, scene);

/** The question of a step, now; where none may be asked, room. */
export function askNow(scene: Scene, at: Place, lead: Wording | null): Draft | null {
  const step = stepAt(at, scene.language);
  if (step === null) return finishWay(scene, at.way, scene.before.thread.slots, lead);
  const ask = askLine(scene, at, step);
  if (ask === null) return rest(scene, at, lead ?? roomLine(scene));
  return compose(scene, [lead, ask], { technique: step.technique, phase: step.phase, thread: asking(at) });
}

export const rest = (scene: Scene, at: Place, heard: Wording | null): Draft | null =>
  compose(scene, [heard], { technique: 'validate', thread: { ...asking(at), isResting: true } });

export const heardLine = (scene: Scene, at: Place, step: Step, it: string): Wording | null =>
  word(heardSet(at, step), scene, { slots: { it } }) ?? roomLine(scene);

/** The last step is answered: their words together, or a plain end. */
export function finishWay(
  scene: Scene,
  name: WayName,
  slots: Thread['slots'],
  heard: Wording | null,
): Draft | null {
  if (name === 'settle') return null;
  const way = wayOf(name, scene.language);
  const note = closingNote(scene, way, slots);
  const done = [...scene.before.thread.done.filter((known) => known !== name), name];
  return compose(scene, note === null ? [heard, word(ENDED, scene)] : [heard, ...note], {
    technique: 'summarise',
    phase: 'R6',
    isGiving: note !== null,
    thread: { ...NOTHING_OPEN, open: 'note', done, slots: [...slots] },
  });
}
