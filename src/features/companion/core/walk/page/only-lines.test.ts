import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const WRITE = 'help me write to my friend';
const LINE = 'i love that you want a house with paws in it';
const PAGE = [WRITE, LINE];

it.each([
  "ok. erm. so happy for you, honestly. i was a bit gutted about the maid of honour thing and finding out on the chat. i don't want you to change it i just didn't want to be weird about it",
  "um right. i'm sorry i missed your party. i had the day wrong and then i was too ashamed to call you",
  'hm ok. you were there every night when i was ill, and i never said it. thank you for the soup and the bad jokes',
])('takes a message that was written at once for the draft it is: %s', (said) => {
  const reply = last([WRITE, said]);
  expect(reply).toContain(said.slice(said.indexOf('. ') + 20));
  expect(reply).not.toMatch(/begin with|half a sentence/);
});

it.each([
  "yeah i would say it like that to her face. right i'm gonna ring her tomorrow after work",
  'bit nervous now haha. but good nervous',
  'No words haha, I mean idea like surprise. Like maybe I print the result and keep in his tiffin box?',
  'nothing written yet, it is done with for tonight',
  "i'm done, i'll just ring her",
  'my boss was in a mood the whole day',
  'haha this app is funny',
  'Actually my pen drive is lost, so funny day',
])('is over where nothing stands on it and something else is said: %s', (said) => {
  const replies = talk([WRITE, said, 'it rained the whole day', 'show me the letter']).slice(1);
  expect(replies[0]).not.toMatch(/begin with|half a sentence|gone|as clumsy|what do you want to say/);
  expect(replies.slice(1).join(' ')).not.toContain(`“${said}`);
  expect(replies.join(' ')).not.toMatch(/so far|it reads|it goes|whole of it/);
});

it.each([
  "right i'm gonna ring her tomorrow after work",
  'bit nervous now haha. but good nervous',
  'does the latch business wear off?',
  'this app is weird, it never gets me',
  'you might tell me, does it get easier?',
  'he ate a whole sausage on the last morning and then we laughed',
])('takes no word to us or about others for a line: %s', (said) => {
  const replies = talk([...PAGE, said, 'it rained the whole day', 'show me the letter']).slice(2);
  expect(replies[2]).toContain(`“${LINE}”`);
});

it.each([
  'I would, yes. Then I shall, at breakfast. You might tell me, does the latch business wear off?',
  'you were always kind to me',
  'i want you to come on sunday',
])('puts nothing on it by itself after a done, even with a question beside it: %s', (said) => {
  for (const done of [
    'done',
    'Done. Does it read as a refusal, do you think?',
    "ok that's it. is it too long?",
  ])
    expect(last([...PAGE, done, said, 'show me the letter'])).toContain(`“${LINE}”`);
});

it.each(['you were always kind to me', 'please come on sunday', 'thank you for the soup'])(
  'still takes the next line: %s',
  (said) => {
    expect(last([...PAGE, said])).toContain(`“${LINE}\n${said}”`);
  },
);
