import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';
import { openInMemory } from './db/open-embedded.ts';

/** A database with one session, so that what is set in it holds for all. */
async function openApp() {
  const { db, close } = await openInMemory();
  onTestFinished(close);
  return buildTestApp({ db });
}

it('is ready while messages can be stored', async () => {
  const { db, call } = await openApp();
  expect((await call('GET', '/api/ready')).statusCode).toBe(200);
  await db.execute(sql`set default_transaction_read_only = on`);
  const answer = await call('GET', '/api/ready');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('unavailable');
  await db.execute(sql`set default_transaction_read_only = off`);
  expect((await call('GET', '/api/ready')).statusCode).toBe(200);
});
