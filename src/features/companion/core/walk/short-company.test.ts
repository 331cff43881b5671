import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const ROW = ['my brother and i had a row about money', 'he rang my sister and not me'];

it.each(['giddy', 'ropeable', 'frozen and raging'])('gives few words back as they are: %s', (said) => {
  expect(last([...ROW, said])).toContain(`“${said}.”`);
});

it.each(['pathetic', 'yes exactly', 'sim, exactly', 'all correct', 'ok then', 'start what', 'a loser'])(
  'and not what is no word to hear again: %s',
  (said) => {
    expect(last([...ROW, said])).not.toContain('“');
  },
);

it('hears a number that nobody asked for, and takes it for no choice', () => {
  expect(last([...ROW, '8'])).toMatch(/^8, then/);
  expect(last([...ROW, '3'])).toMatch(/^3, then/);
});

it.each(['a bit better now', 'that helped', 'ok did it. shoulders came down'])(
  'is glad that it is lighter: %s',
  (said) => {
    expect(last([...ROW, said])).toMatch(/good|glad/);
  },
);

it.each(['not much better', "he'd be better off", 'i wish it was easier', 'better than him'])(
  'and hears none in: %s',
  (said) => {
    expect(last([...ROW, said])).not.toMatch(/\b(?:good|glad)\b/);
  },
);

it.each(['yup', 'no', 'ok'])('lets it rest where nothing is open: %s', (said) => {
  expect(last([...ROW, said])).toMatch(/no hurry|if there's more|when you like|rest|stand/);
});

it.each(['no he has not replied', 'yeah i know its a sponge'])(
  'and hears what is told beside it: %s',
  (said) => {
    expect(last([...ROW, said])).not.toMatch(/quiet|rest there|stand for now/);
  },
);

it.each(['you have the manner of my late grandfather', "it went to everybody, my late wife's sister too"])(
  'is sorry for no death that is only named: %s',
  (said) => {
    expect(last([...ROW, said])).not.toMatch(/sorry/);
  },
);

it.each(['did the breathing one, felt daft but my hands stopped', 'i was breathing like a dog'])(
  'teaches no breath to whoever tells of one: %s',
  (said) => {
    expect(last([...ROW, said])).not.toMatch(/for four/);
  },
);

it('takes a word to us for no decision', () => {
  expect(last([...ROW, 'then i shall tell you'])).not.toMatch(/settled|decided|happens next/);
});

it('takes something up after two replies that took nothing', () => {
  const plain = ['the bus was late', 'the shop was shut', 'my mum waited by the gate'];
  expect(talk([...ROW, ...plain]).join(' ')).toContain('“my mum waited by the gate.”');
});
