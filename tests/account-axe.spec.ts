import { expectNoFault } from './harness/accessibility.ts';
import { breakCall } from './harness/faults.ts';
import { expect, test } from './harness/test.ts';

test.use({ serviceWorkers: 'block' });

const ENDED = ['/login?expired=true', '/reset-password/short'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${colorScheme} at ${viewport.width}`, () => {
      test.use({ colorScheme, viewport });

      test('a session and a link that have ended have no accessibility fault and do not scroll sideways', async ({
        page,
      }) => {
        for (const path of ENDED) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoFault(page, path);
        }
      });

      test('neither has a sign-in with faults', async ({ page }) => {
        await page.goto('/login');
        await breakCall(page, '/api/auth/login', { status: 401 });
        await page.getByLabel('email').fill('maya@example.org');
        await page.getByLabel('password', { exact: true }).fill('Wrong-Harbour-7');
        await page.getByRole('button', { name: 'sign in' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await page.getByLabel('email').fill('maya');
        await expect(page.getByText('please enter a valid email address')).toBeVisible();
        await expectNoFault(page, 'a sign-in with faults');
      });

      test('neither have the settings and their dialogs', async ({ signedInPage: page }) => {
        await page.goto('/settings');
        await expect(page.getByText('this device', { exact: true })).toBeVisible();
        await expectNoFault(page, 'the settings');
        await page.getByRole('button', { name: 'delete account' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectNoFault(page, 'the question before deleting');
      });
    });
  }
}
