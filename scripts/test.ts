import { listMissingCommands } from '#testing/pocketsphinx.ts';
import { findChromium } from '../tests/harness/find-chromium.ts';
import { runSteps, type Step } from './run-steps.ts';
import { DEAD_CODE, FAULTS, LINT, TYPES, UNIT } from './steps.ts';

/** `npm test`: everything a change must pass, on a bare machine too. */
const chromium = await findChromium();

const POSTGRES: Step = {
  name: 'server tests on Postgres',
  commands: [['vitest', 'run', '/server/']],
  ...(!process.env.TEST_DATABASE_URL && {
    leftOut: 'TEST_DATABASE_URL is not set; they ran on the embedded database',
  }),
};

const JOURNEYS: Step = {
  name: `journeys in a real browser (${chromium.origin})`,
  commands: [['playwright', 'test']],
  env: { ...chromium.env, CHROMIUM_PATH: chromium.path },
};

const missing = listMissingCommands(process.env.PATH ?? '');
const SPEECH: Step = {
  name: 'a real recogniser hears a real voice',
  commands: [['node', 'evals/speech/run.ts']],
  ...(missing.length > 0 && {
    leftOut: `${missing.join(' and ')} not found; Debian has them in flite, pocketsphinx and pocketsphinx-en-us`,
  }),
};

process.exitCode = (await runSteps([TYPES, LINT, DEAD_CODE, UNIT, POSTGRES, SPEECH, FAULTS, JOURNEYS]))
  ? 0
  : 1;
