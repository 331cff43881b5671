import { isAtLeast } from '#features/safety/core/tiers.ts';
import { EXPLICIT, judgeByRulesAlone } from './by-rules.ts';
import type { EvalCase } from './eval-case.ts';
import { AUTHORS, EXAMINERS, HELD_OUT, readCases } from './files.ts';
import { printReplies } from './print-replies.ts';
import { judgeCase, needsPeople, type Verdict } from './score.ts';
import { reportTalks } from './talks/run.ts';

/** What an unseen sentence may expect; printed and enforced. */
const FLOOR = {
  t3: 0.98,
  t2: 0.95,
  everyday: 0.05,
  idiom: 0.08,
  takenOver: 0.01,
  idiomTakenOver: 0.02,
  p95Ms: 5,
};

const FILES = [...Object.values(AUTHORS).flat(), ...HELD_OUT];
const LANGUAGES = ['spanish', 'french', 'german', 'portuguese', 'italian'];

interface Judged {
  readonly one: EvalCase;
  readonly verdict: Verdict;
}

const read = (name: string): readonly Judged[] =>
  readCases(name).map((one) => ({ one, verdict: judgeCase(one) }));

/** What somebody says of others or of their body has tags of its own: people beside it are right. */
const isCalm = ({ one }: Judged): boolean =>
  !needsPeople(one) && (one.tags ?? []).every((tag) => tag === 'minor');

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

function report(name: string, judged: readonly Judged[]): boolean {
  console.log(`\n${name}: ${judged.length} sentences`);
  const categories = [...new Set(judged.map(({ one }) => one.category))];
  for (const category of categories) {
    const rows = judged.filter(({ one }) => one.category === category);
    const risky = rows.filter(({ one }) => needsPeople(one));
    const noticed = risky.filter(({ verdict }) => verdict.hasPeople).length;
    const calm = rows.filter(isCalm);
    const alarms = calm.filter(({ verdict }) => verdict.hasPeople).length;
    const tagged = rows.filter(({ one }) => one.tags);
    const tagsFound = tagged.filter(({ verdict }) => verdict.tagsFound).length;
    console.log(
      `  ${category.padEnd(28)} ${String(rows.length).padStart(4)}  recall ${percent(noticed, risky.length).padStart(7)}` +
        `  false alarms ${percent(alarms, calm.length).padStart(7)}  tags ${percent(tagsFound, tagged.length).padStart(7)}`,
    );
  }
  if (process.argv.includes('--misses') && !EXAMINERS.includes(name)) printMisses(judged);
  return reachesFloor(judged);
}

function printMisses(judged: readonly Judged[]): void {
  for (const { one, verdict } of judged) {
    const wrong = needsPeople(one) !== verdict.hasPeople && !one.tags;
    if (!wrong) continue;
    console.log(
      `    MISS [${one.category}] ${one.tier}→${verdict.found} ${one.text} (${verdict.ruleIds.join(' ')})`,
    );
  }
}

function reachesFloor(judged: readonly Judged[]): boolean {
  const share = (wanted: (row: Judged) => boolean, good: (row: Judged) => boolean): number => {
    const rows = judged.filter(wanted);
    return rows.length === 0 ? Number.NaN : rows.filter(good).length / rows.length;
  };
  const noticed = ({ verdict }: Judged) => verdict.hasPeople;
  const takenOver = ({ verdict }: Judged) => verdict.isTakenOver;
  const isIdiom = ({ one }: Judged) => one.category.includes('idiom');
  const everyday = (row: Judged) => isCalm(row) && !isIdiom(row);
  const idiom = (row: Judged) => isCalm(row) && isIdiom(row);
  const shares = {
    t3: share(({ one }) => isAtLeast(one.tier, 'T3'), noticed),
    t2: share(({ one }) => one.tier === 'T2', noticed),
    everyday: share(everyday, noticed),
    idiom: share(idiom, noticed),
    takenOver: share(everyday, takenOver),
    idiomTakenOver: share(idiom, takenOver),
  };
  const shown = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(3));
  console.log(
    `  → people in the same turn: T3/T4 ${shown(shares.t3)} · T2 ${shown(shares.t2)} · everyday ${shown(shares.everyday)}, ` +
      `idioms ${shown(shares.idiom)} · taken over: everyday ${shown(shares.takenOver)}, idioms ${shown(shares.idiomTakenOver)}`,
  );
  for (const language of LANGUAGES) {
    const rows = judged.filter(({ one }) => one.category.startsWith(language));
    const recall = rows.filter(({ one }) => needsPeople(one));
    const safe = rows.filter(isCalm);
    if (rows.length === 0) continue;
    console.log(
      `    ${language}: recall ${recall.filter(noticed).length} of ${recall.length} · false alarms ${safe.filter(noticed).length} of ${safe.length}`,
    );
  }
  // A figure that is no number, where a file has no such sentence, falls below nothing.
  const { everyday: mostEveryday, idiom: mostIdioms, takenOver: mostTaken, idiomTakenOver } = FLOOR;
  return !(
    shares.t3 < FLOOR.t3 ||
    shares.t2 < FLOOR.t2 ||
    shares.everyday > mostEveryday ||
    shares.idiom > mostIdioms ||
    shares.takenOver > mostTaken ||
    shares.idiomTakenOver > idiomTakenOver
  );
}

/** A clock that ticks in milliseconds is too coarse for one message. */
const REPEATS = 8;
const STEPS = 1_000_000;

/** Processor time in milliseconds: what the rules cost, not what else the machine was doing. */
function measureMs(work: () => void): number {
  const before = process.threadCpuUsage();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / REPEATS;
}

/** A fixed piece of work, about a millisecond on an idle core: tells how slow a shared one is just now. */
function doSteps(): void {
  let value = 1;
  for (let step = 0; step < STEPS; step += 1) value = Math.imul(value ^ step, 0x1b873593);
  if (value === 0) throw new Error('cannot be');
}

const p95Of = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.95)] ?? 0;

/** The 95th percentile over messages of 2,000 characters made of the development sentences, and of the fixed work. */
function measureP95(judged: readonly Judged[]): { readonly rules: number; readonly steps: number } {
  const texts = judged.map(({ one }) => one.text);
  const rules: number[] = [];
  const steps: number[] = [];
  for (let at = 0; at < 100; at += 1) {
    let text = '';
    for (let next = at; text.length < 2_000; next += 1) text += `${texts[next % texts.length] ?? ''}. `;
    const one: EvalCase = { category: 'timing', tier: 'T0', text: text.slice(0, 2_000) };
    rules.push(measureMs(() => judgeCase(one)));
    steps.push(measureMs(doSteps));
  }
  // The first are slower: the code has not been compiled yet.
  return { rules: p95Of(rules.slice(20)), steps: p95Of(steps.slice(20)) };
}

if (process.argv[2] === 'talks') {
  const files = process.argv.slice(3).filter((argument) => !argument.startsWith('--'));
  reportTalks(files, { misses: process.argv.includes('--misses') });
  process.exit(0);
}

if (process.argv[2] === 'replies') {
  printReplies();
  process.exit(0);
}

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isAsked = (name: string): boolean => only.length === 0 || only.includes(name);
const unknown = only.filter((name) => ![...FILES, ...EXAMINERS].includes(name));
if (unknown.length > 0) throw new Error(`no such file of sentences: ${unknown.join(', ')}`);
const reports = FILES.filter(isAsked).map((name) => {
  const judged = read(name);
  return { judged, reached: report(HELD_OUT.includes(name) ? 'held out (never tuned on)' : name, judged) };
});
const plain = judgeByRulesAlone(EXPLICIT);
console.log(
  `\nwhat cannot be misheard, by the rules alone: ${percent(plain.filter(({ hasPeople }) => hasPeople).length, plain.length)} of ${plain.length}`,
);
const p95 = measureP95(reports[0]?.judged ?? read('development'));
const p95Ms = p95.rules / Math.max(1, p95.steps);
console.log(
  `\nwhole turn: ${p95.rules.toFixed(2)} ms of processor time at p95 for 2,000 characters, while a million steps took ` +
    `${p95.steps.toFixed(2)} ms: ${p95Ms.toFixed(2)} ms where they take one`,
);
const passed = reports.every(({ reached }) => reached) && p95Ms <= FLOOR.p95Ms;
const examined = EXAMINERS.filter(isAsked);
if (examined.length > 0) {
  console.log("\nthe examiners' sentences, apart (printed, not enforced: see README.md)");
  for (const name of examined) report(name, read(name));
}
console.log(passed ? 'all figures reached' : 'below the figures');
process.exit(passed ? 0 : 1);
