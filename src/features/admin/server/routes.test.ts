import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { countReferral } from '#features/safety/server/public.ts';
import { createKeyProvider } from '#server/crypto/key-provider.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import { buildTestApp, type Caller } from '#testing/build-test-app.ts';

const TODAY = new Date('2026-11-20T15:30:00Z');
const ADMIN = 'ada@example.org';
const CALLS = [
  'sessions',
  'conversations',
  'engagement',
  'technical',
  'mode-preferences',
  'therapeutic-flow',
  'operations',
];

async function openDashboard(minGroup = 1) {
  let at = TODAY;
  const masterKey = randomBytes(32);
  const app = await buildTestApp({
    masterKey,
    now: () => at,
    env: { ADMIN_EMAILS: ADMIN, ANALYTICS_MIN_GROUP: String(minGroup) },
  });
  const ada = await app.signUp({ email: ADMIN });
  const read = async (call: string, range?: string) =>
    (await ada.call('GET', `/api/admin/analytics/${call}${range ? `?range=${range}` : ''}`)).json();

  interface Happening {
    readonly daysAgo?: number;
    readonly mode?: 'text' | 'voice';
    readonly phases?: readonly (readonly [string, string])[];
    readonly end?: readonly ['completed' | 'abandoned', minutes: number, finalPhase: string];
    readonly issues?: readonly string[];
    readonly help?: readonly object[];
  }
  /** One session as a browser would tell it. */
  async function live(
    person: Caller,
    { daysAgo = 0, mode = 'text', phases = [], end, issues = [], help = [] }: Happening,
  ) {
    const before = at;
    at = new Date(TODAY.getTime() - daysAgo * DAY_MS);
    const head = { sessionId: randomUUID(), timestamp: at.toISOString() };
    const post = async (call: string, body: object) => {
      const answer = await person.call('POST', `/api/analytics/${call}`, { ...head, ...body });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await post('session-start', { mode });
    await post('session-mode-selection', { selectedMode: mode });
    for (const [fromPhase, toPhase] of phases)
      await post('flow-progression', { fromPhase, toPhase, context: 'turn' });
    for (const issueType of issues) await post('technical-issue', { issueType, details: {} });
    for (const details of help) await post('interaction', { eventType: 'crisis_intervention', details });
    if (end)
      await post('session-end', {
        completionStatus: end[0],
        duration: end[1] * 60,
        finalPhase: end[2],
        mode,
      });
    at = before;
  }
  const rowKey = await loadServerKey(app.db, createKeyProvider(masterKey), 'rows');
  return { ...app, ada, read, live, rowKey };
}

it('answers 401 without a token, 403 to who is no admin, and 400 to another range', async () => {
  const { call, signUp, ada } = await openDashboard();
  const maya = await signUp();
  for (const name of CALLS) {
    const path = `/api/admin/analytics/${name}`;
    expect((await call('GET', path)).statusCode).toBe(401);
    expect((await maya.call('GET', path)).statusCode).toBe(403);
    expect((await ada.call('GET', `${path}?range=31`)).statusCode).toBe(400);
    expect((await ada.call('GET', path)).statusCode).toBe(200);
  }
});

it('tells nothing of an empty database, and hides nothing', async () => {
  const { read } = await openDashboard(10);
  expect(await read('sessions')).toMatchObject({
    trendData: [],
    totalSessions: 0,
    avgDuration: null,
    voiceUsage: null,
    sessionGrowth: 0,
    privacy: { minGroup: 10, hidden: [] },
  });
  expect((await read('engagement')).activeUsers).toBe(0);
});

it('tells of known sessions what one works out by hand', async () => {
  const { read, live, signUp } = await openDashboard();
  const [maya, sam] = [await signUp(), await signUp()];
  // 45 days ago, in the 30 before: one session by text, 10 minutes.
  await live(maya, { daysAgo: 45, end: ['completed', 10, 'R2'] });
  // Yesterday: one completed by text, 20 minutes; one by voice abandoned, 10 minutes, with two issues.
  await live(maya, {
    daysAgo: 1,
    phases: [
      ['R1', 'R2'],
      ['R2', 'R6'],
    ],
    end: ['completed', 20, 'R6'],
  });
  await live(sam, {
    daysAgo: 1,
    mode: 'voice',
    end: ['abandoned', 10, 'R1'],
    issues: ['voice_recognition', 'connection'],
  });
  // Today: one by text, completed in 30 minutes, with help that was used; one by text that is still open, help not used.
  await live(maya, {
    phases: [['R1', 'R3']],
    end: ['completed', 30, 'R3'],
    help: [{ outcome: 'shown', sameTurn: true }, { outcome: 'resource_opened' }],
  });
  await live(maya, { help: [{ outcome: 'shown', sameTurn: true }], issues: ['app_crash'] });

  const sessions = await read('sessions');
  expect(sessions).toEqual({
    trendData: [
      {
        date: '2026-11-19',
        avgDuration: 15,
        completionRate: 0.5,
        crisisSuccessRate: null,
        stabilityRate: 0.5,
      },
      { date: '2026-11-20', avgDuration: 30, completionRate: 1, crisisSuccessRate: 0.5, stabilityRate: 0.5 },
    ],
    flowCompletion: [
      { status: 'completed', sessions: 2, rate: 2 / 3 },
      { status: 'abandoned', sessions: 1, rate: 1 - 2 / 3 },
    ],
    totalSessions: 4,
    avgDuration: 20,
    sessionGrowth: 300,
    durationTrend: 100,
    voiceSessions: 1,
    textSessions: 3,
    voiceUsage: 0.25,
    textUsage: 0.75,
    voiceUsageTrend: 25,
    textUsageTrend: -25,
    privacy: { minGroup: 1, hidden: [] },
  });
  expect(await read('sessions', 'all')).toMatchObject({
    totalSessions: 5,
    avgDuration: 17.5,
    sessionGrowth: 300,
  });
  expect((await read('sessions', '90')).trendData).toHaveLength(3);
  expect((await read('conversations')).modeUsage).toEqual([
    { name: 'text', value: 3 },
    { name: 'voice', value: 1 },
  ]);

  const engagement = await read('engagement');
  expect(engagement.usagePatterns).toHaveLength(24);
  expect(engagement.usagePatterns[15]).toEqual({ hour: 15, sessions: 4 });
  // Maya on two days, Sam on one; 30 days ago, Maya alone, once.
  expect(engagement).toMatchObject({
    activeUsers: 2,
    returnRate: 0.5,
    returnRateTrend: 50,
    activeUserGrowth: 0,
  });

  expect(await read('technical')).toEqual({
    issuesData: [
      { date: '2026-11-19', voiceIssues: 1, connectionIssues: 1, appCrashes: 0 },
      { date: '2026-11-20', voiceIssues: 0, connectionIssues: 0, appCrashes: 1 },
    ],
    stabilityRate: 0.5,
    stabilityTrend: -50,
    privacy: { minGroup: 1, hidden: [] },
  });
  expect(await read('mode-preferences')).toEqual({
    selectionTrends: [
      { date: '2026-11-19', voice: 1, text: 1 },
      { date: '2026-11-20', voice: 0, text: 2 },
    ],
    voicePercentage: 25,
    textPercentage: 75,
    privacy: { minGroup: 1, hidden: [] },
  });
  // R1: 4 entered, 2 went on. R2: 1 of 1. R3: 0 of 1. R6: 1 of 1. Nobody came to R4 or R5.
  expect((await read('therapeutic-flow')).phaseCompletionRates).toEqual([
    { phase: 'R1', completionRate: 0.5 },
    { phase: 'R2', completionRate: 1 },
    { phase: 'R3', completionRate: 0 },
    { phase: 'R4', completionRate: null },
    { phase: 'R5', completionRate: null },
    { phase: 'R6', completionRate: 1 },
  ]);
});

it('counts people over the end of a month', async () => {
  let at = new Date('2026-10-29T10:00:00Z');
  const app = await buildTestApp({ now: () => at, env: { ADMIN_EMAILS: ADMIN } });
  const come = async () =>
    (await app.signUp({ email: ADMIN })).call('POST', '/api/analytics/session-start', {
      sessionId: randomUUID(),
      mode: 'text',
      timestamp: at.toISOString(),
    });
  await come();
  at = new Date('2026-11-02T10:00:00Z');
  await come();
  const ada = await app.signUp({ email: ADMIN });
  const answer = await ada.call('GET', '/api/admin/analytics/engagement');
  expect(answer.json()).toMatchObject({ activeUsers: 1, returnRate: 1 });
});

it('hides what is about fewer people than asked for, and says which', async () => {
  const { read, live, signUp } = await openDashboard(3);
  const people = [await signUp(), await signUp()];
  for (const person of people) await live(person, { end: ['completed', 10, 'R1'] });
  const sessions = await read('sessions');
  expect(sessions).toMatchObject({
    totalSessions: null,
    avgDuration: null,
    textSessions: null,
    textUsage: null,
  });
  expect(sessions.trendData).toEqual([
    {
      date: '2026-11-20',
      avgDuration: null,
      completionRate: null,
      crisisSuccessRate: null,
      stabilityRate: null,
    },
  ]);
  expect(sessions.privacy.hidden).toContain('totalSessions');
  expect((await read('engagement')).privacy.hidden).toEqual(['usagePatterns', 'activeUsers', 'returnRate']);
  expect((await read('conversations')).modeUsage[0].value).toBeNull();

  await live(await signUp(), {
    mode: 'voice',
    end: ['completed', 10, 'R1'],
    help: [{ outcome: 'shown', sameTurn: true }],
  });
  const shown = await read('sessions');
  expect(shown).toMatchObject({ totalSessions: 3, avgDuration: 10 });
  // One voice session among three people, and one intervention: still about one.
  expect(shown).toMatchObject({ voiceSessions: null, textSessions: null, voiceUsage: null });
  expect(shown.trendData[0]).toMatchObject({ completionRate: 1, crisisSuccessRate: null });
  expect(shown.privacy.hidden).toContain('trendData.crisisSuccessRate');
  expect((await read('engagement')).activeUsers).toBe(3);
});

it('scores guidance by the marks that people give', async () => {
  const { read, signUp, db, rowKey } = await openDashboard();
  const maya = await signUp();
  const { id } = (await maya.call('POST', '/api/chat/conversations', { type: 'text' })).json();
  const sent = await maya.call('POST', '/api/chat/send', { content: 'i feel so tired', conversationId: id });
  const { message } = sent.json();
  const rate = (helpful: boolean) =>
    maya.call('POST', `/api/chat/messages/${message.id}/feedback`, { helpful });
  const breakdown = async () => (await read('therapeutic-flow')).aiGuidanceEffectiveness.guidanceBreakdown;
  expect(await breakdown()).toEqual([]);
  await rate(true);
  await rate(true);
  expect(await breakdown()).toEqual([{ _id: message.technique, avgEffectiveness: 10, count: 1 }]);
  await rate(false);
  expect(await breakdown()).toEqual([{ _id: message.technique, avgEffectiveness: 1, count: 1 }]);

  const lastMonth = new Date('2026-10-20T12:00:00Z');
  for (let n = 1; n <= 10; n += 1) await countReferral(db, rowKey, lastMonth);
  await expect.poll(async () => (await read('operations')).latency[0].replies).toBe(1);
  expect(await read('operations')).toMatchObject({
    failures: [],
    usage: [],
    referrals: [{ month: '2026-10', count: 10 }],
  });
});
