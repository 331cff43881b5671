import build from '../tests/harness/build.ts';
import type { Row } from './row.ts';

interface Bench {
  readonly name: string;
  run(): Promise<readonly Row[]>;
}

/** Each measures one part of the product: `npm run bench -- turn bundle` runs two of them, without names all. */
const BENCHES: Record<string, () => Promise<Bench>> = {
  analytics: () => import('./analytics.ts'),
  bundle: () => import('./bundle.ts'),
  capture: () => import('./capture.ts'),
  companion: () => import('./companion.ts'),
  cost: () => import('./cost.ts'),
  crowd: () => import('./crowd.ts'),
  'text-chat': () => import('./text-chat.ts'),
  guessing: () => import('./guessing.ts'),
  history: () => import('./history.ts'),
  opening: () => import('./opening.ts'),
  playback: () => import('./playback.ts'),
  'private-voice': () => import('./private-voice.ts'),
  safety: () => import('./safety.ts'),
  start: () => import('./start.ts'),
  statements: () => import('./statements.ts'),
  turn: () => import('./turn.ts'),
  voice: () => import('./voice.ts'),
};

function printRows(rows: readonly Row[]): void {
  for (const { row, value, unit, target, ok } of rows) {
    const figure = `${Number(value.toPrecision(3))} ${unit}`;
    console.log(`${ok ? 'ok    ' : 'MISSED'}  ${row.padEnd(64)} ${figure.padStart(12)}   ${target}`);
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) throw new Error(`no bench is called ${unknown.join(', ')}`);

await build();
let isMissed = false;
for (const [name, load] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const rows = await (await load()).run();
  printRows(rows);
  isMissed ||= rows.some((row) => !row.ok);
}
process.exitCode = isMissed ? 1 : 0;
