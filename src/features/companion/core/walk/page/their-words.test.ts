import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

/*
 * What live readers lost on the page: it holds what they wrote, and nothing that was said to us.
 */

const WRITE = 'help me write to my brother';
const [MOVE, SCARED, WANT] = [
  'its not about the flat, i want to be near the sea.',
  'im frightened that if i stay ill turn into a grump about it and i dont want that for you.',
  'and i want you to visit.',
];
const TEXT = `${MOVE} ${SCARED} ${WANT}`;
const PAGE = [WRITE, TEXT];
const shown = (reply: string): string => /“([^”]*)”/.exec(reply)?.[1] ?? '';
const stands = (said: readonly string[]): string => shown(last([...said, 'show me the letter']));

it.each([
  'huh, reads fine. maybe take out the grump part? or is it truer like that',
  'should i take out the grump bit',
  'take out the bit about the grump? not sure',
  'Shall I leave out the part about the grump, or is it better honest?',
  'So is it all right as it stands or should I take out the bit about the sea?',
  'do you think i should cut the grump line?',
  'would it be better without the grump bit?',
])('answers a question about a part, and changes nothing: %s', (said) => {
  const reply = last([...PAGE, said]);
  expect(reply).toMatch(/with “.*” or without|“.*” .*stay/s);
  expect(reply).not.toMatch(/tired|verdict|two sides|put it in/);
  expect(stands([...PAGE, said])).toBe(TEXT);
});

it.each([
  ['take it out', `${MOVE} im frightened and i dont want that for you. ${WANT}`],
  ['yeah out with it', `${MOVE} im frightened and i dont want that for you. ${WANT}`],
  ['no leave it', TEXT],
  ['keep it', TEXT],
])('then does what they settle on: %s', (said, text) => {
  expect(stands([...PAGE, 'maybe take out the grump part?', said])).toBe(text);
});

it.each([
  ['take out the word "grump"', SCARED.replace('a grump ', '')],
  ['lose "that if i stay"', SCARED.replace('that if i stay ', '')],
  ['"about the flat" can go tbh', SCARED],
  ['take out the grump part, he will be hurt. he always is', 'im frightened and i dont want that for you.'],
  ['without the "turn into a grump" bit please', SCARED.replace('turn into a grump ', '')],
])('takes out the words they name, and no whole sentence for them: %s', (said, kept) => {
  expect(stands([...PAGE, said])).toContain(kept);
  expect(stands([...PAGE, said])).toContain(WANT);
});

it('takes out a sentence or a line where they say so', () => {
  expect(stands([...PAGE, 'take out the grump sentence'])).toBe(`${MOVE} ${WANT}`);
});

it.each([
  'no wait, that took out the frightened bit too. i want that. just not the word grump',
  'you took out too much. only the word grump',
  'hang on where did my frightened bit go, i only meant the word grump',
])('brings back what went with it, and takes out the word alone: %s', (said) => {
  const reply = last([...PAGE, 'take out the grump sentence', said]);
  expect(reply.match(/sorry/g)).toHaveLength(1);
  expect(shown(reply)).toBe(`${MOVE} ${SCARED.replace('a grump ', '')} ${WANT}`);
});

it.each([
  'i want that back',
  'put that back pls',
  'no, too much',
  'where is my frightened bit',
  'put the frightened bit back',
  'hey you lost the frightened part',
])('brings back the text as it was: %s', (said) => {
  expect(shown(last([...PAGE, 'take out the grump sentence', said]))).toBe(TEXT);
});

it.each([
  'you lost my trust and i never got it back',
  'you threw away my records',
  'where did you go when i needed you',
])('takes what is said to them for the line it is: %s', (said) => {
  expect(stands([...PAGE, said])).toContain(`\n${said}`);
});

it.each([
  'no thats not what i meant you silly thing',
  'ugh you never get me',
  'hm reads ok actually',
  'what time is it?',
  'thanks you weird guide',
  'that took out the wrong word',
])('puts nothing on it that was said to us, also where they say "put it in": %s', (said) => {
  for (const put of ['put it in', 'put it in. whatever. ill fix it when i ring him. thanks, off to bed'])
    expect(stands([...PAGE, said, put])).toBe(TEXT);
});

it('says so where there is nothing to put in', () => {
  expect(last([...PAGE, 'ugh you never get me', 'put it in'])).toMatch(/nothing|which words/);
});

it.each([
  'Yours in great alarm, Neil (Flat 9). done. what do you think, too harsh?',
  'Yours in great alarm, Neil (Flat 9). Done! is that too much?',
  'Yours in great alarm, Neil (Flat 9). does it sound ok?',
  'Yours in great alarm, Neil (Flat 9). done',
])('keeps the line that comes with "done" or a question, and answers: %s', (said) => {
  const reply = last([...PAGE, said]);
  expect(shown(reply)).toBe(`${TEXT}\nYours in great alarm, Neil (Flat 9).`);
  if (said.includes('?')) expect(reply).toMatch(/i can't hear|no judge|only you know/);
});

const SIGNED = [...PAGE, 'Yours in great alarm, Neil (Flat 9)', 'done'];
it.each([
  '"great" can go tbh. it is plain alarm. can i see the whole thing',
  'lose the "great"',
  'lose the word great',
  'without the word great please',
  'take out great',
])('hears a command in whatever words: %s', (said) => {
  expect(shown(last([...SIGNED, said]))).toBe(`${TEXT}\nYours in alarm, Neil (Flat 9)`);
});

it.each([
  'you lost my signature! Put: Yours in alarm, Neil',
  'add: Yours in alarm, Neil',
  'it should say: Yours in alarm, Neil',
  'make it: Yours in alarm, Neil',
])('puts exactly what is given: %s', (said) => {
  for (const before of said.startsWith('add') ? [PAGE] : [PAGE, SIGNED])
    expect(shown(last([...before, said]))).toMatch(/^its not .* visit\.\nYours in alarm, Neil$/);
});

const HI = 'hi ms okafor its dylan from shop class.';
const PARAGRAPH = ['help me write to my teacher', `${HI} you told me to try something else. i passed.`];
it.each(['1: ', '', 'start with: ', 'put this first: '])('keeps one greeting, after %s', (lead) => {
  const text = 'hi ms okafor its dylan from shop class, guess who passed';
  const page = stands([...PARAGRAPH, `${lead}${text}`]);
  expect(page.match(/ms okafor/g)).toHaveLength(1);
  expect(page).toContain('guess who passed');
  expect(page).toContain('you told me to try something else. i passed.');
});

it.each([
  'yesss thats it. im sending it. shes gonna scream. ok thx weird little guide gn',
  'no thats not for the msg haha. done. im gonna send it after lunch. thank u weird lil robot, gnite',
  'ok perfect, sending that now. cheers little bot, night night',
  'thats me done. goodnight and thanks',
])('shows it whole and says goodbye: %s', (said) => {
  for (const before of [PAGE, [...PAGE, 'when do i tell him, he is back at three']]) {
    const reply = last([...before, said]);
    expect(reply).toMatch(/welcome|sleep|night|go well|bye|take care/);
    expect(reply).not.toMatch(/put it in|not on it|the next line|'done'/);
    expect(stands([...before, said])).toBe(TEXT);
  }
  expect(shown(last([...PAGE, 'it rained all day here', said]))).toBe(TEXT);
});

it.each([
  'Not tonight, I said. I am tired now. The box can stay by the door until morning.',
  'Perhaps another night. I am worn out.',
])('begins with no refusal: %s', (said) => {
  expect(talk([WRITE, said, 'show me the letter']).join(' ')).not.toContain(`“${said}`);
});

it('carries out what is to go, and answers what is only asked', () => {
  const reply = last([
    'help me write to my dad',
    'pa, i got the place in oslo. i dont want u to lift 40 kilos with that back cos of me.',
    'take out the 40 kilos part hell be offended. and is it too blunt to start w "i got the place"? like he doesnt know i applied',
  ]);
  expect(shown(reply)).toBe('pa, i got the place in oslo. i dont want u to lift with that back cos of me.');
  expect(reply).toMatch(/i can't hear|no judge|only you know/);
});

it.each([
  'haha neil you goat',
  'lol hes gonna love that',
  'put the sea before the grump line',
  'move the bit about ships up',
  'actually no. thats not it',
])('puts in by itself no laugh, no answer and no command that it could not carry out: %s', (said) => {
  expect(stands([...PAGE, said])).not.toContain(said);
});

it('takes up no other exercise over a page, and loses no line after a word in between', () => {
  expect(last([...PAGE, 'should i mention the dog?'])).toMatch(/'undo'/);
  const after = [
    ...PAGE,
    'my boss was in a mood the whole day',
    'he shouts',
    'you were always the brave one',
  ];
  expect(last(after)).toContain(TEXT);
  expect(last(after)).toMatch(/put it in/);
  expect(stands([...after, 'put it in'])).toBe(`${TEXT}\nyou were always the brave one`);
});

it.each([
  ['lose the grump sentence. no wait, keep grump', TEXT],
  ["i'd rather not have the sentence about the flat", `${SCARED} ${WANT}`],
  ['finish with: See you there, Neil', `${TEXT}\nSee you there, Neil`],
  ['say the lake instead of the sea', TEXT.replace('the sea', 'the lake')],
])('does what it is told in other words: %s', (said, text) => {
  expect(stands([...PAGE, said])).toBe(text);
});

it.each(['another night. i am tired', 'not now', 'never mind', 'leave it'])(
  'keeps what stands there, where they put it off: %s',
  (said) => {
    expect(stands([...PAGE, said])).toBe(TEXT);
  },
);

it.each(['NO not the whole thing you fool. give it back', 'ugh not the whole sentence. just grump'])(
  'gives back what was too much: %s',
  (said) => {
    const page = stands([...PAGE, 'take out the grump sentence', said]);
    expect(page).toBe(said.includes('just') ? TEXT.replace('a grump ', '') : TEXT);
  },
);

it.each([
  'Dear me. Could you put in that I enjoy the sea air?',
  'actually dont put the flat',
  'nah keep grump',
])('replaces nothing by what is said to us: %s', (said) => {
  expect(stands([...PAGE, said])).toBe(TEXT);
});

it.each(['ok sending it thx gn', 'thank you. i feel a bit lighter', 'im not done', 'no undo lol'])(
  'takes no aside for a line: %s',
  (said) => {
    expect(stands([...PAGE, said])).toBe(TEXT);
  },
);

it.each(['no keep it in', 'wait no i want that back it explains it', 'no undo lol', 'change it back'])(
  'brings it back in a few words, too: %s',
  (said) => {
    expect(stands([...PAGE, 'take out the grump sentence', said])).toBe(TEXT);
  },
);

it.each([
  'Good. With love, Ingrid. That is all, thank you, good night.',
  'done. With love, Ingrid. Thank you, good night.',
])('keeps the signature that comes with a goodbye: %s', (said) => {
  expect(stands([...PAGE, said])).toBe(`${TEXT}\nWith love, Ingrid.`);
});

it('takes what is said to them for a line, whatever word it shares with us', () => {
  expect(stands([...PAGE, 'you put me through hell'])).toBe(`${TEXT}\nyou put me through hell`);
});

it('brings back a whole line that was asked about and taken out', () => {
  const out = [...PAGE, 'you were always kind', 'maybe lose the kind line?', 'take it out'];
  expect(stands(out)).toBe(TEXT);
  expect(stands([...out, 'no wait i want that back it matters'])).toBe(`${TEXT}\nyou were always kind`);
});
