import { openPrivateVoice, openView, readRecord, write } from './harness/private-voice.ts';
import { expect, type Page, test } from './harness/test.ts';

const PASSPHRASE = 'a quiet place to sit';

async function setLock(page: Page): Promise<void> {
  await openView(page, 'settings');
  await page.getByLabel('new passphrase', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'set the lock' }).click();
  await expect(page.getByText('please choose at least 8 characters')).toBeVisible();
  await page.getByLabel('new passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByLabel('the same again', { exact: true }).fill(PASSPHRASE);
  await page.getByRole('button', { name: 'set the lock' }).click();
  await expect(page.getByText('your history is sealed.')).toBeVisible();
}

test('a lock seals the history: a wrong passphrase is kindly refused, the right one opens, and a forgotten one leaves erasing', async ({
  page,
}) => {
  await openPrivateVoice(page);
  await write(page, 'i had a hard day');
  await setLock(page);
  await page.getByRole('button', { name: 'lock now' }).click();
  await expect(page.getByRole('heading', { name: 'your history is locked' })).toBeFocused();

  const record = await readRecord(page, 'history', 'conversations');
  expect(JSON.stringify(record)).not.toContain('hard day');
  expect(record).toMatchObject({ id: 'conversations', sealed: { iterations: 600_000 } });

  await page.reload();
  await expect(page.getByRole('link', { name: 'crisis support' })).toBeVisible();
  await page.getByLabel('passphrase', { exact: true }).fill('a loud place to sit');
  await page.getByRole('button', { name: 'unlock' }).click();
  await expect(page.getByText("that isn't the passphrase.")).toBeVisible();
  await page.getByLabel('passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByRole('button', { name: 'unlock' }).click();
  await expect(page.getByRole('combobox', { name: /lock by itself/ })).toHaveValue('5');
  await page.goto('/private-voice?view=history');
  await expect(page.getByRole('heading', { name: 'your history is locked' })).toBeVisible();

  await page.goto('/private-voice?view=settings');
  await page.getByText("i don't know it any more").click();
  await expect(page.getByText('nobody can read this history: not you, and not us.')).toBeVisible();
  await page.getByRole('button', { name: 'erase the history' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'erase' }).click();
  await expect(page.getByRole('heading', { name: 'settings' })).toBeVisible();
  await expect.poll(() => readRecord(page, 'history', 'conversations')).toBeNull();
});

test('it locks by itself after the chosen time without a press', async ({ page }) => {
  await page.clock.install();
  await openPrivateVoice(page);
  await write(page, 'i had a hard day');
  await setLock(page);
  await page.getByRole('combobox', { name: /lock by itself/ }).selectOption('1');
  await expect(page.getByRole('combobox', { name: /lock by itself/ })).toHaveValue('1');
  await page.getByRole('link', { name: 'back to the conversation' }).click();
  await page.clock.runFor(50_000);
  await expect(page.getByText('you said: i had a hard day')).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.getByRole('heading', { name: 'your history is locked' })).toBeVisible();
  await expect(page.getByText('hard day')).toHaveCount(0);
});

test('a lock set in one tab closes the other, and is taken off again', async ({ page, context }) => {
  await openPrivateVoice(page);
  await write(page, 'i had a hard day');
  const other = await context.newPage();
  await openPrivateVoice(other);
  await openView(other, 'history');
  await expect(other.getByText('i had a hard day', { exact: true })).toBeVisible();
  await setLock(page);
  await expect(other.getByRole('heading', { name: 'your history is locked' })).toBeVisible();
  await page.getByRole('button', { name: 'take the lock off' }).click();
  await expect(page.getByText('the lock is off.')).toBeVisible();
  expect(JSON.stringify(await readRecord(page, 'history', 'conversations'))).toContain('hard day');
});
