import type { LineSet } from './line-set.ts';

/** Before and after the page, each time it is shown. */
export const SO_FAR: LineSet = {
  name: 'page.before',
  lines: ['so far:', 'it reads:', "here's the whole of it:", 'now it goes:'],
};
export const GO_ON: LineSet = {
  name: 'page.after',
  lines: [
    "add a line, 'take out …', '{n}: …' for another line {n}, 'undo', or 'done'.",
    "the next line? or '{n}: …' to change one, 'take out …', 'done'.",
    "go on with a line, change one ('{n}: …'), or say 'done'.",
    "more, or 'done'? '{n}: …' puts another line {n}.",
  ],
  spoken: ["go on with the next line, or say 'done'.", "more, or 'done'?"],
};

/** Asked for as short, and it is. */
export const SHORT_DONE: LineSet = {
  name: 'page.short',
  lines: [
    "short, and done. if something is missing: 'add: …'.",
    "that's it, then, one line. it can go as it is.",
  ],
};
export const CLOSED: LineSet = {
  name: 'page.done',
  lines: [
    "then it's done. it stays here; a line can still be changed.",
    'good, done. you found the words, i only kept the order.',
    "done, then. say 'show me' whenever you want it.",
  ],
};
/** Beside a command or 'done' stands what may be a line. */
export const NOT_ON_IT: LineSet = {
  name: 'page.not-on-it',
  lines: ["what else you said is not on it: 'put it in' puts it there."],
};
/** What does not fit us, owned once. */
export const OWNED: LineSet = {
  name: 'page.sorry',
  lines: ['sorry, i got that wrong. it stands like this:', 'sorry. as it stands:'],
};
/** As it was before its last change. */
export const RESTORED: LineSet = { name: 'page.back', lines: ['back as it was:', 'put back:'] };
/** A line in place of several sentences. */
export const REPLACED: LineSet = {
  name: 'page.replaced',
  lines: ["that took the place of {n} sentences. 'undo' brings them back; or go on, or 'done'."],
};
export const STOPPED: LineSet = {
  name: 'stopped',
  lines: [
    "empty|sorry, then not. i'm here.",
    "sorry, then not. it's gone, and i'm here.",
    "all right, that's gone. sorry. i'm here.",
  ],
};

/** It is to be otherwise: only they know how. */
export const HOW_ELSE: LineSet = {
  name: 'page.else',
  lines: [
    'shorter|how would it go in one breath? only the line.',
    'how would you say it on a good day? only the line.',
  ],
};
export const WHICH_ELSE: LineSet = {
  name: 'page.which',
  lines: [
    "which line is it, and how would you say it on a good day? '2: …', or '2 out'.",
    "order|i can move a line: 'swap 2 and 3', '2 to the top', 'put 3 before 1'.",
    "once-more|only you know how it should sound. one of them with a 'please' or a 'could you' in it: how does it go? '2: …'.",
  ],
  spoken: ['which line is it, and how would you say it on a good day?'],
};
export const LONGER: LineSet = {
  name: 'page.longer',
  lines: ['and to make it longer: what else should be in it? one thing you remember, straight to them.'],
};
export const TWO: LineSet = {
  name: 'page.two',
  lines: ['which of the two: {one} or {other}?', '{one} or {other}: which one goes in?'],
};
export const SAY_TO: LineSet = {
  name: 'page.say-to',
  lines: [
    "and how would you say that to {him}? or 'put it in' as it is.",
    "say that to {him}, the way you'd say it. or 'put it in' as it is.",
  ],
};
/** It may be said to us: only they know. */
export const PUT_IT: LineSet = {
  name: 'page.put-it',
  lines: [
    "is that for the page? 'put it in', or just go on talking to me.",
    "that may be for me or for the page: 'put it in' puts it there.",
    "not on the page, unless you say 'put it in'. go on.",
  ],
};
export const FULL: LineSet = {
  name: 'page.full',
  lines: [
    "that's more than one page of mine holds. copy it to where it will be sent, or take a line out first.",
  ],
};

/** 'can you send it?' */
export const NO_SENDING: LineSet = {
  name: 'page.no-send',
  lines: ["i can't send anything. copy it from here, whenever you like."],
};

/** They ask us to write it. */
export const FRAME: LineSet = {
  name: 'frame',
  lines: [
    "i can't make it up for you, i'd get it wrong. say it here the way you'd say it over a fence, and that's the first line.",
    "i can't word it for you. one plain line from you, and the rest comes. 'could you' is a good beginning.",
    "end|i can't make up an end for you. what should they remember of it when they have read it? that is the last line.",
    'i have no words of my own for it. half a sentence of yours is worth more: how would it begin?',
  ],
};
/** 'write me a poem'. */
export const NO_POET: LineSet = {
  name: 'no-poet',
  lines: [
    "i can't write those, i'm afraid: a simple guide has no ideas of its own.",
    'no poet in here, sorry. only a guide that keeps your words in order.',
  ],
};
