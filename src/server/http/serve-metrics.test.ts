import { expect, it } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';
import { makeConversation } from '#testing/factories.ts';

const METRICS_TOKEN = 'a-token-for-the-figures';

it('counts requests, turns and the time they take, by the pattern of a route and never by whose it is', async () => {
  const { app, call, signUp } = await buildTestApp();
  const maya = await signUp();
  const conversationId = await makeConversation(app, maya, { says: ['tomorrow scares me'] });
  await maya.call('GET', `/api/chat/messages/${conversationId}`);
  await call('GET', `/api/chat/messages/${conversationId}`);
  const { body, headers } = await call('GET', '/metrics');
  expect(headers['content-type']).toContain('version=0.0.4');
  const route = 'method="GET",route="/api/chat/messages/:conversationId"';
  expect(body).toContain(`http_requests_total{${route},status="200"} 1\n`);
  expect(body).toContain(`http_requests_total{${route},status="401"} 1\n`);
  expect(body).toContain(`http_request_seconds_count{${route}} 2\n`);
  expect(body).toContain('turns_total{end="replied",mode="text"} 1\n');
  expect(body).toMatch(/^event_loop_lag_p99_seconds [\d.e-]+$/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  for (const canary of [conversationId, maya.email, 'maya', 'tomorrow']) expect(body).not.toContain(canary);
});

it('shows the figures to this machine and to whoever has the token; for others there is nothing there', async () => {
  const { inject } = await buildTestApp({ env: { METRICS_TOKEN } });
  const read = async (headers: Record<string, string>, remoteAddress = '203.0.113.7') =>
    (await inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  expect(await read({})).toBe(404);
  expect(await read({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
  expect(await read({ authorization: `Bearer ${METRICS_TOKEN.replace('a', 'b')}` })).toBe(404);
  expect(await read({}, '127.0.0.1')).toBe(200);
  expect(await read({ 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1')).toBe(404);
});

it('in production asks this machine for the token, too: a proxy here need not say that it is one', async () => {
  const { inject } = await buildTestApp({
    env: { METRICS_TOKEN, NODE_ENV: 'production', RATE_LIMITS: 'on' },
  });
  const read = async (headers: Record<string, string>) =>
    (await inject({ url: '/metrics', headers, remoteAddress: '127.0.0.1' })).statusCode;
  expect(await read({})).toBe(404);
  expect(await read({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
});
