import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

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
