import { compose, type Draft } from '../draft.ts';
import { BESIDE, LEFT_THERE } from '../lines/room.ts';
import type { Scene } from '../scene.ts';
import { word, wordAlways } from '../speak.ts';
import { CONFESSES } from './answers.ts';
import { offerWays } from './open-talk.ts';
import { isWritten } from './page/page.ts';
import type { AskedKind } from './reading/asked.ts';
import type { Want } from './reading/want.ts';
import { asking, roomLine } from './steps/ask-step.ts';

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

/** 'does that look doable? if not, say where it pinches': what pinches is the snag, and is gone on with. */
const PINCHES =
  /\bpinch\w*\b|\b(?:but|though|except|unless|problem|trouble|might|worr\w*|scared|afraid|can'?t|cannot|won'?t|not sure|what (?:do|would|if)|if)\b/i;
const FEWEST_WORDS_OF_A_SNAG = 5;
const AND_THEN = "then that may get in the way. and if it comes so, what will you do? 'if …, then …'.";

export function hearPinch(scene: Scene, want: Want): Draft | null {
  const { open, done } = scene.before.thread;
  const { content } = scene.turn;
  const isOfIt =
    want.kind === 'told' || want.kind === 'cope' || (want.kind === 'asks' && OF_A_SNAG.has(want.asked));
  if (open !== 'note' || done.at(-1) !== 'think' || !isOfIt || CONFESSES.test(content)) return null;
  if (scene.reading.wordCount < FEWEST_WORDS_OF_A_SNAG || !PINCHES.test(content) || /\breliev/i.test(content))
    return null;
  return compose(scene, [{ id: 'think.pinch', text: AND_THEN }], {
    technique: 'next_step',
    phase: 'R6',
    thread: asking({ way: 'think', step: SNAG_STEP }),
  });
}
/** 'what if she says no?'; any other question is answered, and a feeling is heard. */
const OF_A_SNAG: ReadonlySet<AskedKind> = new Set(['what_if', 'should', 'other']);
const SNAG_STEP = 4;
