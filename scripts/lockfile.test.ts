import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Record<string, string>;
}

const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Where Node would find `name` from a package's folder, as `npm ci` looks for it. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

it("names every platform's optional packages: without one, npm ci refuses the whole file", () => {
  const missing = Object.entries(lock.packages).flatMap(([from, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) => !isLocked(from, name)),
  );
  expect(missing).toEqual([]);
});

it('names no host that packages were fetched from, and every version exactly', () => {
  for (const [name, entry] of Object.entries(lock.packages)) {
    expect(entry.resolved, name).toBeUndefined();
    if (name) expect(entry.version, name).toMatch(/^\d+\.\d+\.\d+/);
  }
});
