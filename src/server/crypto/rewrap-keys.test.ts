import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';
import { createKeyProvider } from './key-provider.ts';
import { rewrapKeys } from './rewrap-keys.ts';

const [former, fresh] = [randomBytes(32), randomBytes(32)];
const envOf = (key: Buffer, other?: Buffer) => ({
  SECRET_KEY: key.toString('base64'),
  ...(other && { SECRET_KEY_FORMER: other.toString('base64') }),
});

it('wraps every key anew while people talk, come and go, on servers of either key, and none of them notices', async () => {
  const first = await buildTestApp({ env: envOf(former) });
  const { db } = first;
  const before = [await first.signUp(), await first.signUp(), await first.signUp()];
  // As in a rolling change: one server still wraps with the former key, one with the new one; both open both.
  const servers = [
    await buildTestApp({ db, env: envOf(former, fresh) }),
    await buildTestApp({ db, env: envOf(fresh, former) }),
  ];
  const statuses: number[] = [];
  const came: Caller[] = [];
  let isOver = false;
  const talk = async (index: number) => {
    const [{ token }, server] = [before[index] as Caller, servers[index % 2] as (typeof servers)[0]]; // within the lists
    const headers = { authorization: `Bearer ${token}` };
    const begun = await server.inject({
      method: 'POST',
      url: '/api/chat/conversations',
      headers,
      payload: {},
    });
    for (let said = 0; !isOver || said < 2; said++) {
      const payload = { conversationId: begun.json().id, content: `number ${said}` };
      const answer = await server.inject({ method: 'POST', url: '/api/chat/send', headers, payload });
      statuses.push(answer.statusCode);
    }
  };
  const talking = Promise.all(before.map((_, index) => talk(index)));
  const keys = createKeyProvider(fresh, former);
  for (const server of servers) {
    came.push(await server.signUp());
    await rewrapKeys(db, keys);
  }
  isOver = true;
  await talking;
  expect(new Set(statuses)).toEqual(new Set([200]));

  // The server of the former key is gone; what it wrapped meanwhile is wrapped once more.
  await rewrapKeys(db, keys);
  expect(await rewrapKeys(db, keys)).toBe(0);
  const last = await buildTestApp({ db, env: envOf(fresh) });
  for (const { token } of [...before, ...came]) {
    const answer = await last.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } });
    expect(answer.json()).toMatchObject({ name: 'Maya Lind' });
  }
  await expect(buildTestApp({ db, env: envOf(former) })).rejects.toThrow('another key');
});
