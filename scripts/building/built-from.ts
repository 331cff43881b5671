import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const STAMP = '.built-from';

/** A hash over the sources' bytes: a fresh checkout of the same code needs no second build. */
export function hashSources(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync([...sources], { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function readStamp(folder: string): string | null {
  try {
    return readFileSync(join(folder, STAMP), 'utf8');
  } catch {
    return null; // not built yet, or by another tool: build
  }
}

export const writeStamp = (folder: string, sources: string): void =>
  writeFileSync(join(folder, STAMP), sources);
