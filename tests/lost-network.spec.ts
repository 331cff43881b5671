import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { findCovered, PATHS, PRIVATE_VOICE_PATHS, restOnThanks, sidewaysOf } from './harness/screens.ts';
import { talk } from './harness/talk.ts';
import { expect, type Page, test } from './harness/test.ts';

test.use({ serviceWorkers: 'allow' });

const said = (page: Page) => page.getByText(/^you('re| appear to be) offline\./);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#main :is(h1, h2, button)').first(), path).toBeAttached();
}

async function loseNetwork(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await expect(said(page), path).toBeVisible();
  expect.soft(await sidewaysOf(page), path).toBe(0);
  expect.soft(await findCovered(page), path).toEqual([]);
  await page.context().setOffline(false);
  await expect(said(page), path).toHaveCount(0);
}

test('a lost network is said on every screen before the sign-in, and no longer when it is back', async ({
  page,
}) => {
  test.slow();
  expect(PATHS).toContain('/crisis-support');
  for (const path of [...PATHS, ...PRIVATE_VOICE_PATHS]) {
    await open(page, path);
    const isTurnedAway = !path.startsWith('/login') && new URL(page.url()).pathname === '/login';
    if (!isTurnedAway) await loseNetwork(page, path);
  }
});

test('a lost network is said on every screen behind the sign-in, and no longer when it is back', async ({
  signedInPage: page,
  account,
  server,
}) => {
  test.slow();
  expect(PATHS).toContain('/exit-thanks');
  const id = await talk(server.url, account, 'work was long today and i am tired of it');
  for (const path of PATHS) {
    await open(page, path.replace(':conversationId', id));
    await loseNetwork(page, path);
  }
});

test('no screen with the network lost has an accessibility fault by day and by night, at a desk and on a phone', async ({
  signedInPage: page,
  context,
}) => {
  test.slow();
  for (const path of ['/privacy', '/settings', '/exit-thanks']) {
    await open(page, path);
    if (path === '/exit-thanks') await restOnThanks(page);
    await context.setOffline(true);
    await expect(said(page), path).toBeVisible();
    await expectNoFaultInAnyLook(page, `${path}, offline`);
    await context.setOffline(false);
  }
});
