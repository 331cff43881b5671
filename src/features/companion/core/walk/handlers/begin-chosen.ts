import { compose, type Draft } from '../../draft.ts';
import { WAYS_AGAIN } from '../../lines/opening.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import type { WayName } from '../../ways/way-names.ts';
import { isWritten } from '../page/page.ts';
import { beginPage } from '../page/show-page.ts';
import { beginSettle } from '../settle.ts';
import { beginWay } from '../steps/begin-way.ts';
import { hearStep } from '../steps/hear-step.ts';

/*
 * A way that was chosen begins, and the choice is shown to whoever asks for it.
 */

export function begin(scene: Scene, name: WayName): Draft | null {
  if (name === 'settle') return beginSettle(scene);
  if (isWritten(name)) return beginPage(scene, name);
  // Who has begun to write it out is not told to begin.
  if (name === 'out' && scene.reading.wordCount >= WORDS_BEGUN && !ONLY_CHOOSES.test(scene.turn.content))
    return hearStep(scene, { way: 'out', step: 0 });
  return beginWay(scene, name);
}
const WORDS_BEGUN = 15;
const ONLY_CHOOSES = /\b(?:number \w+|exercises?|asked for)\b|(?:^|[.!?] )[1-4]\b/i;

/** A way they chose themselves asks, whatever was refused before. */
export const lead = (scene: Scene, draft: Draft | null): Draft | null =>
  draft && {
    ...draft,
    change: { ...draft.change, refused: scene.record.refused.filter((one) => one !== 'questions') },
    thread: { ...draft.thread, isQuiet: false },
  };

export const showWays = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(WAYS_AGAIN, scene)], {
    technique: 'open_question',
    isGiving: true,
    thread: { at: null, aside: null, open: 'ways', offered: null, hasToldWhatItIs: true },
  });
