import { expect, heart, open, status, test } from './harness/voice.ts';

test.use({ permissions: ['microphone'] });

test('no microphone is told in the words of the specification', async ({ voicePage: page }) => {
  await open(page);
  await heart(page, 'start listening').click();
  await expect(page.getByRole('alert')).toContainText(
    'No microphone found. Please connect a microphone and try again.',
  );
  await expect(status(page, 'tap to start listening...')).toBeVisible();
  await page.getByRole('button', { name: 'start over' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('so is a browser that has no interface to one', async ({ voicePage: page }) => {
  await page.addInitScript({
    content: 'Object.defineProperty(navigator, "mediaDevices", { value: undefined });',
  });
  await open(page);
  await heart(page, 'start listening').click();
  await expect(page.getByRole('alert')).toContainText(
    'Microphone not supported on this device. Please try a different browser.',
  );
});
