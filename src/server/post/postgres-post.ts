import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { AskPassword } from '../ask-password.ts';
import { connectionOf } from '../db/connection.ts';
import { ANSWER_WITHIN_MS, type Post, RECONNECT_MS } from './post.ts';

const KIND = 'pg:';

/**
 * The post by LISTEN and NOTIFY (https://www.postgresql.org/docs/current/sql-notify.html), on one connection that every
 * process keeps to the database itself: a pooler gives a session away, and the listening with it. Null where listening
 * isn't possible.
 */
export async function openPostgresPost(url: string, password?: AskPassword): Promise<Post | null> {
  const address = KIND + randomUUID();
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let reader: (letter: string) => void = () => {};

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({
      ...connectionOf(url, password),
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
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
    // A letter is kept nowhere: none waits for a disk, or for a standby's.
    await opened.query(`set synchronous_commit = off; listen "${address}"`);
    return opened;
  }

  async function reconnect(): Promise<void> {
    while (!client && !closing.signal.aborted) {
      client = await connect().catch(() => null);
      if (!client) await delay(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
    if (closing.signal.aborted) await client?.end();
  }

  let waiting: Outgoing[] = [];
  let isSending = false;

  /** One statement at a time, so that letters arrive in the order they were sent; what comes meanwhile goes in the next. */
  async function sendAll(): Promise<void> {
    isSending = true;
    while (waiting.length > 0) {
      const letters = waiting;
      waiting = [];
      await sendTogether(client, letters).then(
        (areThere) => letters.forEach(({ resolve }, index) => void resolve(areThere[index] ?? false)),
        (error: unknown) => letters.forEach(({ reject }) => void reject(error)),
      );
    }
    isSending = false;
  }

  const post: Post = {
    address,
    isAddress: (name) => name.startsWith(KIND),
    send(to, letter) {
      const { promise, resolve, reject } = Promise.withResolvers<boolean>();
      waiting.push({ to, letter, resolve, reject });
      if (!isSending) void sendAll();
      return promise;
    },
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

interface Outgoing {
  readonly to: string;
  readonly letter: string;
  resolve(isThere: boolean): void;
  reject(error: unknown): void;
}

/** Gives whether anybody is there, for each. */
async function sendTogether(client: pg.Client | null, letters: readonly Outgoing[]): Promise<boolean[]> {
  if (!client) throw new Error('the post has no connection');
  const { rows } = await client.query<{ is_there: boolean }>(
    `select pg_notify(address, letter), address in (select application_name from pg_stat_activity) as is_there
     from unnest($1::text[], $2::text[]) as letters (address, letter)`,
    [letters.map(({ to }) => to), letters.map(({ letter }) => letter)],
  );
  return rows.map((row) => row.is_there);
}

/** A pooler makes up a number for the session, takes the wish to listen and never tells anything. */
async function isOwnSession(client: pg.Client & { readonly processID?: number }): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === client.processID;
}
