import { Secret, TOTP } from 'otpauth';
import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { expect, PASSWORD, type Page, test } from './harness/test.ts';

/** A passkey device in the browser, as a phone with a fingerprint is one. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its person lets it answer. */
    setVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const doorsOf = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'ways to sign in', exact: true }) })
    .first();

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'add a passkey' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('name of this passkey').fill(name);
  await question.getByRole('textbox', { name: 'your password' }).fill(PASSWORD);
  await question.getByRole('button', { name: 'go on' }).click();
  await expect(page.getByRole('list', { name: 'passkeys' }).getByText(name)).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.setItem('seeded', 'yes');
  });
  await page.goto('/login');
}

test('a passkey is added, signs in by itself, confirms the deletion and is gone with it', async ({
  signedInPage: page,
}) => {
  await plugIn(page);
  await page.goto('/settings');
  await addPasskey(page, 'my phone');
  await expect(doorsOf(page).getByText('not used yet')).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'use a passkey' }).click();
  await expect(page).toHaveURL(/\/options$/);
  await page.goto('/settings');
  await expect(doorsOf(page).getByText(/last used/)).toBeVisible();
  await page.getByRole('button', { name: 'delete account' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'use a passkey instead' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'use a passkey' }).click();
  await expect(page.getByText(/this passkey did not work here/)).toBeVisible();
});

test('a passkey whose person says no changes nothing, and it can be removed', async ({
  signedInPage: page,
}) => {
  const device = await plugIn(page);
  await page.goto('/settings');
  await addPasskey(page, 'my key');
  await page.getByRole('button', { name: 'remove my key' }).click();
  const question = page.getByRole('alertdialog');
  await device.setVerified(false);
  await question.getByRole('button', { name: 'use a passkey instead' }).click();
  await expect(question.getByText('nothing was changed. whenever you are ready, try again.')).toBeVisible();
  await question.getByRole('textbox', { name: 'your password' }).fill(PASSWORD);
  await question.getByRole('button', { name: 'remove', exact: true }).click();
  await expect(page.getByText('passkey removed')).toBeVisible();
  await expect(page.getByRole('list', { name: 'passkeys' })).toHaveCount(0);
});

test('a veiled page is opened again by a passkey, and by nobody who says no', async ({
  signedInPage: page,
}) => {
  await page.clock.install();
  const device = await plugIn(page);
  await page.goto('/settings');
  await addPasskey(page, 'my phone');
  await page
    .getByRole('group', { name: 'veil my words after' })
    .getByRole('button', { name: '1 min', exact: true })
    .click();
  await page.clock.fastForward('01:05');
  const veil = page.getByRole('heading', { name: 'your words are veiled' });
  await expect(veil).toBeVisible();
  await device.setVerified(false);
  await page.getByRole('button', { name: 'use a passkey' }).click();
  await expect(page.getByText('nothing was changed. whenever you are ready, try again.')).toBeVisible();
  await expect(veil).toBeVisible();
  await device.setVerified(true);
  await page.getByRole('button', { name: 'use a passkey' }).click();
  await expect(page.getByRole('list', { name: 'passkeys' }).getByText('my phone')).toBeVisible();
});

test('the second step is switched on and asked for, by keyboard alone', async ({
  signedInPage: page,
  account,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'switch the second step on' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('textbox', { name: 'your password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const setUp = page.getByRole('alertdialog', { name: 'show this to your app' });
  await expect(setUp.getByRole('img', { name: 'the key as a picture' })).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the key of the second step');
  const link = await setUp.getByRole('link', { name: 'open in an app on this device' }).getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await setUp.getByLabel('six digits').fill(app.generate());
  await page.keyboard.press('Enter');
  const shown = page.getByRole('alertdialog', { name: 'your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  await shown.getByRole('button', { name: 'i have kept them' }).press('Enter');
  await expect(doorsOf(page).getByText('10 recovery codes are left')).toBeVisible();

  await signOut(page);
  await page.getByLabel('email').fill(account.email);
  await page.getByRole('textbox', { name: 'password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\/code$/);
  await expectNoFaultInAnyLook(page, 'the code of the second step');
  await page.getByLabel('code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/this code is not right/)).toBeVisible();
  await page.getByLabel('code').fill(codes[0] ?? '');
  // A second try within two seconds is asked to wait.
  await expect(async () => {
    await page.getByLabel('code').press('Enter');
    await expect(page).toHaveURL(/\/options$/, { timeout: 2_500 });
  }).toPass();
});
