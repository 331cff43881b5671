import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files.ts';
import { WEB_FOLDER } from './http/web-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = join(WEB_FOLDER, '.built-from');
/** What the web build reads. */
const SOURCES = ['src/web', 'src/features', 'src/contract', 'vite.config.ts', 'package-lock.json'];

function* filesUnder(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** A hash over the sources' bytes: a fresh checkout of the same code needs no second build. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesUnder(join(ROOT, source))) {
      if (file.endsWith('.test.ts')) continue;
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  return hash.digest('hex');
}

function readStamp(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null; // not built yet, or by another tool: build
  }
}

/**
 * Builds the web app when its sources changed since the last build, saying so.
 * @throws when the build fails
 */
export async function buildWebWhenStale(say: (line: string) => void): Promise<void> {
  const sources = hashSources();
  if (readStamp() === sources) return;
  say('building the web app (only when it changed; this takes a moment) …');
  const startedAt = performance.now();
  await runVite();
  await compressFiles(WEB_FOLDER);
  writeFileSync(STAMP, sources);
  say(`web app built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function runVite(): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve('vite/package.json');
  const vite = join(dirname(packageFile), 'bin/vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Whatever this process runs as: people get React without its development checks.
      // biome-ignore lint/style/noProcessEnv: handed on, not read
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('the web app could not be built')),
    );
  });
}
