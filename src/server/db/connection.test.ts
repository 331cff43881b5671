import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { redisProgram, startRedis } from '#testing/redis.ts';
import { loadEnv } from '../env.ts';
import { openPost } from '../post/open-post.ts';
import { connectionOf, databasePasswordOf } from './connection.ts';
import { openDatabase } from './open-database.ts';

const ASK_FOR_PASSWORD = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** As much of Postgres' protocol as asks for a password in plain words, and lets in whoever gives the one of now. */
async function openPostgresPeer() {
  const shown: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {}); // whoever leaves
    socket.once('data', () => {
      socket.write(ASK_FOR_PASSWORD);
      socket.once('data', (message) => {
        shown.push(message.subarray(5, -1).toString());
        socket.write(WELCOME);
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on a port');
  return { shown, url: `postgres://process@127.0.0.1:${address.port}/process` };
}

/** A command that prints what was put there last. */
function openVault() {
  const folder = mkdtempSync(join(tmpdir(), 'process-vault-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'password');
  return { command: `cat '${path}'`, put: (password: string) => writeFileSync(path, `${password}\n`) };
}

it('asks the command for the database’s password anew for each connection', async () => {
  const { shown, url } = await openPostgresPeer();
  const vault = openVault();
  const env = loadEnv({ DATABASE_URL: url, DATABASE_PASSWORD_COMMAND: vault.command });
  for (const password of ['of ten o’clock', 'of a quarter past']) {
    vault.put(password);
    const client = new pg.Client(connectionOf(url, databasePasswordOf(env)));
    await client.connect();
    await client.end();
  }
  expect(shown).toEqual(['of ten o’clock', 'of a quarter past']);
});

it.each([
  ['ends with an error', 'echo hunter2; exit 3'],
  ['prints nothing', 'true'],
])('says in one line that a command %s, and nothing of what it printed', async (_, command) => {
  const { shown, url } = await openPostgresPeer();
  const env = loadEnv({ DATABASE_URL: url, DATABASE_PASSWORD_COMMAND: command });
  await expect(openDatabase(env, () => {})).rejects.toThrow(
    /^DATABASE_PASSWORD_COMMAND: gave no password\. run it by hand to see what it says$/,
  );
  expect(shown).toEqual([]);
});

it.each(redisProgram ? ['Redis'] : [])('asks for that of %s, too', async () => {
  const redis = await startRedis();
  onTestFinished(redis.kill);
  const vault = openVault();
  vault.put('of now');
  const operator = await createClient({ url: redis.url }).connect();
  await operator.configSet('requirepass', 'of now');
  operator.destroy();
  const lost: Error[] = [];
  const open = async (command: string) => {
    const env = { REDIS_URL: redis.url, REDIS_PASSWORD_COMMAND: command };
    const post = await openPost(env, (error) => lost.push(error));
    onTestFinished(async () => post?.close());
    return post;
  };
  const [here, there] = [await open(vault.command), await open(vault.command)];
  const read = new Promise<string>((resolve) => there?.read(resolve));
  expect(await here?.send(there?.address ?? '', 'a letter')).toBe(true);
  expect([await read, lost]).toEqual(['a letter', []]);
  await open('echo of before');
  expect(lost).toHaveLength(1);
});

it.each([
  [{ DATABASE_PASSWORD_COMMAND: 'x' }, /^DATABASE_URL: is needed when DATABASE_PASSWORD_COMMAND is set/],
  [{ REDIS_PASSWORD_COMMAND: 'x' }, /^REDIS_URL: is needed when REDIS_PASSWORD_COMMAND is set/],
  [
    { DATABASE_URL: 'postgres://a:b@127.0.0.1/c', DATABASE_PASSWORD_COMMAND: 'x' },
    /^DATABASE_URL: holds a password, and DATABASE_PASSWORD_COMMAND gives one/,
  ],
  [
    {
      DATABASE_URL: 'postgres://a@127.0.0.1/c',
      REDIS_URL: 'redis://:b@127.0.0.1:6379',
      REDIS_PASSWORD_COMMAND: 'x',
    },
    /^REDIS_URL: holds a password/,
  ],
])('refuses %o', (source, line) => {
  expect(() => loadEnv(source)).toThrow(line);
});
