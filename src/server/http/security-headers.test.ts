import { expect, it } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';

const RULES = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
];

it('sends everything under a policy that lets nothing in and turns no text into markup', async () => {
  const { inject } = await buildTestApp();
  for (const url of ['/', '/config.js', '/api/health', '/api/users/me', '/api/nothing']) {
    const { headers } = await inject({ url });
    const policy = String(headers['content-security-policy']);
    for (const rule of RULES) expect(policy.split(';'), url).toContain(rule);
    expect(policy).toContain(";script-src 'self';");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  }
});

it('keeps what an API call answers out of every cache', async () => {
  const { inject, call } = await buildTestApp();
  for (const url of ['/api/users/me', '/api/health', '/api/nothing'])
    expect((await call('GET', url)).headers['cache-control'], url).toBe('no-store');
  expect((await inject({ url: '/config.js' })).headers['cache-control']).toBe('no-cache');
});
