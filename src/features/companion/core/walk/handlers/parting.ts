import { compose, type Draft } from '../../draft.ts';
import { GOODBYE, JEST, NEWS } from '../../lines/leaving.ts';
import type { Scene } from '../../scene.ts';
import { word, wordAlways } from '../../speak.ts';
import { newsIn } from '../reading/decided.ts';
import { isMissedJoke, TWO_SIMPLE } from '../reading/leaving.ts';
import { NOTHING_OPEN } from '../steps/ask-step.ts';

/** A goodbye, with a word before it for what they just did or will do. */
export function sayBye(scene: Scene): Draft | null {
  const news = newsIn(scene);
  const isWished = news === 'will' && scene.cues.has('luck');
  return compose(
    scene,
    [news === null || isWished ? null : word(NEWS, scene, { cues: [news] }), wordAlways(GOODBYE, scene)],
    { phase: 'R6', thread: NOTHING_OPEN },
  );
}

/** At a joke about us: short, and nothing is made of it. */
export const smile = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(JEST, scene, { cues: cuesOfAJoke(scene.turn.content) })], {});

function cuesOfAJoke(content: string): string[] {
  if (isMissedJoke(content)) return ['missed'];
  return TWO_SIMPLE.test(content) ? ['two'] : [];
}
