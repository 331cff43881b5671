import { join } from 'node:path';
import { BuildError } from './build-error.ts';
import { hashSources, readStamp, writeStamp } from './built-from.ts';
import { ROOT } from './root.ts';

interface Part {
  readonly folder: string;
  /** What its build reads. */
  readonly sources: readonly string[];
  /** Loads the tools with it: mostly nothing is built. */
  readonly build: (folder: string) => Promise<void>;
}

const SHARED = ['src/{contract,language}/**', 'scripts/building/**', 'package.json', 'package-lock.json'];

const PARTS: readonly Part[] = [
  {
    folder: join(ROOT, 'dist/web'),
    sources: [...SHARED, 'src/{web,features}/**', 'vite.config.ts'],
    build: async (folder) => (await import('./build-web.ts')).buildWeb(folder),
  },
  {
    folder: join(ROOT, 'dist/server'),
    sources: [...SHARED, 'src/server/**', 'src/features/*/{contract*.ts,core/**,server/**}', 'scripts/*.ts'],
    build: async (folder) => (await import('./build-server.ts')).buildServer(folder),
  },
];

const WITHOUT_TOOLS = 'the tools are not installed. for example: npm ci --include=dev';

const isToolMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).endsWith('MODULE_NOT_FOUND');

/**
 * Builds of the web app and the server what changed since the last build, saying so.
 * @throws {BuildError}
 */
export async function buildWhenStale(say: (line: string) => void, parts = PARTS): Promise<void> {
  const stale = parts
    .map((part) => ({ ...part, hash: hashSources(part.sources) }))
    .filter(({ folder, hash }) => readStamp(folder) !== hash);
  if (stale.length === 0) return;
  say('building process (only when it changed; this takes a moment) …');
  const startedAt = performance.now();
  for (const { folder, hash, build } of stale) {
    await build(folder).catch((error: unknown) => {
      throw isToolMissing(error) ? new BuildError('process', WITHOUT_TOOLS) : error;
    });
    writeStamp(folder, hash);
  }
  say(`built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
