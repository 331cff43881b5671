import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { createAccount, signIn } from '../tests/harness/test.ts';
import { openBrowser } from './open-browser.ts';
import { atMost, type Row } from './row.ts';

export const name = 'bundle';

/** A signed-in screen that needs next to nothing for itself: what it loads, every screen does. */
const SHELL_PATH = '/exit-thanks';
const BEYOND_SHELL = { '/voice': 60 };

const LIMITS = { '/login': 100, '/conversation': 150, '/private-voice': 120 };
/** Anyone may open these. */
const PUBLIC_PATHS = ['/login', '/private-voice'];
/** Not a part of the first use: the guide comes in behind the screen, and speech is an extra. */
const COMES_LATER = /\/(?:local-companion|gate|listening|local-voice|basic-local-voice|basic-voice-worker)-/;

/** Without a new script for as long, none comes by itself. */
const QUIET_MS = 500;

/** JavaScript that a browser fetches before the screen stands, gzipped, in kB (1000 bytes), by its address. */
async function measure(page: Page, url: string): Promise<ReadonlyMap<string, number>> {
  const sizes: Promise<readonly [string, number]>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script' || COMES_LATER.test(response.url())) return;
    sizes.push(response.body().then((body) => [response.url(), gzipSync(body).length / 1000]));
  };
  page.on('response', weigh);
  await page.goto(url);
  // Not Playwright's idle network: what is sent with keepalive never ends there.
  for (let seen = -1; seen < sizes.length; ) {
    seen = sizes.length;
    await page.waitForTimeout(QUIET_MS);
  }
  // What comes later is not a part of it, and its page may be gone by then.
  page.off('response', weigh);
  return new Map(await Promise.all(sizes));
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

export async function run(): Promise<readonly Row[]> {
  const { server, browser, close } = await openBrowser();
  const rows: Row[] = [];
  try {
    const account = await createAccount(server.url);
    const load = async (path: string) => {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      if (!PUBLIC_PATHS.includes(path)) await signIn(page, account);
      const sizes = await measure(page, server.url + path);
      await page.close();
      return sizes;
    };
    for (const [path, limit] of Object.entries(LIMITS)) {
      const total = sum((await load(path)).values());
      rows.push(atMost(`JavaScript of the first load of ${path}, gzipped`, total, 'kB', limit));
    }
    const shell = await load(SHELL_PATH);
    for (const [path, limit] of Object.entries(BEYOND_SHELL)) {
      const beyond = [...(await load(path))].filter(([url]) => !shell.has(url));
      const total = sum(beyond.map(([, size]) => size));
      rows.push(atMost(`JavaScript of ${path} beyond the shell, gzipped`, total, 'kB', limit));
    }
  } finally {
    await close();
  }
  return rows;
}
