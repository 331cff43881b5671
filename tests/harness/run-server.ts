import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#testing/find-free-port.ts';
import { copyFirstData } from './first-data.ts';
import { inTime } from './in-time.ts';

/** What harness/build.ts made. */
export const BUILT_SERVER = 'dist/server/main.js';
const READY = 'process is ready';
const STARTS_WITHIN_MS = 60_000;

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** SIGKILL: as a power cut for the process. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(env?: Record<string, string>): Promise<void>;
  /** SIGTERM, then waits. Gives the exit code. */
  stop(): Promise<number | null>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
  output(): string;
  pid(): number | undefined;
  isRunning(): boolean;
}

/** The real server as a process of its own, on a data folder and a port of its own. */
export async function runServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'process-journey-'));
  if (!env.DATABASE_URL && !env.DATA_DIR) copyFirstData(dataDir);
  let output = '';
  let child: ChildProcess | undefined;

  async function start(extra: Record<string, string> = {}): Promise<void> {
    const started = spawn(process.execPath, [BUILT_SERVER], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        ...env,
        ...extra,
      },
    });
    child = started;
    const ready = new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        output += chunk;
        if (output.includes(READY)) resolve();
      };
      output = '';
      started.stdout?.on('data', hear);
      started.stderr?.on('data', hear);
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
    });
    await inTime('a server that starts', ready, STARTS_WITHIN_MS);
  }

  const isRunning = (): boolean => !!child && child.exitCode === null && child.signalCode === null;

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ending = child;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    try {
      const [code] = await inTime(`a server that ends by ${signal}`, exited);
      return code;
    } finally {
      ending.kill('SIGKILL');
    }
  }

  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    kill: async () => void (await end('SIGKILL')),
    restart: start,
    stop: () => end('SIGTERM'),
    dispose: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
    output: () => output,
    pid: () => child?.pid,
    isRunning,
  };
}
