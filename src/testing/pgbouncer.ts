import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { findFreePort } from './find-free-port.ts';
import { waitForPort } from './wait-for-port.ts';

export interface Pooler {
  /** The address of the same server, with the pooler before it. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A PgBouncer (`command`) before the Postgres of `url`, in transaction mode: a statement may find another connection
 * than the one before it, so whatever is kept in a session is lost. It trusts whoever asks, on this machine only.
 */
export async function startPgBouncer(command: string, url: string): Promise<Pooler> {
  const server = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), 'process-pooler-'));
  const port = await findFreePort();
  const ini = join(folder, 'pgbouncer.ini');
  await writeFile(
    ini,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port || 5432} user=${server.username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'max_client_conn = 2000',
      'default_pool_size = 4',
      // A test's database is dropped when it ends.
      'server_idle_timeout = 2',
    ].join('\n'),
  );
  // It refuses to run as root.
  const asUser = getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const pooler = spawn(command, ['-q', ...asUser, ini], { stdio: ['ignore', 'ignore', 'inherit'] });
  await waitForPort(port, pooler);
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${port}`;
  return {
    url: pooled.href,
    async close() {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
