import type { LineSet } from './line-set.ts';

/** 'maybe take out the neck bit?': both can stand, and it is theirs to say. */
export const WEIGHED: LineSet = {
  name: 'page.weighed',
  lines: [
    "with “{part}” or without: both can stand, and you know which is truer. it stays till you say 'take it out'.",
    "“{part}” can stay or go, that one is yours. read it once with it and once without. nothing is changed; 'take it out' takes out just that.",
    "bare|that's yours to say, so nothing is changed. the words that bother you, in quotation marks: 'take out “…”'. or it stays as it is.",
  ],
};
/** 'put it in', and all that was said was said to us. */
export const NOTHING_TOLD: LineSet = {
  name: 'page.nothing',
  lines: [
    "there's nothing new to put in that i know of. which words? 'add: …' puts in just those.",
    "which words go in? i have none that were for it. 'add: …' puts in just those.",
  ],
};
/** Before the page that stays as it is. */
export const AS_IT_STANDS: LineSet = {
  name: 'page.stands',
  lines: ['the page stays as it is:', 'nothing is changed:'],
};
/** 'should i mention the cat?' */
export const TRY_IT: LineSet = {
  name: 'page.try',
  lines: [
    "that one only you can say. write it as a line and look at it; 'undo' takes it off again.",
    "you know them, i don't. try it as a line: if it doesn't belong, 'undo'.",
  ],
};
/** Not now: nothing of it is thrown away. */
export const PUT_OFF: LineSet = {
  name: 'page.put-off',
  lines: ["then not now, sorry. it stays here as it is, and 'show me' brings it back."],
};
/** Under a page of one line of several sentences, in which a number could mean either. */
export const PARAGRAPH: LineSet = {
  name: 'page.after.text',
  lines: [
    "add a line, 'take out …', 'change … to …', 'undo', or 'done'.",
    "the next line? or 'change … to …', 'take out …', 'done'.",
    "more, or 'done'? 'change … to …' puts something another way.",
  ],
};
