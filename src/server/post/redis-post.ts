import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type RedisClientOptions } from '@redis/client';
import type { AskPassword } from '../ask-password.ts';
import { ANSWER_WITHIN_MS, type Post, RECONNECT_MS } from './post.ts';

const KIND = 'redis:';

/** At once at first. */
const reconnectAfterMs = (tries: number): number => (tries === 0 ? 0 : RECONNECT_MS);

/**
 * The post by Redis' channels (https://redis.io/docs/latest/develop/pubsub/), over one connection: whoever publishes is
 * told how many listen, and a process that was killed listens no more. While Redis is away nothing is sent and everybody
 * looks into the database; it is asked for again for as long as the process runs, so that no start waits for it.
 * `onLost` hears once of each time that it went away.
 */
export async function openRedisPost(
  url: string,
  onLost: (error: Error) => void,
  password?: AskPassword,
): Promise<Post> {
  const address = KIND + randomUUID();
  let reader: (letter: string) => void = () => {};
  let isLost = false;
  const hear = (letter: string): void => reader(letter);
  const client = createClient({
    url,
    ...(password && { credentialsProvider: credentialsOf(url, password) }),
    // What was not sent at once is of no use later.
    disableOfflineQueue: true,
    socket: { connectTimeout: ANSWER_WITHIN_MS, reconnectStrategy: reconnectAfterMs },
  });

  const listening = new Promise<void>((done) => {
    client.on('ready', () => {
      isLost = false;
      // Where the connection is gone again, another 'ready' comes.
      client.subscribe(address, hear).then(done, () => {});
    });
    client.on('error', (error: Error) => {
      if (!isLost) onLost(error);
      isLost = true;
      done();
    });
  });
  client.connect().catch(() => {}); // told above; it ends by `close` only
  await listening;

  return {
    address,
    isAddress: (name) => name.startsWith(KIND),
    async send(to, letter) {
      const late = delay(ANSWER_WITHIN_MS, undefined, { ref: false }).then(() => {
        throw new Error('the post does not answer');
      });
      return (await Promise.race([client.publish(to, letter), late])) > 0;
    },
    read(next) {
      reader = next;
    },
    async close() {
      client.destroy();
    },
  };
}

const credentialsOf = (
  url: string,
  password: AskPassword,
): NonNullable<RedisClientOptions['credentialsProvider']> => ({
  type: 'async-credentials-provider',
  credentials: async () => ({
    username: decodeURIComponent(new URL(url).username) || 'default',
    password: await password(),
  }),
});
