import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import { type Env, loadEnv } from '#server/env.ts';
import type { Post } from '#server/post/post.ts';
import type { Telemetry } from '#server/tracing/open-telemetry.ts';
import { callApp, type Method, makePerson, makeProvedPerson } from './factories.ts';
import { isListened, listenTo } from './spread.ts';
import type { SmtpPeer } from './stand-ins/smtp.ts';
import { openTestDatabase } from './test-database.ts';

export { TEST_PASSWORD } from './factories.ts';

interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly companion?: Companion;
  /** How long a reply waits for a model's verdict: as long as a busy machine may need, where nothing is said. */
  readonly verdictWithinMs?: number;
  readonly now?: () => Date;
  /** A database that is there already; whoever opened it closes it. */
  readonly db?: Db;
  readonly masterKey?: Buffer;
  readonly replica?: Db;
  /** To other apps on the same database. */
  readonly post?: Post;
  /** Where its calls are seen. */
  readonly telemetry?: Telemetry;
  /** Mails go there, and so addresses are verified. */
  readonly smtp?: SmtpPeer;
}

export interface Caller {
  readonly token: string;
  readonly email: string;
  call(method: Method, url: string, payload?: unknown): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly env: Env;
  /** What it has logged so far: nothing, unless `LOG_LEVEL` is set. */
  logged(): string;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Calls without a token. */
  call: Caller['call'];
  /** A new person, signed up and signed in over HTTP. */
  signUp(overrides?: { name?: string; email?: string }): Promise<Caller>;
}

let people = 0;

/** The real app on a real database, closed when the test ends. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.db ? { db: options.db, close: async () => {} } : await openTestDatabase();
  const listened = process.env.TEST_SPREAD && !isListened(database.db) ? listenTo(database.db) : null;
  const smtpEnv = options.smtp && { SMTP_URL: options.smtp.url };
  const env = loadEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...smtpEnv,
    ...options.env,
  });
  const lines: string[] = [];
  const app = await buildApp({
    logTo: { write: (line) => lines.push(line) },
    env,
    db: listened?.db ?? database.db,
    masterKey: env.SECRET_KEY ?? options.masterKey ?? randomBytes(32),
    formerKey: env.SECRET_KEY_FORMER,
    verdictWithinMs: options.verdictWithinMs ?? 60_000,
    ...(options.companion && { companion: options.companion }),
    ...(options.replica && { replica: options.replica }),
    ...(options.post && { post: options.post }),
    ...(options.telemetry && { telemetry: options.telemetry }),
    ...(options.now && { now: options.now }),
  });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    const wide = await listened?.findWide();
    await database.close();
    expect(wide ?? [], 'asks more than one person').toEqual([]);
  });

  const callWith =
    (token?: string): Caller['call'] =>
    (method, url, payload) =>
      callApp(app, token, method, url, payload);
  return {
    app,
    db: database.db,
    env,
    logged: () => lines.join(''),
    call: callWith(),
    inject: (request) => app.inject(request),
    async signUp({ name = 'Maya Lind', email = `person-${++people}@example.org` } = {}) {
      const { token } = options.smtp
        ? await makeProvedPerson(app, options.smtp, { name, email })
        : await makePerson(app, { name, email });
      return { token, email, call: callWith(token) };
    },
  };
}
