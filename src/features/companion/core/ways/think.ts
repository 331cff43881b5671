import type { Way } from './way.ts';

/**
 * A knot taken apart: problem-solving, D'Zurilla & Goldfried, 1971; the first step with its 'if, then': Gollwitzer,
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
        'again|what is the next knot, in one line?',
      ],
      easier: [
        'what would have to be different for you to sleep well on it?',
        'finish this: "i wish that …"',
      ],
      again: ['thank you. and if it had to fit on one line, what is there to be solved?'],
      heard: ["{it} that's the knot, then.", 'all right, that is the knot.'],
      longest: 22,
      phase: 'R4',
      technique: 'open_question',
    },
    {
      slot: 'hand',
      ask: [
        'which corner of it is in your hands, even a small one?',
        'what in it can you move yourself, if only by an inch?',
      ],
      easier: ['a word you could say, a thing you could put down, somebody you could ask?'],
      heard: ['then we begin at that corner.', 'good, begin there.'],
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
      longest: 40,
      phase: 'R6',
      technique: 'next_step',
    },
  ],
  note: {
    before: ['so it stands like this, in your words:', 'your plan, as you wrote it:'],
    labels: [
      ['step', 'first step'],
      ['snag', 'if it snags'],
      ['knot', 'the knot'],
    ],
    after: [
      'will that do to start with? if not, say what is missing.',
      'does that look doable? if not, say where it pinches.',
    ],
  },
};
