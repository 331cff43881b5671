import { describe, expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import { answerTurn } from '../guide.ts';

/** The replies to these turns, in one talk. */
function talk(...turns: readonly string[]): string[] {
  const history: { sender: 'user' | 'bot'; text: string }[] = [];
  let state: unknown = null;
  return turns.map((content) => {
    const { text, end } = answerTurn({
      content,
      history: [...history],
      state,
      spoken: false,
      seed: 'plainly',
      question: null,
      safety: CALM,
      preferences: { memory: [], memoryEnabled: false, askLess: false },
    });
    state = end.state;
    history.push({ sender: 'user', text: content }, { sender: 'bot', text });
    return text;
  });
}

const last = (...turns: readonly string[]): string => talk(...turns).at(-1) ?? '';

describe('a question whose form says what it wants', () => {
  it.each([
    ['i had a little talk to his photograph this morning. is that daft?', /daft/],
    ["i'll say 'son, i've got a thing'. is that rubbish?", /rubbish/],
    ['i want to know if that sentence sounds harsh', /harsh/],
    ['maybe i could ask my mum. is that asking too much', /too much|allowed/],
    ['can i run a sentence past you?', /^(?:yes|of course)/],
    ['what do i do if she starts crying in the meeting?', /take all the time|we can wait/],
    ['what if he gets angry', /once more|calmer/],
    ['i asked how you would start it. how would you start it', /'.*(?:hard to tell|isn't easy|sit with me)/],
    ['have you got one idea for meeting people', /same place|task in it/],
    ['his resps were 22. do you think i should have called someone?', /more light|didn't/],
  ])('%s', (question, answer) => {
    expect(last('it has been a long week', question)).toMatch(answer);
  });

  it('calls nothing fine that may have hurt somebody', () => {
    expect(last('hello', 'i slapped him. is that bad?')).not.toMatch(/doesn't sound|not bad|anything bad/);
  });

  it('takes a question of meaning for no judgement', () => {
    expect(last('she said she needs space', 'what does that mean')).not.toMatch(/sound mean|not mean/);
  });

  it('names the one it is for, where there is one', () => {
    expect(last('her name is Priya and she is on my team', 'give me a first sentence')).toContain("'priya, ");
  });
});

describe('a question that was passed over', () => {
  it('is answered when they say so', () => {
    const reply = last(
      'i dusted his rosette. is that daft?',
      'the other side of the bed',
      'you didnt answer me',
    );
    expect(reply).toMatch(/^sorry, i passed over that\. .*daft/);
  });

  it('is owned where there is no answer', () => {
    expect(last('what is the name of that plant with the leaves?', 'hm', 'i asked you a question')).toMatch(
      /passed over|owe you an answer|i don't know/,
    );
  });
});

it.each(['what?', "i don't follow", "that's about something else", 'what are you on about'])(
  'takes its line back: %s',
  (lost) => {
    expect(last('my sister rang on sunday about the house', lost)).toMatch(/didn't fit|no sense|my mistake/);
  },
);

it('keeps to no exercises, said among other things', () => {
  const replies = talk(
    'i feel wound up',
    'everything online says breathe. no exercises please',
    'still wound up',
  );
  expect(replies[1]).toMatch(/no exercises|none of that/);
  expect(replies[2]).not.toMatch(/breathe (?:in|out)|three rounds/);
});

it.each(['what do you store?', 'DO YOU SAVE WHAT I TYPE, yes or no', 'tell me if this is saved anywhere'])(
  'says what becomes of the words: %s',
  (asked) => {
    expect(last('hello', asked)).toMatch(/encrypted/);
  },
);

it('gives another tip when another is asked for', () => {
  const [first, second] = talk('can you give me a tip to get back to sleep?', 'tried that. got another one?');
  expect(second).not.toBe(first);
  expect(second?.split(' ').length).toBeGreaterThan(20);
});

it('plays along with a knock', () => {
  expect(last('hello', 'knock knock')).toBe("who's there?");
});

it('tells somebody worn out who shouts at a baby once what may be done', () => {
  const replies = talk(
    'she is five weeks and i shouted at her, i shouted at a baby',
    'i shouted at the baby again today',
  );
  expect(replies[0]).toMatch(/put the baby down/);
  expect(replies[1]).not.toMatch(/put the baby down/);
});

describe('what is asked for', () => {
  it.each([
    ['can you give me tips for not procrastinating? i have a thesis due', /tiny|ten minutes/],
    ['do you have anything for getting started?', /tiny|ten minutes|first/],
    ['what about if i wake at 4 and check my phone every time?', /another room/],
    ['do you have any tips for getting through the ironing?', /tried|helped|nearest/],
    ['he owes me four grand. have i got any rights here or what', /free advice/],
    ['do you think he was cheating?', /inside them|only they|don't know/],
  ])('%s', (question, answer) => {
    expect(last('it has been a long week', question)).toMatch(answer);
  });

  it('is not taken for a question about us without a word of us', () => {
    const reply = last(
      'my thesis is due',
      "that's not it. i'm not anxious, i just don't start. anything else?",
    );
    expect(reply).not.toMatch(/\b(?:AI|program|person|bot)\b/);
  });

  it('is answered when they say again what they asked', () => {
    expect(last('four grand he owes me', "are you just repeating me? i asked if i've got rights")).toMatch(
      /free advice/,
    );
    expect(last('my head spins at night', 'you skipped my question. the phone at 4am?')).toMatch(
      /another room/,
    );
  });
});

describe('what only sounds like coming or going', () => {
  it('a greeting with a death in it is heard for the death', () => {
    expect(last("good evening. my husband walter passed in march. i don't know how one does this")).toMatch(
      /sorry/,
    );
  });

  it('somebody else going back to work, and days that are so long, are no goodbye', () => {
    expect(
      last('hey', "it's relentless", 'my husband went back to work on monday and the days are so long'),
    ).not.toMatch(/take care|glad you came|see you|go well/);
  });

  it('a goodbye behind a longer telling is one', () => {
    expect(
      last(
        'hey',
        'my thesis is late',
        'and then i scroll for an hour. nvm. gonna go do the ten minutes. laters',
      ),
    ).toMatch(/go well|see you|take care|keep|night|gently|glad|later|bye|any time/);
  });
});

describe('a question about whom to call', () => {
  it.each([
    "is there a number for uk? not that i'd ring it",
    'do you have a helpline for ireland',
    'what are the crisis lines for germany?',
    'give me the samaritans number',
  ])('%s: leads to the people of each country', (asked) => {
    expect(last('i moved into the new flat on saturday', asked)).toContain("'crisis support'");
  });

  it.each([
    'is there a number on the parcel',
    'do you have a favourite number',
    'what is the number of the bus',
  ])('%s: does not', (asked) => {
    expect(last('i moved into the new flat on saturday', asked)).not.toContain("'crisis support'");
  });
});
