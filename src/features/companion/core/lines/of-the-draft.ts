import type { LineSet } from './line-set.ts';

/** Whether their own words will do: only they can hear it. */
export const OWN_WORDS: LineSet = {
  name: 'own-words',
  lines: [
    "i can't hear tone, only words. read it aloud as if you were them: where it stings, say the number and another line.",
    "i'm no judge of how it lands, you know them. say it aloud once: does any word make you wince? that one can go.",
    'only you know how they will hear it. would you say it like that to their face? then it stands.',
  ],
};

/** 'what's missing?' */
export const MISSING: LineSet = {
  name: 'missing',
  lines: [
    "i can't know, i only have what you wrote. what should they know, or do, when they have read it? that would be a last line.",
    "only you can tell. is there a thing you'd be sorry to have left out? that is the line.",
  ],
};
