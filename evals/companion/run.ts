import { parseArgs } from 'node:util';
import type { Companion } from '#features/companion/core/companion.ts';
import { createGuide } from '#features/companion/core/guide.ts';
import { PEOPLE } from './people.ts';
import { RULES, scoreCompanion, THRESHOLDS } from './score.ts';

/** Longest a guide's reply may take at the 95th percentile. */
const GUIDE_P95_MS = 5;

const { values } = parseArgs({
  options: {
    companion: { type: 'string', default: 'guide' },
    seed: { type: 'string', default: '1' },
    people: { type: 'string' },
    failures: { type: 'boolean', default: false },
  },
});

const loadCompanion = async (name: string): Promise<Companion> => {
  if (name === 'guide') return createGuide();
  const { createEvalCompanion } = await import('./model.ts');
  return createEvalCompanion(name);
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const companion = await loadCompanion(values.companion);
const people =
  values.people === undefined ? PEOPLE : PEOPLE.filter((p) => p.name.includes(values.people ?? ''));
// The first talks compile what the later ones run.
if (companion.name === 'guide') await scoreCompanion(companion, people.slice(0, 8), 'warm-up');
const { tallies, failures, turns, durations, processorMs } = await scoreCompanion(
  companion,
  people,
  values.seed,
);

console.log(`${companion.name}: ${people.length} people, ${turns} turns, seed ${values.seed}\n`);
console.log(`${'rule'.padEnd(18)}${'passed'.padStart(10)}${'share'.padStart(9)}${'at least'.padStart(10)}`);
const below = RULES.filter((rule) => {
  const { passed, of } = tallies[rule];
  const share = of === 0 ? 1 : passed / of;
  console.log(
    `${rule.padEnd(18)}${`${passed}/${of}`.padStart(10)}${`${(share * 100).toFixed(1)} %`.padStart(9)}${`${(THRESHOLDS[rule] * 100).toFixed(0)} %`.padStart(10)}`,
  );
  return share < THRESHOLDS[rule];
});
const p95 = percentile(processorMs, 0.95);
console.log(
  `\nreply time: median ${percentile(durations, 0.5).toFixed(2)} ms, p95 ${percentile(durations, 0.95).toFixed(2)} ms, longest ${percentile(durations, 1).toFixed(2)} ms`,
);
if (values.failures)
  for (const { person, rule, said, reply } of failures)
    console.log(`\n[${rule}] ${person}\n  you: ${said}\n  process: ${reply}`);

console.log(
  `on the processor: median ${percentile(processorMs, 0.5).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
);
const isSlow = companion.name === 'guide' && p95 > GUIDE_P95_MS;
if (below.length > 0) console.error(`\nbelow the threshold: ${below.join(', ')}`);
if (isSlow) console.error(`\np95 over ${GUIDE_P95_MS} ms on the processor`);
process.exitCode = below.length > 0 || isSlow ? 1 : 0;
