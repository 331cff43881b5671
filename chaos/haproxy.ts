import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '#testing/find-program.ts';

export const haproxyProgram = findProgram('haproxy');

/** HAProxy with a configuration of our own; needs {@link haproxyProgram}. Gives how to end it. */
export function startHaproxy(configuration: readonly string[]): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'process-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, [...configuration, ''].join('\n'));
  const child = spawn(haproxyProgram ?? 'haproxy', ['-q', '-f', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  return async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  };
}
