import type { Way } from './way.ts';

/**
 * A message in their own words and order. What happened, what one would like: 'describe, express, specify', Bower & Bower,
 * 'Asserting Yourself', 1976.
 */
export const WORDS: Way = {
  name: 'words',
  begin: ["let's find them. i'm a simple guide: the words are yours, and i put them in order."],
  steps: [
    {
      slot: 'must',
      ask: [
        'what is the one thing they have to know? write it straight to them, as clumsy as it comes.',
        'if they only read one line of it, which? write it straight to them.',
      ],
      spoken: ['what is the one thing they have to know? say it straight to them, as clumsy as it comes.'],
      easier: [
        "begin with 'i want you to know that', and see where it goes. you can cut the beginning afterwards.",
      ],
      heard: ["that's the heart of it.", 'there it is. it can stay just like that.'],
      longest: 70,
      phase: 'R6',
      technique: 'next_step',
    },
    {
      slot: 'hope',
      ask: [
        "and what would you like from them? straight to them again: 'could you', 'i'd like'. or say 'nothing'.",
        "what do you hope they'll do? again straight to them, or 'skip'.",
      ],
      spoken: ["and what would you like from them? straight to them again. or say 'nothing'."],
      easier: [
        "a reply, an hour, a 'sorry', an end to it: which is nearest? write it to them, or say 'skip'.",
      ],
      heard: ['good, then they know what you want.', 'clear.'],
      longest: 50,
      phase: 'R6',
      technique: 'next_step',
    },
    {
      slot: 'greet',
      ask: [
        "last, the first line: how do you greet them? 'hi anna', 'dear mum', or just the name.",
        "and how do you begin, when you write to them? the greeting only. or 'skip'.",
      ],
      spoken: ["and how do you greet them? only the greeting. or say 'skip'."],
      easier: ["a plain 'hi' will do. or say 'skip'."],
      heard: ['good.', "that's the top of it."],
      longest: 6,
      phase: 'R6',
      technique: 'next_step',
    },
  ],
  note: {
    before: ['here it is, in your words and your order:', 'put together, it reads:'],
    fewest: 1,
    labels: [
      ['greet', ''],
      ['warm', ''],
      ['must', ''],
      ['hope', ''],
    ],
    after: [
      "does it sound like you? change what you like, or say 'softer' or 'shorter'.",
      "read it aloud once: is that you? if not, give me the line that isn't, the way you'd say it.",
    ],
  },
};

/** A letter that isn't sent: Neimeyer (ed.), 'Techniques of Grief Therapy', 2012. */
export const LETTER: Way = {
  name: 'letter',
  begin: ["it needn't be sent anywhere, and nobody marks it."],
  steps: [
    {
      slot: 'greet',
      ask: ['how does it begin? write their name, the way you said it to them.'],
      easier: ["'dear', and whatever you called them. that's enough."],
      heard: ['good, they have the page now.', 'yes.'],
      longest: 8,
      phase: 'R6',
      technique: 'open_question',
    },
    {
      slot: 'must',
      ask: ['what would you like to tell them? one line, or as many as come.'],
      easier: ["begin with 'i still', and write on from there."],
      heard: ["that's said now.", 'now it has been said.'],
      longest: 400,
      phase: 'R6',
      technique: 'open_question',
    },
    {
      slot: 'hope',
      ask: [
        "is there something you'd like to thank them for, or hold against them? that can stand there, too.",
      ],
      easier: ["one small thing. or say 'skip'."],
      heard: ['that can stand beside the rest.', "it's all right that it stands there."],
      longest: 200,
      phase: 'R6',
      technique: 'open_question',
    },
    {
      slot: 'end',
      ask: ['and how do you close it?'],
      easier: ["your name will do. or say 'skip'."],
      heard: ['good.', 'yes.'],
      longest: 12,
      phase: 'R6',
      technique: 'open_question',
    },
  ],
  note: {
    before: ['your letter, as you wrote it:'],
    fewest: 1,
    labels: [
      ['greet', ''],
      ['warm', ''],
      ['must', ''],
      ['hope', ''],
      ['end', ''],
    ],
    after: ['it can stay here, or go on paper. if there is more to say to them, write on.'],
  },
};
