import { talk } from './harness/talk.ts';
import { expect, test } from './harness/test.ts';

test('a card shows a spinner and leads on about 300 ms later', async ({ signedInPage: page }) => {
  await page.clock.install({ time: new Date('2026-03-12T20:00:00') });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.getByText('how are you feeling today?')).toBeVisible();
  await page.clock.pauseAt(new Date('2026-03-12T21:00:00'));
  await page.getByRole('link', { name: /text mode/ }).click();
  await expect(page.getByText('opening text mode')).toBeAttached();
  await page.clock.runFor(250);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/conversation/);
});

test('voice mode and crisis support are in reach', async ({ signedInPage: page }) => {
  await page.goto('/options');
  await expect(page.getByRole('link', { name: /voice mode/ })).toHaveAttribute('href', '/voice');
  await expect(page.getByRole('main').getByRole('link', { name: 'crisis support' })).toHaveAttribute(
    'href',
    '/crisis-support',
  );
});

test('the dashboard leads back to where one was, by the last conversation’s own line', async ({
  signedInPage: page,
  account,
  server,
}) => {
  await page.goto('/options');
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.getByText('pick up where we were')).toHaveCount(0);
  await talk(server.url, account, 'the lighthouse was dark and i felt alone');
  const last = await talk(server.url, account, 'my exam tomorrow scares me');
  const back = page.getByRole('link', { name: /pick up where we were.*exam/ });
  // The title is derived behind the reply.
  await expect(async () => {
    await page.reload();
    await expect(back).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await back.click();
  await expect(page).toHaveURL(new RegExp(`/conversation\\?c=${last}`));
  await expect(page.getByText('my exam tomorrow scares me', { exact: true })).toBeVisible();
});

test('a new member is told once', async ({ signedInPage: page }) => {
  const at = '2026-04-12T15:00:00.000Z';
  await page.route('**/api/subscription/status**', (route) =>
    route.fulfill({
      json: {
        subscriptionStatus: 'trialing',
        trialEnd: at,
        currentPeriodEnd: at,
        cancelAtPeriodEnd: false,
        currentPlan: 'premium',
        trialUsed: true,
      },
    }),
  );
  await page.goto('/options');
  await expect(page.getByText("You're now a premium member!")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Subscription' })).toHaveAttribute('href', '/settings');
  await page.getByRole('button', { name: 'dismiss' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.getByText("You're now a premium member!")).toBeHidden();
});

test('the thank-you fills its bar for 4.5 s, fades and leads to the dashboard', async ({
  signedInPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: new Date('2026-03-12T20:00:00') });
  await page.goto('/exit-thanks');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^good evening, Maya$/)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /^thank you for/ })).toBeVisible();
  await expect(dialog).toContainText(
    'If you ever need more support, consider reaching out to a mental health professional.',
  );
  await page.clock.runFor(4_600);
  await expect(page.locator('main')).toHaveAttribute('data-status', 'fading');
  await page.clock.runFor(1_000);
  await expect(page.getByText('returning to your dashboard')).toBeAttached();
  await page.clock.runFor(400);
  await expect(page).toHaveURL(/\/options$/);
});

test('continue skips ahead, and with reduced motion nothing fades', async ({ signedInPage: page }) => {
  await page.goto('/exit-thanks');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/options$/);
});

test('insights say how far away they are, and promise no percentage', async ({ signedInPage: page }) => {
  await page.goto('/insights');
  await expect(page.getByText('there are 0 so far')).toBeVisible();
  await expect(page.getByText('%')).toHaveCount(0);
  for (const name of ['trigger themes', 'emotional trends', 'growth insights'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('from three days on, what was said draws the three of them', async ({ signedInPage: page }) => {
  const moods = [1, 2, 3].map((day) => ({
    conversationId: `0197a000-0000-7000-8000-00000000000${day}`,
    at: `2026-03-0${day}T15:00:00.000Z`,
    mood: 'angry',
  }));
  const shift = { title: 'the talk', hasBreakthrough: false, insights: 0, strength: { start: 8, end: 3 } };
  await page.route('**/api/insights', (route) =>
    route.fulfill({
      json: {
        days: 3,
        themes: [{ theme: 'family', conversations: 3, moods: ['angry'] }],
        moods,
        growth: [{ conversationId: moods[0]?.conversationId, at: moods[0]?.at, ...shift }],
      },
    }),
  );
  await page.goto('/insights');
  await expect(page.getByText('in 3 conversations')).toBeVisible();
  await expect(page.getByRole('link', { name: /^family/ })).toBeVisible();
  await expect(page.getByText('angry').first()).toBeVisible();
  await expect(page.getByText('from 8 to 3')).toBeVisible();
});
