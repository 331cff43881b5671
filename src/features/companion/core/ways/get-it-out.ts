import type { Way } from './way.ts';

/**
 * Writing down what weighs, as it comes, and finding the sentence that holds it: expressive writing, Pennebaker & Smyth,
 * 'Opening Up by Writing It Down', 2016; the 'hot' sentence, Greenberger & Padesky, 'Mind Over Mood', 1995.
 */
export const GET_IT_OUT: Way = {
  name: 'out',
  begin: [],
  steps: [
    {
      slot: 'told',
      ask: [
        "then write it as it comes. start anywhere. it needn't be in order, or fair, or finished.",
        'start wherever it starts. as long as you like, in any order.',
        'again|what else is in it? start anywhere.',
        'again|then a second page. write what the first one left out.',
      ],
      spoken: [
        "then say it as it comes. it needn't be in order, or fair, or finished.",
        'start wherever it starts, and say as much as you like.',
        'again|what else is in it? start anywhere.',
      ],
      easier: [
        'begin with where you are right now, the room, the hour. the rest mostly follows.',
        "you could begin with 'what i haven't said to anyone is'. or with the weather.",
      ],
      heard: [
        "hard|i'm still here. when it's all down, say 'that's it'.",
        "thank you. go on for as long as there is something; then say 'that's it'.",
      ],
      heardSpoken: [
        "i'm listening. take your time: is there more that belongs to it?",
        "go on, if there's more. there's no hurry.",
        'thank you for saying that. go on for as long as there is something.',
      ],
      longest: 0,
      phase: 'R2',
      technique: 'open_question',
    },
    {
      slot: 'weighs',
      ask: [
        'short hard|and the heaviest part of it, in a few words? it may be one you wrote already.',
        'short|and if it had to be one short sentence, which would it be? it may be one you wrote already.',
        'hard|thank you for writing that down. which one sentence of it weighs most? a few words are enough.',
        'thank you for writing that down. which one sentence of it matters most? a few words are enough.',
      ],
      spoken: [
        'hard|thank you for saying that. which one sentence of it weighs most? say only that one again.',
        'hard|of all you said: which few words are the heaviest?',
        'thank you for saying that. which one sentence of it matters most? say only that one again.',
        'of all you said, which few words would you keep?',
      ],
      easier: [
        "it needn't be the right one. the first three or four words your eye falls on.",
        'then the shortest true line about it. four words are plenty.',
      ],
      heard: [
        "hard|{it} that's the heavy one, then.",
        "{it} that's the one, then.",
        '{it} so that line stays.',
        'all right, it may be more than a line.',
      ],
      longest: 16,
      phase: 'R1',
      technique: 'reflect',
    },
    {
      slot: 'why',
      ask: [
        'hard|what makes it so heavy?',
        'hard|what is it about that line that gets to you?',
        'what makes it that one?',
        'what is it about that line?',
      ],
      easier: [
        'hard|is it what happened, what it says about you, or what may come of it? one of the three is enough.',
        'what would somebody miss, who only read that line?',
      ],
      heard: [
        '{it} thank you for going that close to it.',
        '{it} then that belongs to it, too.',
        "hard|i'm glad that isn't only in your head any more.",
        'hard|thank you for going that close to it.',
        'thank you for looking that closely.',
        'that makes the line clearer.',
      ],
      heardSpoken: [
        '{it} then that belongs to it, too.',
        'thank you for looking that closely.',
        "that's been said, too.",
      ],
      longest: 60,
      phase: 'R4',
      technique: 'open_question',
    },
    {
      slot: 'need',
      ask: [
        'hard|what would you have needed there, from anybody?',
        'hard|who or what would you have wanted beside you with that?',
        'and if you had a wish there, what would it be?',
        'what would you like to happen with that?',
      ],
      easier: [
        'hard|a word, a hand, some time, or being left in peace? whichever is nearest.',
        'something to be said, something to be done, or just some rest?',
      ],
      heard: [
        '{it} then that goes beside it.',
        "{it} that's worth having on paper.",
        'thank you. that matters, too.',
      ],
      heardSpoken: [
        '{it} then that goes beside it.',
        "{it} that's worth saying out loud.",
        'all right, that as well.',
      ],
      longest: 20,
      phase: 'R4',
      technique: 'open_question',
    },
    {
      slot: 'help',
      ask: [
        'and what would do you a little good in the next hour? small counts.',
        'what is the next small thing that would be kind to you?',
      ],
      easier: [
        'something warm, some air, a message to somebody, or bed: which of them is nearest?',
        'what did you do the last time it was like this, that did no harm?',
      ],
      heard: ['then let it be that.', "good, that's within reach."],
      longest: 18,
      phase: 'R6',
      technique: 'next_step',
    },
  ],
  note: {
    before: ['here is what you found, in your own words:', 'this is yours, word for word:'],
    labels: [
      ['weighs', 'the line'],
      ['need', 'what you wished for'],
      ['help', 'next'],
    ],
    after: [
      "shall we leave it there for now? if there's more, write on.",
      'will that do for tonight? you can always write on.',
    ],
  },
};
