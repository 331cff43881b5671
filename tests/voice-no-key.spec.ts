import { test } from './harness/test.ts';
import { browserWith, expect, heart, status, storedMessages } from './harness/voice.ts';

test.use({ launchOptions: browserWith([]) });

test('with no key at all one types, and the built-in guide answers aloud with the basic voice', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await page.goto('/voice');
  await expect(status(page, "write, and i'll answer aloud.")).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'text mode' })).toHaveAttribute(
    'href',
    '/conversation',
  );
  await heart(page, 'write to process').click();
  const field = page.getByLabel('your words');
  await expect(field).toBeFocused();
  await field.fill('i am tired of carrying this alone');
  await field.press('Enter');
  await expect(status(page, 'sharing a response...')).toBeVisible();
  await expect(status(page, "write, and i'll answer aloud.")).toBeVisible();
  const [, reply] = await storedMessages(page, server.url, account);
  await expect(status(page, reply?.[1].trim() ?? 'no reply')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
