import { parseArgs } from 'node:util';
import { ACT_KINDS, type ActKind } from '#features/companion/core/acts/act.ts';
import { isAnswered, TELLING } from '#features/companion/core/acts/choose-act.ts';
import { readAct } from '#features/companion/core/acts/read-act.ts';
import { readTalks } from './talks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'string' } },
});

const read = positionals
  .flatMap(readTalks)
  .map((turn) => ({ ...turn, found: readAct(turn.text, turn).kind }));
const isSame = (a: ActKind, b: ActKind): boolean => a === b || (TELLING.has(a) && TELLING.has(b));
const share = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`);
const exact = read.filter(({ act, found }) => act === found).length;
const answered = read.filter(({ act, found, standing }) => isAnswered(act, found, standing)).length;
const told = read.filter(({ act, found }) => isSame(act, found)).length;

console.log(
  `${read.length} turns: ${share(exact, read.length)} exact, ${share(told, read.length)} with telling as one, ${share(answered, read.length)} answered`,
);
for (const kind of ACT_KINDS) {
  const wanted = read.filter(({ act }) => act === kind);
  const said = read.filter(({ found }) => found === kind);
  const right = wanted.filter(({ found }) => found === kind).length;
  const met = wanted.filter(({ found, standing }) => isAnswered(kind, found, standing)).length;
  console.log(
    `${kind.padEnd(8)} answered ${share(met, wanted.length).padStart(8)}  recall ${share(right, wanted.length).padStart(8)}  precision ${share(right, said.length).padStart(8)}  of ${wanted.length}`,
  );
}
for (const { act, found, standing, text } of read)
  if (
    values.misses !== undefined &&
    !isAnswered(act, found, standing) &&
    (values.misses === 'all' || values.misses === act)
  )
    console.log(`${act} → ${found} (${standing}) ${text}`);
