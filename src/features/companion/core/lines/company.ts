import type { LineSet } from './line-set.ts';

/** One thing of theirs, word for word, and room for more of it. */
export const TAKE_UP: LineSet = {
  name: 'take-up',
  lines: [
    '{it} tell me about that.',
    '{it} i would like to hear more of that.',
    '{it} go on from there, if you like.',
    'joy|{it} oh, go on.',
    'joy|{it} i like that.',
    'grief|{it} tell me a bit more of that.',
    'weighs|{it} that has a lot in it.',
    'weighs|{it} thank you for saying it.',
    'past|{it} how did it go on?',
    'hard past|{it} what was that like?',
  ],
};

/** Whom they speak of: of somebody living only an opening, true at any time. */
export const ABOUT_THEM: LineSet = {
  name: 'about-them',
  lines: [
    'gone person untold|{who}. what was {he} like?',
    'gone person|what did {he} laugh at?',
    'gone person|what did {he} like to do best of all?',
    'gone person|what did {he} always say?',
    'gone person|what did {he} do on an ordinary tuesday?',
    'gone|tell me one thing about {him} that only you know.',
    'gone animal|what did {he} do when you came in?',
    'gone animal|where did {he} sleep?',
    'gone animal|how did {he} come to you?',
    'gone animal|what did {he} like best of all?',
    "living|{who}. what's {he} like?",
  ],
};

/** The name of who died, once it is told. */
export const NAMED: LineSet = {
  name: 'named',
  lines: ["{who}. i'm glad to have the name.", '{who}. then that name is written here.'],
};

/** Warm, and true of any telling. */
export const WARM: LineSet = {
  name: 'warm',
  lines: [
    'joy|ha, go on. i could hear more of this.',
    'joy|oh, i like that.',
    'joy|and why not! go on.',
    'joy|that makes a good story. what else?',
    "joy|i'm glad you told me that bit.",
    'joy|more of that, if there is more.',
    'joy grave|that belongs to it, too.',
    'joy grave|then that belongs in it as well.',
    "grief|i'm here. there's no hurry.",
    'grief|thank you for telling me that.',
    'grief|go on, if you like.',
    'still with you.',
    "whole|i'm glad you told me all of that.",
    'whole|good that it stands here, all of it.',
    'smiles|ha, i like that.',
    'smiles|ha. and then?',
    'smiles|ha, go on.',
    'mm. go on.',
    "i'm here, for as much of it as you like.",
    'all the time you need.',
    'with you so far.',
    'i hear you.',
    "i'm with you.",
    "i'm here for all of it.",
    'tell me more.',
  ],
};

/** They want something kept, or left as it is. */
export const LEFT: LineSet = {
  name: 'left',
  lines: [
    '{it} it can be just like that.',
    '{it} then that is how it stays.',
    'it can be just like that.',
    'then that is how it stays.',
  ],
};

/** They say what they will do. */
export const DECISION: LineSet = {
  name: 'decision',
  lines: [
    '{it} then that is what happens next.',
    "{it} that's decided, then.",
    '{it} then that is settled.',
    "then that's decided.",
    'then that is settled.',
    'then that is what happens next.',
  ],
};

/** 'maybe i should tell him that': turned over, and not decided. */
export const THOUGHT: LineSet = {
  name: 'thought',
  lines: [
    'said|maybe is enough for now. and if it comes to it, it can be said in just those words.',
    'plain said|that can be said in just those words.',
    'maybe is enough for now. there is no rush with it.',
    "it can stay a 'maybe' for as long as you like. it's written down.",
  ],
};

/** A question of ours whose answer was told already. */
export const TOLD_BEFORE: LineSet = {
  name: 'told-before',
  lines: ['named|you did, sorry. {who}. go on, if you like.', 'you did, sorry. go on, if you like.'],
};

/** 'it was foolish, standing there': no shame is handed back. */
export const NOT_FOOLISH: LineSet = {
  name: 'not-foolish',
  lines: [
    "it doesn't sound {foolish} from here. it sounds human.",
    "people do that, more often than they say. {foolish} isn't the word i'd have for it.",
  ],
};

/** To a moan, which wants company and nothing else: true of any, and no verdict on anybody. */
export const MOAN: LineSet = {
  name: 'moan',
  lines: [
    'of course {they} did.',
    'no!',
    'oh no.',
    "as if that weren't enough.",
    'and that on top.',
    'and then?',
    'of all days.',
    'that sort of day, then.',
    "it doesn't let up, does it.",
    'what next.',
    'no wonder it has to come out.',
    'go on.',
  ],
};

/** The thing a telling ended on, and nothing asked. */
export const ECHO: LineSet = {
  name: 'echo',
  lines: ['{it}', '{it} i can see it.', 'smiles|{it} ha.', 'joy|{it} oh, i like that.'],
};

/** Three words or fewer, given back. */
export const BRIEF: LineSet = {
  name: 'brief',
  lines: [
    "{it} go on, if there's more.",
    "{it} i'm with you.",
    '{it} go on, if you like.',
    "all right. i'm here.",
    "i'm with you, and there's no hurry.",
  ],
};

/** A number nobody asked for. */
export const NUMBER: LineSet = {
  name: 'number',
  lines: ['{n}, then. what makes it that?', '{n}, then. go on.', '{n}, then.'],
};

/** Lighter than before, by their own words. */
export const BETTER: LineSet = {
  name: 'better',
  lines: [
    "ah, good. i'm glad.",
    'good. let it stay like that for a minute.',
    'good. that is something to rest on.',
    "i'm glad it is.",
  ],
};

/** A letter to somebody who died, in half a sentence; declined once, it is gone. */
export const IN_PASSING: LineSet = {
  name: 'in-passing',
  lines: ['(and if you ever want to write {him} a few lines, we can do that here.)'],
};
