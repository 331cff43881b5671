import { talk } from './harness/talk.ts';
import { expect, type Page, signIn, test } from './harness/test.ts';

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

test('voice mode and crisis support are in reach, and the dashboard leads back to where one was, by the last conversation’s own line', async ({
  signedInPage: page,
  account,
  server,
}) => {
  await page.goto('/options');
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.getByRole('link', { name: /voice mode/ })).toHaveAttribute('href', '/voice');
  await expect(page.getByRole('main').getByRole('link', { name: 'crisis support' })).toHaveAttribute(
    'href',
    '/crisis-support',
  );
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

test('one tap on the dashboard keeps a word for today, another replaces it, the same takes it back; one that cannot be kept is not shown as kept', async ({
  signedInPage: page,
}) => {
  await page.goto('/options');
  const mood = (name: string) => page.getByRole('button', { name, exact: true });
  const tell = async (name: string) => {
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await mood(name).click();
    expect((await kept).ok()).toBe(true);
  };
  await tell('sad');
  await expect(page.getByText(/^kept: sad\./)).toBeVisible();
  await expect(mood('sad')).toBeFocused();
  await tell('hopeful');
  await page.reload();
  await expect(mood('hopeful')).toHaveAttribute('aria-pressed', 'true');
  await expect(mood('sad')).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'insights' }).last().click();
  await expect(page.getByText('there is 1 so far')).toBeVisible();
  await page.goto('/options');
  await expect(mood('hopeful')).toHaveAttribute('aria-pressed', 'true');
  await tell('hopeful');
  await page.reload();
  await expect(mood('hopeful')).toHaveAttribute('aria-pressed', 'false');

  await page.route('**/api/day-mood', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 'invalid_input', message: 'no', requestId: '1' },
    }),
  );
  await mood('calm').click();
  await expect(page.getByText('this could not be kept just now. please try again.')).toBeVisible();
  await expect(mood('calm')).toHaveAttribute('aria-pressed', 'false');
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

test('continue skips ahead of the thank-you, where with reduced motion nothing fades; a quiet minute is waited for', async ({
  signedInPage: page,
}) => {
  await page.clock.install({ time: new Date('2026-03-12T20:00:00') });
  await page.goto('/exit-thanks');
  await page.getByRole('button', { name: 'breathe for a minute' }).click();
  const sheet = page.getByRole('dialog', { name: 'a quiet minute' });
  await expect(sheet).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'done' }).click();
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
  await page.setViewportSize({ width: 390, height: 844 });
  const moods = [1, 2, 3, 4].map((day) => ({
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
        moods: [...moods, { conversationId: null, at: '2026-03-05T15:00:00.000Z', mood: 'calm' }],
        growth: [{ conversationId: moods[0]?.conversationId, at: moods[0]?.at, ...shift }],
      },
    }),
  );
  await page.goto('/insights');
  await expect(page.getByText('calm', { exact: true })).toBeInViewport({ ratio: 1 });
  const days = page.locator('time');
  await expect(days.nth(2)).toBeInViewport({ ratio: 1 });
  await expect(days.nth(1)).not.toBeInViewport();
  await expect(page.getByText('in 3 conversations')).toBeVisible();
  await expect(page.getByRole('link', { name: /^family/ })).toBeVisible();
  await expect(page.getByText('angry').first()).toBeVisible();
  await expect(page.getByText('from 8 to 3')).toBeVisible();
});

test("the browser's own offer to install stands on the dashboard from the second visit, and goes for good", async ({
  browser,
  server,
  account,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const offer = 'dispatchEvent(new Event("beforeinstallprompt", { cancelable: true }))';
  const note = (page: Page) => page.getByRole('region', { name: 'install process' });
  const visit = async () => {
    const page = await context.newPage();
    await signIn(page, account);
    await page.goto('/options');
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await page.evaluate(offer);
    return page;
  };
  const first = await visit();
  await expect(note(first)).toHaveCount(0);
  const second = await visit();
  await expect(note(second).getByRole('button', { name: 'install' })).toBeVisible();
  await note(second).getByRole('button', { name: 'no, thank you' }).click();
  await expect(note(second)).toHaveCount(0);
  const third = await visit();
  await expect(note(third)).toHaveCount(0);
  await context.close();
});
