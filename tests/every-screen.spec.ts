import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { breakCall } from './harness/faults.ts';
import {
  findCovered,
  followNav,
  PATHS,
  PRIVATE_VOICE_PATHS,
  restOnThanks,
  sidewaysOf,
} from './harness/screens.ts';
import { talk } from './harness/talk.ts';
import { expect, type Page, test } from './harness/test.ts';

// As people have it: a screen whose network is lost may still load what it holds back.
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** One heading says where one is, and a title says it in a list of tabs. */
async function tellsWhere(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page), path).toHaveText(/\w/);
  await expect(page, path).toHaveTitle(/^\w[\w' ]* · process$/);
}

const lost = (page: Page) => page.getByText(/^you('re| appear to be) offline\./);

/** A lost network is said, covers nothing, and is said no longer when it is back. */
async function loseNetwork(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await expect(lost(page), path).toBeVisible();
  expect.soft(await sidewaysOf(page), path).toBe(0);
  expect.soft(await findCovered(page), path).toEqual([]);
  await page.context().setOffline(false);
  await expect(lost(page), path).toHaveCount(0);
}

/** Each screen is loaded once: at a desk and on a phone, by day and by night it is the same page. */
test.describe('by day and by night, at a desk and on a phone', () => {
  test.slow();

  test('every screen before the sign-in has one h1, a title, and no accessibility fault, and tells of a lost network', async ({
    page,
  }) => {
    expect(PATHS).toContain('/crisis-support');
    for (const path of [...PATHS, ...PRIVATE_VOICE_PATHS]) {
      await tellsWhere(page, path);
      const isTurnedAway = !path.startsWith('/login') && new URL(page.url()).pathname === '/login';
      if (isTurnedAway) continue;
      await expectNoFaultInAnyLook(page, path);
      await loseNetwork(page, path);
    }
  });

  test('every screen behind the sign-in has one h1, a title, and no accessibility fault, and tells of a lost network', async ({
    signedInPage: page,
    account,
    server,
  }) => {
    expect(PATHS).toContain('/voice');
    const id = await talk(server.url, account, 'work was long today and i am tired of it');
    for (const path of PATHS) {
      await tellsWhere(page, path.replace(':conversationId', id));
      if (path === '/exit-thanks') await restOnThanks(page);
      await expectNoFaultInAnyLook(page, path);
      await loseNetwork(page, path);
    }
  });

  test('neither has a screen with the network lost', async ({ signedInPage: page, context }) => {
    for (const path of ['/privacy', '/settings', '/exit-thanks']) {
      await tellsWhere(page, path);
      if (path === '/exit-thanks') await restOnThanks(page);
      await context.setOffline(true);
      await expect(lost(page), path).toBeVisible();
      await expectNoFaultInAnyLook(page, `${path}, offline`);
      await context.setOffline(false);
    }
  });

  test('neither has a session or a link that ended, nor a sign-in with faults', async ({ page }) => {
    for (const path of ['/login?expired=true', '/reset-password/short']) {
      await tellsWhere(page, path);
      await expectNoFaultInAnyLook(page, path);
    }
    await page.goto('/login');
    await breakCall(page, '/api/auth/login', { status: 401 });
    await page.getByLabel('email').fill('maya@example.org');
    await page.getByLabel('password', { exact: true }).fill('Wrong-Harbour-7');
    await page.getByRole('button', { name: 'sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('email').fill('maya');
    await expect(page.getByText('please enter a valid email address')).toBeVisible();
    await expectNoFaultInAnyLook(page, 'a sign-in with faults');
  });

  test('neither has a screen without a conversation, nor what asks before it deletes', async ({
    signedInPage: page,
    account,
    server,
  }) => {
    for (const path of ['/options', '/insights', '/chat-history']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectNoFaultInAnyLook(page, path);
    }
    await page.goto('/settings');
    await page.getByRole('button', { name: 'delete account' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFaultInAnyLook(page, 'the question before deleting an account');
    const id = await talk(server.url, account, 'i am worried about work');
    await page.evaluate('localStorage.removeItem("chatHistoryCache")');
    await page.goto('/chat-history');
    await page.getByRole('button', { name: 'select', exact: true }).click();
    await page.locator('ul input').check();
    await expectNoFaultInAnyLook(page, 'choosing');
    await page.getByRole('toolbar').getByRole('button', { name: 'delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFaultInAnyLook(page, 'the question before deleting');
    await page.goto(`/chat-history/${id}`);
    await expect(page.getByText('Showing 2 of 2 messages')).toBeVisible();
    await expectNoFaultInAnyLook(page, 'one conversation');
    await page.goto('/exit-thanks');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFaultInAnyLook(page, 'the thank-you');
  });
});

test('what is not there, and what did not load, has one h1 and a title as well', async ({
  signedInPage: page,
}) => {
  const nobodys = '0197a000-0000-7000-8000-000000000001';
  for (const path of [`/chat-history/${nobodys}`, `/voice?c=${nobodys}`, `/conversation?c=${nobodys}`])
    await tellsWhere(page, path);
  await page.route(/\/api\/(chat|safety|insights|subscription)/, (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 'bad_request', message: 'x', requestId: 'x' },
    }),
  );
  for (const path of ['/chat-history', '/safety-plan', '/insights', '/subscribe'])
    await tellsWhere(page, path);
});

test('whoever arrives at a conversation stands at its h1', async ({ signedInPage: page }) => {
  for (const [mode, words] of [
    ['text mode', 'connected'],
    ['voice mode', 'nothing here can turn your voice'],
  ] as const) {
    await page.goto('/settings');
    await followNav(page, 'dashboard');
    await page.getByRole('link', { name: new RegExp(mode) }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(heading(page), mode).toBeFocused();
  }
});
