import type { Way } from './way.ts';

/**
 * Two sides on one page: Franklin's 'moral algebra', 1772; regret looked back on: Gilovich & Medvec, 1995; what the body
 * says: Damasio, 1994; a step that can be undone: Bazerman & Moore, 'Judgment in Managerial Decision Making', 2012.
 */
export const DECIDE: Way = {
  name: 'decide',
  begin: ["then on one page. i can't weigh it for you, only keep the two sides in order."],
  steps: [
    {
      slot: 'sides',
      ask: ['what are the two sides? name both, in one line.', 'what is it between? the one, and the other.'],
      easier: ['often it is only: do it, or leave it. what would those two be here?'],
      heard: ['{it} those two, then.', 'good, two sides.'],
      means: 'the two things you could choose, both in one line.',
      longest: 20,
      phase: 'R4',
      technique: 'open_question',
    },
    {
      slot: 'one',
      ask: [
        'take the first. what speaks for it? only for it, for now.',
        'the first one: what is good about it?',
      ],
      easier: ['what would you tell people afterwards, why you chose it?'],
      means: 'all that is good about the first of the two.',
      heard: ["that's on the first side.", 'noted, on the first side.'],
      longest: 70,
      phase: 'R4',
      technique: 'open_question',
    },
    {
      slot: 'other',
      ask: ['now the other one: what speaks for that?', 'and the other: what is good about that one?'],
      easier: ['if a friend chose it, what would you say was wise in it?'],
      means: 'all that is good about the second of the two.',
      heard: ["that's on the second.", 'noted, on the other side.'],
      longest: 70,
      phase: 'R4',
      technique: 'open_question',
    },
    {
      slot: 'year',
      ask: [
        'deed|a year from now, looking back: which would you mind more, having done it or having let it be?',
        'and in a year: which one would you be sorrier not to have chosen?',
        'a year from now, looking back: which of the two would you miss more?',
      ],
      easier: ['just the first answer that comes, no reasons.'],
      means: 'think of next year: which of the two would you be more sorry not to have done?',
      heard: ['{it} keep that one in mind.', 'that counts for something.'],
      longest: 40,
      phase: 'R5',
      technique: 'reframe',
    },
    {
      slot: 'shoulders',
      ask: [
        'now nothing clever: say each one aloud, slowly. at which one did your shoulders come down?',
        'say each aloud, as if it were settled. which one lets you breathe out?',
      ],
      easier: ["even slightly. 'neither' is an answer, too."],
      means: 'say both aloud as if you had chosen them. which of the two feels lighter?',
      heard: ['{it} the body is often a day ahead.', "that's worth as much as both sides."],
      longest: 30,
      phase: 'R5',
      technique: 'reframe',
    },
    {
      slot: 'step',
      ask: [
        'so what would be one step that way that you could still take back tomorrow?',
        'what is the smallest step in that direction that can be undone?',
      ],
      easier: ['asking somebody, sleeping on it, writing it and not sending it: would one of those do?'],
      means: 'something small that you could do now, and take back if it is wrong.',
      heard: ["good, that's a step you can take back."],
      longest: 30,
      phase: 'R6',
      technique: 'next_step',
    },
  ],
  note: {
    before: ['your page, in your words:', 'so here it is, side by side:'],
    labels: [
      ['sides', 'between'],
      ['one', 'for the first'],
      ['other', 'for the second'],
      ['year', 'in a year'],
      ['shoulders', 'said aloud'],
      ['step', 'a step you can take back'],
    ],
    after: [
      "you needn't decide tonight. if something is missing: 'add: …'.",
      "it can lie there overnight. if something is missing: 'add: …'.",
    ],
  },
};
