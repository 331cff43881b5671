import type { LineSet } from './line-set.ts';

/** A complaint about us: true, owned once; then less and less of us. */
export const OWN_UP: LineSet = {
  name: 'own-up',
  lines: [
    "asks|you're right, i keep asking. i'll stop. write as long as you like, i'm here.",
    "once|you're right, i don't follow everything. say it the way it is, and i'll go by that.",
    "once|fair, that didn't fit. what you said stands as you said it. go on from there.",
    "twice|that's fair. your words count here, not mine. go on, i'll say less.",
    "twice|i'm sorry, that's as good as i get. write on if it's of use to you, and i'll keep out of the way.",
    "i hear that. go on, i'll keep quiet.",
    'fair. the page is yours.',
  ],
  spoken: [
    "asks|you're right, i keep asking. i'll stop. i'm here.",
    "once|you're right, i don't follow everything. say it the way it is, and i'll go by that.",
    "twice|that's fair. your words count here, not mine. go on, i'll say less.",
    "i hear that. go on, i'll keep quiet.",
  ],
};

export const CORRECTED: LineSet = {
  name: 'corrected',
  lines: [
    "thing|sorry, i took up the wrong thing. {it} say more about that, and i'll stay with it.",
    'thing|sorry, i went past that. {it} what is on your mind about it?',
    'thing|sorry. {it} i have it now.',
    'felt|sorry, i got that wrong. {it} go on.',
    'felt|sorry, i got that wrong. go on, i have it your way now.',
    'sorry, my mistake. go on.',
    'sorry, i had that wrong. go on.',
    'sorry. i have it your way now.',
  ],
};

export const NO_QUESTIONS: LineSet = {
  name: 'no-questions',
  lines: ["all right, no questions. i'm here. write as long as you like.", "okay, i won't ask. i'm here."],
  spoken: ["all right, no questions. i'm here.", "okay, i won't ask. i'm here."],
};

export const REFUSED: LineSet = {
  name: 'refused',
  lines: [
    "columns|sorry, no more of that: it didn't belong there. {theirs}",
    "columns|sorry, no more of that: it didn't belong there. i'm here.",
    "columns|stopped, sorry. that didn't belong there. i'm here.",
    'walked|sorry, then we stop that. {theirs}',
    "walked|sorry, then we stop that. i'm here.",
    "walked|stopped, sorry. i'm here, without any of it.",
    "somebody|then not about that, sorry. go on with what you'd rather.",
    "menu|fair enough, no list. tell it the way you'd tell somebody; i'll stay with it as well as i can.",
    'menu|then without choices. write on, and i keep the thread.',
    'exercises|fair enough, no exercises. just write.',
    'exercises|okay, none of that. go on with what you were saying.',
    'numbers|no numbers, then. go on.',
    "advice|no advice, then. i'll only keep the thread.",
    "feelings|then not the feelings. tell it the way you'd like.",
    "okay, we won't. you say where it goes.",
    "all right, that's off the table. go on.",
  ],
};

/** A question of theirs that was passed over: once, before its answer; and where there is none. */
export const ASKED_AGAIN: LineSet = {
  name: 'asked-again',
  lines: [
    'sorry, i went past that. {it}',
    'sorry, i took that wrongly. {it}',
    'sorry, i went past that.',
    'sorry, i took that wrongly.',
    "nothing|sorry, i went past that. i can't answer that one, and i'd rather say so.",
    "nothing|sorry, you did ask. it's past what i can answer from here.",
  ],
};
