import { expect, it } from 'vitest';
import { assessTalk } from '#testing/safety-talk.ts';
import type { SafetyOutcome } from './assess-turn.ts';

const last = (...said: string[]): SafetyOutcome | undefined =>
  assessTalk(said, { country: 'GB', seed: 'there' }).at(-1);
const moveOf = (outcome: SafetyOutcome | undefined) => outcome?.state.said.at(-1)?.split('.')[0];

const TONIGHT = 'i am going to kill myself tonight';
const SUICIDE = 'every night i think of suicide';

it.each([
  "I'm not ringing 999. But I could go down and sit with Col, I've got my coat on.",
  "I'm not ringing anybody. But Seamus the vet is a sound man. I might say a word to him.",
  'Our Julie is next door, I could go to her.',
])('sends them to somebody they could go to, before any number or breath: %s', (said) => {
  for (const first of [TONIGHT, SUICIDE]) {
    expect(moveOf(last(first, said))).toBe('go_to_them');
    expect(moveOf(last(first, "i can't ring anyone", said))).toBe('go_to_them');
  }
});

it.each([
  'Told Col I am not right. He turned the telly off and said stop here the night.',
  'I said it to Seamus there at the gate. He is above in the kitchen with herself',
  'Sandeep came. He is sitting here with tea.',
  'she sits here now and will not leave until my sister comes',
  'i sent it to miss okafor and she wrote back',
  "he's having me stay till thursday and he has rung my sister",
])('lets whoever is there stay, and leads nothing: %s', (said) => {
  const outcome = last(SUICIDE, "i can't ring anyone", said);
  expect(moveOf(outcome)).toBe('with_them');
  expect(outcome?.reply).not.toMatch(/breath/);
});

it('tells whoever is with them what to do', () => {
  const outcome = last(TONIGHT, 'no', "Col's here in the chair next to me. He's asking what he should do.");
  expect(outcome?.reply).toMatch(/stay/);
  expect(moveOf(outcome)).toBe('for_them');
});

it.each(["There's Col downstairs I suppose", 'maybe Miss Okafor', 'my mate Dave'])(
  'hears a name for a person: %s',
  (said) => expect(moveOf(last(SUICIDE, 'not today', said))).toMatch(/person_named|go_to_them/),
);

it.each(['on Sunday, after Mass', 'Samaritans never helped', "i won't tell anyone", 'i could go to work'])(
  'takes no day, no line and no place for one: %s',
  (said) => expect(moveOf(last(SUICIDE, 'not today', said))).not.toMatch(/person_named|with_them|go_to_them/),
);

it('answers whether to email a teacher', () => {
  expect(moveOf(last(SUICIDE, 'not today', 'so should i like email miss okafor or is that weird'))).toBe(
    'tell_them',
  );
});

it('hears the answer about a safe place in many words', () => {
  const outcome = last(
    'my husband hits me',
    "Me sister's only two streets off but he knows where she lives, he'd be round. It's his house",
  );
  expect(moveOf(outcome)).toMatch(/^abuse/);
});

it('says what takes the card away, once the danger was denied', () => {
  const denial = "no. i don't want to die. i have been well for years";
  expect(last(SUICIDE, denial)?.state.denied).toBe(true);
  const outcome = last(SUICIDE, denial, 'Can the numbers at the top go away now? I am fine.');
  expect(outcome?.guidance.opening).toMatch(/safer/);
  expect(last(SUICIDE, denial, 'please stop showing me 999')?.guidance.opening).toMatch(/safer/);
  expect(last(SUICIDE, 'can the numbers go away')?.guidance.opening ?? '').not.toMatch(/safer/);
});

it.each([
  "no no, you've got the wrong end of it. that was in 2009",
  "that was years ago, i'm fine now",
  'i have been well for ten years',
])('hears in an emergency that it is long over: %s', (said) =>
  expect(last(TONIGHT, said)?.state.denied).toBe(true),
);

it('believes a denial in the middle of a practice', () => {
  const said = "honestly i'm not going to die over a text. my sister is coming over";
  expect(last(SUICIDE, 'not today', 'i can not phone', 'ok', said)?.state.denied).toBe(true);
});

it('names no number to whoever asks for none', () => {
  const said = "i think of suicide every night, i said it. don't give me the numbers again";
  const outcome = last(SUICIDE, 'not today', 'still the same, i want to die', said);
  expect(outcome?.reply).not.toMatch(/116 123/);
  expect(outcome?.safety?.resources.length).toBeGreaterThan(0);
});
