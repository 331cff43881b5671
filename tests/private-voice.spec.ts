import { readFile } from 'node:fs/promises';
import { openPrivateVoice, openView, readRecord, readSpeech, write } from './harness/private-voice.ts';
import { expect, test } from './harness/test.ts';

test('somebody without an account finds it, writes, and hears a voice of the device', async ({ page }) => {
  await openPrivateVoice(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'private voice' }).click();
  // A long reply is said in pieces.
  const readSaid = async () => (await readSpeech(page)).said.map(({ text }) => text).join('');
  const first = await write(page, 'i had a hard day at work');
  const opening = `process is an AI, not a person, and not therapy. ${first}`;
  // What is written while a voice speaks cuts it short.
  await expect.poll(readSaid).toBe(opening);
  const second = await write(page, 'my boss shouted at me');
  expect(second).not.toBe(first);
  const spoken = opening + second;
  await expect.poll(readSaid).toBe(spoken);
  await page.getByRole('button', { name: 'hear it again' }).click();
  await expect.poll(readSaid).toBe(spoken + second);
});

test('speaks at the chosen speed, and not by itself when that is switched off', async ({ page }) => {
  await openPrivateVoice(page);
  await openView(page, 'settings');
  await page.getByRole('combobox', { name: 'speed of the voice' }).selectOption('1.5');
  await page.getByRole('link', { name: 'back to the conversation' }).click();
  await write(page, 'hello');
  expect((await readSpeech(page)).said[0]).toMatchObject({ rate: 1.5, lang: 'en-US' });
  await openView(page, 'settings');
  await page.getByRole('switch', { name: 'speak replies aloud' }).click();
  await page.getByRole('link', { name: 'back to the conversation' }).click();
  const before = (await readSpeech(page)).said.length;
  await write(page, 'i had a hard day');
  expect((await readSpeech(page)).said).toHaveLength(before);
});

test('all settings are there, take effect, and are there again after a reload', async ({ page }) => {
  await openPrivateVoice(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await openView(page, 'settings');
  await page.getByRole('button', { name: 'night' }).click();
  await page.getByRole('combobox', { name: 'language' }).selectOption('en-GB');
  await page.getByRole('switch', { name: /tell me when/ }).click();
  await page.getByRole('textbox', { name: 'exchanges to keep' }).fill('0');
  await expect(page.getByText('please give a number from 1 to 1000')).toBeVisible();
  await page.getByRole('textbox', { name: 'exchanges to keep' }).fill('2');
  await page.getByRole('button', { name: 'save' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect
    .poll(() => readRecord(page, 'settings', 'userSettings'))
    .toEqual({
      voiceSpeed: 1,
      autoPlay: true,
      theme: 'dark',
      language: 'en-GB',
      maxHistoryItems: 2,
      enableNotifications: false,
    });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('combobox', { name: 'language' })).toHaveValue('en-GB');
  await page.getByRole('link', { name: 'back to the conversation' }).click();
  for (const words of ['one', 'two', 'three']) await write(page, words);
  await openView(page, 'history');
  await expect(page.getByRole('article').filter({ hasText: /^you/ })).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText('three');
});

test('the theme is this app’s own: the product keeps what it was told', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('theme', 'night')");
  await openPrivateVoice(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await openView(page, 'settings');
  await page.getByRole('button', { name: 'day', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.getByRole('link', { name: 'crisis support' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test('the history is exported, cleared, and brought back from its file; an export that this browser refuses says so', async ({
  page,
}) => {
  await openPrivateVoice(page);
  const reply = await write(page, 'i had a hard day');
  await openView(page, 'history');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'export', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^voice-history-\d{4}-\d{2}-\d{2}\.json$/);
  const path = await download.path();
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual([
    {
      id: expect.any(Number),
      userMessage: 'i had a hard day',
      aiResponse: reply,
      timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    },
  ]);

  await page.getByRole('button', { name: 'clear history' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'erase' }).click();
  await expect(page.getByRole('heading', { name: 'nothing here yet' })).toBeVisible();
  await expect.poll(() => readRecord(page, 'history', 'conversations')).toBeNull();

  const file = page.getByLabel('a file that was exported here');
  await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(page.getByText("this file doesn't look like a voice history.")).toBeVisible();
  await file.setInputFiles(path);
  await expect(page.getByRole('article').last()).toContainText(reply);

  await page.evaluate("URL.createObjectURL = () => { throw new Error('refused'); }");
  await page.getByRole('button', { name: 'export', exact: true }).click();
  await expect(page.getByText('Failed to export history')).toBeVisible();
});

test('reset begins anew with the history, or without it, and keeps the settings', async ({ page }) => {
  await openPrivateVoice(page);
  await write(page, 'i had a hard day');
  await openView(page, 'settings');
  await page.getByRole('combobox', { name: 'speed of the voice' }).selectOption('0.75');
  await page.getByRole('button', { name: 'reset, keep the history' }).click();
  await expect(page.getByText('your history is still here')).toBeVisible();
  expect(await readRecord(page, 'history', 'conversations')).not.toBeNull();
  await page.getByRole('button', { name: 'reset and erase the history' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'erase' }).click();
  await expect.poll(() => readRecord(page, 'history', 'conversations')).toBeNull();
  await expect(page.getByRole('combobox', { name: 'speed of the voice' })).toHaveValue('0.75');
  await page.getByRole('link', { name: 'back to the conversation' }).click();
  await expect(page.getByText(/you said:/)).toHaveCount(0);
});

test('people to turn to stand there in the same turn, after a reload, and until a check-in', async ({
  page,
}) => {
  await openPrivateVoice(page);
  await write(page, "i don't want to be alive anymore");
  const card = page.getByRole('region', { name: "you don't have to hold this alone" });
  await expect(card.getByRole('link', { name: /^call 988/ })).toHaveAttribute('href', 'tel:988');
  await page.reload();
  await expect(card).toBeVisible();
  await write(page, 'no, i am safe and i do not want to die');
  await card.getByRole('button', { name: 'safer' }).click();
  await expect(card).toHaveCount(0);
});

test('a first use says what process is, and it is noted on this device', async ({ page }) => {
  await page.goto('/private-voice');
  await page.getByRole('button', { name: 'i understand' }).click();
  await page.reload();
  await expect(page.getByLabel('your message')).toBeVisible();
  await expect(page.getByRole('button', { name: 'i understand' })).toHaveCount(0);
});

test('without recognition and voice on the device, one writes and reads; a voice that was declined is offered in the settings alone', async ({
  page,
}) => {
  await openPrivateVoice(page, { hasVoice: false });
  await expect(page.getByText("this browser can't listen on this device alone, so you write.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tap to record' })).toHaveCount(0);
  await page.getByRole('button', { name: 'write a message' }).click();
  await expect(page.getByLabel('your message')).toBeFocused();

  await write(page, 'hello');
  await page.getByRole('button', { name: 'not now' }).click();
  const offer = page.getByRole('button', { name: /^fetch a voice for offline use/ });
  await expect(offer).toHaveCount(0);
  await page.reload();
  await write(page, 'hello again');
  await expect(offer).toHaveCount(0);
  await openView(page, 'settings');
  await expect(offer).toBeVisible();
});

test('it can be installed by itself, and what stays where tells it in plain words', async ({
  page,
  request,
}) => {
  await openPrivateVoice(page);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as Record<string, unknown>; // its fields are looked at
  expect(manifest).toMatchObject({ start_url: '/private-voice', display: 'standalone' });
  await page.getByRole('link', { name: 'what stays where' }).click();
  for (const name of ['what you say', 'what is kept, and where', 'what our server sees', 'how to erase it'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: 'crisis support' }).click();
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
});
