import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Companion } from '#features/companion/core/companion.ts';
import { createGuide } from '#features/companion/core/guide.ts';
import { RULES, scoreCompanion, THRESHOLDS } from './score.ts';
import { readPeople } from './scripts.ts';

/** Longest a guide's reply may take at the 95th percentile. */
const GUIDE_P95_MS = 5;
const PEOPLE = new URL('./people/', import.meta.url);

const { values } = parseArgs({
  options: {
    companion: { type: 'string', default: 'guide' },
    folder: { type: 'string' },
    seed: { type: 'string', default: '1' },
    people: { type: 'string' },
    judged: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
  },
});

const loadCompanion = async (name: string): Promise<Companion> => {
  if (name === 'guide') return createGuide();
  const { createEvalCompanion, createFilesCompanion } = await import('./model.ts');
  if (name !== 'files') return createEvalCompanion(name);
  if (values.folder === undefined) throw new Error('--companion files needs --folder');
  return createFilesCompanion(values.folder);
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const companion = await loadCompanion(values.companion);
/** What is tuned on, else what is judged by: of those only totals are told. */
const people = readdirSync(PEOPLE)
  .filter((file) => file.endsWith('-judged.jsonl') === values.judged && file.endsWith('.jsonl'))
  .flatMap((file) => readPeople(readFileSync(new URL(file, PEOPLE), 'utf8')))
  .filter(({ id }) => id.includes(values.people ?? ''));
// The first talks compile what the later ones run.
if (companion.name === 'guide') await scoreCompanion(companion, people.slice(0, 8), 'warm-up');
const { tallies, failures, turns, durations } = await scoreCompanion(companion, people, values.seed);

console.log(`${values.companion}: ${people.length} people, ${turns} turns, seed ${values.seed}\n`);
const below = RULES.filter((rule) => {
  const { passed, of } = tallies[rule];
  const share = of === 0 ? 1 : passed / of;
  console.log(
    `${rule.padEnd(18)}${`${passed}/${of}`.padStart(10)}${`${(share * 100).toFixed(1)} %`.padStart(9)}${`${(THRESHOLDS[rule] * 100).toFixed(1)} %`.padStart(10)}`,
  );
  return share < THRESHOLDS[rule];
});
const p95 = percentile(durations, 0.95);
console.log(
  `\nreply time: median ${percentile(durations, 0.5).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, longest ${percentile(durations, 1).toFixed(2)} ms`,
);
if (values.failures && !values.judged)
  for (const { person, rule, said, reply } of failures)
    console.log(`\n[${rule}] ${person}\n  you: ${said}\n  process: ${reply}`);

const isSlow = companion.name === 'guide' && p95 > GUIDE_P95_MS;
if (below.length > 0) console.error(`\nbelow the threshold: ${below.join(', ')}`);
if (isSlow) console.error(`\np95 over ${GUIDE_P95_MS} ms`);
process.exitCode = below.length > 0 || isSlow ? 1 : 0;
