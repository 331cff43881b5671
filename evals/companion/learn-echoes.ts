import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { parseWeights, weigh } from '#features/companion/core/learned/linear.ts';
import { type EchoCandidate, echoCandidates } from '#features/companion/core/mirrors/echo-candidates.ts';
import { learnLinear, type Marked, sourceOf, storeWeights } from './linear.ts';
import { type Marking, readMarkings } from './markings.ts';

/** Learns which of a person's words a listener gives back. `--without 04,07` learns from the other hands and tells how well those two are read; without it the weights are written. */
const { values } = parseArgs({
  options: {
    without: { type: 'string', default: '' },
    kept: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '3' },
    show: { type: 'boolean', default: false },
  },
});
const OUT = new URL('../../src/features/companion/core/mirrors/echo-weights.ts', import.meta.url);
const FOLDER = new URL('echoes/', import.meta.url);

const markings = readdirSync(FOLDER)
  .toSorted()
  .flatMap((name) => readMarkings(new URL(name, FOLDER).pathname));
const without = values.without.split(',');
const plainOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/^\W+|\W+$/g, '');
const isEcho = ({ words }: EchoCandidate, echo: string | null): boolean =>
  echo !== null && plainOf(words) === plainOf(echo);

/** Where the words to give back are no candidate, nothing is learned of the turn. */
function marksOf({ text, echo }: Marking): Marked[] {
  const candidates = echoCandidates(text);
  if (echo !== null && !candidates.some((candidate) => isEcho(candidate, echo))) return [];
  return candidates.map((candidate) => ({
    features: candidate.features,
    wanted: isEcho(candidate, echo) ? 1 : 0,
    weight: isEcho(candidate, echo) ? 4 : 1,
  }));
}

const stored = storeWeights(
  learnLinear(markings.filter(({ hand }) => !without.includes(hand)).flatMap(marksOf), {
    classes: 2,
    rounds: Number(values.rounds),
    roundsAfter: 2,
    kept: Number(values.kept),
    minCount: 3,
  }),
);

function measure(held: readonly Marking[]): void {
  const weights = parseWeights(stored);
  const read = held.map(({ text, echo }) => {
    const [best] = echoCandidates(text)
      .map((candidate) => ({ candidate, share: weigh(weights, 2, candidate.features)[1] ?? 0 }))
      .toSorted((a, b) => b.share - a.share);
    return { text, echo, best: best?.candidate.words ?? null, share: best?.share ?? 0 };
  });
  const [missed] = [held.filter((marking) => marking.echo !== null && marksOf(marking).length === 0)];
  console.log(`${missed?.length} echoes are no candidates, of ${held.length}`);
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const given = read.filter(({ share }) => share >= least);
    const same = given.filter(({ best, echo }) => echo !== null && plainOf(best ?? '') === plainOf(echo));
    const near = given.filter(
      ({ best, echo }) =>
        echo !== null &&
        (plainOf(best ?? '').includes(plainOf(echo)) || plainOf(echo).includes(plainOf(best ?? ''))),
    );
    console.log(
      `at ${least}: given in ${((100 * given.length) / read.length).toFixed(0)} %, the same ${((100 * same.length) / given.length).toFixed(0)} %, within ${((100 * near.length) / given.length).toFixed(0)} %`,
    );
  }
  if (values.show)
    for (const { text, echo, best, share } of read.slice(0, 150))
      console.log(`${share.toFixed(2)} ${best} | ${echo} | ${text}`);
}

if (values.without === '') {
  const source = sourceOf(
    'ECHO_WEIGHTS',
    [
      'Learned weights of the words to give back, one line of text: `parseWeights` in learned/linear.ts reads it.',
      `Written by evals/companion/learn-echoes.ts from ${markings.length} turns; not to be edited by hand.`,
    ],
    stored,
  );
  writeFileSync(OUT, source);
  console.log(`${markings.length} turns, ${gzipSync(source).length} bytes gzipped`);
} else measure(markings.filter(({ hand }) => without.includes(hand)));
