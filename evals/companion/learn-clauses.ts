import { readFileSync } from 'node:fs';
import { SIGNS } from '#features/companion/core/walk/clause-signs.ts';
import { clausesToGive } from '#features/companion/core/walk/clauses-to-give.ts';
import { judge, readMarked } from './measure-clauses.ts';

/**
 * `learn-clauses.ts`: the weights of `clause-signs.ts`, learned from `clauses/dev.jsonl` and `clauses/readers.jsonl` and
 * printed in tenths. A softmax over the clauses of a turn and over giving back none, pulled to what stands in `EXPECTED`.
 */

/** Of what the marked turns tell too little: what readers told. */
const EXPECTED: Readonly<Record<string, number>> = {
  'after but': 1.3,
  likened: 1,
  flagged: 1.5,
  news: 0.8,
  'a word said twice': 0.3,
  'never, still, all': 0.3,
  'a feeling of theirs': 0.5,
  'in a short message': -0.6,
};
const ROUNDS = 400;
const PULL = 0.002;
/** What a bad clause costs beside one that is not the best. */
const BAD = 1.2;

const turns = ['dev', 'readers']
  .flatMap((set) => readMarked(readFileSync(new URL(`./clauses/${set}.jsonl`, import.meta.url), 'utf8')))
  .map((turn) =>
    clausesToGive(turn.said).map((clause) => ({
      signs: SIGNS.flatMap(({ is }, at) => (is(clause) ? [at] : [])),
      verdict: judge(turn, clause.written),
    })),
  )
  .filter((clauses) => clauses.length > 0);
type Turn = (typeof turns)[number];

/** How much each clause of a turn is to rise. */
function pushes(clauses: Turn, weights: readonly number[]): number[] {
  const raised = clauses.map(({ signs }) => Math.exp(signs.reduce((sum, at) => sum + (weights[at] ?? 0), 0)));
  const all = raised.reduce((sum, one) => sum + one, 1);
  const shares = raised.map((one) => one / all);
  const sumOf = (wanted: string): number =>
    clauses.reduce((sum, { verdict }, at) => sum + (verdict === wanted ? (shares[at] ?? 0) : 0), 0);
  const [good, bad] = [sumOf('best'), sumOf('bad')];
  return clauses.map(({ verdict }, at) => {
    const share = shares[at] ?? 0;
    const wanted = verdict === 'best' ? share / good : 0;
    return wanted - share - (BAD * share * ((verdict === 'bad' ? 1 : 0) - bad)) / (1 - bad);
  });
}

const expected = SIGNS.map(({ name }) => EXPECTED[name] ?? 0);
let weights = [...expected];
for (let round = 0; round < ROUNDS; round += 1) {
  const slope = weights.map((weight, at) => PULL * turns.length * ((expected[at] ?? 0) - weight));
  for (const clauses of turns)
    pushes(clauses, weights).forEach((push, which) => {
      for (const at of clauses[which]?.signs ?? []) slope[at] = (slope[at] ?? 0) + push;
    });
  const pace = round < ROUNDS / 2 ? 0.015 : 0.004;
  weights = weights.map((weight, at) => weight + pace * (slope[at] ?? 0));
}
for (const [at, { name }] of SIGNS.entries()) console.log(`${name}: ${Math.round(10 * (weights[at] ?? 0))}`);
