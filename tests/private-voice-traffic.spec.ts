import type { BrowserContext } from '@playwright/test';
import { givePage, openView, write } from './harness/private-voice.ts';
import { runServer } from './harness/run-server.ts';
import { expect, type Page, signIn, test } from './harness/test.ts';
import { waitUntilKept } from './harness/wait-until-kept.ts';

test.use({ serviceWorkers: 'allow' });

const TURNS = [
  'hello',
  'i had a hard day at work',
  'my boss shouted at me and i felt ashamed',
  "i don't want to be alive anymore",
  'no, i am safe and i do not want to die',
  'thank you, goodbye',
];

/** Every request of every page and worker, in the order in which they were made. */
function record(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.url().startsWith('http')) requests.push(`${request.method()} ${origin} ${pathname}`);
  });
  return requests;
}

/** A whole conversation, with everything around it that one may press. */
async function useEverything(page: Page): Promise<void> {
  for (const words of TURNS) await write(page, words);
  await openView(page, 'history');
  await page.getByRole('link', { name: 'back to the conversation' }).click();
  await openView(page, 'what stays where');
  await page.getByRole('link', { name: 'back to the conversation' }).click();
  await openView(page, 'settings');
  await page.getByRole('button', { name: 'night' }).click();
  await page.getByRole('button', { name: 'check this device' }).click();
  await expect(page.getByText(/Compatible|Incompatible/).last()).toBeVisible();
  await page.getByRole('button', { name: 'close' }).click();
}

const FILES =
  /^GET \S+ \/(?:private-voice|login|config\.js|theme\.js|sw\.js|index\.html|[\w-]+\.webmanifest|fonts-OFL\.txt|assets\/\S+|icons\/\S+)?$/;

for (const who of ['somebody without an account', 'somebody who is signed in'] as const) {
  test(`a whole conversation of ${who} asks our server for its own files alone, and nobody else for anything`, async ({
    page,
    context,
    server,
    account,
  }) => {
    test.slow();
    const requests = record(context);
    if (who === 'somebody who is signed in') await signIn(page, account);
    await givePage(page, { hears: 'i had a hard day' });
    await page.goto('/private-voice');
    await useEverything(page);
    // What the console says is a report elsewhere; here it stays.
    await page.evaluate("console.error('something to report')");
    await page.getByRole('button', { name: 'check the connection' }).click();
    await expect(page.getByText('quality:')).toBeVisible();
    const checks = requests.filter((request) => request.startsWith('HEAD'));
    expect(checks).toEqual([`HEAD ${server.url} /manifest.webmanifest`]);
    const others = requests.filter((request) => !request.startsWith('HEAD'));
    expect(others.filter((request) => !FILES.test(request))).toEqual([]);
    expect(others.filter((request) => !request.includes(` ${server.url} `))).toEqual([]);
  });
}

test('it opens and talks with the network off, after one visit of any page', async ({ page, context }) => {
  await givePage(page);
  await page.goto('/login');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.goto('/private-voice');
  await expect(page.getByText("you're offline. nothing here needs a network.")).toBeVisible();
  await useEverything(page);
  await page.getByRole('button', { name: 'check the connection' }).click();
  await expect(page.getByText('quality: offline')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'settings' })).toBeVisible();
});

test('it opens and speaks with the server dead: the basic voice is on the device once it was asked for', async ({
  page,
  context,
}) => {
  test.slow();
  const requests = record(context);
  const server = await runServer();
  await page.addInitScript("localStorage.setItem('disclosureSeen:private-voice', 'adult')");
  await page.goto(`${server.url}/private-voice`);
  await waitUntilKept(page);
  const countKept = () =>
    page.evaluate("caches.open('process-voice').then((held) => held.keys()).then((keys) => keys.length)");
  await write(page, 'hello');
  const ask = page.getByRole('button', { name: 'fetch a voice for offline use, 9 MB?' });
  await expect(ask).toBeVisible();
  // Megabytes come when they are asked for, and not before.
  expect(requests.filter((request) => request.endsWith('.wasm'))).toEqual([]);
  expect(await countKept()).toBe(0);
  await ask.click();
  await expect(page.getByRole('button', { name: 'hear it again' })).toBeFocused({ timeout: 60_000 });
  await expect.poll(countKept, { timeout: 60_000 }).toBe(1);
  await server.kill();
  await page.goto(`${server.url}/private-voice`);
  await write(page, 'hello');
  await expect(page.getByRole('button', { name: 'hear it again' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'hear it again' }).click();
  await expect
    .poll(() => page.evaluate("performance.getEntriesByName('private-voice:sound').length"), {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  await server.dispose();
});
