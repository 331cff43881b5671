import { compose, type Draft } from '../draft.ts';
import { BESIDE, LEFT_THERE } from '../lines/room.ts';
import type { Scene } from '../scene.ts';
import { word, wordAlways } from '../speak.ts';
import { offerWays } from './open-talk.ts';
import { isWritten } from './page/page.ts';
import { roomLine } from './steps/ask-step.ts';

const hasWritten = ({ before }: Scene): boolean => before.thread.slots.length > 0;

/** Content with the note: it stays, and nothing more is asked. */
export const leaveThere = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(LEFT_THERE, scene, { cues: hasWritten(scene) ? ['written'] : [] })], {
    technique: 'validate',
    phase: 'R6',
    thread: { at: null, aside: null, open: null, offered: null },
  });

/** Writing on after a closing note. */
const CONTENT =
  /\b(?:right|good|fine|great|perfect|yes|yeah|thanks|thank you|nice|ok|okay|lovely|exactly|spot on|that'?s (?:it|me)|will do)\b/i;
const MOST_WORDS_BESIDE = 8;
const MOST_WORDS_OF_CONTENT = 6;

export function hearAfterNote(scene: Scene): Draft | null {
  if (scene.reading.wordCount <= MOST_WORDS_OF_CONTENT && CONTENT.test(scene.turn.content))
    return leaveThere(scene);
  const { done, tone } = scene.before.thread;
  if (isWritten(done.at(-1))) return null;
  if (tone === 'plain' && scene.reading.wordCount <= MOST_WORDS_BESIDE)
    return compose(scene, [word(BESIDE, scene)], { technique: 'validate' });
  return null;
}

/** 'no', 'more': there is more of it. */
export function goFurther(scene: Scene): Draft | null {
  const { done, tone } = scene.before.thread;
  const last = done.at(-1);
  if (tone !== 'plain' || last === undefined)
    return compose(scene, [roomLine(scene)], { thread: { open: null } });
  return offerWays(scene) ?? compose(scene, [roomLine(scene)], { thread: { open: null } });
}
