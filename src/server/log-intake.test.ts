import { describe, expect, it } from 'vitest';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { frontendLogs } from './db/schema/server.ts';
import { deleteOldLogs } from './log-intake.ts';

const report = {
  type: 'console',
  message: 'a screen failed',
  level: 'error',
  timestamp: '2026-01-01T00:00:00.000Z',
  userContext: {
    userId: 'u',
    sessionId: null,
    userAgent: 'a browser',
    url: 'https://process.example/chat-history?q=lost',
    timestamp: '2026-01-01T00:00:00.000Z',
  },
  source: 'frontend',
  environment: 'production',
};

describe('POST /api/logs/frontend', () => {
  it('needs a token', async () => {
    const { call } = await buildTestApp();
    expect((await call('POST', '/api/logs/frontend', report)).statusCode).toBe(401);
  });

  it.each([
    [{ level: 'fatal' }],
    [{ message: 'x'.repeat(1_001) }],
    [{ source: 'backend' }],
    [{ transcript: 'words' }],
    [{ userContext: { ...report.userContext, email: 'maya@example.org' } }],
  ])('refuses %j', async (fault) => {
    const { signUp } = await buildTestApp();
    const person = await signUp();
    expect((await person.call('POST', '/api/logs/frontend', { ...report, ...fault })).statusCode).toBe(400);
  });

  it('keeps a report under the person of the token, redacted once more', async () => {
    const { db, signUp } = await buildTestApp();
    const person = await signUp();
    const me = (await person.call('GET', '/api/users/me')).json();
    const message = 'failed for maya@example.org with "i feel lost"';
    const answer = await person.call('POST', '/api/logs/frontend', { ...report, message });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(await db.select().from(frontendLogs)).toMatchObject([
      { userId: me.id, level: 'error', message: 'failed for [hidden] with [hidden]', path: '/chat-history' },
    ]);
  });

  it('takes sixty a minute', async () => {
    const { signUp } = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    const person = await signUp();
    const statuses: number[] = [];
    for (let line = 0; line < 61; line += 1)
      statuses.push((await person.call('POST', '/api/logs/frontend', report)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('keeps reports for 14 days, and shows them in the export', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const { db, signUp } = await buildTestApp({ now: () => now });
    const person = await signUp();
    await person.call('POST', '/api/logs/frontend', report);
    const exported = (await person.call('POST', '/api/users/me/export', { password: TEST_PASSWORD })).json();
    expect(exported.logs).toMatchObject([{ message: 'a screen failed' }]);
    now = new Date('2026-01-14T23:00:00Z');
    await deleteOldLogs({ db, now: () => now });
    expect(await db.select().from(frontendLogs)).toHaveLength(1);
    now = new Date('2026-01-15T01:00:00Z');
    await deleteOldLogs({ db, now: () => now });
    expect(await db.select().from(frontendLogs)).toHaveLength(0);
  });
});
