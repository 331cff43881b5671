import type { Page } from '@playwright/test';
import { createAccount, signIn } from '../tests/harness/test.ts';
import { weighScripts } from '../tests/harness/weigh-scripts.ts';
import { openBrowser } from './open-browser.ts';
import { atMost, type Row } from './row.ts';

export const name = 'bundle';

/** A signed-in screen that needs next to nothing for itself: what it loads, every screen does. */
const SHELL_PATH = '/exit-thanks';
const BEYOND_SHELL = { '/voice': 60 };

const LIMITS = { '/login': 95, '/conversation': 140, '/private-voice': 110 };
/** Anyone may open these. */
const PUBLIC_PATHS = ['/login', '/private-voice'];

/** Whoever waits for more than this at once needs a reason: the guide, and the charts of the admins. */
const FILE_KB = 250;

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

/** From an opened private voice to its first reply: the guide comes with the first sign of the person. */
async function measureFirstWords(page: Page): Promise<number> {
  const sizes = await weighScripts(page, async () => {
    await page.getByLabel('your message').fill('hello');
    await page.keyboard.press('Enter');
    await page.getByText('you said: hello').waitFor();
  });
  return sum(sizes.values());
}

export async function run(): Promise<readonly Row[]> {
  const { server, browser, close } = await openBrowser();
  const rows: Row[] = [];
  const heaviest = new Map<string, number>();
  try {
    const account = await createAccount(server.url);
    const open = async (path: string) => {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      await page.addInitScript("localStorage.setItem('disclosureSeen:private-voice', 'adult')");
      if (!PUBLIC_PATHS.includes(path)) await signIn(page, account);
      const sizes = await weighScripts(page, () => page.goto(server.url + path));
      for (const [url, size] of sizes) heaviest.set(url, size);
      return { page, sizes };
    };
    for (const [path, limit] of Object.entries(LIMITS)) {
      const { page, sizes } = await open(path);
      rows.push(atMost(`JavaScript of the first load of ${path}`, sum(sizes.values()), 'kB', limit));
      if (path === '/private-voice')
        rows.push(
          atMost('its guide, fetched while one writes', await measureFirstWords(page), 'kB', FILE_KB),
        );
      await page.close();
    }
    const { page, sizes: shell } = await open(SHELL_PATH);
    await page.close();
    for (const [path, limit] of Object.entries(BEYOND_SHELL)) {
      const opened = await open(path);
      await opened.page.close();
      const beyond = [...opened.sizes].filter(([url]) => !shell.has(url));
      rows.push(
        atMost(`JavaScript of ${path} beyond the shell`, sum(beyond.map(([, size]) => size)), 'kB', limit),
      );
    }
    rows.push(atMost('the heaviest file of them', Math.max(...heaviest.values()), 'kB', FILE_KB));
  } finally {
    await close();
  }
  return rows;
}
