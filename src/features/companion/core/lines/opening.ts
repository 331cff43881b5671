import type { LineSet } from './line-set.ts';

/** The first word of a talk. `{can}` says what this is, once. */
export const WELCOME: LineSet = {
  name: 'welcome',
  lines: [
    "first|hi, it's good that you're here. i'm process, a simple guide and not a person: i won't follow everything, so you choose and i keep the thread. what's here with you?",
    "first|hello. i'm process: a simple guide, not a person. you write, you choose the way, and i keep the thread. half a sentence is enough. what's going on?",
    "hello again. what's with you at the moment?",
    'hi there. where shall we pick it up?',
    "hello. i'm still here. what's new?",
  ],
  spoken: [
    "first|hi, it's good that you're here. i'm a simple guide, not a person, so you lead. what's here with you?",
    "hello again. what's with you at the moment?",
    "hi. i'm still here. where shall we pick it up?",
  ],
};

export const WELCOME_BACK: LineSet = {
  name: 'welcome-back',
  lines: [
    'hi again. last time you let me keep this: {memory} is that still where you are?',
    'hello again. i have this from before: {memory} how is it now?',
  ],
};

const WAYS_TO_CHOOSE = `
1. write it out, all of it
2. settle the body first
3. think about what to do
4. find words for someone`;

/** The first reply to something told: room for it, and a clause of theirs. True of good and of bad. */
export const OPENING: LineSet = {
  name: 'opening',
  lines: [
    '{theirs} tell me about it.',
    "{theirs} i'd like to hear the whole of it.",
    '{theirs} go on, from wherever you like.',
    "bright|{theirs} oh, i'd like to hear all of it.",
    'smiles|{theirs} ha. go on.',
    "sorrow|{theirs} that's a hard thing to sit with. tell me, as much of it as you like.",
    "bright|oh, i'd like to hear all of it.",
    'smiles|ha. tell me the rest of it.',
    "sorrow|that's a hard thing to sit with. tell me, as much of it as you like.",
    'tell me about it. begin wherever you like.',
    "i'd like to hear about that. go on.",
    "there's room for all of it. go on.",
  ],
};

/** Later in a talk: what this is was said. */
export const CHOICE_AGAIN: LineSet = {
  name: 'choice-again',
  lines: [
    `sorrow|that's a hard thing to sit with. i'm glad you're saying it here. what would help now?${WAYS_TO_CHOOSE}`,
    `it's good that you came here with it. where would you like to go with it?${WAYS_TO_CHOOSE}`,
  ],
  spoken: [
    "sorrow|that's a hard thing to sit with. shall we get it all out, or settle a little first?",
    "i'm glad you told me. get it all out, or think about what to do?",
  ],
};

/** Asked for the choice itself. */
export const WAYS_AGAIN: LineSet = {
  name: 'choice-list',
  lines: [`these four. say a number, or just write:${WAYS_TO_CHOOSE}`],
};

/** Somebody who wants to be rid of it, and no advice. */
export const JUST_TELL: LineSet = {
  name: 'just-tell',
  lines: [
    "then out with it, and no advice from me. i'm a simple guide, not a person: i won't follow everything, but there's room for all of it. go on.",
  ],
  spoken: [
    "then out with it, and no advice from me. i'm only a simple guide, but there's room for all of it.",
  ],
};

export const STRONG_START: LineSet = {
  name: 'strong-start',
  lines: [
    "that's a lot to sit in. i'm a simple guide, not a person: i won't follow everything, so you choose. shall we settle the body a little first, or get it out?",
  ],
  spoken: [
    "that's a lot to sit in. i'm a simple guide, so you choose: settle the body a little first, or get it out?",
  ],
};

/** Good news: what this is comes with the next reply. */
export const GLAD: LineSet = {
  name: 'glad',
  lines: ["bright|oh, that's wonderful!", "oh, that's good to hear.", "now that's lovely."],
};

/** Something they, or theirs, got or did. */
export const CONGRATULATIONS: LineSet = {
  name: 'congratulations',
  lines: ['congratulations!', "congratulations! that's wonderful.", 'oh, congratulations!'],
};

/** News of a death, by the name where it is told. */
export const SORROW: LineSet = {
  name: 'sorrow',
  lines: ["named|i'm so sorry about {who}.", "i'm so sorry.", "i'm very sorry."],
};

/** What this is, once: with the first reply, or after one that is sorry or glad. */
export const WHAT_IT_IS: LineSet = {
  name: 'what-it-is',
  lines: [
    "ways|(i'm a simple guide, not a person. say 'menu' any time for what else we can do.)",
    "(i'm a simple guide, not a person: where something doesn't fit, go by yourself and not by me.)",
    "(i'm a simple guide and not a person. i won't follow everything: you choose, i keep the thread.)",
  ],
  spoken: ["i'm only a simple guide, so go by yourself where it doesn't fit."],
};

/** Few words, or none: the simplest way in. */
export const EASY_START: LineSet = {
  name: 'easy-start',
  lines: [
    "first|that's enough to begin with. i'm a simple guide, not a person, so you choose: get something out, settle a little, or think about what to do?",
    'not knowing is a fair place to start. does it sit more in your head, in your body, or like a fog over everything?',
    'then only this: is it from today, or has it been around for longer?',
    'it may stay without words for a while. i am here.',
  ],
  spoken: [
    "first|that's enough to begin with. i'm a simple guide, so you choose: get something out, or settle a little?",
    'does it sit more in your head, or more in your body?',
    'it may stay without words for a while. i am here.',
  ],
};
