import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute, HTTP_METHODS } from '#contract/define-route.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { frontendLogs } from './db/schema/server.ts';
import { addRoute } from './http/add-route.ts';
import { handleErrors, toAppError } from './http/error-handler.ts';

it('never sends what a response schema does not name', async () => {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  const route = defineRoute({
    method: 'GET',
    path: '/row',
    auth: 'public',
    summary: 'a row with a column too many',
    response: z.object({ name: z.string() }),
  });
  const row = { name: 'maya', passwordHash: 'secret' };
  addRoute(app, route, async () => row);
  expect((await app.inject('/row')).json()).toEqual({ name: 'maya' });
});

it('answers what it does not know in the wire form, without a word of what went wrong', async () => {
  const app = fastify({ genReqId: () => 'request-1' });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  app.get('/broken', () => {
    throw new Error('duplicate key value: maya@example.org');
  });
  const answer = await app.inject('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ success: false, code: 'internal', requestId: 'request-1' });
  expect(answer.body).not.toContain('maya');
});

it('takes what was deleted while a call ran for what it is: not there', async () => {
  const { db } = await buildTestApp();
  const about = {
    level: 'info',
    type: 't',
    message: 'm',
    path: '/',
    userAgent: 'u',
    receivedAt: new Date(),
  } as const;
  const writing = db.insert(frontendLogs).values({ id: randomUUID(), userId: randomUUID(), ...about });
  const error: unknown = await writing.then(String, (thrown) => thrown);
  expect(toAppError(error)).toMatchObject({ code: 'not_found', status: 404 });
});

it.each([
  ['no JSON', 'POST', '/api/auth/login', 'this is not json', 400],
  ['a missing body', 'POST', '/api/auth/login', undefined, 400],
  ['a huge body', 'POST', '/api/auth/login', JSON.stringify({ email: 'a'.repeat(300_000) }), 413],
  ['an unknown call', 'GET', '/api/nothing', undefined, 404],
] as const)('answers %s with a clear 4xx', async (_name, method, url, payload, status) => {
  const { inject } = await buildTestApp();
  const headers = { 'content-type': 'application/json' };
  const answer = await inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ success: false, requestId: expect.any(String) });
});

it('describes itself as OpenAPI 3.1, every call with its security', async () => {
  const { call } = await buildTestApp();
  const document = (await call('GET', '/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/chat/send'].post.security).toEqual([{ bearer: [] }]);
  expect(document.paths['/api/auth/login'].post.security).toBeUndefined();
});

it.each(HTTP_METHODS)(
  'lets a page of another origin that is allowed send %s, and no other',
  async (method) => {
    const { app } = await buildTestApp({ env: { CORS_ORIGINS: 'https://app.example' } });
    const ask = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': method };
      const { headers: answer } = await app.inject({ method: 'OPTIONS', url: '/api/users/me', headers });
      return [
        answer['access-control-allow-origin'],
        String(answer['access-control-allow-methods'] ?? ''),
      ] as const;
    };
    const [origin, methods] = await ask('https://app.example');
    expect(origin).toBe('https://app.example');
    expect(methods.split(', ')).toContain(method);
    expect((await ask('https://elsewhere.example'))[0]).toBeUndefined();
  },
);
