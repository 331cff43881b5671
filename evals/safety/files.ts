import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { caseSchema, type EvalCase } from './eval-case.ts';

/**
 * The files of sentences that may be tuned on and learned from, by who wrote them: each of another hand, so that
 * leaving one out shows how strangers will be understood.
 */
export const AUTHORS: Readonly<Record<string, readonly string[]>> = {
  development: ['development', 'languages'],
  batches: ['batches'],
  unseen: ['unseen-1', 'unseen-2'],
  practice: ['practice'],
  ...Object.fromEntries(
    Array.from({ length: 23 }, (_, at) => [`practice-${at + 2}`, [`practice-${at + 2}`]]),
  ),
  'practice-26': ['practice-26', 'practice-27', 'practice-28'],
  'practice-29': ['practice-29'],
  'practice-30': ['practice-30'],
  'practice-31': ['practice-31'],
  'practice-32': ['practice-32'],
  'practice-33': ['practice-33'],
  'practice-35': ['practice-35'],
};

/** What is learned from and never measured: denials, grief, figures of speech and plans with the words of a danger. */
export const CALM = 'calm';

/** Whole talks that may be learned from, each file of another hand. */
export const TALK_AUTHORS: readonly URL[] = globSync('[0-8][0-9].talk', {
  cwd: fileURLToPath(new URL('./talks/', import.meta.url)),
})
  .sort()
  .map((name) => new URL(`./talks/${name}`, import.meta.url));

/** Of these, talks that were improvised with the app, turn by turn: what it really hears, and what limits are chosen by. */
export const IMPROVISED: ReadonlySet<string> = new Set([
  '37',
  '38',
  '39',
  '40',
  '42',
  '43',
  '44',
  '45',
  '46',
  '47',
]);

export const authorOf = (talks: URL): string => basename(talks.pathname, '.talk');

/** Never tuned on. */
export const HELD_OUT = ['heldout'];

/** Four examiners' sentences: nobody tunes on them, and their misses are never printed. */
export const EXAMINERS = ['unseen-3', 'unseen-4', 'unseen-5', 'unseen-6'];

const pathOf = (file: string, ending: string): URL => new URL(`./cases/${file}.${ending}`, import.meta.url);

const linesOf = (path: URL): readonly string[] => readFileSync(path, 'utf8').trim().split('\n');

/** A file of sentences: JSON lines, or `tier tags category text` with tabs between, and then what was said before. */
export function readCases(file: string): readonly EvalCase[] {
  const compact = pathOf(file, 'tsv');
  if (existsSync(compact)) return linesOf(compact).map(readCompact);
  return linesOf(pathOf(file, 'jsonl')).map((line) => caseSchema.parse(JSON.parse(line)));
}

function readCompact(line: string): EvalCase {
  const [tier, tags, category, text, ...recent] = line.split('\t');
  return caseSchema.parse({
    category,
    tier,
    text,
    ...(tags ? { tags: tags.split(',') } : {}),
    ...(recent.length > 0 ? { recent } : {}),
  });
}
