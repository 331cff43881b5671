import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const DAY = 'my boss moved my desk to the corridor and nobody said a word';
const DOG = 'put the old dog down today. fourteen years he was at the door every night';
const LOAN =
  'I gave my friend 25k for his father operation. Now he is posting Goa photos on instagram with beer and scooters.';
const EVASIVE =
  /weigh|judge|verdict|can't (?:know|say)|guessing|two sides|beyond me|corner|where does that leave/;

it.each([
  [DOG, 'is it normal to bawl over a dog. im 52'],
  [DAY, 'May I ask: is it usual to be angry with somebody who has been dead for seventeen years?'],
  [DAY, 'Is it common to feel relieved after a thing like that?'],
  [DAY, 'is it ok to still be cross about it?'],
  [DAY, 'I find myself setting three plates. Is it usual to feel so lost over it?'],
  [DAY, 'i asked if its natural to miss a place you hated'],
])('says plainly that a feeling is usual: %s %s', (...said) => {
  expect(last(said)).toMatch(/^yes\b/);
  expect(last(said)).not.toMatch(EVASIVE);
});

it.each([
  [[LOAN], 'Am I being cheap to feel bad for this?', 'cheap'],
  [[LOAN], 'am i being petty?', 'petty'],
  [[DAY], 'Would it be daft to bring the songbook up with me, even though I know it by heart?', 'daft'],
  [[DAY], 'But the songbook, would it be daft?', 'daft'],
  [[DAY], 'Is it selfish to want to go?', 'selfish'],
  [[DAY], 'is it weird that i still set two cups out', 'weird'],
  [[DAY], 'I should like to know whether being angry with a dead father is unreasonable.', 'unreasonable'],
  [[DAY], 'am i overreacting?', 'overreacting'],
  [[DAY], 'is it odd that I still wake up at four and lay out my uniform?', 'odd'],
  [[DAY], 'am I too old to learn the fiddle?', 'too old'],
  [[DAY], 'is that a strange thing to miss', 'strange'],
  [[DAY], 'is it rude if i read it from a paper?', 'rude'],
  [[DAY], 'do you think i am clingy?', 'clingy'],
])('says that it is not, in their own adjective: %s %s', (before, said, adjective) => {
  const reply = last([...before, said]);
  expect(reply).toMatch(new RegExp(`\\b${adjective}\\b`));
  expect(reply).toMatch(/\bnot\b|isn't|wouldn't/);
  expect(reply).not.toMatch(EVASIVE);
});

it.each([
  'yeah but do other blokes do it',
  'am i the only one who cries like that',
  'does everybody feel it?',
])('says that others know it: %s', (said) => {
  expect(last([DOG, 'i cried all the way home from the vet', said])).toMatch(/many/);
});

it.each([
  ['he checks my phone when i sleep', 'am i being dramatic?'],
  ['i hit my brother with the door', 'was it silly to be angry?'],
  [DAY, 'am i being silly to want to be dead?'],
  [DAY, 'is it ok to feel chest pains every night?'],
  [DAY, 'is it stupid to drink every night because i feel sad?'],
  [DAY, 'am i a bad person?'],
  ['i am sleeping with my best friends husband, it is an affair', 'is it selfish to want it?'],
])('reassures nobody about harm, a body, drink or who they are: %s %s', (...said) => {
  expect(last(said)).not.toMatch(/^yes|^not |^no,|isn't the word|wouldn't call/);
});

it('does not call a thing of weight right, nor their question foolish', () => {
  const reply = last([DAY, 'would it be crazy to quit my job over this?']);
  expect(reply).toMatch(/crazy to ask/);
  expect(reply).toMatch(/can't see/);
});

it.each(['Is it normal they sound that bad?', 'is it normal that the boiler knocks like that?'])(
  'knows nothing of things, and says so: %s',
  (said) => {
    const reply = last(['I got the hearing aids last week', said]);
    expect(reply).toMatch(/can't say|don't know/);
    expect(reply).toMatch(/somebody who knows|whoever knows/);
    expect(reply).not.toMatch(/nobody is made of one|whole of anybody|verdict|judge/);
  },
);

it('keeps who one is for whoever asks who they are', () => {
  expect(last([DAY, 'am i a bad person?'])).toMatch(/anybody|one hour/);
  for (const said of ['was it wrong of me to shout?', 'is it ok if i skip the wedding?'])
    expect(last([DAY, said])).not.toMatch(/whole of anybody|one hour/);
});

it('answers beside a way, and beside leaving one', () => {
  const plan = [
    DAY,
    'think about what to do',
    'how i get my desk back',
    'i could ask him',
    'ask, wait, move it at night',
  ];
  expect(last([...plan, 'I am feeling guilty also. Is it selfish to want to go?'])).toMatch(/selfish/);
  const left = last([
    ...plan,
    "I'd like to stop with the steps. Would it be daft to bring the songbook with me?",
  ]);
  expect(left).toMatch(/sorry/);
  expect(left).toMatch(/daft/);
});

it('counts nobody, and leaves nobody alone with it', () => {
  expect(last([DAY, 'do other people start over at that age'])).toMatch(/wouldn't be the only one/);
  expect(last([DAY, 'i laughed out loud', 'would other people have laughed'])).toMatch(/only one|they do/);
  expect(last([DAY, 'is it ok that I told you'])).toMatch(/^yes/);
  expect(last([DAY, 'no but like am i a bad friend'])).not.toMatch(/^yes/);
  expect(last([DAY, 'how long does it take to get used to not working'])).toMatch(/set time|how long/);
});

it('lets what is only told be told', () => {
  const replies = talk([
    DAY,
    'it is normal there, they do it to everybody',
    'i am being silly about the cups i know',
  ]);
  expect(replies.slice(1).join(' ')).not.toMatch(/that's (?:usual|normal)|great many/);
});
