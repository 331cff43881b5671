import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { runServer } from './harness/run-server.ts';
import { expect, test } from './harness/test.ts';
import { waitUntilKept } from './harness/wait-until-kept.ts';

test.use({ serviceWorkers: 'allow' });

/** A first visit, until the service worker has kept the app's files and answers for this page. */
async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilKept(page);
}

async function expectCrisisSupport(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'crisis support' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^call 988/ })).toHaveAttribute('href', 'tel:988');
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(5);
}

test('crisis support opens with the network off, for somebody who never signed in', async ({
  page,
  context,
}) => {
  await visitOnce(page, '/login');
  await context.setOffline(true);
  await page.goto('/crisis-support');
  await expectCrisisSupport(page);
});

test('crisis support opens with the server dead, and so do its chosen country and a reload', async ({
  page,
}) => {
  const server = await runServer();
  await visitOnce(page, `${server.url}/login`);
  await server.kill();
  await page.goto(`${server.url}/crisis-support`);
  await expectCrisisSupport(page);
  await page.getByLabel('country of these lines').selectOption('GB');
  await page.reload();
  await expect(page.getByRole('link', { name: /116 123/ })).toHaveAttribute('href', 'tel:116123');
  await server.dispose();
});

test('the lost network of a page that is open already still finds crisis support', async ({ page }) => {
  const server = await runServer();
  await visitOnce(page, `${server.url}/login`);
  await server.kill();
  await page.getByRole('link', { name: 'crisis support' }).click();
  await expectCrisisSupport(page);
  await server.dispose();
});

test('a screen of the installed app is loaded anew with the network off, and asks nothing of a plan', async ({
  signedInPage: page,
  context,
}) => {
  await visitOnce(page, '/options');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  const said = page.getByText(/^you're offline\./);
  await expect(said).toBeVisible();
  await expect(page.getByText(/subscription/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
});

test('no answer of the API is ever kept on the device', async ({ signedInPage: page }) => {
  await visitOnce(page, '/options');
  const kept = await page.evaluate<string[]>(`(async () => {
    const held = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(held.map((cache) => cache.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  })()`);
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
});

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The built files. `deploy` puts another version of the service worker there, `dropChunks` takes the old chunks away. */
async function serveBuiltFiles() {
  let isNew = false;
  let isDropped = false;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = extname(path) ? path : '/index.html';
    if (isDropped && file.startsWith('/assets/crisis-support')) {
      response.writeHead(404).end();
      return;
    }
    const body = readFileSync(join('dist/web', file));
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    const change =
      isNew && file === '/sw.js' ? body.toString().replace('"version":"', '"version":"new-') : body;
    response.end(change);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      isNew = true;
    },
    dropChunks: () => {
      isDropped = true;
    },
    close() {
      const closed = new Promise((resolve) => server.close(resolve));
      // The browser keeps connections for its next request.
      server.closeAllConnections();
      return closed;
    },
  };
}

test('a new version waits, reloads nothing, and leaves an open page all its files', async ({ page }) => {
  const files = await serveBuiltFiles();
  await visitOnce(page, `${files.url}/login`);
  await page.getByLabel('email').fill('somebody@example.org');
  files.deploy();
  await page.evaluate(`navigator.serviceWorker.getRegistration().then((held) => held.update())`);
  const states = () =>
    page.evaluate(`navigator.serviceWorker.getRegistration().then((held) => ({
      waiting: held.waiting?.state,
      active: held.active?.state,
    }))`);
  await expect.poll(states).toEqual({ waiting: 'installed', active: 'activated' });
  files.dropChunks();
  await expect(page.getByLabel('email')).toHaveValue('somebody@example.org');
  await page.getByRole('link', { name: 'crisis support' }).click();
  await expectCrisisSupport(page);
  await files.close();
});
