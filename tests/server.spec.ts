import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SERVER, runServer } from './harness/run-server.ts';
import { expect, test } from './harness/test.ts';

async function runToEnd(env: Record<string, string>) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [BUILT_SERVER], { env: { PATH: process.env.PATH, ...env } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'exit');
  return { code, output: output.trim(), ms: performance.now() - startedAt };
}

test('a second start on the same data folder ends at once with one plain sentence', async ({ server }) => {
  const second = await runToEnd({ DATA_DIR: server.dataDir, PORT: '0' });
  expect(second.code).toBe(1);
  expect(second.output).toBe(
    `another process is already using ${server.dataDir}. stop it first, or set DATA_DIR to another folder.`,
  );
});

test('a bad environment value ends the start with one line that names it', async () => {
  const { code, output } = await runToEnd({ PORT: 'many' });
  expect(code).toBe(1);
  expect(output.split('\n')).toHaveLength(1);
  expect(output).toMatch(/^PORT: .*for example: PORT=5001$/);
});

test('SIGTERM closes cleanly, and the data opens again', async () => {
  const server = await runServer();
  expect(await server.stop()).toBe(0);
  await server.restart();
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  await server.dispose();
});

test('the start says where it is and what is on or off', async ({ server }) => {
  for (const line of ['open', 'database', 'companion', 'speech in', 'speech out', 'mail', 'payments', 'gate'])
    expect(server.output()).toContain(`  ${line}`);
  expect(server.output()).toContain(server.url);
});

test('npm start builds nothing that is built, and a signal to it stops the server as well', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'process-start-'));
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  await new Promise<void>((resolve) => {
    npm.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('process is ready')) resolve();
    });
  });
  expect(output).not.toContain('building');
  // Everybody who can write to it has ended when it closes: the server, too.
  const closed = once(npm.stdout, 'close');
  npm.kill('SIGTERM');
  await closed;
  rmSync(dataDir, { recursive: true });
});
