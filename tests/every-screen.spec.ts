import { expectNoFault } from './harness/accessibility.ts';
import { followNav, PATHS, PRIVATE_VOICE_PATHS, restOnThanks } from './harness/screens.ts';
import { talk } from './harness/talk.ts';
import { expect, type Page, test } from './harness/test.ts';

test.use({ serviceWorkers: 'block' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** One heading says where one is, and a title says it in a list of tabs. */
async function tellsWhere(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page), path).toHaveText(/\w/);
  await expect(page, path).toHaveTitle(/^\w[\w' ]* · process$/);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${colorScheme} at ${viewport.width}`, () => {
      test.use({ colorScheme, viewport });
      test.slow();

      test('every screen before the sign-in has one h1, a title, and no accessibility fault', async ({
        page,
      }) => {
        expect(PATHS).toContain('/crisis-support');
        for (const path of [...PATHS, ...PRIVATE_VOICE_PATHS]) {
          await tellsWhere(page, path);
          const isTurnedAway = !path.startsWith('/login') && new URL(page.url()).pathname === '/login';
          if (!isTurnedAway) await expectNoFault(page, path);
        }
      });

      test('every screen behind the sign-in has one h1, a title, and no accessibility fault', async ({
        signedInPage: page,
        account,
        server,
      }) => {
        expect(PATHS).toContain('/voice');
        const id = await talk(server.url, account, 'work was long today and i am tired of it');
        for (const path of PATHS) {
          await tellsWhere(page, path.replace(':conversationId', id));
          if (path === '/exit-thanks') await restOnThanks(page);
          await expectNoFault(page, path);
        }
      });
    });
  }
}

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
