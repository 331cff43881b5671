import type { LineSet } from './line-set.ts';

/**
 * Somebody in danger, who goes on: no exercise, nothing quoted, and towards a person. Being with, and shared company as what
 * protects most: Stanley & Brown, 'Safety Planning Intervention', 2012.
 */
export const STAYING: LineSet = {
  name: 'staying',
  lines: [
    "i'm here, and i'm only a page. somebody living should hear this too, and the people above answer at any hour. could it be one of them?",
    "i read that, and i won't make an exercise of it. please don't stay alone with it: who could sit near you, even without talking?",
    "i can't hold this the way a person can. i'll stay while you reach one: which would be easier, a call or a text?",
    'nothing else matters as much tonight as you not being alone with it. who is nearest, a door or a phone call away?',
    'write on, if it helps. and let one person know where you are with this, in as few words as you told me.',
  ],
  spoken: [
    "i'm here, and i'm only a guide. somebody living should hear this too. could it be one of the people on your screen?",
    "i can't hold this the way a person can. i'll stay while you reach one: a call, or a text?",
    "please don't stay alone with it. who could sit near you, even without talking?",
  ],
};

/** By turns with it. */
export const STILL_HERE: LineSet = {
  name: 'still-here',
  lines: [
    "i'm here. go on.",
    "i'm reading, and i'm not going anywhere.",
    'yes. say it as it is.',
    'i hear you. take your time, and stay in sight of somebody if you can.',
    'all of it may stand here.',
    'write on, as slowly as you like.',
  ],
  spoken: [
    "i'm here. go on.",
    "i'm listening, and i'm not going anywhere.",
    'yes. say it as it is.',
    'take your time. i hear you.',
  ],
};

/** Something is asked of us beside a danger: no answer of a page's own, and no silence. */
export const FOR_SOMEBODY_LIVING: LineSet = {
  name: 'for-somebody-living',
  lines: [
    "certain|that's a question for somebody living, and not for a page: {people}. i'm here while you reach them.",
    "certain|i can't answer that the way it deserves, and it shouldn't stay with you and a page: {people}. ask it there, in those words.",
    'certain|please ask a person that, tonight, just as you asked me: {people}. whoever answers has heard it before.',
    "that's a question for somebody living, and not for a page. somebody who answers stands just below, at any hour.",
    "i can't answer that the way it deserves. could you ask it of a person you trust, in those words? there is also somebody just below.",
    'a page is too little for that one. whoever is below has heard it before, and answers.',
  ],
};

/** 'they'd be better off without me, right?' */
export const NOT_BETTER: LineSet = {
  name: 'not-better',
  lines: [
    "no. that's what the worst hours say, and it isn't so for those who are left. please tell a living person, tonight: {people}.",
    'no. nobody who stays behind is better off, whatever the sum says at this hour. say it to somebody who can answer you: {people}.',
  ],
};

/** Words for somebody, beside what may be a goodbye: said once, with the page, which loses nothing. */
export const BEFORE_WORDS: LineSet = {
  name: 'before-words',
  lines: [
    'these read like a goodbye to me. if they are one, please let a person hear them before anybody reads them: somebody stands just below. if not, say so, and we go on.',
    "one thing before the next line: if this is a goodbye, it's for a person to hear first, one of yours or whoever stands below. if it isn't, tell me, and we go on.",
  ],
};

/** They call it done, and said nothing to that. */
export const AFTER_WORDS: LineSet = {
  name: 'after-words',
  lines: [
    "and should it be a goodbye after all: a person first, please, before it reaches anybody. 'crisis support' is there at any hour.",
  ],
};

/** Somebody is named who could be near. */
export const TELL_THEM: LineSet = {
  name: 'tell-them',
  lines: [
    "then that one, and now, in as few words as here: 'i'm not okay. can you come, or call?' i'll be here meanwhile.",
    "good that there is somebody. one plain line to them is enough: 'i don't want to be alone tonight.' send it, and come back to me.",
  ],
};

/** Somebody is with them, is coming, or has been told. */
export const WITH_THEM: LineSet = {
  name: 'with-them',
  lines: [
    'good. let them stay, and say it to them as you said it here. nothing else has to be done this minute.',
    "i'm glad. show them what you wrote here, if words are hard. i'm here until they are with you, and after.",
    'then you have done the hard part. stay near them tonight, whatever else is talked of.',
  ],
};

/** They go on, and somebody is there. */
export const BESIDE_THEM: LineSet = {
  name: 'beside-them',
  lines: [
    "go on, i'm here, and so are they.",
    "all right. and it's good that you aren't alone with it tonight.",
    'tell on, if you like. they may read along.',
    "i hear you. what you don't want to type, say to them.",
    'there is time for that. they stay, and so does this page.',
  ],
};

/** They go, and somebody is with them. */
export const STAY_WITH_THEM: LineSet = {
  name: 'stay-with-them',
  lines: [
    "goodnight, then. stay near them, and wake them if it comes back. i'm glad they are there.",
    'rest, both of you. if it comes back in the night, say it to them first. i hope to read you again.',
  ],
};

/** 'do i wake her?' */
export const YES_TELL: LineSet = {
  name: 'yes-tell',
  lines: [
    'yes, please. now, and in as few words as you told me. i am here meanwhile.',
    "yes. it isn't too much for them; being told later would be. go now, and come back to me.",
  ],
};

/** 'what would i even say?' */
export const WORDS_TO_TELL: LineSet = {
  name: 'words-to-tell',
  lines: [
    "this is enough: 'i'm not okay, and i don't want to be alone with it. can you come?' or show them what stands here.",
    "only: 'it's bad tonight. please stay with me.' you need no reasons for it.",
  ],
};

/** Of the numbers, where they are for. */
export const OTHER_COUNTRY: LineSet = {
  name: 'other-country',
  lines: [
    "the numbers go by where you say you are, and by the country under 'crisis support': please look at them once more. from most mobiles 112 reaches help, too.",
    "choose your country under 'crisis support', and the right ones come up. until then: a person near you, whoever it is.",
  ],
};

/** They want to talk of something else. */
export const THEIR_SUBJECT: LineSet = {
  name: 'their-subject',
  lines: [
    "that, then. go on, i'm here. the people stay up there, that's all.",
    'all right, your subject. tell me.',
  ],
};

/** Somebody who was named cannot be the one. */
export const SOMEBODY_ELSE: LineSet = {
  name: 'somebody-else',
  lines: [
    'then not that one. who else is near, even somebody who only sits there? and the people above answer at any hour.',
    'all right, somebody else. a neighbour counts, and a stranger on one of the lines above.',
  ],
};

/** They go, and the danger has not. */
export const NOT_ALONE: LineSet = {
  name: 'not-alone',
  lines: [
    'before you go: please let one person know tonight, somebody to call or anybody near. i hope to read you here again.',
    'go to somebody, and not only to bed. there are people to call at any hour. i hope to read you again.',
  ],
  spoken: ['before you go: please let one person know tonight, one of those on your screen or anybody near.'],
};

/** They go, and people stand beneath the reply: nobody knows whether they are needed. */
export const GO_WELL_WITH_PEOPLE: LineSet = {
  name: 'go-well-with-people',
  lines: [
    "take care of yourself. if it gets heavy later, somebody to call stands below, at any hour, and you needn't explain. i hope to read you again.",
    'go gently. should the night get long: below is somebody who answers, for anything. i hope to read you again.',
  ],
  spoken: [
    'take care of yourself. if it gets heavy later, somebody to call stands on your screen, at any hour.',
  ],
};

/** They go, and left open what was asked of dying: nothing stands below any more. */
export const GO_WELL_UNANSWERED: LineSet = {
  name: 'go-well-unanswered',
  lines: [
    "go gently. i asked you something earlier, and you needn't answer me: but should there be a yes in it, 'crisis support' has people at any hour. i hope to read you again.",
    "take care of yourself. if what i asked before is nearer than you said, let one person know tonight: 'crisis support' has some, at any hour.",
  ],
};
