import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inTime } from '../harness/in-time.ts';

export interface Started {
  readonly child: ChildProcess;
  end(): Promise<void>;
}

/** A process with a group of its own, so that all it starts ends with it. */
export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const kill = () => {
    if (child.pid !== undefined && isRunning()) process.kill(-child.pid, 'SIGKILL');
  };
  // A run that is broken off leaves nothing behind.
  process.once('exit', kill);
  return {
    child,
    async end() {
      if (!isRunning()) return;
      kill();
      await exited;
      process.off('exit', kill);
    },
  };
}

/** Resolves with the first match in what a process says. */
export function hear({ child }: Started, from: 'stdout' | 'stderr' | 3, pattern: RegExp): Promise<string> {
  const stream = child.stdio[from === 'stdout' ? 1 : from === 'stderr' ? 2 : 3];
  const heard = new Promise<string>((resolve, reject) => {
    let said = '';
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
      const match = pattern.exec(said);
      if (match) resolve(match[1] ?? match[0]);
    });
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${said}`)));
    child.once('error', reject);
  });
  return inTime(`${child.spawnfile} says ${pattern}`, heard);
}
