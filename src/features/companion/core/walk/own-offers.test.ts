import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const ROTA = ['they keep putting me on lunch duty when its not my turn', 'what do you think i should do?'];

it.each(['lay it out go on then', 'go on then, lay it out', 'both sides please', 'ok do the questions'])(
  'lays the two sides out where it offered to: %s',
  (said) => {
    expect(last([...ROTA, said])).toMatch(/the two sides|is it between/);
  },
);

it.each([
  'i said lay it out. do the questions',
  'umm i asked you for the 5 questions?',
  'the five short questions please',
])('does what it offered, asked for again: %s', (said) => {
  expect(last([...ROTA, 'my gut says no', said])).toMatch(/the two sides|is it between/);
});

it('takes a number said in a sentence of its own for the choice', () => {
  const [, , body = ''] = talk([
    'tomorrow 8:30 I have my citizenship interview and I can not sleep at all',
    'menu',
    'I think 2 first, body. my heart is going very quick. I am not nervous man normally',
  ]);
  expect(body).toMatch(/from 0 to 10/);
});

it('reads a number between two, whatever is told beside it', () => {
  const said = '6. but the mind is coming back. what if officer ask me something and I forget english';
  const replies = talk([
    'i cant calm down about tomorrow, it is all on me',
    'settle the body',
    '8 maybe',
    'ok I did three',
    said,
  ]);
  expect(replies[4]).toMatch(/\b8\b.*\b6\b/);
});

const DUMP = ['what a crap day. just need to dump it somewhere', 'write it out'];
const DAY = [
  'guy comes in with his 6 grand bike and says i cracked the frame in front of two customers',
  'and then ups loses the wheels i ordered for a lady who races sunday so i look a fool',
  'the kid texts me at 3, cant do saturday anymore cause of lacrosse. fine. good for him',
  'and my knee has been bad since the morning, i can hardly get up the stairs to the shop',
];
it('leaves a telling open until they say that it is all', () => {
  const replies = talk([...DUMP, ...DAY]);
  expect(replies.slice(2).join(' ')).not.toMatch(/one sentence|few words/);
  for (const end of ["that's it", 'thats sort of it', 'thats about it really', 'nah not much more'])
    expect(last([...DUMP, ...DAY, end])).toMatch(/sentence|few words/);
});

const PLAN = [
  'i might go blank in the interview tomorrow',
  'think about what to do',
  "how i make sure i don't go blank",
  'i can say please repeat slowly',
  '1 say please repeat. 2 put my documents in the bag. 3 tell a joke',
];
it('lets them go who go and do the step, and starts nothing else', () => {
  const reply = last([...PLAN, 'number 2. the bag, now, it is in the kitchen. ok I go do it']);
  expect(reply).toMatch(/^go|good, go/);
  expect(reply).not.toMatch(/five things|breath|feet|get in the way/);
});

it('takes a number in a plan for one of their own ideas', () => {
  expect(last([...PLAN, 'number 2'])).not.toMatch(/five things|breath|feet|0 to 10/);
});

it.each([
  ['none really. whats keeping something good', /one good thing of your day/],
  ['what is settle the body?', /slow breath/],
  ['what does think about what to do mean', /smallest first step/],
  ['whats find words for someone', /in your own voice/],
])('tells in one line what a way is, and begins none: %s', (said, told) => {
  const reply = last(['my boss moved my desk to the corridor', said]);
  expect(reply).toMatch(told);
  expect(reply).not.toContain('?');
});

it.each([
  'lol no bother. got any games or anything',
  'im asking you. can we play something. 20 questions?',
  '20 questions?',
])('has no games, and takes none for a way: %s', (said) => {
  expect(last(['im bored and minding my nan', said])).toMatch(/no games/);
});

it.each([
  ['what if i blank up there', '“i blank up there.”'],
  ['what if they laugh at me?', '“they laugh at me.”'],
  ['4. better. what if my voice goes though', '“my voice goes.”'],
])('takes a worry up in its words: %s', (said, words) => {
  const reply = last(['presentation at 9 tomorrow', 'settle the body', '6', 'done', said]);
  expect(reply).toContain(words);
  expect(reply).toMatch(/what would you (?:do|need)/);
});

const TIP = ['cant sleep, presentation at 9'];
it.each([
  ["ha. ok. tried it. got to 'b-u-c-k-e-t' and then thought about slide 12", /^good/],
  ['did that', /^good/],
  ['the breathing one was the best. might just do that in the elevator', /good|glad/],
  ['not doing that in a lobby lol. the ceo will be there', /fine|then not|fair enough/],
  ["nah i can't do that here, everybody would see", /fine|then not|fair enough/],
])('hears what came of a tip: %s', (said, heard) => {
  expect(last([...TIP, said])).toMatch(heard);
  expect(last([...TIP, said])).not.toMatch(/1\. |no tip/);
});
