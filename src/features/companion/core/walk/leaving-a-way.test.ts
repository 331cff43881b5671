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
  expect(last([...COLUMNS, said])).toContain('“I held her head.”');
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

const PLAN = [
  'my company wants me in bengaluru, my parents are in pune',
  'think about what to do',
  'go to bengaluru or stay',
];
const TO_SNAG = [
  ...PLAN,
  'the decision is mine',
  'ask for six months, or take them with me',
  'ask meera on friday',
];
const PLANNED = [...TO_SNAG, 'if meera says no, then i ask for three months'];
const OF_STEPS =
  /snag|knot|corner|inch|three things|ten minutes|smallest|get(?:s)? in the way|first step|column/;

it.each([
  'But I am feeling guilty also. Is it selfish to want to go?',
  'It looks doable. But i am still sad about it, they will be alone there',
  "ah that's good. but i feel like a traitor",
  'yes, though I feel so ashamed that i want it',
  'ok but is it normal to mind this much?',
])('hears a feeling or a question after a plan, and makes no snag of it: %s', (said) => {
  expect(last([...PLANNED, said])).not.toMatch(OF_STEPS);
});

it.each([
  'My father himself left his village for a job at 22, my grandmother did not talk to him for one month.',
  'mum cried the whole evening when i told her',
  "he cried when the bull died and never when mam did. that's him",
  'my brother moved to delhi and they managed',
  'I feel guilty',
])('keeps no story and no feeling as a step of a plan, and the plan waits: %s', (said) => {
  for (const steps of [TO_SNAG, TO_SNAG.slice(0, -1), TO_SNAG.slice(0, -2)]) {
    const replies = talk([...steps, said, 'if she says no, then i go in june', 'show me my plan']);
    expect(replies.at(-3)).not.toMatch(OF_STEPS);
    expect(replies.slice(-3).join(' ')).not.toContain(`: “${said}”`);
  }
});

it('asks the step no more after that', () => {
  const told = [
    'mum cried the whole evening when i told her',
    'she came here from goa alone, she always said so',
  ];
  expect(last([...TO_SNAG, told[0] ?? '', 'we will manage though'])).not.toMatch(OF_STEPS);
  expect(last([...TO_SNAG, ...told])).not.toMatch(OF_STEPS);
  expect(last([...TO_SNAG, ...told, 'i miss her cooking'])).not.toMatch(OF_STEPS);
});

it.each([
  'my boss will say no, then i ask again in june',
  'no time. then i do it on sunday',
  'if my sister moved back i could go',
])('still takes what could come between: %s', (said) => {
  expect(last([...TO_SNAG, said])).toMatch(/if something gets in the way/);
});

it.each([
  'No, my grandmother is not part of the plan. Please put back the line about three months.',
  'put the three months line back',
])('shows the plan to whoever wants a line back that stands there: %s', (said) => {
  for (const between of [[], ['my father left his village at 22']])
    expect(last([...PLANNED, ...between, said])).toMatch(/three months/);
});

it.each([
  "Ah we'll leave the knees. I'll tell you what it really is. My mam had the solo every year till she died, and I've her songbook with her pencil marks in it.",
  'My dad died in the spring. He built the boat himself and none of us can bear to sell it, and every time I go down there I smell his pipe in the cabin and I come home again.',
])('is with whoever died before any step: %s', (said) => {
  const replies = talk([
    'my knees knock when i sing',
    'think about what to do',
    said,
    "I've the book here on the table",
  ]);
  expect(replies[2]).toMatch(/sorry/);
  expect(replies.slice(2).join(' ')).not.toMatch(OF_STEPS);
});

it.each([
  'Not really, love, I just want a first line.',
  "no, i'd rather just talk",
  'nah mate i only wanted to moan',
])('takes a no to a step for one: %s', (said) => {
  for (const steps of [PLAN, COLUMNS]) expect(last([...steps, said])).toMatch(/sorry/);
  for (const steps of [PLAN, COLUMNS])
    expect(last([...steps, said]).replace(/no more columns/, '')).not.toMatch(OF_STEPS);
});

it.each([
  "Not really, love, I just want a first line. What I'd like to say is I'm sorry for the cold fish.",
  "never mind the columns. what i want to say to her is: I'm sorry for the cold fish. just the words",
])('opens the page with the words they have already: %s', (said) => {
  for (const steps of [PLAN, COLUMNS])
    expect(last([...steps, said])).toMatch(/“I'm sorry for the cold fish\..*”/);
});

it('begins the words they were offered, in the midst of steps', () => {
  const said =
    'Right. But how do I start? You said something about finding words for someone, could we do that?';
  for (const steps of [PLAN, COLUMNS]) expect(last([...steps, said])).toMatch(/as clumsy as it comes/);
});

it('answers what is asked beside leaving', () => {
  const reply = last([
    ...TO_SNAG,
    'No, it is not a snag. It is a feeling. I am asking, is it selfish of me?',
  ]);
  expect(reply).toMatch(/sorry/);
  expect(reply).toMatch(/selfish/);
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
