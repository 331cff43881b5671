import { expect, heart, open, status, test, wholeBrowserWith } from './harness/voice.ts';

// A device, and nobody who grants it.
test.use({ launchOptions: wholeBrowserWith(['--use-fake-device-for-media-stream']), permissions: [] });

test('a microphone that is denied is told in the words of the specification; the first press clears them', async ({
  voicePage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 568 });
  await open(page);
  await heart(page, 'start listening').click();
  await expect(page.getByRole('alert')).toContainText(
    'microphone access is needed for voice features. you can enable it in your browser settings when you feel comfortable.',
  );
  await expect(page.getByRole('alert')).toContainText(
    'Microphone permission denied. Please allow microphone access in your browser settings.',
  );
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 0.99 });
  await expect(status(page, 'tap to start listening...')).toBeVisible();
  await heart(page, 'start listening').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tap to record' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
