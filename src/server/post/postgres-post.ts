import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createInTurn } from '../in-turn.ts';
import type { Post } from './post.ts';

const KIND = 'pg:';
const RECONNECT_MS = 200;
const CONNECT_WITHIN_MS = 5_000;

/**
 * The post by LISTEN and NOTIFY (https://www.postgresql.org/docs/current/sql-notify.html), on one connection that every
 * process keeps to the database itself: a pooler gives a session away, and the listening with it. Null where listening
 * isn't possible.
 */
export async function openPostgresPost(url: string): Promise<Post | null> {
  const address = KIND + randomUUID();
  const closing = new AbortController();
  const inTurn = createInTurn();
  let client: pg.Client | null = null;
  let reader: (letter: string) => void = () => {};

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: CONNECT_WITHIN_MS,
      keepAlive: true,
      // By it others see whether this process is there: Postgres drops the session of a killed one at once.
      application_name: address,
    });
    opened.on('error', () => {}); // its end is heard of below
    opened.on('notification', ({ payload }) => reader(payload ?? ''));
    opened.once('end', () => {
      if (client !== opened) return;
      client = null;
      void reconnect();
    });
    await opened.connect();
    await opened.query(`listen "${address}"`);
    return opened;
  }

  async function reconnect(): Promise<void> {
    while (!client && !closing.signal.aborted) {
      client = await connect().catch(() => null);
      if (!client) await delay(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
    if (closing.signal.aborted) await client?.end();
  }

  const post: Post = {
    address,
    isAddress: (name) => name.startsWith(KIND),
    // One connection, one statement after the other: letters arrive in the order they were sent.
    send: (to, letter) =>
      inTurn(address, async () => {
        if (!client) throw new Error('the post has no connection');
        const { rows } = await client.query<{ is_there: boolean }>(
          `select pg_notify($1, $2), exists (select from pg_stat_activity where application_name = $1) as is_there`,
          [to, letter],
        );
        return rows[0]?.is_there ?? false;
      }),
    read(next) {
      reader = next;
    },
    async close() {
      closing.abort();
      await client?.end();
    },
  };

  client = await connect().catch(() => null);
  if (client && (await isOwnSession(client))) return post;
  await post.close();
  return null;
}

/** A pooler makes up a number for the session, takes the wish to listen and never tells anything. */
async function isOwnSession(client: pg.Client & { readonly processID?: number }): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === client.processID;
}
