import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { QuestionKind } from '#language/open-question.ts';
import { readMessage } from '#language/read-message.ts';
import { sumMessage, weighMessage } from '../core/learned/weigh-message.ts';
import { detectMessage } from '../core/reading/detect-message.ts';
import { judgeByRules } from '../core/reading/judge-by-rules.ts';
import { repairWord } from '../core/rules/rules.ts';
import { LEARNED } from './learned.ts';

const openQuestion = (kind: QuestionKind | null) => kind && ({ by: 'companion', kind } as const);
const read = (text: string) => judgeByRules(readMessage(text, repairWord));
const weigh = (text: string, asked: QuestionKind | null = null) =>
  weighMessage(read(text), openQuestion(asked), LEARNED);
const sum = (text: string, asked: QuestionKind | null = null): number =>
  sumMessage(read(text), openQuestion(asked), LEARNED).risk;
const detect = (text: string) => detectMessage(text, { question: null, learned: LEARNED });

describe('what was learned', () => {
  it('is small enough to download beside a conversation', () => {
    const bytes = readFileSync(new URL('../core/learned/weights.bin', import.meta.url));
    expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(60_000);
  });

  it('weighs the same words always the same', () => {
    const words = 'the lawn is mown and nobody would need me after sunday';
    expect(sum(words)).toBe(sum(words));
    expect(Number.isFinite(sum(words))).toBe(true);
  });

  it('weighs an answer by the question it answers', () => {
    expect(sum('yes', 'dying')).toBeGreaterThan(sum('yes', 'practice') + 0.2);
    expect(sum('yes every night', 'dying')).toBeGreaterThan(sum('yes every night', 'practice') + 0.2);
  });

  it.each([
    ['ok', 'practice'],
    ['a bit', 'yes_no'],
    ['7', 'strength'],
    ['yes, that is right', 'summary'],
    ['my sister probably', 'step'],
    ['tired', 'feeling'],
    ['no', 'dying'],
    ['what? no', 'dying'],
    ['thanks, going home', null],
    ['gutted', 'feeling'],
    ['love i think', 'feeling'],
    ["i'll write to him tomorrow", 'step'],
  ] as const)('suspects nothing in "%s" after a question of the kind %s', (text, asked) => {
    expect(weigh(text, asked)).toMatchObject({ suspicion: 'none', troubles: [] });
  });

  it('takes no part where the rules heard a denial', () => {
    for (const text of ['no, i do not want to die, i am safe', 'i want to live', 'i would never hurt myself'])
      expect(detect(text)).toMatchObject({ tier: 'T0', suspicion: 'none' });
  });

  it('finds one dark sentence among many plain ones, and nothing in the plain ones', () => {
    const plain = 'we had soup for lunch and then we walked the dog. my sister came by with her new bike. ';
    const dark = 'i keep thinking about how everyone could go on without me and i would finally be gone. ';
    expect(detect(`${plain}${plain}${dark}${plain}${plain}`).suspicion).not.toBe('none');
    expect(detect(plain.repeat(6)).suspicion).toBe('none');
  });

  it('suspects nothing at all before it has come', () => {
    expect(weighMessage(read('nobody would miss me'), null, null)).toEqual({
      suspicion: 'none',
      isCalm: false,
      isWeighty: false,
      troubles: [],
      isChatting: false,
    });
  });
});
