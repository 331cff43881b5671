import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { AppError, wireErrorSchema } from '#contract/errors.ts';
import { handleErrors } from './error-handler.ts';

/** A database that takes connections and says nothing, behind a pool of one. */
async function exhaustedPool() {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo; // it listens on a port
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 50 });
  onTestFinished(async () => {
    await pool.end();
    silent.close();
  });
  return drizzle(pool);
}

it('asks to come again where no connection to the database was free', async () => {
  const db = await exhaustedPool();
  const app = Fastify();
  handleErrors(app);
  app.get('/', () => db.execute(sql`select 1`));
  const answers = await Promise.all([app.inject('/'), app.inject('/')]);
  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(wireErrorSchema.parse(answer.json())).toMatchObject({ code: 'unavailable' });
  }
});

it.each([
  ['rate_limited', {}, '60'],
  ['speech_busy', {}, '60'],
  ['rate_limited', { retryAfterSeconds: 300 }, '300'],
  ['unavailable', {}, '5'],
  ['not_found', {}, undefined],
] as const)('says when to come again: %s %j', async (code, options, seconds) => {
  const app = Fastify();
  handleErrors(app);
  app.get('/', () => {
    throw new AppError(code, options);
  });
  expect((await app.inject('/')).headers['retry-after']).toBe(seconds);
});
