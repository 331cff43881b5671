import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('a signal to npm start stops the server as well', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'process-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const npm = spawn('npm', ['start', '--', '--no-web-build'], {
    // biome-ignore lint/style/noProcessEnv: handed on, not read
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  const printed = new Promise<void>((resolve) => {
    npm.stdout.on('data', (chunk) => String(chunk).includes('process is ready') && resolve());
  });
  await printed;
  // Everybody who can write to it has ended when it closes: the server, too.
  const closed = once(npm.stdout, 'close');
  npm.kill('SIGTERM');
  await closed;
  expect(npm.killed).toBe(true);
});
