import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

/** Whatever the seed chooses. */
const all = (said: readonly string[]): string =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => last(said, { seed })).join('\n');

const SORRY = /sorry|hard thing|thank you for (?:saying|telling)/;
const ROW = ['my brother and i had a row about money and he has not rung since', 'no lists please'];

it.each([
  "I got it!!! The job in the museum, the one I told nobody I'd applied for. I can't stop laughing.",
  'they said yes! we can rent the flat, nobody thought we would get it',
  'omg i got in, i got into trinity, my mum is crying in the kitchen',
  'I finally got my licence today!! i failed it twice before',
  'so I passed my theory test this morning. first try',
  'passed!!! third time lucky',
  "Mam's out of hospital!!! I'm so relieved I could kiss the bus driver",
])('meets open joy with joy, at once: %s', (said) => {
  for (const before of [[], ROW]) {
    expect(all([...before, said])).toMatch(/wonderful|good to hear|lovely/);
    expect(all([...before, said])).not.toMatch(/hard thing|sorry|1\. /);
  }
});

it.each([
  "I got the results!!! it's cancer",
  "i passed my driving test but my friend didn't and now she's not talking to me",
  'i asked if it was over between us and she said yes',
  'I got it wrong again!! nobody said a word to me all day',
  'she passed and i did not',
  'he is out of hospital but i am not allowed to see him!!',
])('takes nothing else for joy: %s', (said) => {
  expect(all([said])).not.toMatch(/wonderful|good to hear|lovely/);
});

it.each([
  'my flatmate ate my cheese and left the rind like a little grave on the plate',
  "omg he answered already. he said 'get wrecked sunday 9pm' lmaoo",
  "if I crack on the high note I'll blame Fergal. What'll I do if I cry in the middle of it?",
  'I was saying I should like to know whether being angry with a dead father is unreasonable.',
  'haha the cake was a disaster, it looked like a dead hedgehog, we laughed so much',
  "she said 'i'm dying to see you' and put the kettle on, it was lovely to sit there for once",
  'well i failed the spelling test of my own name lol, the man could not stop laughing either',
])('is sorry for nothing light, asked or quoted: %s', (said) => {
  for (const before of [[], ROW]) expect(all([...before, said])).not.toMatch(SORRY);
});

it.each([
  'so i failed my driving test today (second time!!) and everybody from my class already has it',
  'this is dumb but my brother moved out and its so quiet here now. like i even miss him being gross',
  'night shift. nothing happening. bored out my mind',
])('says of nothing everyday that it is hard: %s', (said) => {
  expect(all([said])).not.toMatch(SORRY);
});

it.each(['my husband left me on sunday and the kids keep asking', 'they found cancer in my dads lung'])(
  'still says so of what is grave: %s',
  (said) => {
    expect(all([said])).toMatch(/hard thing to sit with/);
  },
);

it.each([
  'night shift. nothing happening. bored out my mind',
  'just killing time on the train tbh, nothing going on',
  'bored',
  'slow day at the shop, not a customer since ten',
  'quiet night at the petrol station. just me and the crisps',
])('is company to whoever is bored, without a list: %s', (said) => {
  const text = last([said]);
  expect(text).toMatch(/company/);
  expect(text).not.toMatch(/settle|1\. /);
});

it.each(['i am bored of living like this, everything is empty', 'nothing going on but him shouting at me'])(
  'takes nothing heavy for a chat: %s',
  (said) => {
    expect(last([said])).not.toMatch(/what can you see/);
  },
);

it('puts no list before a long telling, and still takes a choice', () => {
  const told =
    "I'm Pauline, I'm 61, and I've had the most almighty row with my sister Jean over, of all things, a caravan. It was Mum and Dad's and now she's only gone and put it up for sale.";
  const [first = '', chosen] = talk([told, 'think about what to do please']);
  expect(first).toMatch(/simple guide, not a person/);
  expect(first).not.toMatch(/1\. |settle/);
  expect(chosen).toMatch(/one small piece at a time/);
});

it('says only once what it is', () => {
  const replies = talk([
    ...ROW,
    'help me write to my brother',
    'done',
    "that didn't fit at all, you are useless",
  ]);
  expect(replies.filter((reply) => reply.includes('simple guide'))).toHaveLength(1);
});

it.each([
  'ur kinda bad at this man. no offense',
  'this app is kinda dumb ngl',
  'u gonna say something useful or',
  "that's a bit stock isn't it, 'go on'",
  "you're not very good at this are you",
  'youre really terrible at listening',
  "honestly this isn't working, you are hopeless at this",
])('owns a complaint, and thanks nobody for it: %s', (said) => {
  expect(all([...ROW, said])).toMatch(/fair|right|i hear that/);
  expect(all([...ROW, said])).not.toMatch(/thank you/);
});

it.each([
  'You say you are simple guide. I am simple baker, so we are two simple. My tree is called wattle.',
  "We're going round like a carousel, you and I, ha!",
  "ha no you're alright. simple guide, simple shift",
  'ha, of all the things to pick out, the kettle',
  'lol you sound like my nan',
])('smiles at a joke about us: %s', (said) => {
  const text = all([...ROW, said]);
  expect(text).not.toMatch(/“|thank you|sorry|you are simple/);
  expect(text).toMatch(/\bha\b|had that coming|two simple ones/);
});

it.each(['not bad for a robot', "you're all right for a machine"])(
  'takes a compliment for one: %s',
  (said) => {
    expect(all([...ROW, said])).toMatch(/as it is meant|kind|good to know/);
  },
);

it.each([
  'my nan was a carousel painter and i miss her',
  'my mum says i sound like my nan and i hated it, i was so ashamed',
])('takes nothing else for a joke about us: %s', (said) => {
  expect(all([...ROW, said])).not.toMatch(/had that coming|\bha\b/);
});

it.each([
  ['k sent it. thx bye', /done/],
  ['Never mind. I shall add the tea by hand. Thank you, and good night.', /settled/],
  ['thank you. I will wear yellow. bye bye', /settled/],
  ['Ok I sent it just now! Thank you yaar, good night', /done/],
  ['booked it. night', /done/],
  ["I'll call her tomorrow. good night", /goes well/],
  ["i'm going to tell him on friday. thanks, bye", /goes well/],
  ["I'm off to ring Mam. bye bye!", /goes well/],
  ['thank you to listen. tomorrow I will tell it to my colleague. good night', /goes well/],
  ["i'll keep the bowl where it is. goodnight", /settled/],
])('has a word for the news in a goodbye: %s', (said, word) => {
  expect(all([...ROW, said])).toMatch(word);
  expect(all([...ROW, said])).not.toContain('?');
});

it.each([
  "i'm going to bed now. night",
  'i called her a cow. bye',
  'he sent it back. good night',
  'bye for now',
])('takes nothing else for news: %s', (said) => {
  expect(all([...ROW, said])).not.toMatch(/done|goes well|settled/);
});

it.each([
  'i might ring her and say it straight',
  'maybe i should just cook for two',
  'I could tell her tonight, before the washing up',
])('hears a thought as one: %s', (said) => {
  expect(all([...ROW, said])).toMatch(/maybe/);
});

it('takes nobody who goes mad for one who goes', () => {
  expect(all([...ROW, 'dads gonna go mad. he wont shout he does the quiet thing'])).not.toMatch(
    /bye|take care|go well/,
  );
});

it("laughs along where only somebody else's words were rough", () => {
  expect(all([...ROW, "omg he answered already. he said 'get wrecked sunday 9pm' lmaoo"])).toMatch(/\bha\b/);
});

it.each([
  'lol no bother. got any games or anything',
  'lol who does she have dinner with if i go',
  'haha not that one. i meant my sister',
  'lol i am so nervous about it though',
])('does not laugh beside a question, a correction or something hard: %s', (said) => {
  expect(all([...ROW, said])).not.toMatch(/\bha\b/);
});

it('thanks nobody solemnly for a joke, and asks nothing after the whole story', () => {
  const cat = [
    'im bored and minding my nan',
    'there is a cat',
    'hes called gary. hes about 900 years old and he hates me',
  ];
  expect(all(cat)).not.toMatch(SORRY);
  expect(all(cat)).toMatch(/gary\. what's he like\?/);
  expect(all([...cat, 'thats it thats the whole story. he went back under the couch'])).not.toMatch(
    /\?|go on/,
  );
});

it("says 'go on' in no two replies running", () => {
  const told = Array.from(
    { length: 12 },
    (_, at) => `and then there was the thing with the bus number ${at} there`,
  );
  const replies = talk([...ROW, ...told]).map((reply) => /\bgo on\b/.test(reply));
  replies.forEach((isOne, at) => {
    if (isOne) expect(replies[at + 1]).not.toBe(true);
  });
});
