import type { Language } from '#language/detect-language.ts';
import { compose, type Draft } from '../../draft.ts';
import { YOURE_WELCOME } from '../../lines/leaving.ts';
import { OFFER_WAY } from '../../lines/offering.ts';
import { BACK, NOTHING_THEN, TAKE_TIME } from '../../lines/room.ts';
import type { Place, Thread } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { type Wording, word, wordAlways } from '../../speak.ts';
import type { Step } from '../../ways/way.ts';
import type { WayName } from '../../ways/way-names.ts';
import { isAside, stepAt } from '../../ways/ways.ts';
import { isWritten } from '../page/page.ts';
import { endBeside } from '../reading/done-beside.ts';
import { asked, asking, askNow, finishWay, NOTHING_OPEN, named, rest, roomLine } from './ask-step.ts';

interface Answered {
  readonly at: Place;
  readonly step: Step;
  readonly slots: Thread['slots'];
  readonly heard: Wording | null;
}

export function afterStep(scene: Scene, { at, step, slots, heard }: Answered): Draft | null {
  if (isAside(at.way)) return backFromAside(scene, heard, at.way);
  const next = nextPlace(at, slots, scene.language);
  if (stepAt(next, scene.language) === null) return finishWay(scene, at.way, slots, heard);
  const draft = step.rests === true ? rest(scene, next, heard) : askNow(scene, next, heard);
  return draft && { ...draft, thread: { ...draft.thread, slots } };
}

/** The next step; past one whose answer they gave before it was asked. */
function nextPlace(at: Place, slots: Thread['slots'], language: Language): Place {
  const next = { ...at, step: at.step + 1 };
  const slot = stepAt(next, language)?.slot;
  return slot !== undefined && slots.some(({ name }) => name === slot)
    ? nextPlace(next, slots, language)
    : next;
}

/** A short question is answered: back to what stood before it. */
function backFromAside(scene: Scene, heard: Wording | null, way: WayName): Draft | null {
  const { aside, done } = scene.before.thread;
  if (aside === null && way === 'hoping' && !done.includes('decide') && scene.mayAsk)
    return compose(scene, [heard, wordAlways(OFFER_WAY, scene, { cues: ['decide'] })], {
      technique: 'reframe',
      phase: 'R5',
      thread: { ...NOTHING_OPEN, open: 'offer', offered: 'decide' },
    });
  if (aside === null)
    return compose(scene, [heard], { technique: 'reframe', phase: 'R5', thread: NOTHING_OPEN });
  const step = stepAt(aside, scene.language);
  const isOpen = step === null || step.longest === 0;
  const question = isOpen || isWritten(aside.way) ? null : word(asked(aside, step), scene);
  const again = isOpen ? null : (question ?? word(BACK, scene));
  return compose(scene, [heard, again], {
    technique: 'reframe',
    phase: 'R5',
    thread: { ...asking(aside), aside: null, tries: scene.before.thread.tries },
  });
}

/** 'nothing', 'no': the step is left open, and the way goes on. */
export function skipStep(scene: Scene, at: Place): Draft | null {
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  const heard = word(NOTHING_THEN, scene) ?? roomLine(scene);
  return afterStep(scene, { at, step, slots: scene.before.thread.slots, heard });
}

/** 'i don't know': the same, easier; a second time it is left open. */
export function easeStep(scene: Scene, at: Place): Draft | null {
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  const { tries } = scene.before.thread;
  const easier = tries > 1 ? null : word({ name: named(at, step.slot, 'easy'), lines: step.easier }, scene);
  if (easier === null) return skipStep(scene, at);
  return compose(scene, [easier], {
    technique: step.technique,
    phase: step.phase,
    thread: { at, tries: tries + 2, isResting: false },
  });
}

/** Short of an answer: no hurry. */
export const waitAtStep = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(TAKE_TIME, scene)], { technique: 'validate' });

/** 'that's it': on to what follows the telling, or to the note. */
export function closeStep(scene: Scene, at: Place): Draft | null {
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  if (isAside(at.way)) return backFromAside(scene, roomLine(scene), at.way);
  const thanked = endBeside(scene.turn.content)?.how === 'thanks' ? word(YOURE_WELCOME, scene) : null;
  if (step.longest === 0) return askNow(scene, { ...at, step: at.step + 1 }, thanked);
  return finishWay(scene, at.way, scene.before.thread.slots, thanked);
}
