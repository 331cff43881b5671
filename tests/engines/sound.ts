import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '#testing/find-program.ts';
import { start } from './processes.ts';

/** A sound card that nobody hears, where Pulse is installed; without one a page is on a machine with no sound. */
export async function startSound(): Promise<{ env: NodeJS.ProcessEnv; end: () => Promise<void> }> {
  if (findProgram('pulseaudio') === undefined) return { env: {}, end: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'process-sound-'));
  const socket = join(folder, 'socket');
  const modules = [`module-native-protocol-unix auth-anonymous=1 socket=${socket}`, 'module-null-sink'];
  const server = start(
    'pulseaudio',
    [
      '-n',
      '--daemonize=no',
      '--use-pid-file=no',
      '--exit-idle-time=-1',
      '--disallow-exit',
      ...modules.flatMap((one) => ['-L', one]),
    ],
    { XDG_RUNTIME_DIR: folder, HOME: folder },
  );
  return {
    env: { PULSE_SERVER: `unix:${socket}` },
    async end() {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
