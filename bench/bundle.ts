import { gzipSync } from 'node:zlib';
import { createAccount, signIn } from '../tests/harness/test.ts';
import { openBrowser } from './open-browser.ts';
import { atMost, type Row } from './row.ts';

export const name = 'bundle';

const LIMITS = { '/login': 100, '/conversation': 150 };

/** JavaScript that a browser fetches before the screen stands, gzipped, in kB (1000 bytes). */
export async function run(): Promise<readonly Row[]> {
  const { server, browser, close } = await openBrowser();
  const rows: Row[] = [];
  try {
    const account = await createAccount(server.url);
    for (const [path, limit] of Object.entries(LIMITS)) {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      if (path !== '/login') await signIn(page, account);
      const sizes: Promise<number>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        sizes.push(response.body().then((body) => gzipSync(body).length / 1000));
      });
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      rows.push(atMost(`JavaScript of the first load of ${path}, gzipped`, total, 'kB', limit));
      await page.close();
    }
  } finally {
    await close();
  }
  return rows;
}
