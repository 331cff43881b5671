import { readFileSync } from 'node:fs';
import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { findCovered, sidewaysOf } from './harness/screens.ts';
import { talk } from './harness/talk.ts';
import { expect, type Page, test } from './harness/test.ts';

/** Every path of the app, read where they are given, so that no later screen is left out. */
const PATHS = [...readFileSync('src/web/app.tsx', 'utf8').matchAll(/^ *\[?'(\/[^']*)',/gm)].map(
  ([, path = '']) => path.replace('/:token?', '/a-link'),
);
const PRIVATE_VOICE = ['talk', 'history', 'settings', 'where'].map((view) => `/private-voice?view=${view}`);

const said = (page: Page) => page.getByText(/^you('re| appear to be) offline\./);

async function loseNetwork(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#main :is(h1, h2, button)').first(), path).toBeAttached();
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
  for (const path of [...PATHS, ...PRIVATE_VOICE]) await loseNetwork(page, path);
});

test('a lost network is said on every screen behind the sign-in, and no longer when it is back', async ({
  signedInPage: page,
  account,
  server,
}) => {
  test.slow();
  expect(PATHS).toContain('/exit-thanks');
  const id = await talk(server.url, account, 'work was long today and i am tired of it');
  for (const path of PATHS) await loseNetwork(page, path.replace(':conversationId', id));
});

test('no screen with the network lost has an accessibility fault by day and by night, at a desk and on a phone', async ({
  signedInPage: page,
  context,
}) => {
  test.slow();
  for (const path of ['/privacy', '/settings', '/exit-thanks']) {
    await page.goto(path);
    await expect(page.locator('#main :is(h1, h2, button)').first()).toBeAttached();
    if (path === '/exit-thanks') {
      // It leads on by itself, but waits for whoever takes a quiet minute.
      await page.getByRole('button', { name: 'breathe for a minute' }).click();
      await page.getByRole('button', { name: 'done' }).click();
    }
    await context.setOffline(true);
    await expect(said(page), path).toBeVisible();
    await expectNoFaultInAnyLook(page, `${path}, offline`);
    await context.setOffline(false);
  }
});
