import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openInMemory } from '#server/db/open-embedded.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { countRoundTrips } from '#testing/count-round-trips.ts';
import { untilDerived } from '#testing/plant-in-app.ts';
import { startOpenAiChatStandIn } from '#testing/stand-ins/openai-chat.ts';

/** Who speaks, and the turn's beginning with all that may refuse it. Its storing is not waited for. */
const ROUND_TRIPS = 2;
const ORIGIN = 'https://process.example';

async function openPlace() {
  // The looks at silent turns would be round trips of their own.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await openInMemory();
  onTestFinished(() => database.close());
  const { db } = database;
  if (!('$client' in db) || !(db.$client instanceof PGlite)) throw new Error('not the embedded database');
  const roundTrips = countRoundTrips(db.$client);
  let statements = 0;
  const model = await startOpenAiChatStandIn({
    byDefault: () => {
      statements ||= roundTrips.statements.length;
      return { kind: 'reply', text: 'i hear you. what is that like?' };
    },
  });
  onTestFinished(() => model.close());
  const { signUp } = await buildTestApp({
    db,
    env: {
      COMPANION: 'openai',
      OPENAI_BASE_URL: `${model.url}/v1`,
      RATE_LIMITS: 'on',
      PREMIUM_GATE: 'enforce',
      PUBLIC_URL: ORIGIN,
    },
  });
  const maya = await signUp();
  const page = `${ORIGIN}/options`;
  const shop = { successUrl: page, cancelUrl: page };
  await maya.call('POST', '/api/subscription/create-checkout-session', shop);
  await maya.call('POST', '/api/subscription/local', { action: 'start' });
  await maya.call('PATCH', '/api/users/me', { modelConsent: true });
  const begin = async () => (await maya.call('POST', '/api/chat/conversations', {})).json().id;

  /** Says something while the database answers no more than the two; gives how much it was asked until the model was. */
  const say = async (conversationId: string): Promise<number> => {
    await untilDerived(db);
    statements = 0;
    roundTrips.begin(ROUND_TRIPS);
    const sent = maya.call('POST', '/api/chat/send', {
      content: 'i keep thinking about tomorrow',
      conversationId,
      clientMessageId: randomUUID(),
    });
    try {
      await expect.poll(() => statements, { timeout: 10_000 }).toBeGreaterThan(0);
      return statements;
    } finally {
      roundTrips.letGo();
      expect((await sent).statusCode).toBe(200);
    }
  };
  return { begin, say };
}

it('asks the model after two round trips: the first word ever, of a talk, and a later one', async () => {
  const { begin, say } = await openPlace();
  const first = await begin();
  expect(await say(first)).toBeLessThanOrEqual(8);
  expect(await say(first)).toBeLessThanOrEqual(6);
  expect(await say(await begin())).toBeLessThanOrEqual(6);
});
