import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ASKED_KINDS } from '#features/companion/core/acts/asked.ts';
import { askedFeatures } from '#features/companion/core/acts/asked-features.ts';
import { parseWeights, weigh } from '#features/companion/core/learned/linear.ts';
import { learnLinear, sourceOf, storeWeights } from './linear.ts';
import { textAt } from './markings.ts';

/** Learns what a question asks for. Options as in learn-echoes.ts. */
const { values } = parseArgs({
  options: {
    without: { type: 'string', default: '' },
    kept: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '12' },
    show: { type: 'boolean', default: false },
  },
});
const OUT = new URL('../../src/features/companion/core/acts/asked-weights.ts', import.meta.url);
const FOLDER = new URL('askings/', import.meta.url);

const marked = readdirSync(FOLDER)
  .toSorted()
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((row) => {
    const [place = '', kind = ''] = row.split('\t');
    const wanted = ASKED_KINDS.findIndex((known) => known === kind.trim());
    if (wanted === -1) throw new Error(row);
    return { hand: place.split('.')[0] ?? '', text: textAt(place), wanted };
  });
const without = values.without.split(',');
const stored = storeWeights(
  learnLinear(
    marked
      .filter(({ hand }) => !without.includes(hand))
      .map(({ text, wanted }) => ({ features: askedFeatures(text), wanted })),
    {
      classes: ASKED_KINDS.length,
      rounds: Number(values.rounds),
      roundsAfter: 6,
      kept: Number(values.kept),
      minCount: 2,
    },
  ),
);

function measure(held: typeof marked): void {
  const weights = parseWeights(stored);
  const read = held.map(({ text, wanted }) => {
    const shares = weigh(weights, ASKED_KINDS.length, askedFeatures(text));
    const best = shares.indexOf(Math.max(...shares));
    return { text, wanted, best, share: shares[best] ?? 0 };
  });
  for (const least of [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const sure = read.filter(({ share }) => share >= least);
    const right = sure.filter(({ best, wanted }) => best === wanted).length;
    console.log(
      `at ${least}: ${((100 * right) / sure.length).toFixed(1)} % right of ${((100 * sure.length) / read.length).toFixed(0)} %`,
    );
  }
  if (values.show)
    for (const { text, wanted, best, share } of read.filter((one) => one.best !== one.wanted))
      console.log(`${ASKED_KINDS[wanted]} → ${ASKED_KINDS[best]} ${share.toFixed(2)} ${text}`);
}

if (values.without === '') {
  const source = sourceOf(
    'ASKED_WEIGHTS',
    [
      'Learned weights of what is asked, one line of text: `parseWeights` in learned/linear.ts reads it.',
      `Written by evals/companion/learn-asked.ts from ${marked.length} questions; not to be edited by hand.`,
    ],
    stored,
  );
  writeFileSync(OUT, source);
  console.log(`${marked.length} questions, ${gzipSync(source).length} bytes gzipped`);
} else measure(marked.filter(({ hand }) => without.includes(hand)));
