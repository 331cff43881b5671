import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BuildError } from './build-error.ts';
import { compressFiles } from './compress-files.ts';
import { ROOT } from './root.ts';

/**
 * Into the folder that vite.config.ts names.
 * @throws {BuildError}
 */
export async function buildWeb(folder: string): Promise<void> {
  await runVite();
  await compressFiles(folder);
}

function runVite(): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve('vite/package.json');
  const vite = join(dirname(packageFile), 'bin/vite.js');
  return new Promise((resolve, reject) => {
    let said = '';
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'pipe'],
      // Whatever this process runs as: people get React without its development checks.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new BuildError('the web app', said))));
  });
}
