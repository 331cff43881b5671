import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runServer } from './harness/run-server.ts';
import { expect, test } from './harness/test.ts';

async function runToEnd(env: Record<string, string>) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['src/server/main.ts'], { env: { PATH: process.env.PATH, ...env } });
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
