import type { LineSet } from './line-set.ts';

/** Before a goodbye: what they just did, or said they would do. */
export const NEWS: LineSet = {
  name: 'news',
  lines: ["did|then it's done.", 'will|i hope it goes well.', "settled|then that's settled."],
};

/** An end is an end: nothing asked, nothing held back. */
export const GOODBYE: LineSet = {
  name: 'goodbye',
  lines: [
    'luck|good luck. i hope it goes the way you want it.',
    'joy|enjoy it. bye for now.',
    "joy night|sleep well. it's all written down.",
    'grief|go gently.',
    "grief night|goodnight. i'm glad you wrote about them here.",
    'night|sleep well, if you can.',
    'night|goodnight. it can wait till morning.',
    "go well. it'll keep.",
    'bye for now. the page stays here.',
    "take care. i'm glad you came.",
    "thanked|you're welcome. go well.",
    "thanked night|you're welcome. sleep well.",
  ],
};

/** They have told it, or done enough for a day: a warm end, and nothing asked. */
export const ENOUGH: LineSet = {
  name: 'enough',
  lines: [
    "better|good. i'm glad it's out, and a bit lighter for it.",
    "better|i'm glad. then we leave it there.",
    'grief|that is plenty for one day. go gently.',
    "grief|yes, enough for now. i'm glad you wrote of it here.",
    "joy|then we leave it there. i'm glad you told it.",
    "then that's enough for today. i'm glad you put it down here.",
    "good. then we leave it there. i'm glad it's out.",
  ],
};

/** A good word for us. */
export const PRAISED: LineSet = {
  name: 'praised',
  lines: [
    'thank you. i take that as it is meant.',
    "that's kind. i only keep the thread, the rest was yours.",
    'good to know, thank you. go on whenever you like.',
  ],
};

/** A joke about us. */
export const JEST: LineSet = {
  name: 'jest',
  lines: [
    'two|two simple ones, then. go on.',
    'missed|ha. i walked right past that one, sorry.',
    'missed|and i missed it. sorry: ha.',
    'ha, fair. go on.',
    'ha. i had that coming. go on.',
    'fair enough, ha. go on.',
  ],
};

export const YOURE_WELCOME: LineSet = {
  name: 'welcome-thanks',
  lines: [
    "joy|i'm glad you told it here.",
    "you're welcome. there's room for more, and no need.",
    'any time. you did the writing.',
    "you're welcome.",
    'gladly.',
  ],
};
