import type { LineSet } from './line-set.ts';

/** One more way, never insisted on. */
export const OFFER_WAY: LineSet = {
  name: 'offer-way',
  lines: [
    "think|i can't tell you that. but we can take it apart in small steps, you and i. shall we?",
    "think|no quick answer from me, i'm afraid. we could take it apart, one small piece at a time. would you like that?",
    'decide|shall we test it on one page, five short questions? or is that enough?',
    "sides|i can't settle it for you, but we could lay both sides out on one page, in five short questions. shall we?",
    'sides|that one is yours. what i can do is keep the two sides in order, on one page. would you like that?',
    "words|i don't know either. shall we look for the words together, in your own voice?",
    "words|that i can't tell you. would you like to find the words here, a line at a time?",
  ],
};

export const PRACTICE_HELPED: LineSet = {
  name: 'practice-helped',
  lines: [
    'good. a bit is something.',
    "i'm glad. you can have that one any time.",
    "good, then that's one that's yours.",
  ],
};

/** Done, and nothing is said of what came of it. */
export const TRIED_IT: LineSet = {
  name: 'tried-it',
  lines: [
    'good that you tried it. did it help, even a bit?',
    'good, you did it. was it any use to you?',
    'good that you tried it.',
  ],
};

export const PRACTICE_NO_HELP: LineSet = {
  name: 'practice-no-help',
  lines: [
    "then it wasn't the right one, and that's not your doing. we can leave that and write instead, if you like.",
    "fair enough, not everything works for everybody. go on the way you'd rather.",
  ],
};

export const WILL_TRY: LineSet = {
  name: 'will-try',
  lines: [
    'good. take your time with it.',
    'good. no need to do it well.',
    "all right. it's there when you want it.",
  ],
};

export const DOING: LineSet = {
  name: 'doing',
  lines: ['good. take your time with it.', "yes. stay with it, i'll wait."],
};

export const DECLINED: LineSet = {
  name: 'declined',
  lines: [
    "that's fine. go on the way you'd rather.",
    'then not. the page is yours.',
    'fair enough. we leave that.',
  ],
};

export const NO_PRACTICE: LineSet = {
  name: 'no-practice',
  lines: [
    "again|i've no tip for that one, and i won't make one up.",
    "i've no tip for that one that i'd trust. but we can take it apart in small steps. shall we?",
    "that's not among the few things i know. we could look at it together, one small piece at a time. would you like to?",
  ],
};

export const ASK_STRENGTH: LineSet = {
  name: 'ask-strength',
  lines: [
    'first a number, if you like: how strong is it this minute, from 0 to 10? a guess is fine.',
    'before we start: where is it, from 0 to 10? or leave the number out.',
  ],
};

export const DO_IT: LineSet = {
  name: 'do-it',
  lines: ["i'll wait. say when you've done it.", 'take your time, and tell me afterwards.'],
};

export const ASK_STRENGTH_AGAIN: LineSet = {
  name: 'ask-strength-again',
  lines: ['and now, from 0 to 10?', 'where is it now, from 0 to 10?'],
};

export const DID_IT_HELP: LineSet = {
  name: 'did-it-help',
  lines: ['did it help, even a bit?', 'is anything a little different now?'],
};

export const EASED: LineSet = {
  name: 'eased',
  lines: [
    'asks|from {from} to {to}, that is something.',
    'from {from} to {to}, with your own breath. shall we look at what it is about, or leave it there?',
    '{from}, and now {to}: you did that. would you like to get it out now, or leave it there?',
  ],
};

export const NOT_EASED: LineSet = {
  name: 'not-eased',
  lines: [
    "same|still {to}. that happens, and it's no fault of yours. another way to settle, or get it out in writing?",
    '{to}, then. some things want to be said before they settle. another try, or get it out?',
  ],
};

export const SETTLED: LineSet = {
  name: 'settled',
  lines: [
    'good. shall we look at what it is about, or leave it there?',
    'a bit is something. would you like to get it out now, or leave it there?',
  ],
};
