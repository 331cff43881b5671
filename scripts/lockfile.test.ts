import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Record<string, string>;
  readonly hasInstallScript?: boolean;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
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

/** Built for other platforms than the one the file was made on: their hashes could not be asked for there. */
const UNHASHED = /^node_modules\/(@biomejs\/cli|@oxc-parser\/binding)-/;

it('has the hash of every package but those of two tools of development for other platforms', () => {
  for (const [name, { integrity, dev, optional }] of Object.entries(lock.packages)) {
    if (!name) continue;
    if (!integrity) expect([UNHASHED.test(name), dev, optional], name).toEqual([true, true, true]);
    else expect(integrity, name).toMatch(/^sha512-/);
  }
});

it('lets no package run a script while it is installed, and names each that would', () => {
  const running = Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([name]) => name.split('node_modules/').at(-1) ?? name);
  const denied = Object.fromEntries(running.map((name) => [name, false]));
  expect(JSON.parse(readFileSync('package.json', 'utf8')).allowScripts).toEqual(denied);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
