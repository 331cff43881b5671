import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/** Until a server that was just started takes connections. */
export async function waitForPort(port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`${server.spawnfile} ended with ${server.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const reached = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (reached) return;
    await after(50);
  }
}
