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
  const [, body = ''] = talk([
    'tomorrow 8:30 I have my citizenship interview and I can not sleep at all',
    'I think 2 first, body. my heart is going very quick. I am not nervous man normally',
  ]);
  expect(body).toMatch(/from 0 to 10/);
});

it('reads a number between two, whatever is told beside it', () => {
  const said = '6. but the mind is coming back. what if officer ask me something and I forget english';
  const replies = talk([
    'i cant calm down about tomorrow, it is all on me',
    '2',
    '8 maybe',
    'ok I did three',
    said,
  ]);
  expect(replies[4]).toMatch(/\b8\b.*\b6\b/);
});

const DUMP = ['what a crap day. just need to dump it somewhere', '1'];
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
  '3',
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
