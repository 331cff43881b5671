import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import { type Env, loadEnv } from '#server/env.ts';
import { openTestDatabase } from './test-database.ts';

export const TEST_PASSWORD = 'Quiet-Harbour-7';

interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly companion?: Companion;
  readonly now?: () => Date;
}

export interface Caller {
  readonly token: string;
  readonly email: string;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: unknown,
  ): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly env: Env;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Calls without a token. */
  call: Caller['call'];
  /** A new person, signed up and signed in over HTTP. */
  signUp(overrides?: { name?: string; email?: string }): Promise<Caller>;
}

let people = 0;

/** The real app on a real database, closed when the test ends. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const env = loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...options.env });
  const app = await buildApp({
    env,
    db: database.db,
    masterKey: env.SECRET_KEY ?? randomBytes(32),
    ...(options.companion && { companion: options.companion }),
    ...(options.now && { now: options.now }),
  });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });

  const callWith =
    (token?: string): Caller['call'] =>
    (method, url, payload) =>
      app.inject({
        method,
        url,
        ...(payload !== undefined && { payload: payload as InjectOptions['payload'] & object }),
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      });
  const call = callWith();
  return {
    app,
    db: database.db,
    env,
    call,
    inject: (request) => app.inject(request),
    async signUp({ name = 'Maya Lind', email = `person-${++people}@example.org` } = {}) {
      await call('POST', '/api/auth/register', { name, email, password: TEST_PASSWORD });
      const answer = await call('POST', '/api/auth/login', { email, password: TEST_PASSWORD });
      const token: string = answer.json().accessToken;
      return { token, email, call: callWith(token) };
    },
  };
}
