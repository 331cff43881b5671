import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import { users } from '#server/db/schema/account.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';
import { startAnthropicStandIn } from '#testing/stand-ins/anthropic.ts';
import { signUnsignedChoices } from './signed-rows.ts';

const ME = '/api/users/me';
const IN_DANGER = 'i want to die';

/** A model that is configured, and somebody who writes in the database and has no key. */
async function openWorld() {
  const standIn = await startAnthropicStandIn();
  onTestFinished(() => standIn.close());
  const masterKey = Buffer.alloc(32, 7);
  const test = await buildTestApp({
    masterKey,
    env: {
      COMPANION: 'claude',
      ANTHROPIC_API_KEY: 'k',
      ANTHROPIC_BASE_URL: standIn.url,
      LOG_LEVEL: 'warn',
    },
  });
  const enter = async () => {
    const person = await test.signUp();
    const { id }: { id: string } = (await person.call('GET', ME)).json();
    return { ...person, id };
  };
  const write = (id: string, change: Partial<typeof users.$inferInsert>) =>
    test.db.update(users).set(change).where(eq(users.id, id));
  const rowKey = await loadServerKey(test.db, createKeyProvider(masterKey), 'rows');
  return { ...test, enter, rowKey, standIn, write };
}

const say = async ({ call }: Caller, content: string) => {
  const conversationId = (await call('POST', '/api/chat/conversations', { type: 'text' })).json().id;
  return call('POST', '/api/chat/send', { content, conversationId, clientMessageId: randomUUID() });
};
const chosenBy = async ({ call }: Caller) => {
  const { country, modelConsent } = (await call('GET', ME)).json();
  return { country, modelConsent };
};

it('a consent that somebody without the key switched on sends no word to a model', async () => {
  const world = await openWorld();
  const [victim, writer] = [await world.enter(), await world.enter()];
  await writer.call('PATCH', ME, { modelConsent: true });
  const [own] = await world.db.select().from(users).where(eq(users.id, writer.id));
  for (const change of [{}, { choicesMac: own?.choicesMac ?? null }, { choicesMac: Buffer.alloc(32) }]) {
    await world.write(victim.id, { modelConsent: true, ...change });
    const answer = await say(victim, 'i dread the talk i have to give');
    expect(answer.json().message.companion).toBe('guide');
    expect(await chosenBy(victim)).toEqual({ country: null, modelConsent: false });
  }
  await world.app.close();
  expect(world.standIn.requests).toEqual([]);
  expect(world.logged()).toContain('a consent or a country was written by somebody without the key');
  expect(world.logged()).not.toContain(victim.id);
});

it('a consent goes nowhere with another country, nor is one kept when the next choice is made', async () => {
  const world = await openWorld();
  const person = await world.enter();
  await person.call('PATCH', ME, { modelConsent: true, country: 'NZ' });
  await world.write(person.id, { country: 'IN' });
  expect(await chosenBy(person)).toEqual({ country: null, modelConsent: false });
  await person.call('PATCH', ME, { country: 'IE' });
  expect(await chosenBy(person)).toEqual({ country: 'IE', modelConsent: false });
});

it('shows nobody the help of a country that somebody without the key wrote', async () => {
  const world = await openWorld();
  const person = await world.enter();
  await person.call('PATCH', ME, { country: 'NZ' });
  const countries = async () => {
    const { safety } = (await say(person, IN_DANGER)).json();
    return [...new Set(safety.resources.map(({ country }: { country: string }) => country))];
  };
  expect(await countries()).toEqual(['NZ']);
  await world.write(person.id, { country: 'IN' });
  expect(await countries()).toEqual(['US']);
});

it('a withdrawal needs no signature, and a choice stays signed through every other change', async () => {
  const { enter, write } = await openWorld();
  const person = await enter();
  await person.call('PATCH', ME, { modelConsent: true, country: 'GB' });
  await person.call('PATCH', ME, { name: 'Maya', companionSettings: { askLess: true } });
  expect(await chosenBy(person)).toEqual({ country: 'GB', modelConsent: true });
  await person.call('PATCH', ME, { modelConsent: false });
  expect(await chosenBy(person)).toEqual({ country: 'GB', modelConsent: false });
  await write(person.id, { modelConsent: false, country: null, choicesMac: null });
  expect(await chosenBy(person)).toEqual({ country: null, modelConsent: false });
});

it('what was chosen before there was a signature waits for the operator, and nothing else is signed', async () => {
  const { db, enter, rowKey, write } = await openWorld();
  const [legacy, changed] = [await enter(), await enter()];
  for (const { call } of [legacy, changed]) await call('PATCH', ME, { modelConsent: true, country: 'GB' });
  await write(legacy.id, { choicesMac: null });
  await write(changed.id, { country: 'IN' });
  const none = { country: null, modelConsent: false };
  expect([await chosenBy(legacy), await chosenBy(changed)]).toEqual([none, none]);
  expect([await signUnsignedChoices(db, rowKey), await signUnsignedChoices(db, rowKey)]).toEqual([1, 0]);
  expect(await chosenBy(legacy)).toEqual({ country: 'GB', modelConsent: true });
  expect(await chosenBy(changed)).toEqual(none);
});
