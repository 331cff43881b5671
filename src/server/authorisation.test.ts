import { randomUUID } from 'node:crypto';
import fastify, { type LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { type Route, routeUrl } from '#contract/define-route.ts';
import { removePasskey } from '#features/account/contract-doors.ts';
import { createConversation, listMessages, sendMessage } from '#features/conversations/contract.ts';
import { addPasskeyTo } from '#testing/add-doors.ts';
import { buildTestApp, type Caller, TEST_PASSWORD, type TestApp } from '#testing/build-test-app.ts';
import { untilDerived } from '#testing/plant-in-app.ts';
import { sampleInput } from '#testing/sample-input.ts';
import { turns } from './db/schema/conversations.ts';
import { requireContracts } from './http/declared-routes.ts';

/**
 * Who may call what, asked of every route that the app has registered: a route that is added is in the matrix by
 * itself, and one with an id that the matrix does not know fails it.
 */
const ADMIN = 'ada@example.org';

/** Speaking and being answered is what a subscription is for; all else is open to the unpaid. */
const PAID = [
  'POST /api/chat/send',
  'POST /api/chat/elevenlabs',
  'POST /api/v1/voicerecord',
  'POST /api/voice/pieces',
  'POST /api/voice/turn',
];

/** Fields of these names are ids of something that belongs to a person. */
const RESOURCES = [
  'conversationId',
  'conversationIds',
  'messageId',
  'clientMessageId',
  'cursor',
  'id',
] as const;
type Resource = (typeof RESOURCES)[number];
type Ids = Readonly<Record<Resource, unknown>>;

/** Ids that are nobody's: a session of analytics is known by its keyed hash only, a checkout only to its own person. */
const NOBODYS = ['sessionId', 'session_id'];
/** Here the key is the caller's own to choose. */
const NEW_KEYS = ['POST /api/chat/send', 'POST /api/voice/turn'];
/** The fields of multipart forms, which the handlers read. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  'POST /api/voice/turn': ['conversationId', 'clientMessageId', 'transcript'],
};

const RULED = {
  currentPassword: TEST_PASSWORD,
  newPassword: 'Still-Water-8!',
  email: 'somebody@example.org',
  name: 'Somebody Else',
  password: TEST_PASSWORD,
  token: 'a'.repeat(43),
};

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const fieldsOf = (schema: z.core.$ZodType | undefined): string[] =>
  schema ? Object.keys((schema as { shape?: object }).shape ?? {}) : []; // objects have a shape, other schemas no fields

/** The fields of a call that name something by its id. */
function idsIn(route: Route): Resource[] {
  const fields = [route.params, route.query, route.body].flatMap(fieldsOf);
  return [...fields, ...(FORMS[nameOf(route)] ?? [])]
    .filter((field) => field === 'cursor' || /ids?$/i.test(field))
    .filter((field) => !NOBODYS.includes(field))
    .filter((field) => !(field === 'clientMessageId' && NEW_KEYS.includes(nameOf(route))))
    .map((field) => {
      const known = RESOURCES.find((resource) => resource === field);
      if (!known) throw new Error(`${nameOf(route)}: teach this test whose ${field} is`);
      return known;
    });
}

interface World {
  readonly test: TestApp;
  readonly routes: readonly Route[];
  /** Moves the clock of the server on. */
  readonly passHours: (hours: number) => void;
}

async function openWorld(env: Record<string, string> = {}): Promise<World> {
  let now = new Date('2026-11-20T12:00:00Z');
  const test = await buildTestApp({ env: { ADMIN_EMAILS: ADMIN, ...env }, now: () => now });
  return {
    test,
    routes: test.app.registeredRoutes.flatMap(({ contract }) => contract ?? []),
    passHours: (hours) => {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
  };
}

/** Calls a route as the contract wants it, with `ids` where it asks for some. */
function ask(test: TestApp, route: Route, token: string | null, ids: Partial<Ids> = {}) {
  const known = { ...RULED, timestamp: '2026-11-20T12:00:00.000Z', ...ids };
  const params = route.params ? sampleInput(route.params, known) : {};
  const hasCursor = ids.cursor !== undefined && fieldsOf(route.query).includes('cursor');
  const query = route.query ? (sampleInput(route.query, known) as Record<string, string>) : {}; // an object schema gives an object
  const url = routeUrl(route, params as Record<string, string>, {
    ...query,
    ...(fieldsOf(route.query).includes('q') && { q: 'heavy' }),
    ...(hasCursor && { cursor: String(ids.cursor) }),
  });
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  if (route.multipart) {
    const boundary = 'form-of-the-matrix';
    const values: Record<string, unknown> = { transcript: 'hello', ...ids };
    if (NEW_KEYS.includes(nameOf(route))) values.clientMessageId = randomUUID();
    const parts = (FORMS[nameOf(route)] ?? []).map(
      (field) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${String(values[field] ?? randomUUID())}\r\n`,
    );
    return test.inject({
      method: route.method,
      url,
      headers: { ...authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `${parts.join('')}--${boundary}--\r\n`,
    });
  }
  const payload = route.body ? sampleInput(route.body, known) : undefined;
  return test.inject({
    method: route.method,
    url,
    headers: authorization,
    ...(payload !== undefined && { payload: payload as object }), // bodies of the contract are objects
  });
}

/** What each route answered that it should not have: empty when all is well. */
async function findDeviations(
  routes: readonly Route[],
  call: (route: Route) => Promise<LightMyRequestResponse>,
  isRight: (answer: LightMyRequestResponse, route: Route) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    const answer = await call(route);
    if (!isRight(answer, route))
      found.push(`${nameOf(route)} → ${answer.statusCode} ${answer.body.slice(0, 120)}`);
  }
  return found;
}

const isError = (answer: LightMyRequestResponse, status: number, code: string): boolean =>
  answer.statusCode === status && answer.json().code === code;

/** Bytes of an answer but for the number of the request. */
const bytesOf = ({ statusCode, headers, body }: LightMyRequestResponse): string => {
  const { date: _, 'content-length': length, ...rest } = headers;
  return JSON.stringify([statusCode, rest, length, body.replace(/"requestId":"[^"]+"/, '')]);
};

const endsSignIn = (route: Route): boolean =>
  ['/api/auth/logout', '/api/users/me'].includes(route.path) && route.method !== 'GET';

async function makeOwn({ db }: TestApp, person: Caller): Promise<Ids> {
  const conversationId: string = (await person.call('POST', createConversation.path, { type: 'text' })).json()
    .id;
  const clientMessageId = randomUUID();
  const turn = { conversationId, content: 'a heavy day', clientMessageId };
  const messageId: string = (await person.call('POST', sendMessage.path, turn)).json().message.id;
  // As if it had been said: how much of a reply was heard is kept of spoken turns only.
  await db.update(turns).set({ spoken: true });
  const { sessions } = (await person.call('GET', '/api/users/me/sessions')).json();
  const id = sessions.at(-1).id;
  return {
    conversationId,
    conversationIds: [conversationId],
    messageId,
    clientMessageId,
    cursor: conversationId,
    id,
  };
}

const unknownIds = (): Ids => {
  const id = randomUUID();
  return { conversationId: id, conversationIds: [id], messageId: id, clientMessageId: id, cursor: id, id };
};

it('has a contract for every route that is no file of the web app', async () => {
  const { test } = await openWorld();
  const others = test.app.registeredRoutes.filter(({ contract }) => !contract);
  expect(others.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(others.map(({ url }) => url).filter((url) => url.startsWith('/api/'))).toEqual([
    '/api/openapi.json',
  ]);
});

it('does not start with a call that stands in no contract', () => {
  const app = fastify();
  requireContracts(app);
  expect(() => app.get('/api/shortcut', () => 'hello')).toThrow('GET /api/shortcut stands in no contract');
});

it('refuses every call for people without a live token, before it looks at anything else', async () => {
  const { test, routes, passHours } = await openWorld();
  const closed = routes.filter(({ auth }) => auth !== 'public');
  expect(closed.length).toBeGreaterThan(40);
  const [leaving, deleted, expiring] = [await test.signUp(), await test.signUp(), await test.signUp()];
  await leaving.call('POST', '/api/auth/logout');
  await deleted.call('DELETE', '/api/users/me', { password: TEST_PASSWORD });
  passHours(13);
  const tokens = {
    'no token': null,
    'of nobody': 'b'.repeat(43),
    revoked: leaving.token,
    'of a deleted account': deleted.token,
    expired: expiring.token,
  };
  for (const [kind, token] of Object.entries(tokens)) {
    const code = token === null ? 'unauthenticated' : 'session_expired';
    const deviations = await findDeviations(
      closed,
      (route) => ask(test, route, token),
      (answer) => isError(answer, 401, code),
    );
    expect([kind, deviations]).toEqual([kind, []]);
  }
});

it('lets people call what is for people, and refuses them what is for admins', async () => {
  const { test, routes } = await openWorld();
  const [person, admin] = [await test.signUp(), await test.signUp({ email: ADMIN })];
  const calls = routes.filter((route) => !endsSignIn(route));
  const asPerson = await findDeviations(
    calls,
    (route) => ask(test, route, person.token),
    (answer, { auth }) =>
      isError(answer, 403, 'forbidden') === (auth === 'admin') && answer.statusCode !== 401,
  );
  const asAdmin = await findDeviations(
    calls.filter(({ auth }) => auth === 'admin'),
    (route) => ask(test, route, admin.token),
    (answer) => answer.statusCode === 200,
  );
  expect([asPerson, asAdmin]).toEqual([[], []]);
});

it('answers for ids of somebody else as for ids that do not exist, byte for byte, to admins too', async () => {
  const { test, routes } = await openWorld();
  const [owner, person, admin] = [
    await test.signUp(),
    await test.signUp(),
    await test.signUp({ email: ADMIN }),
  ];
  const own = await makeOwn(test, owner);
  await untilDerived(test.db);
  const before = await exportOf(owner);
  const withIds = routes.filter((route) => idsIn(route).length > 0);
  expect(withIds.length).toBeGreaterThan(10);
  const differing: string[] = [];
  for (const route of withIds) {
    for (const { token } of [person, admin]) {
      const foreign = await ask(test, route, token, own);
      const unknown = await ask(test, route, token, unknownIds());
      if (bytesOf(foreign) !== bytesOf(unknown))
        differing.push(`${nameOf(route)}: ${bytesOf(foreign)} ≠ ${bytesOf(unknown)}`);
      expect(foreign.body, nameOf(route)).not.toContain('heavy day');
    }
  }
  expect(differing).toEqual([]);
  expect(await exportOf(owner)).toEqual(before);
});

/** All that is kept of somebody, but for the marks that asking for it leaves. */
const exportOf = async (owner: Caller) => {
  const kept = (await owner.call('POST', '/api/users/me/export', { password: TEST_PASSWORD })).json();
  const securityEvents = kept.securityEvents.filter(({ event }: { event: string }) => event !== 'exported');
  return { ...kept, exportedAt: '', securityEvents };
};

const callAs =
  (person: Caller) =>
  async (...call: Parameters<Caller['call']>) =>
    (await person.call(...call)).json();

it('finds what is one’s own under the same ids, so that the refusals above mean something', async () => {
  const { test, routes } = await openWorld();
  const isFound = (answer: LightMyRequestResponse) => answer.statusCode < 300;
  const found = await findDeviations(
    routes.filter((route) => idsIn(route).length > 0),
    async (route) => {
      const owner = await test.signUp();
      const own = await makeOwn(test, owner);
      // Ids of passkeys, where those of sessions are not meant.
      const id =
        route === removePasskey ? await addPasskeyTo(callAs(owner), { password: TEST_PASSWORD }) : own.id;
      return ask(test, route, owner.token, { ...own, id });
    },
    isFound,
  );
  expect(found).toEqual([]);
});

it('never shows an admin what somebody wrote', async () => {
  const { test, routes } = await openWorld({ ANALYTICS_MIN_GROUP: '1' });
  const [owner, admin] = [
    await test.signUp({ name: 'Wilhelmina Quartz' }),
    await test.signUp({ email: ADMIN }),
  ];
  const own = await makeOwn(test, owner);
  const shown = await findDeviations(
    routes.filter((route) => !endsSignIn(route)),
    (route) => ask(test, route, admin.token, own),
    ({ body }) => !/heavy day|Wilhelmina|Quartz/.test(body) && !body.includes(owner.email),
  );
  expect(shown).toEqual([]);
});

it('asks the unpaid to subscribe where they would be answered, and nowhere else', async () => {
  const { test, routes } = await openWorld({ PREMIUM_GATE: 'enforce' });
  const person = await test.signUp();
  const conversationId: string = (await person.call('POST', createConversation.path, {})).json().id;
  const deviations = await findDeviations(
    routes.filter((route) => !endsSignIn(route)),
    (route) => ask(test, route, person.token, { conversationId, cursor: conversationId }),
    (answer, route) => isError(answer, 402, 'subscription_required') === PAID.includes(nameOf(route)),
  );
  expect(deviations).toEqual([]);
  const messages = await person.call('GET', routeUrl(listMessages, { conversationId }));
  expect(messages.json().pagination.total).toBe(0);
});
