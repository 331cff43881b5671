import { expect, it } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';
import { makeConversation } from '#testing/factories.ts';

it('is not ready first, then finishes the reply under way while it asks everybody else to come again', async () => {
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { app, signUp } = await buildTestApp({
    companion: {
      name: 'guide',
      async *reply() {
        asked.resolve();
        await goOn.promise;
        yield { type: 'text', text: 'here to the end' };
        yield {
          type: 'end',
          phase: 'R1',
          technique: 'validate',
          state: null,
          question: null,
          companion: 'guide',
        };
      },
    },
  });
  const maya = await signUp();
  const conversationId = await makeConversation(app, maya, { says: [] });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${maya.token}`, 'content-type': 'application/json' };
  const sent = fetch(`${url}/api/chat/send`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ conversationId, content: 'are you still there' }),
  });
  await asked.promise;

  app.beginDrain();
  // An idle connection is closed with the server: what is asked next must not be sent on one.
  const once = { ...headers, connection: 'close' };
  expect((await fetch(`${url}/api/ready`, { headers: once })).status).toBe(503);
  expect((await fetch(`${url}/api/users/me`, { headers: once })).status).toBe(200);

  const closed = app.close();
  const refused = await fetch(`${url}/api/users/me`, { headers });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ success: false, code: 'unavailable' });
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  goOn.resolve();
  expect(await (await sent).json()).toMatchObject({ message: { content: 'here to the end' } });
  await closed;
});
