import { expect, it } from 'vitest';
import { talk as guideTalk } from '#testing/guide-talk.ts';

const talk = (said: readonly string[], more: Parameters<typeof guideTalk>[1] = {}): string[] =>
  guideTalk(said, { seed: 'page', ...more });
const last = (said: readonly string[]): string => talk(said).at(-1) ?? '';

const WRITE = 'help me write to my mum';
const FUSS = 'mum you never made a fuss about anything but you were always there';
const TOAST = ["my mum's 70th is on saturday, help me with a toast", FUSS];
const BAKERY = 'she worked nights at the bakery and still walked me to school every morning';

it('asks one thing, names nobody, and shows the whole page after every line', () => {
  const replies = talk([WRITE, FUSS, 'i love you', 'dear mum']);
  expect(replies[0]).not.toMatch(/\bthe[my]\b/);
  expect(replies[1]).toContain(`“${FUSS}”`);
  expect(replies[2]).toContain(`“${FUSS}\ni love you”`);
  expect(replies[3]).toContain(`“dear mum\n${FUSS}\ni love you”`);
  expect(replies.join(' ')).not.toMatch(/hope they|from them|greet|greeting|softer/);
});

it.each([
  'stop',
  "this isn't working mate, I didn't ask for a letter. skip",
  'never mind',
  'not a letter',
  "i don't want to write to anyone",
  "find what? who's they?",
])('is left at once, with one sorry and nothing kept: %s', (said) => {
  const replies = talk([WRITE, said, 'show me the letter', 'my mum rang']);
  expect(replies[1]).toMatch(/sorry/);
  expect(replies.slice(1, 3).join(' ')).not.toContain('“');
});

it.each([
  ['thanks, night', /welcome|sleep/],
  ['ok thats it im going to try and sleep', /sleep|night/],
  ['thanks', /welcome|any time|gladly|glad/],
])('takes a thanks and a good night as one, and keeps the page: %s', (said, reply) => {
  const replies = talk([...TOAST, said, 'show me the toast']);
  expect(replies[2]).toMatch(reply);
  expect(replies[2]).not.toContain('“');
  expect(replies[3]).toContain(`“${FUSS}”`);
});

it('asks which of two where they hesitate, and puts in the one they name', () => {
  const either = [...TOAST, 'dear mum i guess. or happy birthday mum'];
  expect(last(either)).toMatch(/“dear mum\.” or “happy birthday mum\.”/);
  for (const said of ['the second', 'the first line should just be happy birthday mum', 'happy birthday mum'])
    expect(last([...either, said])).toContain(`“happy birthday mum\n${FUSS}”`);
});

it.each([
  ['the first line should just be happy birthday mum. and its a bit short for a toast', `happy birthday mum`],
  ['so can we change the first line? to happy birthday mum', `happy birthday mum`],
])('carries a change out wherever it stands: %s', (said, first) => {
  const reply = last([...TOAST, 'dear mum', said]);
  expect(reply.toLowerCase()).toMatch(new RegExp(`“${first}[.]?\n${FUSS}”`));
});

it.each([
  'no thats the bit. put it in the toast please',
  'can you show me the whole toast with the bakery in it',
  'are you listening? i just want the bakery line in the toast',
  'it still hasnt got the bakery',
])('puts in what they told: %s', (said) => {
  const asked = [...TOAST, `but can i add a bit. ${BAKERY}`];
  expect(last(asked)).toMatch(/say that to her/);
  expect(last([...asked, said])).toContain(`“${FUSS}\n${BAKERY}”`);
});

it('puts a line where it is told to, takes one out, and puts another in its place', () => {
  const three = [...TOAST, 'i love you', 'come on sunday'];
  expect(last([...three, 'it still hasnt got it. after line 2 add: you sang'])).toContain(
    'i love you\nyou sang\ncome',
  );
  expect(last([...three, '1 out'])).toContain('“i love you\ncome on sunday”');
  expect(last([...three, '2: i love you all'])).toContain('there\ni love you all\ncome');
  expect(last([...three, 'take the sunday bit out'])).toContain('there\ni love you”');
  expect(last([...three, 'i meant come on saturday'])).toContain('i love you\ncome on saturday”');
});

it('asks which line is to be softer, never puts the wish in, and takes the line', () => {
  const replies = talk([
    ...TOAST,
    'come on sunday',
    'it sounds a bit rude? i dont want her to get cross. softer',
    'like can you make the letter less rude',
    '2: please come on sunday',
  ]);
  expect(replies[3]).toMatch(/1\. “mum you.*\n2\. “come on sunday\.”/);
  expect(replies[3]).toMatch(/good day/);
  expect(replies[4]).not.toBe(replies[3]);
  expect(replies[5]).toContain(`“${FUSS}\nplease come on sunday”`);
});

it('owns what was complained of once, and shows the page', () => {
  const reply = last([...TOAST, 'its an interview not a letter']);
  expect(reply).toMatch(/sorry/);
  expect(reply).toContain(`“${FUSS}”`);
});

it('asks back what is said of them and not to them, and takes it the second time', () => {
  const said = "I don't want her to do anything. I want her to know I was wrong";
  const replies = talk([WRITE, 'im sorry i shouted at you', said, 'put it in']);
  expect(replies[2]).toMatch(/say that to her/);
  expect(replies[3]).toContain(said);
});

it('answers a question and stays where it was', () => {
  const replies = talk([
    ...TOAST,
    'are you a person?',
    'i love you',
    'should i read it out or send it?',
    'read it out i hope',
    'come on sunday',
  ]);
  expect(replies[2]).toMatch(/bot|program|guide/);
  expect(replies[3]).toContain(`“${FUSS}\ni love you”`);
  expect(replies[6]).toContain('i love you\ncome on sunday”');
});

it('is done after one line where a short one was asked for, and with done', () => {
  const short = talk([
    'what do i say to daniel tomorrow',
    'yes. something short',
    'Congratulations Daniel, I hope it goes well.',
  ]);
  expect(short[2]).toMatch(/“Congratulations Daniel, I hope it goes well\.”\n.*(?:done|that's it)/);
  const replies = talk([...TOAST, 'yes thats me', 'add: i love you', 'perfect', 'shorter', 'show me']);
  expect(replies[2]).toMatch(/done/);
  expect(replies[3]).toContain(`“${FUSS}\ni love you”`);
  expect(replies[6]).toContain(`“${FUSS}\ni love you”`);
});

it('talks of no letter where an answer to be said aloud is sought', () => {
  const replies = talk([
    'what do i say when they ask why i left my job',
    'yes',
    'My whole team was cut in March.',
    'shorter',
    'my team was cut in march',
    'perfect',
  ]);
  expect(replies.slice(1).join(' ')).not.toMatch(/letter|greet|\bthem\b|write to/);
  expect(replies[3]).toMatch(/one breath/);
  expect(replies[4]).toContain('“my team was cut in march”');
});

it('opens nothing for a poem, and offers where they only tell that they would like to say it', () => {
  expect(last(['ok bot. can you write me a poem about a badger'])).toMatch(/can't write|no poet/);
  const offered = talk([
    'i shouted at a colleague today',
    "I keep thinking I should say sorry tomorrow but I don't know how",
    'yes please',
  ]);
  expect(offered[1]).toMatch(/find the words|look for the words/);
  expect(offered[2]).toMatch(/the way you would say it/);
});

it('keeps a page as long as it can hold, and says when it can hold no more', () => {
  const line = (day: string): string =>
    Array.from({ length: 50 }, (_, at) => `you ate ${day}${at}`).join(' ');
  const replies = talk([WRITE, line('a'), line('b'), line('c'), 'take out the last line', 'read it back']);
  expect(replies[3]).toMatch(/more than one page/);
  expect(replies[5]).toContain(`“${line('a')}”`);
});

it('is a letter to somebody who died on the same page', () => {
  const replies = talk([
    'my dad died in march',
    'he whistled',
    'write him a letter please',
    'dear dad',
    'i still hear you whistle',
    'done',
  ]);
  expect(replies[2]).toMatch(/begin/);
  expect(replies[4]).toContain('“dear dad\ni still hear you whistle”');
});

it('takes a polite request for a line, and a question to us for none', () => {
  const asks = [
    'help me write an email to my boss asking for friday off',
    "could i have friday off please, it's my daughter's school play",
  ];
  expect(last(asks)).toContain("“could i have friday off please, it's my daughter's school play”");
  for (const said of [
    'what do you think?',
    'can you send it for me?',
    'why not',
    'put it back',
    'make it more formal',
  ])
    expect(last([...asks, said])).not.toContain(`\n${said}`);
  expect(last([asks[0] ?? '', 'make it more formal'])).not.toContain('“');
  expect(last(['i had a row with my sister', 'can you help me text her'])).toMatch(
    /the way you would say it/,
  );
});

it('hears that something is left out, is fine, or goes first', () => {
  const soup = [...TOAST, 'i can bring soup on tuesday', 'she likes lentil'];
  expect(last([...soup, 'no leave that out'])).toContain(`“${FUSS}\ni can bring soup on tuesday”`);
  expect(last([...soup, "it's fine like that"])).toMatch(/done/);
  expect(last([...soup, 'the soup one should come first'])).toContain(
    `“i can bring soup on tuesday\n${FUSS}”`,
  );
  expect(last([...soup, 'swap them'])).toContain(`“i can bring soup on tuesday\n${FUSS}”`);
  expect(last([...soup, 'delete everything'])).not.toContain('“');
});

it('lets a speech speak of others, and takes a bare yes for no end', () => {
  const speech = ["help me write a speech for my brother's wedding", 'josh was a menace as a kid'];
  expect(last([...speech, 'he put a frog in my bed'])).toContain('kid\nhe put a frog in my bed”');
  expect(last([...speech, 'its a speech to the room'])).toContain('“josh was a menace as a kid”');
  expect(talk([WRITE, 'yes', FUSS])[2]).toContain(`“${FUSS}”`);
  expect(last([WRITE, 'i miss you', "no i don't want to send that"])).toMatch(/sorry/);
  expect(last(['help me answer this text from my sister: can you take mum on sunday'])).toMatch(
    /clumsy as it comes/,
  );
});

it('opens for no joy that is told, and a letter to somebody who died where it is asked for', () => {
  expect(last(["i got the job!!! i don't know what to say"])).not.toMatch(
    /find the words|look for the words/,
  );
  const letter = talk(['can i write a letter to my mum who died', 'mum', 'you left the lights on in me']);
  expect(letter[2]).toContain('“mum\nyou left the lights on in me”');
});

it('changes a page that was left, by its number or its words', () => {
  const left = [...TOAST, 'i love you', 'done'];
  expect(last([...left, '2 out'])).toContain(`“${FUSS}”`);
  expect(last([...left, 'my sister rang', "change 'love' to 'adore'"])).toContain('i adore you');
  expect(last([...TOAST, 'what would you add'])).not.toContain('what would you add');
});

const TO_DAD = [
  'help me write to my dad',
  "dad, i know it's been a long time",
  'i was angry and i did not mean all of it',
];

it.each([
  'more i guess. like how do i even start it without him going mad',
  'no thats me asking you lol. i mean how do i start',
  'thats good. can we talk at the end of the day',
  'done. cheers, bit calmer now',
  "oh for heaven's sake",
  "can I put something in before that about how are you? it's a bit sudden",
  '7 out, 6 out, 5 out',
  'no that last line was a question to you, not for the letter',
])('puts nothing on a page by itself that may be said to us: %s', (said) => {
  const replies = talk([...TO_DAD, said, 'show me the letter']);
  expect(replies.at(-1)).not.toContain(said.slice(0, 14));
});

it('puts in what may be for us where they say so', () => {
  const replies = talk([...TO_DAD, 'thats right what you said about mum', 'put it in']);
  expect(replies.at(-1)).toContain('thats right what you said about mum');
});

it.each([
  ['take out 2 and 3', 1],
  ['3 out, 2 out', 1],
  ["oh for heaven's sake. 'take out 3'", 2],
  ['take out the last two lines', 1],
  ['delete that. that was me talking to you', 2],
])('takes out each line that is named, and no other: %s', (said, left) => {
  const replies = talk([...TO_DAD, 'i would like to see you', said]);
  const lines = ['a long time', 'did not mean', 'like to see you'];
  expect(lines.filter((line) => replies.at(-1)?.includes(line))).toEqual(lines.slice(0, left));
});

it('shows the page to whoever wants a picture of it', () => {
  expect(last([...TO_DAD, 'done', 'can you show me the whole thing again so i can screenshot it'])).toContain(
    'a long time',
  );
});

it('takes a number that is next for the next line', () => {
  const replies = talk([...TO_DAD, '3: i would like to see you']);
  expect(replies.at(-1)).toContain('\ni would like to see you”');
});

it('keeps the page beside whatever is talked of meanwhile', () => {
  const between = ['what if he just shouts back though', 'dunno. my mate kev saw it so him i suppose'];
  expect(last([...TO_DAD, ...between, 'show me the letter'])).toContain('a long time');
});
