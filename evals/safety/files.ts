import { readFileSync } from 'node:fs';
import { caseSchema, type EvalCase } from './score.ts';

/**
 * The files that may be tuned on and learned from, by who wrote them: each of another hand, so that leaving one out
 * shows how strangers will be understood.
 */
export const AUTHORS: Readonly<Record<string, readonly string[]>> = {
  development: ['development', 'languages'],
  batches: ['batches'],
  unseen: ['unseen-1', 'unseen-2'],
  practice: ['practice'],
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`practice-${at + 2}`, [`practice-${at + 2}`]]),
  ),
};

/** Never tuned on. */
export const HELD_OUT = ['heldout'];

/** Three examiners' sentences: nobody tunes on them, and their misses are never printed. */
export const EXAMINERS = ['unseen-3', 'unseen-4', 'unseen-5'];

export function readCases(file: string): readonly EvalCase[] {
  return readFileSync(new URL(`./cases/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => caseSchema.parse(JSON.parse(line)));
}
