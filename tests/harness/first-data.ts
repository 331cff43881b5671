import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { hashSources } from '../../scripts/building/built-from.ts';
import { ROOT } from '../../scripts/building/root.ts';

const CACHE = join(ROOT, 'node_modules/.cache/process-journeys');
const SOURCES = ['src/server/db/migrations/**', 'src/server/db/open-embedded.ts', 'package-lock.json'];
const folder = join(CACHE, hashSources(SOURCES));

/**
 * Makes the empty database that a first start would make. It takes 3 s of processor time, and all journeys start some
 * thirty servers; `npm start` in an empty folder is a journey of its own.
 */
export async function makeFirstData(): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(CACHE, { recursive: true });
  const made = mkdtempSync(join(CACHE, 'new-'));
  await (await openEmbedded(made)).close();
  // Another run may have made it meanwhile.
  if (existsSync(folder)) rmSync(made, { recursive: true });
  else renameSync(made, folder);
}

/** Gives a new data folder that database. */
export const copyFirstData = (dataDir: string): void => cpSync(folder, dataDir, { recursive: true });
