import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'evals/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/leave-nothing-behind.ts'],
    // A worker of its own for each file loads the same modules two hundred times; a test leaves nothing behind instead.
    isolate: false,
    unstubGlobals: true,
    // One less than there are cores by default: half the machine, where there are two.
    maxWorkers: '100%',
    // As for the journeys: a loaded machine may be late once.
    retry: process.env.CI ? 1 : 0,
    // What is awaited comes; a second, the library's own, is not enough where both cores are busy.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
