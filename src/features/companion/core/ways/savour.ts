import type { Way } from './way.ts';

/**
 * Keeping something good: Bryant & Veroff, 'Savoring', 2007; telling it to somebody who is glad: Gable et al., 2004; written
 * down with its reasons: Seligman et al., 2005.
 */
export const SAVOUR: Way = {
  name: 'savour',
  begin: [],
  steps: [
    {
      slot: 'best',
      ask: [
        'tell me the best minute of it, as slowly as you like.',
        'what was the very best minute? run it slowly, i want all of it.',
      ],
      easier: ['then just what you could see around you at that moment.'],
      heard: [
        'grave|that belongs to it as well.',
        "that's a minute worth keeping.",
        "oh, that's a good one. it's written down now.",
      ],
      heardSpoken: ["that's a minute worth keeping.", "oh, that's a good one."],
      longest: 400,
      phase: 'R1',
      technique: 'open_question',
    },
    {
      slot: 'took',
      ask: [
        'and what did it take to get there? boast a little, this is the place for it.',
        "what's in it that nobody sees from outside? you may be proud here.",
      ],
      easier: ['luck, patience, stubbornness, somebody who helped: what was in it most?'],
      heard: [
        'grave|that belongs to it, too.',
        'that belongs in it, too.',
        'good. that should stand there as well.',
      ],
      longest: 400,
      phase: 'R2',
      technique: 'validate',
    },
    {
      slot: 'face',
      ask: [
        'whose face would you most like to see when they hear it?',
        'who else should have this story, and who gets it first?',
      ],
      easier: ['anybody at all, near or far, from any time of your life.'],
      heard: [
        'grave|then that belongs in it.',
        'lovely. that belongs in it.',
        'then that is part of it, too.',
      ],
      longest: 12,
      phase: 'R6',
      technique: 'open_question',
    },
    {
      slot: 'keep',
      ask: [
        'if one sentence of all this were put away for a grey day, which one? write it here.',
        'and one line to find again on a bad tuesday: how does it go?',
      ],
      spoken: ['if one sentence of all this were put away for a grey day, which one? say it once more.'],
      easier: ['four words are enough, as long as they make you smile.'],
      heard: ["that's the one to keep.", 'yes. that one stays.'],
      longest: 24,
      phase: 'R6',
      technique: 'validate',
    },
  ],
  note: {
    before: ['for a grey day, in your words:', 'put away for later, just as you wrote it:'],
    fewest: 1,
    labels: [
      ['keep', 'the line'],
      ['face', 'who should hear it'],
    ],
    after: [
      "enjoy it. and if there's more of it, write on.",
      "it's yours to keep. more of it is welcome, too.",
    ],
  },
};
