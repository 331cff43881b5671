import { defineConfig } from '@playwright/test';
import { findChromium, launchOf } from './tests/harness/find-chromium.ts';

const chromium = await findChromium();
/** `npm run e2e -- --viewport 320x568` sets it: every journey that asks for no size of its own runs at this one. */
const [width = 1440, height = 900] = process.env.E2E_VIEWPORT?.split('x').map(Number) ?? [];

const SOUND = '**/audio.spec.ts';

export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  // What is heard is played in its own time: beside two other browsers on two cores a sound has gaps that are none of ours.
  projects: [
    { name: 'journeys', testIgnore: SOUND },
    { name: 'sound', testMatch: SOUND },
  ],
  globalSetup: './tests/harness/build.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A loaded machine may be late once; what fails twice is broken. The end of a run names what was flaky.
  retries: process.env.CI ? 1 : 0,
  // A journey waits for a third of its time and more: for words that come one by one, for speech. By fours on two cores a
  // reply that is played without a gap had one.
  workers: '150%',
  // Starting a database and a server of its own takes a worker most of a minute where both cores are busy.
  timeout: 120_000,
  // The guide's first reply, with its choice of ways, takes nine seconds at the pace of reading.
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['dot'], ['./tests/harness/closing-line.ts']] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width, height },
    locale: 'en-US',
    // Every new page has it fetch the whole app, which takes longer than most screens: journeys that are about it allow it.
    serviceWorkers: 'block',
    // Recording every page took a third of the time of all journeys; `--trace on` does for one.
    trace: 'off',
    // Without a GPU every frame of a quiet background animation is drawn by the processor: it starved the app under test.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOf(chromium),
  },
});
