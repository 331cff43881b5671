import { expect, it } from 'vitest';
import { last } from '#testing/guide-talk.ts';

const MOM = [
  'i got a job offer in halifax and i have to answer by friday',
  "mostly my mom. she does aquafit on mondays. it's just been me and her since dad left, sunday dinner every week",
];

it.each([
  [
    [...MOM, 'lol not the aquafit. the sunday dinners. who does she have dinner with if I go'],
    'the sunday dinners, then.',
  ],
  [[...MOM, 'not the aquafit, the sunday dinners'], 'the sunday dinners, then.'],
  [
    [...MOM, 'go on with what haha, I asked about my mom being alone on sundays'],
    '“my mom being alone on sundays.”',
  ],
  [
    [
      'Our dog was put to sleep on Tuesday.',
      'My wife laughed today. She wants another dog, already. I am not sure I do.',
      'It is not the laugh I am asking about, with respect. It is the other dog. She has already telephoned a breeder.',
    ],
    'the other dog, then.',
  ],
])('owns it once and takes up the thing they name', (said, thing) => {
  expect(last(said)).toMatch(/^sorry/);
  expect(last(said)).toContain(thing);
});

it.each([
  "it's not the money, it's the principle",
  'not my best day. the bus was late and the shop was shut',
  'i asked about the rota yesterday and he just laughed',
  'it was not the end of the world, the car started again',
])('takes no telling of theirs for it: %s', (said) => {
  expect(last(['my boss moved my desk to the corridor', 'no lists please', said])).not.toMatch(/sorry/);
});

it('hears a person for the thing, and beside a tip, too', () => {
  expect(
    last([
      'i miss our tea breaks, my old boss retired',
      'no lists please',
      'i miss the tea breaks',
      'not the tea, her',
    ]),
  ).toContain('her, then.');
  expect(last(['interview on monday, my hands shake. any tip?', 'not the hands. the voice'])).toContain(
    'the voice, then.',
  );
});
