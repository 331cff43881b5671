import { readFile } from 'node:fs/promises';
import { breakCall, mendCall } from './harness/faults.ts';
import { talk } from './harness/talk.ts';
import { expect, PASSWORD, type Page, test } from './harness/test.ts';

const cardOf = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('the password card tells every fault and then changes the password', async ({ signedInPage: page }) => {
  await page.goto('/settings');
  const card = cardOf(page, 'change password');
  const submit = card.getByRole('button', { name: 'update password' });
  const fill = async (current: string, next: string, confirmation = next) => {
    await card.getByLabel('current password', { exact: true }).fill(current);
    await card.getByLabel('new password', { exact: true }).fill(next);
    await card.getByLabel('confirm new password', { exact: true }).fill(confirmation);
    await submit.click();
  };
  await fill('', 'short', 'other');
  for (const text of [
    'Current password is required',
    'Password must be at least 8 characters long',
    'New passwords do not match',
  ])
    await expect(card.getByText(text)).toBeVisible();
  await fill('Wrong-Harbour-7', 'Still-Water-8!');
  await expect(card.getByText('Current password is incorrect')).toBeVisible();
  await breakCall(page, '/api/users/change-password', { status: 500 });
  await fill(PASSWORD, 'Still-Water-8!');
  await expect(card.getByText('Failed to change password')).toBeVisible();
  await breakCall(page, '/api/users/change-password', 'unparseable');
  await fill(PASSWORD, 'Still-Water-8!');
  await expect(card.getByText('Failed to change password')).toBeVisible();
  await mendCall(page, '/api/users/change-password');
  await fill(PASSWORD, 'Still-Water-8!');
  await expect(card.getByText('Password updated successfully')).toBeVisible();
});

test('name, country and consent are kept; the theme is shown at once', async ({ signedInPage: page }) => {
  await page.goto('/settings');
  const about = cardOf(page, 'about you');
  await about.getByLabel('full name').fill('Maya');
  await about.getByRole('button', { name: 'save' }).click();
  await expect(about.getByText('full name is required')).toBeVisible();
  await about.getByLabel('full name').fill('Maya Okafor');
  await about.getByLabel('country').selectOption('NZ');
  await about.getByRole('button', { name: 'save' }).click();
  await expect(page.getByRole('button', { name: 'hello Maya Okafor' })).toBeVisible();
  await page.getByRole('switch', { name: /outside providers/ }).click();
  await expect(cardOf(page, 'what is sent to whom').getByText('saved')).toBeVisible();
  await page.getByRole('button', { name: 'night' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(about.getByLabel('country')).toHaveValue('NZ');
  await expect(page.getByRole('switch', { name: /outside providers/ })).toBeChecked();
});

test('what the companion keeps in mind is switched on, seen and removed here', async ({
  signedInPage: page,
  account,
  server,
}) => {
  await fetch(`${server.url}/api/users/me`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ companionSettings: { memory: ['your sister is called noor'] } }),
  });
  await page.goto('/settings');
  const memory = page.getByRole('switch', { name: /remember things about me/ });
  await expect(memory).not.toBeChecked();
  await memory.click();
  await expect(memory).toBeChecked();
  await page.getByRole('button', { name: 'forget: your sister is called noor' }).click();
  await expect(page.getByText('your sister is called noor')).toHaveCount(0);
  await page.reload();
  await expect(memory).toBeChecked();
});

test('another device is listed and can be signed out', async ({ signedInPage: page, account, server }) => {
  await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0',
    },
    body: JSON.stringify({ email: account.email, password: PASSWORD }),
  });
  await page.goto('/settings');
  const devices = page.getByRole('list', { name: 'signed-in devices' });
  await expect(devices.getByText('this device')).toHaveCount(1);
  await devices.getByRole('button', { name: 'sign out Firefox on Android' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'your password' }).fill(PASSWORD);
  await question.getByRole('button', { name: 'sign out' }).click();
  await expect(devices.getByText('Firefox on Android')).toHaveCount(0);
});

test('the two device tests open from here; the export is a file with everything in it', async ({
  signedInPage: page,
  account,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'check this device' }).click();
  const device = page.getByRole('dialog', { name: 'Device Compatibility Test' });
  await expect(device.getByText(/^(Compatible|Incompatible)$/)).toBeVisible();
  for (const line of [
    'browser',
    'media devices',
    'recording',
    'audio context',
    'audio formats',
    'audio inputs',
  ])
    await expect(device.getByText(line, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'check the connection' }).click();
  const network = page.getByRole('dialog', { name: 'Network Connection Test' });
  await expect(network.getByText(/^quality: (good|fair|poor)$/)).toBeVisible();
  await expect(network.getByText('200', { exact: true })).toBeVisible();
  await network.getByRole('button', { name: 'close' }).click();
  await expect(network).toHaveCount(0);

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'export my data' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'your password' }).fill(PASSWORD);
  await question.getByRole('button', { name: 'export' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^process-export-\d{4}-\d\d-\d\d\.json$/);
  const held = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(held).toMatchObject({ account: { email: account.email }, conversations: [] });
  await expect(page.getByText('your data has been downloaded')).toBeVisible();
});

test('all conversations go after a question', async ({ signedInPage: page, account, server }) => {
  const headers = { authorization: `Bearer ${account.token}` };
  await talk(server.url, account, 'the harbour at night');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'delete all conversations' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'keep them' })).toBeFocused();
  await question.getByRole('button', { name: 'delete all' }).click();
  await expect(page.getByText('all conversations are deleted')).toBeVisible();
  const left = await fetch(`${server.url}/api/chat/conversations`, { headers });
  expect(await left.json()).toMatchObject({ conversations: [] });
});

test('the account goes after a question, and its token with it', async ({
  signedInPage: page,
  account,
  server,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'delete account' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'keep my account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'delete account' }).click();
  await question.getByRole('button', { name: 'delete account' }).click();
  await expect(question.getByText('Current password is required')).toBeVisible();
  await question.getByRole('textbox', { name: 'your password' }).fill('Wrong-Harbour-7');
  await question.getByRole('button', { name: 'delete account' }).click();
  await expect(question.getByText('Current password is incorrect')).toBeVisible();
  await question.getByRole('textbox', { name: 'your password' }).fill(PASSWORD);
  await question.getByRole('button', { name: 'delete account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your account has been successfully deleted.')).toBeVisible();
  const me = await fetch(`${server.url}/api/users/me`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(me.status).toBe(401);
});

test('text size and the pace of replies are chosen, shown at once and remembered', async ({
  signedInPage: page,
}) => {
  await page.goto('/settings');
  expect(await page.evaluate('getComputedStyle(document.documentElement).scrollbarColor')).not.toBe('auto');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('about you');
  await expect(headings.nth(1)).toHaveText('comfort');
  await expect(headings.last()).toHaveText('delete account');
  const sizes = page.getByRole('group', { name: 'text size' });
  const rootSize = () => page.evaluate<string>('getComputedStyle(document.documentElement).fontSize');
  expect(await rootSize()).toBe('16px');
  await sizes.getByRole('button', { name: 'larger' }).click();
  expect(await rootSize()).toBe('20px');
  const paces = page.getByRole('group', { name: 'how replies appear' });
  await paces.getByRole('button', { name: 'at once' }).click();
  await page.reload();
  expect(await rootSize()).toBe('20px');
  await expect(paces.getByRole('button', { name: 'at once' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /hello/ }).click();
  await expect(page.getByRole('link', { name: 'private voice', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'safety plan' }).click();
  await expect(page).toHaveURL(/\/safety-plan$/);
});
