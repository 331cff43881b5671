import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** Which room a file stands in: of a feature, or of a platform. `feature` is '' outside features. */
interface Room {
  readonly feature: string;
  readonly kind: 'contract' | 'language' | 'core' | 'server' | 'web' | 'testing';
  readonly isPublic: boolean;
}

/** They stand below all others: of them they know only the shapes in their contracts. */
const BASE_FEATURES = ['account', 'safety'];
/** The files that wire the features together. */
const WIRING = /^(server\/app\.ts|web\/(app|signed-in)\.tsx|web\/shell\/.*)$/;

/** The components that any app could have. */
const KIT = 'web/ui/';

function roomOf(path: string): Room | null {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top === 'contract' || top === 'language' || top === 'server' || top === 'web' || top === 'testing')
    return { feature: '', kind: top, isPublic: true };
  if (top !== 'features') return null;
  if (third === 'contract.ts') return { feature: second, kind: 'contract', isPublic: true };
  if (third === 'core') return { feature: second, kind: 'core', isPublic: true };
  if (third === 'server' || third === 'web')
    return { feature: second, kind: third, isPublic: /\/public\.tsx?$/.test(path) };
  return null;
}

const SHARED: readonly Room['kind'][] = ['contract', 'language', 'core'];
const isShared = (room: Room): boolean => SHARED.includes(room.kind);

/** Why `from` may not import `to`, or null. Paths are relative to `src`. The rules are told in docs/architecture.md. */
export function findBreach(from: string, to: string): string | null {
  const [source, target] = [roomOf(from), roomOf(to)];
  if (!source || !target || from.endsWith('.test.ts') || source.kind === 'testing') return null;
  if (target.kind === 'testing') return 'only tests use src/testing';
  if (source.kind === 'language' && target.kind !== 'language') return 'language stands below everything';
  if (isShared(source) && !isShared(target)) return 'contract and core know no platform';
  if (source.kind === 'server' && target.kind === 'web') return 'the server imports no web';
  if (source.kind === 'web' && target.kind === 'server') return 'the web imports no server';
  if (source.feature === '') return findPlatformBreach(from, to, target);
  if (target.feature === '' || target.feature === source.feature) return null;
  return findFeatureBreach(source, target);
}

function findPlatformBreach(from: string, to: string, target: Room): string | null {
  if (from.startsWith(KIT) && !to.startsWith(KIT)) return 'web/ui knows nothing of the product';
  if (target.feature === '' || isShared(target) || WIRING.test(from)) return null;
  return 'a platform knows no feature, except where app wires them';
}

function findFeatureBreach(source: Room, target: Room): string | null {
  if (BASE_FEATURES.includes(source.feature) && target.kind !== 'contract')
    return `${source.feature} imports no other feature, except shapes from a contract`;
  if (source.feature === 'private-voice' && !isShared(target))
    return 'private-voice reaches only core rooms and #web';
  return target.isPublic ? null : 'across features only public.ts, core and contract';
}

/** Libraries that have a place of their own, or are too heavy for what a browser loads: docs/decisions/005. */
export function findLibraryBreach(from: string, specifier: string): string | null {
  const source = roomOf(from);
  if (specifier === 'drizzle-orm' && source?.feature && !/(store|\.test)\.ts$/.test(from))
    return 'the SQL of a feature stands in store.ts and files named after it';
  const isLoadedByBrowsers = source !== null && (isShared(source) || source.kind === 'web');
  if (specifier !== 'zod' || !isLoadedByBrowsers || from.endsWith('.test.ts')) return null;
  return "browsers load this room: use 'zod/mini'";
}

/** The code of another room is named by its address, so that moving a file within its own changes no other. */
export function findFarPath(from: string, specifier: string): string | null {
  const [source, target] = [roomOf(from), roomOf(relative('.', join(dirname(from), specifier)))];
  if (!/^\..*\.tsx?$/.test(specifier) || !source || !target || inSameHouse(source, target)) return null;
  return "another room goes by its address: '#…'";
}

const inSameHouse = (source: Room, target: Room): boolean =>
  source.feature === '' ? source.kind === target.kind : source.feature === target.feature;

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

const IMPORT = /\bfrom\s+'([^']+)'|\bimport\(\s*'([^']+)'|^import\s+'([^']+)'/gm;

function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return relative(SRC, resolve(dirname(file), specifier));
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}

export function findBreaches(): string[] {
  const found: string[] = [];
  for (const file of sourceFiles(SRC)) {
    const from = relative(SRC, file);
    for (const match of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const specifier = match[1] ?? match[2] ?? match[3] ?? '';
      const to = resolveImport(file, specifier);
      const why =
        findFarPath(from, specifier) ?? (to ? findBreach(from, to) : findLibraryBreach(from, specifier));
      if (why) found.push(`src/${from} imports ${specifier}: ${why}`);
    }
  }
  return found;
}

if (import.meta.main) {
  const breaches = findBreaches();
  for (const breach of breaches) console.error(breach);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
