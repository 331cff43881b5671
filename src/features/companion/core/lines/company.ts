import type { LineSet } from './line-set.ts';

/** One thing of theirs, word for word, and room for more of it. */
export const TAKE_UP: LineSet = {
  name: 'take-up',
  lines: [
    '{it} tell me about that.',
    '{it} i would like to hear more of that.',
    '{it} go on from there, if you like.',
    "{it} there's room for that here.",
    '{it} what goes with that?',
    "{it} say more, if there's more to it.",
    'joy|{it} oh, go on.',
    'joy|{it} i like that.',
    'joy|{it} that should be kept.',
    'grief|{it} tell me a bit more of that.',
    'grief|{it} that can stay here.',
    'hard|{it} that has a lot in it.',
    'hard|{it} thank you for saying it.',
    'past|{it} how did it go on?',
    'hard past|{it} what was that like?',
  ],
};

/** Whom they speak of: of somebody living only an opening, true at any time. */
export const ABOUT_THEM: LineSet = {
  name: 'about-them',
  lines: [
    'gone|{who}. what was {he} like?',
    'gone|what did {he} laugh at?',
    'gone|what would {he} say to this?',
    'gone|and what was {he} like on an ordinary tuesday?',
    'gone|tell me one thing about {him} that only you know.',
    'gone|what did {he} always say?',
    'living|and {who}?',
    'living|how is {who} in all this?',
    'living|{who}. tell me a bit about {him}.',
  ],
};

/** Warm, and true of any telling. */
export const WARM: LineSet = {
  name: 'warm',
  lines: [
    'joy|ha, go on. i could hear more of this.',
    'joy|oh, i like that.',
    'joy|and why not! go on.',
    'joy|that makes a good story. what else?',
    "grief|i'm here. there's no hurry.",
    'grief|thank you for telling me that.',
    'grief|it can be just like that.',
    'grief|go on, if you like.',
    "hard|i'm sorry it's like that.",
    'hard|thank you for saying that here.',
    "go on, i'd like to hear the rest.",
    'thank you for telling it.',
    'which bit of it do you keep coming back to?',
    "mm. i'm with you, go on.",
    'yes. go on.',
    'there is room for all of it.',
    'tell it the way it comes.',
  ],
};

/** Three words or fewer: one more, if they like. */
export const BRIEF: LineSet = {
  name: 'brief',
  lines: [
    'all right. one thing more about it?',
    'okay. and what goes with that?',
    'mm. say it in your own time.',
    'okay. go on.',
    "all right. i'm here.",
  ],
};

/** A letter to somebody who died, in half a sentence; declined once, it is gone. */
export const IN_PASSING: LineSet = {
  name: 'in-passing',
  lines: ['(and if you ever want to write {him} a few lines, we can do that here.)'],
};
