import { type Locator, type Page, test } from './harness/test.ts';
import { expect, heart, status, storedMessages } from './harness/voice.ts';

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

/** A browser that could learn to listen on the device, and until then sends the voice to its maker. */
const LEARNS = `
let state = 'downloadable';
window.SpeechRecognition = class {
  static available = async () => state;
  static install = async () => { state = 'available'; return true; };
  start() {} stop() {} abort() {}
};`;

/** What the device check of the settings says of the voice. */
async function deviceCheck(page: Page): Promise<Locator> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'check this device' }).click();
  return page.getByRole('dialog', { name: 'Device Compatibility Test' });
}

const NOBODY = 'nothing here can turn your voice into words just now, so you write.';

test('voice settings name the ways to be heard, and the device check agrees with the screen', async ({
  signedInPage: page,
}) => {
  await page.addInitScript({ content: LEARNS });
  await expect((await deviceCheck(page)).getByText(NOBODY).first()).toBeVisible();

  await page.goto('/voice');
  await expect(page.getByText(/voice settings, below, name the ways to be heard/)).toBeVisible();
  await page.getByRole('button', { name: 'voice settings' }).click();
  const settings = page.getByRole('dialog', { name: 'voice settings' });
  await expect(settings.getByText(NOBODY)).toBeVisible();
  await expect(settings).toContainText('the basic voice of this server');
  await settings.getByRole('switch', { name: "let the browser's maker listen" }).check();
  await expect(settings.getByText('the company that makes your browser turns')).toBeVisible();
  await expect(
    (await deviceCheck(page)).getByText('the company that makes your browser turns'),
  ).toBeVisible();

  await page.goto('/voice');
  await page.getByRole('button', { name: 'voice settings' }).click();
  await settings.getByRole('button', { name: 'let this browser learn to listen' }).click();
  await expect(settings.getByText('this browser turns your voice into words, on this device')).toBeVisible();
  await expect(settings.getByRole('button', { name: 'let this browser learn to listen' })).toHaveCount(0);
  await settings.getByRole('button', { name: 'done' }).click();
  await expect(heart(page, 'start listening')).toBeVisible();
});
