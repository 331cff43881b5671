import { describe, expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import { answerTurn } from '../guide.ts';

/** The last reply to these turns, in one talk. */
function last(...turns: readonly string[]): string {
  const history: { sender: 'user' | 'bot'; text: string }[] = [];
  let state: unknown = null;
  for (const content of turns) {
    const { text, end } = answerTurn({
      content,
      history: [...history],
      state,
      spoken: false,
      seed: 'lost',
      question: null,
      safety: CALM,
      preferences: { memory: [], memoryEnabled: false, askLess: false },
    });
    state = end.state;
    history.push({ sender: 'user', text: content }, { sender: 'bot', text });
  }
  return history.at(-1)?.text ?? '';
}

const OF_US = /\b(?:AI|bot|program|encrypted|analytics|settings|typing)\b/i;

describe('a question about their life', () => {
  it.each([
    "do you think it is foolish to put out a cup for somebody who isn't coming down?",
    'do you suppose i might tell her about the coat as well, or is that one to keep for myself?',
    'would you say a man can be sad about a clock?',
  ])('gets nothing about us: %s', (question) => {
    expect(last('my wife died two years ago', question)).not.toMatch(OF_US);
  });

  it('still gets it where it is about us', () => {
    expect(last('hello', 'who can read what i write here?')).toMatch(/encrypted/);
    expect(last('hello', 'are you a real person?')).toMatch(/AI|bot|program/);
  });
});

describe('a question that was lost', () => {
  const DOG = [
    'my dog biscuit died on tuesday, the vet said it was time',
    'did i do it too early? he still ate his tea the night before',
  ];

  it.each([
    'you keep saying back what i said. i asked you something',
    'i said did i do it too early',
    "that's not an answer",
  ])('is answered, and with no tip: %s', (complaint) => {
    expect(last(...DOG, complaint)).toMatch(/from what you tell me/);
  });

  it('is found by its thing', () => {
    expect(
      last('is it foolish to lay a cup for her?', 'she liked blue ones', 'i was asking about the cup'),
    ).toMatch(/foolish/);
  });

  it('gives back what was told and passed over', () => {
    const told = 'i had breakfast. also jaden said im dumb in the gc';
    expect(last('hi', told, 'did u even read the jaden bit')).toContain('the jaden bit');
    expect(last('hi', told, 'im asking about JADEN. he called me dumb infront of everyone')).toMatch(
      /went.*past.*he called you dumb/,
    );
  });

  it('is no fear: "i\'m afraid i\'ve lost you"', () => {
    expect(last('my wife had a green coat', "i'm afraid i've lost you there")).not.toMatch(/^afraid/);
    expect(last('hello', "i'm afraid of the dark")).toMatch(/afraid|dark|fear/);
  });

  it('does not hold back somebody who goes', () => {
    expect(
      last('hi', 'should i text or write?', 'thats not an answer lol. doesnt matter. thanks bye'),
    ).toMatch(/welcome|bye|care|well|off you go|see you/);
  });
});

describe('words asked for', () => {
  const MUSIC = [
    'my neighbour plays music till 1am and i want to send him a message',
    "what i'd like is quiet after 11. can you just write it for me",
  ];

  it('come from their own wish, and again when changed or missed', () => {
    expect(last(...MUSIC)).toContain('could we have quiet after 11?');
    expect(last(...MUSIC, 'can you make it friendlier')).toMatch(/could we have quiet after 11\?.*thanks/);
    expect(last(...MUSIC, 'ok.. so where is it?')).toContain('could we have quiet after 11?');
  });

  it('are a start, said plainly, where no wish was told', () => {
    expect(last('hi', 'can you write a message to my sister for me')).toMatch(/whole messages.*a start.*'hi/);
  });
});

describe('a small choice', () => {
  it.each([
    ['pasta or soup?', /pasta|soup/],
    ['should i wear the red one or the blue one', /the red one|the blue one/],
    ['should i eat breakfast or revise more', /^breakfast/],
  ])('is made lightly: %s', (question, answer) => {
    expect(last('it has been a long day', question)).toMatch(answer);
  });

  it('is no small one where it weighs', () => {
    expect(last('hi', 'should i skip dinner or eat something')).not.toMatch(/get a say|other one keeps/);
    expect(last('hi', 'wine or a walk? i stopped drinking in may')).not.toMatch(/get a say|other one keeps/);
  });
});

it('wishes luck when asked', () => {
  expect(last('hi', 'maths exam tomorrow', 'gonna try sleep. wish me luck')).toMatch(/^good luck/);
});

it('takes thanks at the end of a long turn', () => {
  expect(
    last(
      'hi',
      'i got the job!',
      "haha the poor man dropped his eggs. flatmate's key in the door!! thanks for listening to me",
    ),
  ).toMatch(/welcome|any time|glad|gladly|happy to|thank you/);
});

it('owns a line of ours that is held out to us, and takes up what they say of it', () => {
  const first = last('hi', 'my dog ate a whole roast chicken once');
  const quoted = first.replace(/[.!?].*/, '');
  expect(last('hi', 'my dog ate a whole roast chicken once', `${quoted}?? the chicken was funny`)).toMatch(
    /the chicken was funny\. .*(?:didn't fit|no sense|my mistake)/,
  );
});
