import { expect, test } from './harness/test.ts';

test.use({ serviceWorkers: 'allow', serverEnv: { SUPPORT_EMAIL: 'help@example.org' } });
// In one worker: a server for each of three takes longer than all of them.
test.describe.configure({ mode: 'default' });

test('no plan is needed, and /subscribe says so and leads nowhere', async ({ signedInPage: page }) => {
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'no plan is needed here' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a checkout that nobody has opened leads to where one begins', async ({ signedInPage: page }) => {
  await page.goto('/checkout/local');
  await page.getByRole('link', { name: 'subscription details' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
});

test('/contact says whom to write to', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('link', { name: 'help@example.org' });
  await expect(link).toHaveAttribute('href', 'mailto:help@example.org');
});
