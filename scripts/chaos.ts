import { parseArgs } from 'node:util';
import { type Outcome, RETURN_LIMIT_MS, type Scenario, seededRandom } from '../chaos/scenario.ts';
import { failOver } from '../chaos/scenarios/fail-over.ts';
import { failingProvider } from '../chaos/scenarios/failing-provider.ts';
import { fillDiskEmbedded, fillDiskPostgres } from '../chaos/scenarios/fill-disk.ts';
import { jumpClock } from '../chaos/scenarios/jump-clock.ts';
import { killEmbedded, killOnPostgres } from '../chaos/scenarios/kill-app.ts';
import { killBehindBalancer, killBesideRedis } from '../chaos/scenarios/kill-behind-balancer.ts';
import { killReplica } from '../chaos/scenarios/kill-replica.ts';
import { pauseReplica } from '../chaos/scenarios/pause-replica.ts';
import { restartPostgres } from '../chaos/scenarios/restart-postgres.ts';
import { sameKey } from '../chaos/scenarios/same-key.ts';
import { vanishBrowser } from '../chaos/scenarios/vanish-browser.ts';
import build from '../tests/harness/build.ts';

/**
 * `npm run chaos`: every fault, and what it did to people's messages. `--short` is the form that the tests run,
 * `--only killed` what has the word in its name, `--faults 20` so many of each, `--seed 7` other accidents.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    faults: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const SCENARIOS: readonly Scenario[] = [
  killEmbedded,
  killOnPostgres,
  killReplica,
  pauseReplica,
  killBehindBalancer,
  killBesideRedis,
  restartPostgres,
  failOver,
  fillDiskEmbedded,
  fillDiskPostgres,
  jumpClock,
  failingProvider,
  vanishBrowser,
  sameKey,
];

/** The short form runs beside other work, which may take the processor: it does not judge time. */
const isBack = ({ slowestReturnMs }: Outcome, { returnLimitMs = RETURN_LIMIT_MS }: Scenario): boolean =>
  values.short || (slowestReturnMs ?? 0) < returnLimitMs;

const isKept = (outcome: Outcome, scenario: Scenario): boolean => {
  const { lost, doubled, stuck, broken = [] } = outcome;
  return lost + doubled + stuck + broken.length === 0 && isBack(outcome, scenario);
};

const COLUMNS = ['', 'faults', 'turns', 'lost', 'doubled', 'stuck', 'slowest return', 'took'];
const WIDTHS = [42, 7, 8, 6, 9, 7, 16, 8];

const line = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) =>
      index === 0 ? String(cell).padEnd(WIDTHS[0] ?? 0) : String(cell).padStart(WIDTHS[index] ?? 0),
    )
    .join('');

async function runScenario(scenario: Scenario): Promise<boolean> {
  const leftOut = scenario.leftOut?.();
  if (leftOut) {
    console.log(`        ${scenario.name.padEnd(WIDTHS[0] ?? 0)} left out: ${leftOut}`);
    return true;
  }
  const startedAt = performance.now();
  const outcome = await scenario.run(faultsOf(scenario), seededRandom(Number(values.seed)));
  const { turns, lost, doubled, stuck, slowestReturnMs, told, broken = [] } = outcome;
  const back = slowestReturnMs === null ? '–' : `${(slowestReturnMs / 1_000).toFixed(2)} s`;
  const took = `${((performance.now() - startedAt) / 1_000).toFixed(0)} s`;
  const cells = line([scenario.name, outcome.faults, turns, lost, doubled, stuck, back, took]);
  console.log(`${isKept(outcome, scenario) ? 'ok    ' : 'BROKEN'}  ${[cells, ...broken].join('  ')}`);
  if (told) console.log(`        ${told}`);
  return isKept(outcome, scenario);
}

const faultsOf = ({ faults }: Scenario): number =>
  Number(values.faults ?? (values.short ? faults.short : faults.long));

const chosen = SCENARIOS.filter(
  (scenario) => scenario.name.includes(values.only ?? '') && faultsOf(scenario) > 0,
);
if (chosen.length === 0) throw new Error(`no scenario has '${values.only}' in its name`);
console.log(`        ${line(COLUMNS)}`);
await build();
let isAllKept = true;
for (const scenario of chosen) isAllKept = (await runScenario(scenario)) && isAllKept;
process.exitCode = isAllKept ? 0 : 1;
