import { expect, test } from './harness/test.ts';

test('a person writes, and process answers word by word', async ({ signedInPage: page }) => {
  await page.goto('/conversation');
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  const field = page.getByLabel('your message');
  await field.fill("i can't stop thinking about tomorrow");
  await field.press('Enter');
  await expect(page.getByText("i can't stop thinking about tomorrow")).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'this helped' })).toBeVisible();
  await expect(page.getByText('2 messages')).toBeVisible();
});
