import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLong, type MarkedTurn, measureClauses, readMarked } from './measure-clauses.ts';

/** `clauses.ts [dev|readers|test] [--misses]`: how often what is given back of a turn is what a friend would have taken up. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
});

function show(name: string, turns: readonly MarkedTurn[]): void {
  const { of, tally } = measureClauses(turns);
  const told = Object.entries(tally).map(
    ([verdict, count]) => `${verdict} ${((100 * count) / of).toFixed(1)} %`,
  );
  if (of > 0) console.log(`${name}, ${of} turns: ${told.join(', ')}`);
}

for (const set of positionals.length > 0 ? positionals : ['dev', 'readers', 'test']) {
  const turns = readMarked(readFileSync(new URL(`./clauses/${set}.jsonl`, import.meta.url), 'utf8'));
  show(`${set}, 12 words or more`, turns.filter(isLong));
  show(
    `${set}, fewer`,
    turns.filter((turn) => !isLong(turn)),
  );
  // What is judged by is never looked at.
  if (!values.misses || set === 'test') continue;
  for (const { said, taken, verdict, best } of measureClauses(turns).misses)
    console.log(`\n[${verdict}] ${said}\n  taken: ${taken ?? '-'}\n  best: ${best.join(' | ')}`);
}
