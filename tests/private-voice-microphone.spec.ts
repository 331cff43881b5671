import { findChromium, launchOf } from './harness/find-chromium.ts';
import { openPrivateVoice, readSpeech } from './harness/private-voice.ts';
import { expect, type Page, test } from './harness/test.ts';

// The shell asks nobody for a microphone.
const chromium = await findChromium('whole');

test.use({
  launchOptions: launchOf(chromium, ['--use-fake-device-for-media-stream']),
});
// In one worker: a browser and a server for each of three take longer than all of them.
test.describe.configure({ mode: 'default' });

/** Counts the tracks that the page holds on to. */
const countTracks = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    window.tracks = [];
    const { getUserMedia } = MediaDevices.prototype;
    MediaDevices.prototype.getUserMedia = async function (...args) {
      const stream = await getUserMedia.apply(this, args);
      window.tracks.push(...stream.getTracks());
      return stream;
    };`);
const liveTracks = (page: Page): Promise<string[]> =>
  page.evaluate('window.tracks.map((track) => track.readyState)');

test.describe('granted', () => {
  test.use({ permissions: ['microphone'] });

  test('the probe lets go at once, one speaks from press to press, and leaving lets go of the microphone', async ({
    page,
  }) => {
    await countTracks(page);
    await openPrivateVoice(page, { hears: 'i had a hard day' });
    await expect.poll(() => liveTracks(page)).toEqual(['ended']);
    await page.getByRole('button', { name: 'start listening' }).click();
    await expect(page.getByText("i'm listening...")).toBeVisible();
    await expect.poll(() => liveTracks(page)).toEqual(['ended', 'live']);
    await page.getByRole('button', { name: 'stop listening' }).click();
    await expect(page.getByText('you said: i had a hard day')).toBeVisible();
    await expect(page.getByRole('log', { name: 'reply' })).not.toBeEmpty();
    await expect.poll(() => liveTracks(page)).toEqual(['ended', 'ended']);
    expect((await readSpeech(page)).listened).toEqual([{ lang: 'en-US', processLocally: true }]);
    await page.getByRole('button', { name: 'start listening' }).click();
    await expect.poll(() => liveTracks(page)).toEqual(['ended', 'ended', 'live']);
    await page.getByRole('link', { name: 'crisis support' }).click();
    await expect(page.getByRole('heading', { name: 'crisis support' })).toBeVisible();
    await expect.poll(() => liveTracks(page)).toEqual(['ended', 'ended', 'ended']);
  });

  test('silence is no fault', async ({ page }) => {
    await openPrivateVoice(page, { hears: '' });
    await page.getByRole('button', { name: 'Tap to record' }).click();
    await expect(page.getByText("i'm listening...")).toBeVisible();
    await page.getByRole('button', { name: 'stop listening' }).click();
    await expect(page.getByText("i didn't catch any words.")).toBeVisible();
  });
});

test('denied: writing works at once, and a press asks for access, which may then be granted', async ({
  page,
  context,
}) => {
  await openPrivateVoice(page, { hears: 'i had a hard day' });
  await page.getByRole('button', { name: 'start listening' }).click();
  const card = page.getByRole('alert').filter({ hasText: 'Microphone Access Required' });
  await expect(card).toContainText('Please allow microphone access to use voice features');
  await context.grantPermissions(['microphone']);
  await card.getByRole('button', { name: 'Grant Permission' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'start listening' }).click();
  await expect(page.getByText("i'm listening...")).toBeVisible();
});
