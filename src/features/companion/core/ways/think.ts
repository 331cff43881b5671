import type { Way } from './way.ts';

/**
 * A problem taken apart: problem-solving, D'Zurilla & Goldfried, 1971; the first step with its 'if, then': Gollwitzer,
 * 'Implementation intentions', 1999.
 */
export const THINK: Way = {
  name: 'think',
  begin: ["then let's take it apart, one small piece at a time."],
  steps: [
    {
      slot: 'knot',
      ask: [
        'what is the thing to be solved, in one line? the way you would say it to a friend on the stairs.',
        'again|what is the next thing to be solved, in one line?',
      ],
      easier: [
        'what would have to be different for you to sleep well on it?',
        'finish this: "i wish that …"',
      ],
      heard: ["{it} that's what is to be solved, then.", 'all right, that is what is to be solved.'],
      means: 'what you would like to be different, in a few words.',
      longest: 22,
      phase: 'R4',
      technique: 'open_question',
    },
    {
      slot: 'hand',
      ask: [
        'which part of it can you change yourself, even a small one?',
        'what in it can you move yourself, if only by an inch?',
      ],
      easier: ['a word you could say, a thing you could put down, somebody you could ask?'],
      heard: ['then we begin with that part.', 'good, begin there.'],
      means: 'which part of this could you change yourself, without waiting for anybody?',
      longest: 40,
      phase: 'R5',
      technique: 'reframe',
    },
    {
      slot: 'ideas',
      ask: [
        "name three things you could do there. silly ones count, nobody's marking.",
        'what are three things one could try there? good, bad and silly.',
      ],
      easier: ['then only one: what would somebody try who is not afraid of it?'],
      heard: ["they're on the table now.", 'good. none of them has to be the one.'],
      means: 'three things that you could do or say about that part. bad ideas count, too.',
      longest: 80,
      phase: 'R5',
      technique: 'reframe',
    },
    {
      slot: 'step',
      ask: [
        'which of them is the smallest, and when could you do it? one line.',
        'which could be done in ten minutes, and when?',
      ],
      easier: ['the one you would mind least. which is that?'],
      heard: ['{it} then that is the first step.', 'that will do for a start.'],
      means: 'the easiest of your ideas, and the day or hour when you could do it.',
      longest: 30,
      phase: 'R6',
      technique: 'next_step',
    },
    {
      slot: 'snag',
      ask: [
        'what might get in the way, and what will you do then? "if …, then …".',
        'and if something gets in the way: what, and what then?',
      ],
      easier: [
        'no time, no strength, or no nerve: which is likeliest, and what would be a small answer to it?',
      ],
      heard: ['good, then that has its answer.', 'good.'],
      means: 'what could stop you from doing it, and what you would do then.',
      longest: 40,
      phase: 'R6',
      technique: 'next_step',
    },
  ],
  note: {
    before: ['so it stands like this, in your words:', 'your plan, as you wrote it:'],
    labels: [
      ['step', 'first step'],
      ['snag', 'if something gets in the way'],
      ['knot', 'to be solved'],
    ],
    after: [
      "will that do to start with? if something is missing: 'add: …'.",
      "does that look doable? if something is missing: 'add: …'.",
    ],
  },
};
