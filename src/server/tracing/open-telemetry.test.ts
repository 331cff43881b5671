import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { routeUrl } from '#contract/define-route.ts';
import { readMe, signIn } from '#features/account/contract.ts';
import type { Companion } from '#features/companion/core/companion.ts';
import { createConversation, resumeMessage, sendMessage } from '#features/conversations/contract.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { CANARY_WORDS } from '#testing/canaries.ts';
import { withDatabase } from '#testing/global-setup.ts';
import { openTestPosts, POST_KINDS } from '#testing/open-test-post.ts';
import { canaryCompanion, plantInApp, untilDerived } from '#testing/plant-in-app.ts';
import { type Collector, startCollector } from '#testing/stand-ins/collector.ts';
import { rowsOf } from '#testing/stored-bytes.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { listEvents, readEvents } from '#testing/voice-app.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openTelemetry, type Telemetry } from './open-telemetry.ts';

const HEADERS = 'authorization=Bearer of-the-collector';
const CRISIS = 'i am going to kill myself tonight';
const ORDINARY = 'my sister moved to the coast today';

async function open(): Promise<{ collector: Collector; telemetry: Telemetry }> {
  const collector = await startCollector();
  onTestFinished(() => collector.close());
  const telemetry = openTelemetry(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: HEADERS,
      OTEL_SERVICE_NAME: 'process',
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
    (error) => expect.unreachable(error.name),
  );
  return { collector, telemetry };
}

// biome-ignore lint/style/noProcessEnv: where the tests find a Postgres
const url = process.env.TEST_DATABASE_URL;

/** An app whose statements are seen, too, where there is a Postgres. */
async function buildSeen(telemetry: Telemetry): Promise<TestApp> {
  const shared = await openTestDatabase();
  onTestFinished(shared.close);
  if (!url) return buildTestApp({ db: shared.db, telemetry });
  const [row] = rowsOf(await shared.db.execute(sql`select current_database() as name`));
  const database = await openPostgres(withDatabase(url, String(row?.name)), () => {}, {
    tracing: telemetry.tracing,
  });
  onTestFinished(database.close);
  return buildTestApp({ db: database.db, telemetry });
}

type Span = ReturnType<Collector['spans']>[number];

/** The names from a span up to the first of its trace. */
function wayOf(spans: readonly Span[], span: Span): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  expect(span.parentSpanId === undefined || parent !== undefined, `who called '${span.name}'`).toBe(true);
  return parent ? [...wayOf(spans, parent), span.name] : [span.name];
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

it('shows a turn by its hops: the call, the reply, its words, and its telling to another process', async () => {
  const { collector, telemetry } = await open();
  const database = await openTestDatabase();
  onTestFinished(database.close);
  const masterKey = randomBytes(32);
  const openPost = await openTestPosts(POST_KINDS[0] ?? 'within', database.db);
  const halt = Promise.withResolvers<void>();
  const companion: Companion = {
    name: 'guide',
    async *reply() {
      yield { type: 'text', text: 'one ' };
      await halt.promise;
      const state = null;
      yield { type: 'end', phase: 'R1', technique: 'validate', state, question: null, companion: 'guide' };
    },
  };
  const build = async () =>
    buildTestApp({ db: database.db, masterKey, companion, post: await openPost(), telemetry });
  const [here, there] = [await build(), await build()];
  const urls = await Promise.all([here, there].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  const maya = await here.signUp();
  const conversationId = (await maya.call('POST', createConversation.path, { type: 'text' })).json().id;
  const clientMessageId = randomUUID();
  const headers = { authorization: `Bearer ${maya.token}`, accept: 'text/event-stream' };
  const sent = await fetch(`${urls[0]}${sendMessage.path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      // Whoever asks from outside chooses no ids here.
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    },
    body: JSON.stringify({ conversationId, clientMessageId, content: 'i feel heavy' }),
  });
  const resumed = await fetch(`${urls[1]}${routeUrl(resumeMessage, { clientMessageId })}`, { headers });
  const heard: string[] = [];
  for await (const { event } of readEvents(resumed)) {
    heard.push(event);
    if (event === 'words_added') halt.resolve();
  }
  expect(heard.at(-1)).toBe('replied');
  await listEvents(sent);
  await Promise.all([here.app.close(), there.app.close()]);
  await telemetry.close();

  const spans = collector.spans();
  const ways = spans.map((span) => wayOf(spans, span));
  expect(ways).toContainEqual(['POST /api/chat/send', 'accept a turn']);
  expect(ways).toContainEqual(['POST /api/chat/send', 'reply to a turn', 'wait for words']);
  const resume = `GET ${resumeMessage.path}`;
  expect(ways.filter(([first, second]) => first === resume && second !== undefined)).toEqual([
    [resume, 'tell another process'],
  ]);
  const send = spans.find(({ name }) => name === 'POST /api/chat/send');
  expect(send && attributesOf(send)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/chat/send',
    'http.response.status_code': 200,
  });
  expect(collector.bytes()).not.toContain('11111111');
  expect(collector.requests[0]?.headers.authorization).toBe('Bearer of-the-collector');
});

it('sends nothing that a person wrote, is called, signs in with or is known by', async () => {
  const { collector, telemetry } = await open();
  const test = await buildTestApp({ companion: canaryCompanion, telemetry });
  const { token, conversationId, clientMessageId } = await plantInApp(test);
  const headers = { authorization: `Bearer ${token}` };
  const { id } = (await test.inject({ url: readMe.path, headers })).json();
  await test.inject({ url: `/api/chat/messages/${conversationId}`, headers });
  await test.inject({ url: `/api/chat/search?q=quillfeather`, headers, remoteAddress: '203.0.113.7' });
  await test.inject({ url: `/quillfeather`, headers });
  await test.app.close();
  await telemetry.close();
  const bytes = collector.bytes();
  expect(bytes).toContain('/api/chat/messages/:conversationId');
  const secrets = [...CANARY_WORDS, token, conversationId, clientMessageId, id, '203.0.113.7'];
  expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
});

it('a turn of somebody in danger looks like any other, and what only they call for is no hop', async () => {
  const looks = [];
  for (const content of [CRISIS, ORDINARY]) {
    const { collector, telemetry } = await open();
    const { app, db, signUp } = await buildSeen(telemetry);
    const maya = await signUp();
    const conversationId = (await maya.call('POST', createConversation.path, { type: 'text' })).json().id;
    await maya.call('POST', sendMessage.path, { conversationId, content });
    await untilDerived(db);
    if (content === CRISIS) {
      await maya.call('POST', '/api/safety/check-in', { conversationId, answer: 'safer' });
      await maya.call('PATCH', '/api/safety/plan', { people: 'my sister' });
      const event = { sessionId: randomUUID(), timestamp: new Date().toISOString() };
      const shown = { eventType: 'crisis_intervention', details: { outcome: 'shown', sameTurn: true } };
      expect((await maya.call('POST', '/api/analytics/interaction', { ...event, ...shown })).statusCode).toBe(
        200,
      );
    }
    await app.close();
    await telemetry.close();
    const spans = collector.spans();
    looks.push(spans.map((span) => JSON.stringify([wayOf(spans, span), attributesOf(span)])).toSorted());
  }
  expect(looks[0]?.length).toBeGreaterThan(3);
  expect(looks[0]).toEqual(looks[1]);
});

it('sends the figures of /metrics under their own names, each minute and at the end', async () => {
  const { collector, telemetry } = await open();
  const { app, signUp } = await buildTestApp({ telemetry });
  const maya = await signUp();
  await maya.call('GET', readMe.path);
  await app.close();
  await telemetry.close();
  const metrics = new Map(collector.metrics().map((metric) => [metric.name, metric]));
  expect([...metrics.keys()]).toEqual(
    expect.arrayContaining(['http_requests_total', 'turns_under_way', 'process_resident_memory_bytes']),
  );
  const points = JSON.stringify(metrics.get('http_request_seconds'));
  expect(points).toContain(`{"key":"route","value":{"stringValue":"${readMe.path}"}}`);
  expect(points).toMatch(/"bucketCounts":\[[\d,]+\],"explicitBounds":\[0\.01,0\.025,/);
  expect(points).not.toContain('"le"');
});

if (url)
  it('shows each statement of a call by its kind and table, also within a transaction', async () => {
    const { collector, telemetry } = await open();
    const { app, signUp } = await buildSeen(telemetry);
    const maya = await signUp();
    const conversationId = (await maya.call('POST', createConversation.path, { type: 'text' })).json().id;
    await maya.call('POST', sendMessage.path, { conversationId, content: ORDINARY });
    await Promise.all([maya.call('GET', readMe.path), maya.call('GET', readMe.path)]);
    await app.close();
    await telemetry.close();
    const spans = collector.spans();
    const ways = spans.map((span) => wayOf(spans, span).join(' > '));
    expect(ways).toContain(`GET ${readMe.path} > select sessions`);
    expect(ways).toContain('POST /api/chat/send > reply to a turn > with conversations');
    // Within a transaction.
    expect(ways).toContain(`POST ${signIn.path} > insert sessions`);
  });

it('loads none of its libraries with the server unless an endpoint is set', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    const seen = new Set();
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith('@opentelemetry/')) seen.add(name);
      return next(name, context);
    } });
    await import('./src/server/start.ts');
    const { loadEnv } = await import('./src/server/env.ts');
    const { askForTelemetry } = await import('./src/server/tracing/ask-for-telemetry.ts');
    const loadedFor = async (env) => {
      await askForTelemetry(loadEnv(env), () => {});
      return [...seen];
    };
    console.log(JSON.stringify([
      await loadedFor({}),
      await loadedFor({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }),
    ]));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const [off, on] = JSON.parse(stdout);
  // The interface alone, which the library of our own figures asks for and nobody fills in.
  expect(off).toEqual(['@opentelemetry/api']);
  expect(on).toContain('@opentelemetry/sdk-trace');
});
