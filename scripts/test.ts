import { findProgram } from '#testing/find-program.ts';
import { listMissingCommands } from '#testing/pocketsphinx.ts';
import { ENGINES, missingOf } from '../tests/engines/run.ts';
import { findChromium } from '../tests/harness/find-chromium.ts';
import { runSteps, type Step } from './run-steps.ts';
import { DEAD_CODE, FAULTS, journeysIn, LINT, TYPES, UNIT } from './steps.ts';

/** `npm test`: everything a change must pass, on a bare machine too. */
const chromium = await findChromium();

/** Where there is a pooler they all run through it, and spread by person: what works so works without. */
const pooler = process.env.TEST_POOLER || findProgram('pgbouncer');
const POSTGRES: Step = {
  name: `server tests on Postgres spread by person${pooler ? ', through PgBouncer' : ' (no PgBouncer found: straight to it)'}`,
  commands: [['vitest', 'run', '/server/']],
  env: { TEST_SPREAD: '32', ...(pooler && { TEST_POOLER: pooler }) },
  ...(!process.env.TEST_DATABASE_URL && {
    leftOut: 'TEST_DATABASE_URL is not set; they ran on the embedded database',
  }),
};

/** Where they run on Postgres, server tests run once: `npm run check` has them on the embedded database before each commit. */
const OTHERS: Step = POSTGRES.leftOut
  ? UNIT
  : { ...UNIT, name: 'unit tests', commands: [['vitest', 'run', '--exclude', '**/server/**']] };

const JOURNEYS = journeysIn(`a real browser (${chromium.origin})`, {
  ...chromium.env,
  CHROMIUM_PATH: chromium.path,
});

/** Side by side: each is half a minute of work and a minute of waiting. */
const installed = ENGINES.filter((engine) => missingOf(engine).length === 0);
const OTHER_ENGINES: Step = {
  name: `main journeys in ${ENGINES.map(({ name }) => name).join(' and ')}`,
  commands: ENGINES.map(({ name }) => ['node', 'scripts/e2e.ts', '--engines', name]),
  ...(installed.length === 0 && {
    leftOut: 'none is installed; Debian has them in firefox-esr, and in webkit2gtk-driver with xvfb',
  }),
};

const missing = listMissingCommands(process.env.PATH ?? '');
const SPEECH: Step = {
  name: 'a real recogniser hears a real voice',
  commands: [['node', 'evals/speech/run.ts']],
  ...(missing.length > 0 && {
    leftOut: `${missing.join(' and ')} not found; Debian has them in flite, pocketsphinx and pocketsphinx-en-us`,
  }),
};

/** Once, before what would all find it missing. */
const BUILD: Step = { name: 'build', commands: [['node', 'scripts/build.ts']] };

process.exitCode = (await runSteps([
  // Those of one line mostly wait, or use one processor.
  [TYPES, LINT, DEAD_CODE],
  OTHERS,
  POSTGRES,
  BUILD,
  [SPEECH, FAULTS],
  ...JOURNEYS,
  OTHER_ENGINES,
]))
  ? 0
  : 1;
