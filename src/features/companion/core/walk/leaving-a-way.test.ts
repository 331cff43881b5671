import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const COLUMNS = ['i have to decide whether to take the job in leeds or stay here', 'take it, or stay'];
const OF_COLUMNS = /column|noted|side|for it\?|good about|in a year|shoulders|breathes? out|undone|sorrier/;
const AFTER = 'it just goes round in my head at night';

it.each([
  'Please, no columns',
  'No. Please, no columns. There is nothing good about it.',
  'Stop the columns, please',
  "I'm not sure I want columns",
  'i dont want to do this',
  'I had no choice to make',
  "it isn't a decision any more, it is done",
  "this isn't the right thing for me",
  'You are not listening to me',
])('ends the two columns at once, with one line that owns it: %s', (said) => {
  const [, , left = '', after = ''] = talk([...COLUMNS, said, AFTER]);
  expect(left).toMatch(/sorry|right|stop|fair/);
  expect(`${left.replace(/no (?:more )?columns/, '')} ${after}`).not.toMatch(OF_COLUMNS);
  expect(left).not.toContain('?');
});

it('takes up what was told beside it', () => {
  const said = 'No. Please, no columns. The vet was very kind and I held her head, that is all.';
  expect(last([...COLUMNS, said])).toContain('“The vet was very kind.”');
});

it('lets them go who stop there', () => {
  const said = "I'm going to stop there. This isn't the right thing for me. I shall ring my daughter.";
  expect(last([...COLUMNS, said])).toMatch(/bye|take care|go well|go gently/);
});

it.each([
  'i keep the flat for my mum, she has no other place',
  'i have no choice really if i stay, the kids are here',
])('stays with an answer that only sounds like it: %s', (said) => {
  expect(last([...COLUMNS, said])).toMatch(OF_COLUMNS);
});

const VET = 'I had to have her put to sleep in the end. I keep wondering whether';
it.each([
  `${VET} I left it too long, or not long enough.`,
  `${VET} I should have waited until the Monday.`,
  'not sure if i should have told him before he went',
  'i dont know whether i was too hard on her',
])('makes no decision of what is past: %s', (said) => {
  const reply = last(['my dog Bess died nine days ago', said]);
  expect(reply).not.toMatch(/column|page|two sides/);
});

it('still lays out a choice that lies ahead', () => {
  expect(last(['I keep wondering whether to sell the house or not'])).toMatch(/page|column|sides/);
  expect(last(['i cant decide whether i want to stay or go'])).toMatch(/page|column|sides/);
});

it('leaves somebody they want to hear no more of', () => {
  const grief = ['my dad died on sunday', 'he was loud, he ran the shop'];
  for (const said of ["i don't want to talk about my dad", "that's it on him. it's the guy today"]) {
    const replies = talk([...grief, said, 'the guy yelled at me in front of two customers']);
    expect(replies.slice(2).join(' ')).not.toMatch(/\b(?:about|did|was) (?:him|he|your dad)\b/);
  }
});
