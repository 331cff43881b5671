import { expect, it } from 'vitest';
import { last } from '#testing/guide-talk.ts';

/** To which nothing is asked. */
const QUIET = ['i had a long day at work', 'the bus was late'];
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

it.each(['yup', 'no', 'ok'])('lets it rest where nothing is open and nothing was asked: %s', (said) => {
  expect(last([...QUIET, said])).toMatch(/no hurry|if there's more|when you like|rest|stand/);
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

it.each([
  'i just want to feel better',
  "i didn't feel better",
  "i don't think that helped",
  'nothing about it helped',
  'drinking makes me feel better',
  'not eating makes me feel lighter',
  'i feel a lot lighter, i gave everything away',
  "i feel calmer now, it's all arranged",
  "she feels better when i'm not there",
  'my shoulder went at work',
])('is glad of nothing that is not plainly better: %s', (said) => {
  expect(last([...QUIET, said])).not.toMatch(/\b(?:good|glad|rest on|a minute)\b/);
});

it.each([
  'raped',
  'kill me',
  'im nothing',
  'im trash',
  'a burden',
  'unlovable',
  'dead inside',
  'in pain',
  'empty',
])('gives back nothing that hurts: %s', (said) => {
  expect(last([...QUIET, said])).not.toContain('“');
});

it.each([
  'they all laughed at me and said it was a joke',
  "my whole life, it's a joke",
  'he called me fat and i was meant to laugh',
  "nobody cares. i'm meant to smile and get on with it",
])('laughs at no humiliation: %s', (said) => {
  expect(last([...QUIET, said])).not.toMatch(/\bha\b/);
});

it('cheers on nothing that nobody would miss somebody for', () => {
  expect(last([...QUIET, "no one will miss me. i'll go up there tonight"])).not.toMatch(
    /happens next|settled|decided/,
  );
});

it.each(['MY MUM HAS CANCER', 'my sister is dying and i HATE this', 'he is in hospital!!'])(
  'is delighted by no capitals: %s',
  (said) => {
    expect(last([said])).not.toMatch(/oh,/);
  },
);

it.each(['nobody', 'no one', 'haha'])('lets no loneliness and no laugh rest: %s', (said) => {
  expect(last([...QUIET, said])).not.toMatch(/no hurry\.$|if there's more|rest there|stand for now/);
});

it.each(['he always had to entertain me', "he hasn't got any jokes left in him"])(
  'tells no joke into a memory: %s',
  (said) => {
    expect(last([...QUIET, said])).not.toMatch(/bear|fish/);
  },
);

it.each(['menu', "'menu'", 'menu please', 'show me the menu', 'is there a menu?', 'what else can we do'])(
  'shows what there is to whoever asks: %s',
  (said) => {
    expect(last([...QUIET, said])).toContain('4. find words for someone');
  },
);

it('is sorry for a widow', () => {
  expect(last(["i'm a widow since may"])).toMatch(/sorry/);
  expect(last(['my late wife died in march'])).toMatch(/sorry/);
});
