import type { Step, Way } from './way.ts';

const oneQuestion = (name: Way['name'], step: Omit<Step, 'slot' | 'longest'>): Way => ({
  name,
  begin: [],
  steps: [{ ...step, slot: name, longest: 18 }],
  note: { before: [], labels: [], after: [] },
});

/** 'should i …?': the answer one hopes for is half of it; the coin that is tossed to hear oneself. Piet Hein, 1960s. */
export const HOPING = oneQuestion('hoping', {
  ask: [
    "i can't know that, i'd only be guessing. shall we lay it out, two sides and a few short questions? or tell me straight which answer you're hoping for.",
    "that one's yours, and i'd be a poor adviser. we could look at both sides on one page. or, quick: if a coin decided it, which side would you hope for?",
    "i don't know enough to say. two sides on one page, if you like; or just your gut, before the reasons come: which?",
  ],
  easier: ['then the other way round: which answer would you have minded?'],
  heard: [
    '{it} then you half know it already.',
    'then you half know it already.',
    "that's a clear answer.",
    'then you know.',
  ],
  phase: 'R5',
  technique: 'reframe',
});

/** 'what if …?', 'will it …?': nobody knows; what one would do then is within reach. Coping planning, Sniehotta et al., 2005. */
export const IF_SO = oneQuestion('if_so', {
  ask: [
    '{it} say that happens: what would you do first, and what would you need?',
    '{it} and if so, what would you do then, or who would you want beside you?',
    'nobody can know that yet, and i least of all. but say it came like that: what would you want beside you then?',
    "i can't see that far. if it did happen, what would be the first thing you'd do, and who'd know?",
    "that's not to be known tonight. and if it came so, what would help you through the first hour of it?",
  ],
  easier: ["then it can stay a 'what if' for tonight. they mostly look bigger in the dark."],
  heard: ['{it} then there is that to hold on to.', 'then there is that to hold on to.'],
  phase: 'R5',
  technique: 'reframe',
});
