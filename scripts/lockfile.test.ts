import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Record<string, string>;
  readonly hasInstallScript?: boolean;
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

/** Packages that may run a program of theirs while they are installed, and what for. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  esbuild: 'checks that its binary for this platform starts',
  node: 'puts the runtime in place',
  protobufjs: 'prints a note on version schemes; needed by the voice activity runtime',
};

it('lets no other package run a script while it is installed', () => {
  const running = Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([name]) => name.split('node_modules/').at(-1) ?? name);
  expect([...new Set(running)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
});
