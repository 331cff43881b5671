import { runSteps } from './run-steps.ts';
import { DEAD_CODE, LINT, TYPES, UNIT } from './steps.ts';

/** `npm run check`: what to run before each commit. */
process.exitCode = (await runSteps([[TYPES, LINT, DEAD_CODE], UNIT])) ? 0 : 1;
