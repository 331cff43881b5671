import type { LineSet } from './line-set.ts';

/**
 * Somebody in danger, who goes on: no exercise, nothing quoted, and towards a person. Being with, and shared company as what
 * protects most: Stanley & Brown, 'Safety Planning Intervention', 2012.
 */
export const STAYING: LineSet = {
  name: 'staying',
  lines: [
    "i'm here, and i'm only a page. somebody living should hear this too, and the people above answer at any hour. could it be one of them?",
    "i read that, and i won't make an exercise of it. please don't stay alone with it: who could sit near you, even without talking?",
    "i can't hold this the way a person can. i'll stay while you reach one: which would be easier, a call or a text?",
    'nothing else matters as much tonight as you not being alone with it. who is nearest, a door or a phone call away?',
    'write on, if it helps. and let one person know where you are with this, in as few words as you told me.',
  ],
  spoken: [
    "i'm here, and i'm only a guide. somebody living should hear this too. could it be one of the people on your screen?",
    "i can't hold this the way a person can. i'll stay while you reach one: a call, or a text?",
    "please don't stay alone with it. who could sit near you, even without talking?",
  ],
};

/** By turns with it. */
export const STILL_HERE: LineSet = {
  name: 'still-here',
  lines: [
    "i'm here. go on.",
    "i'm reading, and i'm not going anywhere.",
    'yes. say it as it is.',
    'i hear you. take your time, and stay in sight of somebody if you can.',
  ],
  spoken: ["i'm here. go on.", "i'm listening, and i'm not going anywhere.", 'yes. say it as it is.'],
};

/** Somebody is named who could be near. */
export const TELL_THEM: LineSet = {
  name: 'tell-them',
  lines: [
    "then that one, and now, in as few words as here: 'i'm not okay. can you come, or call?' i'll be here meanwhile.",
    "good that there is somebody. one plain line to them is enough: 'i don't want to be alone tonight.' send it, and come back to me.",
  ],
};

/** Somebody is coming. */
export const COMING_TO_THEM: LineSet = {
  name: 'coming',
  lines: [
    "good. stay where you'll be found, away from anything that could hurt you. i'm here until they are.",
    "i'm glad. show them what you wrote here, if words are hard then. i'm here until they are with you.",
  ],
};

/** They go, and the danger has not. */
export const NOT_ALONE: LineSet = {
  name: 'not-alone',
  lines: [
    'before you go: please let one person know tonight, one of those above or anybody near. i hope to read you here again.',
    'go to somebody, and not only to bed. the people above are awake at any hour. i hope to read you again.',
  ],
  spoken: ['before you go: please let one person know tonight, one of those on your screen or anybody near.'],
};
