import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './find-free-port.ts';
import { findProgram } from './find-program.ts';
import { waitForPort } from './wait-for-port.ts';

export interface Redis {
  readonly url: string;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  restart(): Promise<void>;
}

export const redisProgram = findProgram('redis-server');

/** A Redis of our own that writes nothing down; needs {@link redisProgram}. */
export async function startRedis(): Promise<Redis> {
  const port = await findFreePort();
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn(redisProgram ?? 'redis-server', settings, { stdio: 'ignore' });
    await waitForPort(port, server);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    restart: start,
  };
}
