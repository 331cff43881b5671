import { expect, it } from 'vitest';
import { last, talk } from '#testing/guide-talk.ts';

const DAY = 'my boss moved my desk to the corridor and nobody said a word';
const HARD_WORDS = /\bknots?\b|\bcorners?\b|goes with that|\bcolumns?\b|\bsnags?\b|crooked|pinches/;

it('leads through both ways of thinking in words that are plain', () => {
  const plan = talk([
    DAY,
    'think about what to do',
    'getting my desk back',
    'i can ask him',
    'ask, wait, move',
    'ask on monday',
    'if he laughs then i write it',
  ]);
  const decision = talk([
    DAY,
    'should i stay or leave the job?',
    'money',
    'peace',
    'leaving',
    'the second',
    'i ask around',
  ]);
  expect([...plan, ...decision].join(' ')).not.toMatch(HARD_WORDS);
});

it.each(['What do you mean by that? I am not following this.', 'what does that mean', 'how do you mean'])(
  'says in other words what a step asks: %s',
  (said) => {
    const replies = talk([DAY, 'think about what to do', 'getting my desk back', said, 'i can ask him']);
    expect(replies[3]).toMatch(/i mean: .*\byou\b.*\bchange\b/);
    expect(replies[4]).toMatch(/three things/);
  },
);

it.each([
  ['how do i pay 9 months of school w no paycheck'],
  ['How do I stop my knees knocking when I sing the solo.'],
  ['how do i tell my dad without a row?'],
  ['whether i can afford the flat on one wage?'],
])('takes a question for the line that was asked for: %s', (said) => {
  expect(last([DAY, 'think about what to do', said])).toMatch(
    /change yourself|can you change|move yourself|three things/,
  );
});

it.each(['can you do that for me?', 'what pills should i take?', 'are you a person?'])(
  'and answers what is none: %s',
  (said) => {
    expect(last([DAY, 'think about what to do', said])).not.toMatch(/change yourself|can you change/);
  },
);

const BETWEEN = [DAY, 'should i ring jean or leave it?', 'i miss her', 'peace', 'not ringing'];
it.each([
  'Ringing her. But how do I start? You said something about finding words for someone, could we do that?',
  'can we do the finding words one',
  'finding words for someone please',
  'could we find words for her?',
])('finds words where that is taken up by its name: %s', (said) => {
  expect(last([...BETWEEN, said])).toMatch(
    /what do you want|want them to know|say first|most of all|to whom|who is it/i,
  );
});

it('explains no step that was not just asked', () => {
  expect(last([DAY, 'write it out', 'is that a strange thing to miss', 'What do you mean?'])).not.toMatch(
    /begin with/,
  );
});

it('gives no tip for a word in passing', () => {
  const PHONE = "she is worse on the phone than in person, i can't make out a word";
  expect(last([PHONE, 'You got any tip or not?'])).not.toMatch(/charging|alarm clock|breathe in/);
  const nerves =
    "Have you any tricks for nerves? Not now, I'm grand now, I mean for the night itself, when the knees go.";
  expect(last(['I am singing on friday', nerves])).toMatch(/breath/);
  expect(last(['I am singing on friday', 'how do i stop my knees knocking when i sing'])).toMatch(/breath/);
  expect(last(['should i tell her im sad', 'any tips for not crying at rehearsal'])).not.toMatch(
    /camera|breathe/,
  );
  expect(last(['i lie awake every night since monday', 'any tip?'])).toMatch(/low|heavy/);
  expect(last(['i scroll till two every night', 'any tip to put the phone away?'])).toMatch(/charging/);
});
