import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, signIn, test } from './harness/test.ts';
import { weighScripts } from './harness/weigh-scripts.ts';

const ASSETS = 'dist/web/assets';

/** What stands in server modules and nowhere else. */
const SERVER_MARKS = [
  'node:crypto',
  'node:fs',
  'argon2',
  'pgTable',
  'aes-256-gcm',
  'SECRET_KEY',
  'nodemailer',
];

test('no server module reaches the browser', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    const code = readFileSync(join(ASSETS, name), 'utf8');
    for (const mark of SERVER_MARKS) expect(code.includes(mark), `${mark} in ${name}`).toBe(false);
  }
});

/** What is asked for, and what limits it, is in docs/performance.md; this is what it may not grow beyond meanwhile. */
const FIRST_LOADS_KB = { '/login': 91, '/conversation': 140, '/private-voice': 110 };

test('no first load grows: every file that it did not need before has to come later, or make room', async ({
  browser,
  server,
  account,
}) => {
  for (const [path, limit] of Object.entries(FIRST_LOADS_KB)) {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    if (path === '/conversation') await signIn(page, account);
    const sizes = await weighScripts(page, () => page.goto(server.url + path));
    const heaviest = [...sizes].sort(([, a], [, b]) => b - a).map(([url, size]) => `${size} ${url}`);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(total, [path, ...heaviest].join('\n')).toBeLessThanOrEqual(limit);
    await page.close();
  }
});
