import type { LineSet } from './line-set.ts';

/** One thing of theirs, word for word, and room for more of it. */
export const TAKE_UP: LineSet = {
  name: 'take-up',
  lines: [
    '{it} tell me about that.',
    'joy|{it} oh, go on.',
    'joy|{it} i like that.',
    'grief|{it} tell me a bit more of that.',
    'hard|{it} what was that like?',
    '{it} i would like to hear more of that.',
    '{it} how did it go on?',
    'joy|{it} that should be kept.',
    'grief|{it} that can stay here.',
  ],
};

/** Whom they speak of, and one thing about them. */
export const ABOUT_THEM: LineSet = {
  name: 'about-them',
  lines: [
    'gone|{who}. what was {he} like?',
    'gone|what did {he} laugh at?',
    'gone|what would {he} say to this?',
    'gone|and what was {he} like on an ordinary tuesday?',
    'gone|tell me one thing about {him} that only you know.',
    'gone|what did {he} always say?',
    'joy living|and {who}, what did {he} say?',
    'joy living|what was {his} face like?',
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
    'and now?',
    "go on, i'd like to hear the rest.",
    'what came of it?',
    'thank you for telling it.',
    'which bit of it do you keep coming back to?',
    "i'm still here.",
    'how is it just now?',
    'take your time with it.',
    "i'm listening, as well as a simple guide can.",
    'say more, if there is more.',
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

/** A way, in half a sentence; declined once, it is gone. */
export const IN_PASSING: LineSet = {
  name: 'in-passing',
  lines: [
    "think|(if you want, we can take it apart in small steps. just say 'yes'.)",
    'letter|(and if you ever want to write {him} a few lines, we can do that here.)',
    'letter|(and if you ever want to write them a few lines, we can do that here.)',
    "savour|(if you'd like to keep a line of it for a grey day, say so.)",
  ],
};
