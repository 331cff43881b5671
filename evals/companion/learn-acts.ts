import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ACT_KINDS } from '#features/companion/core/acts/act.ts';
import { featuresOf } from '#features/companion/core/acts/act-features.ts';
import { learnLinear, sourceOf, storeWeights } from './linear.ts';
import { readTalks } from './talks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kept: { type: 'string', default: '8000' }, rounds: { type: 'string', default: '6' } },
});
const OUT = new URL('../../src/features/companion/core/acts/act-weights.ts', import.meta.url);

const turns = positionals.flatMap(readTalks);
const learned = learnLinear(
  turns.map((turn) => ({ features: featuresOf(turn.text, turn), wanted: ACT_KINDS.indexOf(turn.act) })),
  {
    classes: ACT_KINDS.length,
    rounds: Number(values.rounds),
    roundsAfter: 4,
    kept: Number(values.kept),
    minCount: 3,
  },
);
const acts = ACT_KINDS.map((kind, at) => `${String.fromCharCode(97 + at)} ${kind}`).join(', ');
const source = sourceOf(
  'ACT_WEIGHTS',
  [
    'Learned weights of acts, one line of text: `parseWeights` in learned/linear.ts reads it.',
    `Acts: ${acts}.`,
    `Written by evals/companion/learn-acts.ts from ${turns.length} turns; not to be edited by hand.`,
  ],
  storeWeights(learned),
);
writeFileSync(OUT, source);
console.log(`${turns.length} turns, ${gzipSync(source).length} bytes gzipped`);
