import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ACT_KINDS, type ActKind } from '#features/companion/core/acts/act.ts';
import { isAnswered, TELLING } from '#features/companion/core/acts/choose-act.ts';
import { readAct } from '#features/companion/core/acts/read-act.ts';
import { readTalks } from './talks.ts';

/** `hands.ts <talks> <marks>`: how far a second hand agrees with the first, and our reading with either. Totals only. */
const { positionals } = parseArgs({ allowPositionals: true });
const [talks = '', marks = ''] = positionals;
const isAct = (word: string): word is ActKind => ACT_KINDS.some((kind) => kind === word);

/** A line of marks: the number of the turn, and one act or more ('bye/thanks'), the first thought of first. */
const second = readFileSync(marks, 'utf8')
  .trim()
  .split('\n')
  .map((line) => (line.split('\t')[1] ?? '').split('/').filter(isAct));
const turns = readTalks(talks).map((turn, at) => ({
  ...turn,
  first: [turn.act],
  second: second[at] ?? [],
  secondFirst: (second[at] ?? []).slice(0, 1),
  found: readAct(turn.text, turn).kind,
}));
if (turns.length !== second.length) throw new Error(`${turns.length} turns, ${second.length} marks`);

type Turn = (typeof turns)[number];

function compare(
  name: string,
  wanted: (turn: Turn) => readonly ActKind[],
  got: (turn: Turn) => ActKind,
): void {
  const share = (isSame: (a: ActKind, b: ActKind, turn: Turn) => boolean): string => {
    const same = turns.filter((turn) => wanted(turn).some((act) => isSame(act, got(turn), turn)));
    return `${((100 * same.length) / turns.length).toFixed(1)} %`;
  };
  const exact = share((a, b) => a === b);
  const told = share((a, b) => a === b || (TELLING.has(a) && TELLING.has(b)));
  const answered = share((a, b, { standing }) => isAnswered(a, b, standing));
  console.log(`${name.padEnd(44)} exact ${exact}, telling as one ${told}, answered ${answered}`);
}

compare(
  'the second hand by the first',
  ({ first }) => first,
  ({ secondFirst: [act = 'test'] }) => act,
);
compare(
  'the first hand by what the second allows',
  (turn) => turn.second,
  ({ act }) => act,
);
compare(
  'our reading by the first hand',
  ({ first }) => first,
  ({ found }) => found,
);
compare(
  'our reading by the second hand',
  ({ secondFirst }) => secondFirst,
  ({ found }) => found,
);
compare(
  'our reading by either',
  (turn) => [...turn.first, ...turn.second],
  ({ found }) => found,
);
