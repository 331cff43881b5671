import { describe, expect, it } from 'vitest';
import { isHtml, toApiError } from './to-api-error.ts';

const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  toApiError(new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } }));

describe('an answer that is not a success', () => {
  it('keeps what our server says: code, words, fields, the time to wait', async () => {
    const wire = {
      success: false,
      code: 'rate_limited',
      message: 'wait',
      requestId: 'r',
      fields: { email: 'no' },
    };
    expect(await answer(429, JSON.stringify(wire), { 'retry-after': '300' })).toMatchObject({
      kind: 'http',
      status: 429,
      code: 'rate_limited',
      message: 'wait',
      fields: { email: 'no' },
      retryAfterSeconds: 300,
      body: wire,
    });
  });

  it('keeps the words of a proxy that says no more than that', async () => {
    expect(await answer(400, '{"success":false,"message":"not now"}')).toMatchObject({
      message: 'not now',
      code: undefined,
    });
  });

  it.each(['', '{"success": fal', 'plain words'])('has no words when its body is %j', async (body) => {
    expect(await answer(502, body)).toMatchObject({
      kind: 'http',
      status: 502,
      message: '',
      body: undefined,
    });
  });

  it('is a fake 500 when it is a page', async () => {
    const page = await answer(404, '<h1>hello</h1>', { 'content-type': 'text/html; charset=utf-8' });
    expect(page).toMatchObject({ kind: 'html', status: 500, message: 'service unavailable' });
    expect(isHtml(new Response('', { headers: { 'content-type': 'text/html' } }))).toBe(true);
  });

  it.each(['soon', '-1'])('ignores a time to wait of %j', async (header) => {
    expect((await answer(429, '{}', { 'retry-after': header })).retryAfterSeconds).toBeUndefined();
  });
});
