import { findProgram } from '#testing/find-program.ts';
import build from '../harness/build.ts';
import { type RunningServer, runServer } from '../harness/run-server.ts';
import type { Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { createPage } from './page.ts';
import { webkit } from './webkit.ts';

export const ENGINES: readonly Engine[] = [firefox, webkit];

/** What this machine lacks for an engine. */
export const missingOf = ({ needs }: Engine): string[] =>
  needs.filter((command) => findProgram(command) === undefined);

async function runJourney(engine: Engine, { run }: Journey, server: RunningServer): Promise<void> {
  const driver = await engine.start();
  try {
    await run(createPage(driver, server.url), server);
  } finally {
    await driver.close();
  }
}

/** A loaded machine may be late once; what fails twice is broken. */
const TRIES = process.env.CI ? 2 : 1;

/** Whether the journey was made, at most at its second try; says how each went. */
async function makeJourney(engine: Engine, journey: Journey, server: RunningServer): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1)
    if (await tryJourney(engine, journey, server)) return true;
  return false;
}

async function tryJourney(engine: Engine, journey: Journey, server: RunningServer): Promise<boolean> {
  const startedAt = performance.now();
  const failure = await runJourney(engine, journey, server).then(
    () => null,
    (error: unknown) => error,
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${failure ? '✘' : '✓'} ${engine.name} › ${journey.name} (${seconds} s)`);
  if (failure !== null) console.log(failure);
  return failure === null;
}

/** One server for all the journeys of an engine: each makes people of its own. */
async function runEngine(engine: Engine): Promise<boolean> {
  const server = await runServer();
  try {
    const outcomes: boolean[] = [];
    for (const journey of JOURNEYS) {
      outcomes.push(await makeJourney(engine, journey, server));
      // A journey that takes the server away may fail before it brings it back.
      if (!server.isRunning()) await server.restart();
    }
    return outcomes.every(Boolean);
  } finally {
    await server.dispose();
  }
}

/** Runs the journeys in the engines that are installed, and names what it left out. */
export async function runEngines(engines: readonly Engine[]): Promise<boolean> {
  await build();
  const outcomes: boolean[] = [];
  for (const engine of engines) {
    const missing = missingOf(engine);
    if (missing.length > 0) console.log(`  left out: ${engine.name}, for want of ${missing.join(' and ')}`);
    else outcomes.push(await runEngine(engine));
  }
  return outcomes.every(Boolean);
}
