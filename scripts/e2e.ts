import { ENGINES, runEngines } from '../tests/engines/run.ts';
import { runSteps } from './run-steps.ts';

/**
 * `npm run e2e`: every journey in Chromium; what follows goes to Playwright. With `--engines all` (or `chromium`,
 * `firefox`, `webkit`, by commas) the main journeys in the others as well, as far as they are installed.
 */
const { names, rest } = readArguments(process.argv.slice(2));
// Ends by `exit`, where the browsers are ended with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const others = ENGINES.filter(({ name }) => names.includes(name));
const hasChromium = names.includes('chromium');
const isPassed = [
  !hasChromium ||
    (await runSteps([{ name: 'journeys in chromium', commands: [['playwright', 'test', ...rest]] }])),
  others.length === 0 || (await runEngines(others)),
].every(Boolean);
process.exitCode = isPassed ? 0 : 1;

function readArguments(given: readonly string[]): { names: readonly string[]; rest: readonly string[] } {
  const at = given.indexOf('--engines');
  if (at < 0) return { names: ['chromium'], rest: given };
  const all = ['chromium', ...ENGINES.map(({ name }) => name)];
  const names = given[at + 1] === 'all' ? all : (given[at + 1]?.split(',') ?? []);
  const unknown = names.filter((name) => !all.includes(name));
  if (names.length === 0 || unknown.length > 0)
    throw new Error(`--engines takes 'all', or some of ${all.join(', ')}`);
  return { names, rest: given.filter((_, index) => index !== at && index !== at + 1) };
}
