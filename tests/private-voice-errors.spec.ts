import { givePage, openPrivateVoice, openView } from './harness/private-voice.ts';
import { expect, test } from './harness/test.ts';

test('a part that cannot be loaded may be tried again three times, a second apart, and then is FATAL', async ({
  page,
}) => {
  await page.clock.install();
  await openPrivateVoice(page);
  await page.route('**/assets/history-view-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'menu' }).click();
  await page.getByRole('link', { name: 'history' }).click();
  for (let retry = 0; retry < 3; retry += 1) {
    const card = page.getByRole('alert').filter({ hasText: 'Connection Problem' });
    await expect(card).toContainText('Please check your internet connection and try again');
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect(card.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1_000);
  }
  const card = page.getByRole('alert').filter({ hasText: 'Application Error' });
  await expect(card).toContainText('Something went wrong. Please refresh the page');
  await page.unroute('**/assets/history-view-*.js');
  await card.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { name: 'your history' })).toBeVisible();
});

test('a part that comes at the second try opens', async ({ page }) => {
  await openPrivateVoice(page);
  await page.route('**/assets/settings-view-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'menu' }).click();
  await page.getByRole('link', { name: 'settings' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute('**/assets/settings-view-*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'settings', level: 1 })).toBeVisible();
});

test('a guide that does not come is a connection problem; the words wait in the conversation', async ({
  page,
}) => {
  await givePage(page);
  await page.route('**/assets/local-companion-*.js', (route) => route.abort());
  await page.goto('/private-voice');
  await page.getByLabel('your message').fill('hello');
  await page.keyboard.press('Enter');
  const card = page.getByRole('alert').filter({ hasText: 'Connection Problem' });
  await expect(card).toBeVisible();
  await page.unroute('**/assets/local-companion-*.js');
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card).toHaveCount(0);
  await page.getByLabel('your message').fill('hello again');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'reply' })).not.toBeEmpty();
});

test('what is sent while the app still opens what it keeps goes as soon as it has', async ({ page }) => {
  await page.addInitScript(`
    window.opening = Promise.withResolvers();
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      const request = open.apply(this, args);
      request.addEventListener = (type, hear, ...rest) => {
        const hearLater = async (event) => (await opening.promise, hear.call(request, event));
        EventTarget.prototype.addEventListener.call(request, type, type === 'success' ? hearLater : hear, ...rest);
      };
      return request;
    };`);
  await givePage(page);
  await page.goto('/private-voice');
  const field = page.getByLabel('your message');
  await field.fill('hello');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('hello');
  await expect(page.getByRole('button', { name: 'send', exact: true })).toHaveAttribute('aria-busy', 'true');
  await page.evaluate('opening.resolve()');
  await expect(page.getByText('you said: hello')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('log', { name: 'reply' })).not.toBeEmpty();
});

test('a microphone that is not there is an audio fault that can be tried again', async ({ page }) => {
  await openPrivateVoice(page, { hears: '' });
  await openView(page, 'history');
  await page.getByRole('link', { name: 'back to the conversation' }).click();
  await expect(page.getByRole('button', { name: 'Tap to record' })).toBeVisible();
  // This machine has no microphone.
  await page.getByRole('button', { name: 'Tap to record' }).click();
  const card = page.getByRole('alert').filter({ hasText: 'Audio System Error' });
  await expect(card).toContainText('There was a problem with your audio device');
  await card.getByRole('button', { name: 'start over' }).click();
  await expect(card).toHaveCount(0);
});
