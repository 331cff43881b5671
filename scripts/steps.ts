import type { Step } from './run-steps.ts';

export const TYPES: Step = {
  name: 'types',
  commands: ['shared', 'server', 'web'].map((project) => ['tsc', '-p', `tsconfig.${project}.json`] as const),
};

export const LINT: Step = {
  name: 'lint, format and walls',
  commands: [
    ['biome', 'check', '.'],
    ['node', 'scripts/lint-walls.ts'],
  ],
};

/** A minute of what `npm run chaos` does for hours. */
export const FAULTS: Step = {
  name: 'faults (short form)',
  commands: [['node', 'scripts/chaos.ts', '--short']],
};

export const DEAD_CODE: Step = {
  name: 'dead code',
  commands: [
    ['knip', '--no-config-hints'],
    // What only tests use: such an export goes, or says '@internal' and for whom.
    ['knip', '--production', '--no-config-hints'],
  ],
};

export const UNIT: Step = {
  name: 'unit and server tests (embedded database)',
  commands: [['vitest', 'run']],
  env: { TEST_DATABASE_URL: '' },
};

/** The journeys in Chromium, then those of sound by themselves (`playwright.config.ts`); or whichever are asked for. */
export function journeysIn(
  origin: string,
  env: Record<string, string>,
  asked: readonly string[] = [],
): Step[] {
  const run = (name: string, ...options: string[]): Step => ({
    name: `${name} in ${origin}`,
    commands: [['playwright', 'test', ...options]],
    env,
  });
  return asked.length > 0
    ? [run('journeys', ...asked)]
    : [run('journeys', '--project', 'journeys'), run('sound', '--project', 'sound')];
}
