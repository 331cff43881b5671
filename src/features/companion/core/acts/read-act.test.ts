import { expect, it } from 'vitest';
import type { ActKind, Standing } from './act.ts';
import { readAct as readWith } from './read-act.ts';
import { readStrength } from './read-strength.ts';

const readAct = (content: string, standing: Standing) =>
  readWith(content, { standing, turn: standing === 'first' ? 0 : 4 });

it.each<[string, Standing, ActKind]>([
  ['gtg', 'none', 'bye'],
  ['ok night', 'step', 'bye'],
  ['cheers pal', 'none', 'thanks'],
  ['hiya', 'first', 'hello'],
  ['like an 8', 'strength', 'num'],
  ['no, SHE left me', 'none', 'fix'],
  ['i said sons not son', 'summary', 'fix'],
  ['you keep asking me questions', 'none', 'gripe'],
  ['are you a bot', 'none', 'askus'],
  ['do you remember mr okafor?', 'first', 'askus'],
  ['should i text her?', 'none', 'ask'],
  ['i just want to talk about him', 'none', 'refuse'],
  ['dunno', 'open', 'idk'],
  ['asdfgh', 'none', 'test'],
])('hears what is done: %s', (said, standing, kind) => {
  expect(readAct(said, standing).kind).toBe(kind);
});

it.each<[string, Standing]>([
  ['divorce', 'feeling'],
  ['be kind', 'open'],
  ['the kids', 'yes_no'],
  ['my boss has to go to court and he blames me for all of it now', 'none'],
])('hears no goodbye, yes or no without a sign of it: %s', (said, standing) => {
  expect(['bye', 'yes', 'no', 'thanks', 'hello']).not.toContain(readAct(said, standing).kind);
});

it('knows what is not wanted beside what is asked', () => {
  expect(readAct("please don't ask me how i feel, just tell me what to do", 'first')).toMatchObject({
    kind: 'ask',
    refusal: 'questions',
  });
});

it('reads how strong it is, and takes no time of day for it', () => {
  expect(readStrength('was an 8, now a 5', true)).toBe(5);
  expect(readStrength('8/10', false)).toBe(8);
  expect(readStrength('eleven out of ten', true)).toBe(10);
  expect(readStrength('awake since 4 am', false)).toBeNull();
  expect(readStrength('no one', true)).toBeNull();
});

it.each<[string, Standing, ActKind]>([
  ['right then. all the best.', 'none', 'bye'],
  ['Well, that was pleasant. Good evening.', 'none', 'bye'],
  ['who can read what i write here', 'none', 'askus'],
  ['are you there in the nights as well', 'none', 'askus'],
  ["please don't tell me it was meant to be", 'none', 'refuse'],
  ["i said scared to death, it's an expression", 'dying', 'gripe'],
  ['buses. not horses', 'none', 'fix'],
  ['bread bread bread bread', 'none', 'test'],
])('takes a form that leaves no doubt at its word: %s', (said, standing, kind) => {
  expect(readAct(said, standing).kind).toBe(kind);
});

it('never takes a yes to danger for a complaint', () => {
  expect(readAct('yes. i said it and i meant it', 'dying').kind).not.toBe('gripe');
});

it('takes help repeated, or no, for what it says', () => {
  expect(readAct('help help help', 'none').kind).not.toBe('test');
  expect(readAct('no no no', 'none').kind).not.toBe('test');
});

it.each([
  ["i'm at a 4", 4],
  ['six and a half', 6.5],
  ['8 and a bit', 8],
  ['5 now ta', 5],
])('reads a number nobody asked for: %s', (said, strength) => {
  expect(readAct(said, 'none')).toMatchObject({ kind: 'num', strength });
});
