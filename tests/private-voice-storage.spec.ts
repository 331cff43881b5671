import { givePage, openPrivateVoice, openView, readRecord, write } from './harness/private-voice.ts';
import { expect, type Page, test } from './harness/test.ts';

const ENTRIES = [
  { userMessage: 'an older day', aiResponse: 'i hear you.', timestamp: '2025-03-01T10:00:00.000Z', id: 1 },
  { userMessage: 'a newer day', aiResponse: 'tell me.', timestamp: '2025-04-01T10:00:00.000Z', id: 2 },
];

/** A database as version 1 may have left it, made on a page that leaves it alone. */
async function leaveVersionOne(page: Page, upgrade: string): Promise<void> {
  await page.goto('/contact');
  await page.evaluate(`new Promise((resolve, reject) => {
    const entries = ${JSON.stringify(ENTRIES)};
    const opening = indexedDB.open('voiceApp', 1);
    opening.onupgradeneeded = () => { const database = opening.result; ${upgrade} };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => { opening.result.close(); resolve(); };
  })`);
}

const VERSION_ONE = {
  'a record for each exchange': `
    database.createObjectStore('settings').put({ theme: 'dark', voiceSpeed: 1.5 }, 'userSettings');
    const history = database.createObjectStore('history', { keyPath: 'id', autoIncrement: true });
    for (const entry of entries) history.add(entry);`,
  'one list under a key': `
    database.createObjectStore('settings').put({ theme: 'dark', voiceSpeed: 1.5 }, 'userSettings');
    database.createObjectStore('history').put(entries, 'conversations');`,
};

for (const [shape, upgrade] of Object.entries(VERSION_ONE)) {
  test(`version 1 with ${shape} becomes version 2, and nothing is lost`, async ({ page }) => {
    await leaveVersionOne(page, upgrade);
    await openPrivateVoice(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await openView(page, 'history');
    await expect(page.getByRole('article').first()).toContainText('a newer day');
    await expect(page.getByText('an older day')).toBeVisible();
    expect(await readRecord(page, 'history', 'conversations')).toMatchObject({
      id: 'conversations',
      timestamp: '2025-04-01T10:00:00.000Z',
      conversations: ENTRIES.toReversed(),
    });
  });
}

test('a private window that keeps nothing says so, and one can still talk and export', async ({ page }) => {
  await page.addInitScript(
    "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'InvalidStateError'); }",
  );
  await openPrivateVoice(page);
  await expect(page.getByText('your words stay until you close this page.')).toBeVisible();
  await write(page, 'i had a hard day');
  await openView(page, 'history');
  await expect(page.getByText('i had a hard day', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'export', exact: true })).toBeEnabled();
});

test('a device without room says so, loses nothing on the page, and keeps it all once there is room', async ({
  page,
}) => {
  await givePage(page);
  await page.addInitScript(`
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (window.hasRoom || this.name !== 'history') return put.apply(this, args);
      throw new DOMException('no room', 'QuotaExceededError');
    };`);
  await openPrivateVoice(page);
  await write(page, 'i had a hard day');
  await expect(page.getByText('this device has no room left')).toBeVisible();
  expect(await readRecord(page, 'history', 'conversations')).toBeNull();
  await page.evaluate('window.hasRoom = true');
  await write(page, 'my boss shouted at me');
  await expect(page.getByText('this device has no room left')).toHaveCount(0);
  expect(JSON.stringify(await readRecord(page, 'history', 'conversations'))).toContain('i had a hard day');
});

test('two tabs lose nothing to each other, in a database of version 2 with the three stores of the specification', async ({
  page,
  context,
}) => {
  await openPrivateVoice(page);
  const other = await context.newPage();
  await openPrivateVoice(other);
  await write(page, 'from the first');
  await write(other, 'from the second');
  await openView(page, 'history');
  await expect(page.getByText('from the first', { exact: true })).toBeVisible();
  await expect(page.getByText('from the second', { exact: true })).toBeVisible();
  const shape = await page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open('voiceApp');
    opening.onsuccess = () => {
      const database = opening.result;
      const history = database.transaction('history').objectStore('history');
      resolve({
        version: database.version,
        stores: [...database.objectStoreNames],
        keyPath: history.keyPath,
        autoIncrement: history.autoIncrement,
        indexes: [...history.indexNames].map((name) => [name, history.index(name).keyPath]),
      });
      database.close();
    };
  })`);
  expect(shape).toEqual({
    version: 2,
    stores: ['cache', 'history', 'settings'],
    keyPath: 'id',
    autoIncrement: true,
    indexes: [['timestamp', 'timestamp']],
  });
});

test('a database that cannot be read is told as such, with a report that holds no words', async ({
  page,
}) => {
  await page.addInitScript(
    "IDBObjectStore.prototype.get = () => { throw new DOMException('broken', 'UnknownError'); }",
  );
  await givePage(page);
  await page.goto('/private-voice');
  const card = page.getByRole('alert').filter({ hasText: 'Application Error' });
  await expect(card).toContainText('Something went wrong. Please refresh the page');
  await expect(card).toContainText('Failed to initialize app');
  await expect(card.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  const report = new URL(
    (await card.getByRole('link', { name: 'report this error' }).getAttribute('href')) ?? '',
  );
  expect(report.searchParams.get('subject')).toBe('Voice App Error');
  expect(report.searchParams.get('body')).toMatch(
    /^Error: Failed to initialize app\nCategory: FATAL\nTime: \S+\nPage: \S+\/private-voice\nBrowser: /,
  );
});
