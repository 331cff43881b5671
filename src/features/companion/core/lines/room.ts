import type { LineSet } from './line-set.ts';

/** They asked for no more questions. */
export const QUIET: LineSet = {
  name: 'quiet',
  lines: [
    "i'm here.",
    'no hurry.',
    'still here.',
    "it's all right to write that here.",
    'go on, as long as you like.',
    "i'm reading.",
    'that can stand here.',
    'yes. go on.',
    "you needn't finish the thought.",
    'there is room.',
  ],
  spoken: [
    "i'm here.",
    'no hurry.',
    'still here.',
    "it's all right to say that here.",
    'go on, as long as you like.',
    "i'm listening.",
    'yes. go on.',
    "you needn't finish the thought.",
    'there is room.',
  ],
};

/** A short yes or an 'okay' to a step that wants more. */
export const TAKE_TIME: LineSet = {
  name: 'take-time',
  lines: [
    'take your time. a few words are enough.',
    'whenever you like. one line is plenty.',
    'no hurry. it can be half a sentence.',
  ],
};

/** A 'yes', 'no' or 'okay' where nothing is open: nothing more is wanted. */
export const REST: LineSet = {
  name: 'rest',
  lines: [
    'all right. no hurry.',
    "okay. i'm here if there's more.",
    'all right. go on when you like.',
    'then it can rest there.',
    'all right. that can stand for now.',
  ],
};

/** An answer of 'nothing' or 'no'. */
export const NOTHING_THEN: LineSet = {
  name: 'nothing-then',
  lines: [
    "then nothing. that's an answer, too.",
    'all right, we leave that one open.',
    'then we go past that one.',
  ],
};

/** Back to what was asked, after something else. */
export const BACK: LineSet = {
  name: 'back',
  lines: [
    'and the page is still open where you left it.',
    'go on where you were, whenever you like.',
    'your thread is still here when you want it.',
    'we can go straight on from where you were.',
  ],
  spoken: ['we can go straight on from where you were.', 'go on where you were, whenever you like.'],
};

/** Shown a closing note, and content with it. */
export const LEFT_THERE: LineSet = {
  name: 'left-there',
  lines: [
    "written joy|then we leave it just as it is. i'm glad it's written down.",
    'written|then it stays there. you did that yourself; i only kept the thread.',
    "written|good. it's down on paper now, so you needn't hold it all.",
    'then we leave it there. it will keep.',
    'good. then that is enough for now.',
  ],
  spoken: [
    "joy|then we leave it just as it is. i'm glad you said it.",
    'written|then it stays there. you did that yourself.',
    'good. then we leave it there. it will keep.',
  ],
};

/** One line more, after a closing note. */
export const BESIDE: LineSet = {
  name: 'beside',
  lines: ['then that goes with it.', 'good, that can stand beside it.', 'that belongs underneath.'],
};

/** A way is at its end, and little was put down. */
export const ENDED: LineSet = {
  name: 'ended',
  lines: [
    'we can leave it there, or you go on writing. both are fine.',
    "that's the end of that page. go on if there's more, or leave it there.",
  ],
  spoken: ['we can leave it there, or you go on. both are fine.'],
};
