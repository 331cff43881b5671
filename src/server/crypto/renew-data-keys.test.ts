import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { exportMe, readMe } from '#features/account/contract.ts';
import { createConversation, sendMessage } from '#features/conversations/contract.ts';
import { buildTestApp, type Caller, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { CANARIES, CANARY_WORDS } from '#testing/canaries.ts';
import { canaryCompanion, plantInApp } from '#testing/plant-in-app.ts';
import { findTexts } from '#testing/stored-bytes.ts';
import { users } from '../db/schema/account.ts';
import { unwrapDataKey } from './data-key.ts';
import { createKeyProvider } from './key-provider.ts';
import { renewDataKeys } from './renew-data-keys.ts';
import { resealPerson } from './reseal-person.ts';

/** Longer than a turn of the guide takes here. */
const HELD_MS = 4_000;

async function openWorld() {
  const masterKey = randomBytes(32);
  const keys = createKeyProvider(masterKey);
  const test = await buildTestApp({ masterKey, companion: canaryCompanion });
  const { db } = test;
  const renewal = { db, keys, now: () => new Date(), heldMs: HELD_MS, wait: (ms: number) => delay(ms) };
  const keysNow = async () => {
    const rows = await db.select({ id: users.id, dataKey: users.dataKey }).from(users).orderBy(users.id);
    return rows.map(({ id, dataKey }) => ({ id, dataKey: unwrapDataKey(keys, dataKey, id) }));
  };
  const exported = async (token: string, password: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return test.inject({ method: 'POST', url: exportMe.path, headers, payload: { password } });
  };
  return { ...test, masterKey, keys, renewal, keysNow, exported };
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** Says one thing after the other until it is told to stop; gives what was acknowledged. */
function talk({ call }: Pick<Caller, 'call'>, name: string) {
  let isOver = false;
  const said: string[] = [];
  const statuses = new Set<number>();
  const work = (async () => {
    const conversationId = (await call('POST', createConversation.path, {})).json().id;
    for (let n = 0; !isOver || n < 5; n++) {
      const content = `${name} says number ${n}`;
      const { statusCode } = await call('POST', sendMessage.path, { conversationId, content });
      statuses.add(statusCode);
      if (statusCode === 200) said.push(content);
    }
  })();
  return {
    async end() {
      isOver = true;
      await work;
      return { said, statuses: [...statuses] };
    },
  };
}

/** That the export has all of it, and that the key of now opens everything by itself. */
async function expectWhole({ db, exported, keysNow }: World, who: Caller, said: readonly string[]) {
  const { body, statusCode } = await exported(who.token, TEST_PASSWORD);
  expect(statusCode).toBe(200);
  expect(said.filter((text) => !body.includes(text))).toEqual([]);
  for (const owner of await keysNow()) {
    expect(owner.dataKey).toMatchObject({ phase: 'still', other: null });
    expect(await resealPerson(db, owner)).toEqual({ values: 0, shut: 0 });
  }
}

it('gives everybody another key, and every place that holds words is sealed with it', async () => {
  const world = await openWorld();
  const { token } = await plantInApp(world);
  const before = await world.keysNow();
  const count = async () =>
    findTexts(Buffer.from((await world.exported(token, CANARIES.password)).body), CANARY_WORDS);
  const held = await count();
  expect(held.length).toBeGreaterThan(5);
  const renewed = await renewDataKeys({ ...world.renewal, heldMs: 0 });
  expect(renewed).toMatchObject({ people: 1, shut: 0 });
  expect(renewed.values).toBeGreaterThan(10);
  const after = await world.keysNow();
  expect(after[0]?.dataKey.sealing.equals(before[0]?.dataKey.sealing ?? Buffer.alloc(0))).toBe(false);
  expect(await count()).toEqual(held);
  const former = {
    id: String(before[0]?.id),
    dataKey: { ...after[0]?.dataKey, sealing: before[0]?.dataKey.sealing },
  };
  const opened = await resealPerson(world.db, former as (typeof before)[0]); // the former key in place of the new one
  expect(opened).toMatchObject({ values: 0, shut: renewed.values });
});

it('loses nothing and refuses nobody while people talk, come and go', async () => {
  const world = await openWorld();
  const [maya, sam, gone] = [await world.signUp(), await world.signUp(), await world.signUp()];
  const talks = [talk(maya, 'maya'), talk(sam, 'sam')];
  const renewing = renewDataKeys(world.renewal);
  await gone.call('DELETE', readMe.path, { password: TEST_PASSWORD });
  const came = await world.signUp();
  const late = talk(came, 'came');
  expect(await renewing).toMatchObject({ people: 2, shut: 0 });
  const [ofMaya, ofSam, ofCame] = [await talks[0]?.end(), await talks[1]?.end(), await late.end()];
  for (const [who, ended] of [
    [maya, ofMaya],
    [sam, ofSam],
    [came, ofCame],
  ] as const) {
    expect(ended?.statuses).toEqual([200]);
    expect(ended?.said.length).toBeGreaterThan(3);
    await expectWhole(world, who, ended?.said ?? []);
  }
}, 60_000);

class Killed extends Error {}

it('goes on where it was killed, at every step, under load, and begins nobody anew who is done', async () => {
  const world = await openWorld();
  const people = [await world.signUp(), await world.signUp(), await world.signUp()];
  const talks = people.map((who, index) => talk(who, `person ${index}`));
  // Every write of the renewal is a place to be killed at.
  for (let writes = 1; ; writes++) {
    let left = writes;
    const db = new Proxy(world.db, {
      get(target, name) {
        if (name === 'update' && left-- <= 0) throw new Killed();
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const wait = async (ms: number) => {
      if (left <= 0) throw new Killed();
      await delay(ms);
    };
    try {
      await renewDataKeys({ ...world.renewal, db, wait });
      break;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  }
  const made = (await world.keysNow()).map(({ dataKey }) => dataKey.madeAt.getTime());
  expect(new Set(made).size).toBe(1);
  for (const [index, who] of people.entries()) {
    const ended = await talks[index]?.end();
    expect(ended?.statuses).toEqual([200]);
    await expectWhole(world, who, ended?.said ?? []);
  }
}, 120_000);

it('counts what neither key opens, and leaves it', async () => {
  const world = await openWorld();
  await world.signUp();
  await world.db
    .update(users)
    .set({ companionSettings: Buffer.from('written by somebody without the key, as it is') });
  expect(await renewDataKeys({ ...world.renewal, heldMs: 0 })).toMatchObject({ people: 1, shut: 1 });
});

it('takes keys from before they had an age, too', async () => {
  const world = await openWorld();
  const maya = await world.signUp();
  const [row] = await world.keysNow();
  if (!row) throw new Error('nobody');
  const bare = world.keys.wrap(row.dataKey.sealing, row.id);
  await world.db.update(users).set({ dataKey: bare }).where(eq(users.id, row.id));
  expect((await maya.call('GET', readMe.path)).json().email).toBe(maya.email);
  expect(await renewDataKeys({ ...world.renewal, heldMs: 0 })).toMatchObject({ people: 1, shut: 0 });
  await expectWhole(world, maya, []);
});
