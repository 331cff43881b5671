import { randomUUID } from 'node:crypto';
import { signIn as signInRoute } from '#features/account/contract.ts';
import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { type Account, expect, PASSWORD, type Page, signIn, test } from './harness/test.ts';

const ADMIN_NAME = 'Ada Byron';
const ADMIN_EMAIL = 'ada@example.org';

test.use({ serverEnv: { ADMIN_EMAILS: ADMIN_EMAIL } });
// In one worker: a server for each of three takes longer than all of them.
test.describe.configure({ mode: 'default' });

/** Each worker has a server of its own; the admin signs up once on it. */
async function findAdmin(url: string): Promise<Account> {
  const post = async (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/auth/register', { name: ADMIN_NAME, email: ADMIN_EMAIL, password: PASSWORD });
  const answer = await post('/api/auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
  const { accessToken, userId, sessionId } = signInRoute.response.parse(await answer.json());
  return { name: ADMIN_NAME, email: ADMIN_EMAIL, password: PASSWORD, token: accessToken, userId, sessionId };
}

/** Two sessions of today: one by text, completed in 18 minutes, and one by voice that is still open. */
async function addSessions(url: string, { token }: Account): Promise<void> {
  const timestamp = new Date().toISOString();
  const post = async (call: string, body: object) => {
    const response = await fetch(`${url}/api/analytics/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...body, timestamp }),
    });
    expect(response.status).toBe(200);
  };
  const [typed, spoken] = [randomUUID(), randomUUID()];
  await post('session-start', { sessionId: typed, mode: 'text' });
  await post('flow-progression', { sessionId: typed, fromPhase: 'R1', toPhase: 'R2', context: 'turn' });
  const end = { completionStatus: 'completed', duration: 1_080, finalPhase: 'R2', mode: 'text' };
  await post('session-end', { sessionId: typed, ...end });
  await post('session-start', { sessionId: spoken, mode: 'voice' });
  await post('technical-issue', { sessionId: spoken, issueType: 'voice_recognition', details: {} });
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('an admin sees the figures, as charts, as tables and as files, in tabs without an accessibility fault', async ({
  page,
  server,
}) => {
  test.slow();
  const admin = await findAdmin(server.url);
  await addSessions(server.url, admin);
  await signIn(page, admin);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'therapeutic analytics dashboard' })).toBeVisible();
  await expect(page.getByText('18 min', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('100.0%').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^average session duration/ })).toBeVisible();

  await page.getByText('show as a table').first().click();
  await expect(page.getByRole('cell', { name: '18 min' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^\d{4}-\d\d-\d\d \(so far\)$/ }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'download CSV: average session duration' }).click();
  expect((await download).suggestedFilename()).toBe('average-session-duration.csv');

  await openTab(page, 'engagement patterns');
  await expect(page.getByRole('region', { name: 'voice and text', exact: true })).toContainText('50.0%');
  await openTab(page, 'therapeutic flow');
  await expect(page.getByText('R1 recognize')).toBeVisible();
  await openTab(page, 'technical health');
  await expect(page.getByRole('region', { name: 'stability rate', exact: true })).toContainText('50.0%');
  await expect(page.getByRole('heading', { name: 'safety referrals' })).toBeVisible();

  for (const name of ['session trends', 'engagement patterns', 'therapeutic flow', 'technical health']) {
    await openTab(page, name);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expectNoFaultInAnyLook(page, name);
  }
});

test('the key metrics stand on a page of their own', async ({ page, server }) => {
  const admin = await findAdmin(server.url);
  await signIn(page, admin);
  await page.goto('/admin/metrics');
  await expect(page.getByRole('heading', { name: 'key therapeutic metrics' })).toBeVisible();
  for (const name of [
    'total sessions',
    'avg session duration',
    'active users (7d)',
    'voice mode usage',
    'text mode usage',
    'return user rate',
    'technical stability',
  ])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the key metrics');
});

test('a dashboard that cannot be loaded says so and can be tried again', async ({ page, server }) => {
  await signIn(page, await findAdmin(server.url));
  let isBroken = true;
  await page.route('**/api/admin/analytics/technical*', (route) =>
    isBroken ? route.fulfill({ status: 404, json: {} }) : route.fallback(),
  );
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'error loading analytics' })).toBeVisible();
  await expect(page.getByText('Failed to load analytics data. Please try again.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'try again' }).click();
  await expect(page.getByRole('tab', { name: 'session trends' })).toBeVisible();
});

test('says that it is loading', async ({ page, server }) => {
  await signIn(page, await findAdmin(server.url));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/admin/analytics/sessions*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/admin');
  await expect(page.getByText('loading analytics data...')).toBeVisible();
  letGo();
  await expect(page.getByRole('tab', { name: 'session trends' })).toBeVisible();
});

test('nobody else gets to see them', async ({ signedInPage: page }) => {
  for (const path of ['/admin', '/admin/metrics']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'not available' })).toBeVisible();
    await expect(page.getByText('total sessions')).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'admin' })).toHaveCount(0);
});

test('what a session tells waits in the browser while there is no network', async ({
  signedInPage: page,
}) => {
  const queued = () => page.evaluate(() => JSON.parse(localStorage.getItem('analyticsQueue') ?? '[]').length);
  await page.route('**/api/analytics/*', (route) => route.abort('internetdisconnected'));
  await page.goto('/chat');
  await expect.poll(queued).toBe(2);
  await page.unroute('**/api/analytics/*');
  const started = page.waitForResponse((response) => response.url().endsWith('/analytics/session-start'));
  await page.evaluate("dispatchEvent(new Event('online'))");
  expect((await started).status()).toBe(200);
  await expect.poll(queued).toBe(0);
});
