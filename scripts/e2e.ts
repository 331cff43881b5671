import { ENGINES, runEngines } from '../tests/engines/run.ts';
import { runSteps } from './run-steps.ts';
import { journeysIn } from './steps.ts';

/**
 * `npm run e2e`: every journey in Chromium; what follows goes to Playwright. With `--engines all` (or `chromium`,
 * `firefox`, `webkit`, by commas) the main journeys in the others as well, as far as they are installed. With
 * `--viewport 320x568` at that size; 720x450 is 1440x900 at 200 % zoom.
 */
const { names, viewport, rest } = readArguments(process.argv.slice(2));
const env: Record<string, string> = viewport ? { E2E_VIEWPORT: viewport } : {};
// Ends by `exit`, where the browsers are ended with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const others = ENGINES.filter(({ name }) => names.includes(name));
const hasChromium = names.includes('chromium');
const isPassed = [
  !hasChromium || (await runSteps(journeysIn('chromium', env, rest))),
  others.length === 0 || (await runEngines(others)),
].every(Boolean);
// A browser that failed to start would hold this process for ever.
process.exit(isPassed ? 0 : 1);

function readArguments(given: readonly string[]) {
  const { '--engines': engines, '--viewport': viewport, rest } = takeOptions(given);
  if (viewport !== undefined && !/^\d+x\d+$/.test(viewport))
    throw new Error("--viewport takes a size such as '320x568'");
  const all = ['chromium', ...ENGINES.map(({ name }) => name)];
  const names = engines === 'all' ? all : (engines?.split(',') ?? ['chromium']);
  const unknown = names.filter((name) => !all.includes(name));
  if (names.length === 0 || unknown.length > 0)
    throw new Error(`--engines takes 'all', or some of ${all.join(', ')}`);
  return { names, viewport, rest };
}

/** Takes the options of our own out of what goes to Playwright. */
function takeOptions(given: readonly string[]) {
  const rest = [...given];
  const take = (name: string): string | undefined => {
    const at = rest.indexOf(name);
    return at < 0 ? undefined : (rest.splice(at, 2)[1] ?? '');
  };
  return { '--engines': take('--engines'), '--viewport': take('--viewport'), rest };
}
