import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ACT_KINDS } from '#features/companion/core/acts/act.ts';
import { WEIGHT_SIZES } from '#features/companion/core/acts/weigh-act.ts';
import { learnActs } from './linear-acts.ts';
import { readTalks } from './talks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kept: { type: 'string', default: '14000' }, rounds: { type: 'string', default: '6' } },
});
const OUT = new URL('../../src/features/companion/core/acts/act-weights.ts', import.meta.url);
const letter = (first: string, at: number): string => String.fromCharCode(first.charCodeAt(0) + at);

/** The letter of the nearest size, '' where nothing is nearer. */
function sizeLetter(weight: number): string {
  const gaps = [0, ...WEIGHT_SIZES].map((size) => Math.abs(Math.abs(weight) - size));
  const nearest = gaps.indexOf(Math.min(...gaps)) - 1;
  if (nearest < 0) return '';
  return letter('A', weight > 0 ? nearest : nearest + WEIGHT_SIZES.length);
}

const turns = positionals.flatMap(readTalks);
const learned = learnActs(turns, {
  rounds: Number(values.rounds),
  roundsAfter: 4,
  kept: Number(values.kept),
  minCount: 3,
});
let last = -1;
const stored = [...learned]
  .toSorted(([a], [b]) => a - b)
  .map(([place, weights]) => {
    const pairs = [...weights].map((weight, kind) => {
      const size = sizeLetter(weight);
      return size === '' ? '' : `${letter('a', kind)}${size}`;
    });
    if (pairs.every((pair) => pair === '')) return '';
    const gap = place - last;
    last = place;
    return `${gap}${pairs.join('')}`;
  })
  .join('');
const source = `/**
 * Learned weights of acts, one line of text: \`parseWeights\` in weigh-act.ts reads it.
 * Acts: ${ACT_KINDS.map((kind, at) => `${letter('a', at)} ${kind}`).join(', ')}.
 * Written by evals/companion/learn-acts.ts from ${turns.length} turns; not to be edited by hand.
 */
export const ACT_WEIGHTS =
  '${stored}';
`;
writeFileSync(OUT, source);
console.log(`${turns.length} turns, ${gzipSync(source).length} bytes gzipped`);
