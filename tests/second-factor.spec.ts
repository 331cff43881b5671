import { Secret, TOTP } from 'otpauth';
import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { createNewcomer, expect, PASSWORD, type Page, test } from './harness/test.ts';

test.use({ serverEnv: { SECOND_FACTOR: 'required' } });

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('email').fill(email);
  await page.getByRole('textbox', { name: 'password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test('where the server asks everybody for more than a password, who has none yet is led to it, and nobody is kept out', async ({
  page,
  server,
}) => {
  const maya = await createNewcomer(server.url);
  await page.goto('/login');
  await logIn(page, maya.email);
  const question = page.getByRole('heading', { name: 'one more way to sign in', level: 1 });
  await expect(question).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the way to a second step');
  const goOn = page.getByRole('button', { name: 'go on', exact: true });
  await expect(goOn).toBeDisabled();
  // Neither another address nor a page that is loaded anew leads past it; people to turn to are open.
  await page.goto('/chat-history');
  await expect(question).toBeVisible();
  await page.getByRole('link', { name: 'crisis support' }).click();
  await expect(page.getByText('988').first()).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'switch the second step on' }).click();
  await page.getByRole('alertdialog').getByRole('textbox', { name: 'your password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const setUp = page.getByRole('alertdialog', { name: 'show this to your app' });
  const link = await setUp.getByRole('link', { name: 'open in an app on this device' }).getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  await setUp.getByLabel('six digits').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');
  const shown = page.getByRole('alertdialog', { name: 'your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  await shown.getByRole('button', { name: 'i have kept them' }).click();
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'your conversations', level: 1 })).toBeVisible();

  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
  await page.goto('/login');
  await logIn(page, maya.email);
  await page.getByLabel('code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/options$/);
  await expect(question).toBeHidden();
});
