import type { Way } from './way.ts';

/*
 * One page in their own words and order, which stands open until they leave it (walk/hear-page.ts). One question, and it
 * names nobody who was not named.
 */

/** Words for somebody, written or said: expressive writing to a reader, Lange et al., 2003. */
export const WORDS: Way = {
  name: 'words',
  begin: [
    "first|i'm a simple guide: the words are yours, i keep the order.",
    'the words are yours, i keep the order.',
  ],
  steps: [
    {
      slot: 'page',
      ask: [
        'aloud|what is the true thing, in one sentence? write it the way you would say it out loud, as clumsy as it comes.',
        'what do you want to say? write it the way you would say it, straight to whoever it is for, as clumsy as it comes.',
        'what has to be in it? write it the way you would say it across a table, as clumsy as it comes.',
      ],
      spoken: [
        'what do you want to say? say it straight to whoever it is for, as clumsy as it comes.',
        "what has to be in it? say it the way you'd say it across a table.",
      ],
      easier: [
        "begin with 'i want you to know that', and see where it goes. the beginning can be cut afterwards.",
        'half a sentence will do. or the one word that has to be in it.',
      ],
      heard: [],
      longest: 400,
      phase: 'R6',
      technique: 'next_step',
    },
  ],
};

/** A letter that isn't sent: Neimeyer (ed.), 'Techniques of Grief Therapy', 2012. */
export const LETTER: Way = {
  name: 'letter',
  begin: ["it needn't be sent anywhere, and nobody marks it."],
  steps: [
    {
      slot: 'page',
      ask: [
        'how does it begin? the name, the way you always said it, or the first thing there is to tell. one line, or as many as come.',
      ],
      easier: ["begin with 'i still', and write on from there."],
      heard: [],
      longest: 400,
      phase: 'R6',
      technique: 'open_question',
    },
  ],
};
