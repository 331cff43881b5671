import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'evals/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/fail-on-console-error.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As for the journeys: a loaded machine may be late once.
    retry: process.env.CI ? 1 : 0,
  },
});
