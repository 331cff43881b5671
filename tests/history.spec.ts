import { readFile } from 'node:fs/promises';
import { talk } from './harness/talk.ts';
import { expect, type Page, test } from './harness/test.ts';

const card = (page: Page, id: string) => page.locator(`a[href="/chat-history/${id}"]`);
const box = (page: Page) => page.getByRole('checkbox').and(page.locator('ul input'));

test('the list is empty at first and leads to voice and to text; a first conversation stands in it at once', async ({
  signedInPage: page,
}) => {
  await page.goto('/chat-history');
  await expect(page.getByRole('heading', { name: "nothing here yet, and that's fine" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'start with your voice' })).toHaveAttribute('href', '/voice');
  await expect(page.getByRole('link', { name: 'start by writing' })).toHaveAttribute('href', '/chat');
  await page.goto('/conversation');
  await expect(page.getByText('connected')).toBeVisible();
  await page.getByRole('textbox').fill('the lighthouse was dark');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 messages')).toBeVisible();
  await page.goto('/chat-history');
  await expect(page.locator('a[href^="/chat-history/"]')).toHaveCount(1);
});

test('a search looks inside the messages, and the address keeps it', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const first = await talk(server.url, account, 'the lighthouse was dark', 'and then it rained');
  const second = await talk(server.url, account, 'nothing of the kind');
  await page.goto('/chat-history');
  await expect(card(page, first)).toBeVisible();
  await page.getByRole('searchbox').fill('LIGHThouse');
  await expect(card(page, second)).toBeHidden();
  await expect(card(page, first).locator('mark').first()).toHaveText(/lighthouse/i);
  await page.getByRole('button', { name: 'text only' }).click();
  await page.getByLabel('sort').selectOption('oldest');
  await expect(page).toHaveURL(/q=LIGHThouse&type=text&sort=oldest/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('LIGHThouse');
  await expect(card(page, first)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate("document.documentElement.dataset.text = 'larger'");
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const select = await page.getByRole('button', { name: 'select', exact: true }).boundingBox();
  expect(select?.y, 'below the heading').toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
  await page.getByRole('button', { name: 'voice only' }).click();
  await page.getByRole('button', { name: 'show all conversations' }).click();
  await expect(card(page, second)).toBeVisible();
});

test('two changes to the list in one breath both stay', async ({ signedInPage: page, account, server }) => {
  await talk(server.url, account, 'the lighthouse was dark');
  await page.goto('/chat-history?q=lighthouse');
  await expect(page.getByRole('button', { name: 'text only' })).toBeVisible();
  await page.evaluate(`
    [...document.querySelectorAll('button')].find((button) => button.textContent === 'text only').click();
    const sort = document.querySelector('select');
    sort.value = 'oldest';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
  `);
  await expect(page).toHaveURL(/q=lighthouse&type=text&sort=oldest/);
});

test('a conversation can be renamed and pinned', async ({ signedInPage: page, account, server }) => {
  const first = await talk(server.url, account, 'the lighthouse was dark');
  const second = await talk(server.url, account, 'nothing of the kind');
  await page.goto(`/chat-history/${first}`);
  const rename = page.getByRole('button', { name: 'rename' });
  await rename.click();
  const naming = page.getByRole('dialog', { name: 'what would you call it?' });
  await expect(naming.getByLabel('title')).toBeFocused();
  await naming.getByLabel('title').fill('my lighthouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('my lighthouse');
  await expect(rename).toBeFocused();
  await page.getByRole('button', { name: 'pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'unpin' })).toBeFocused();
  await page.goto('/chat-history');
  await expect(card(page, second)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('my lighthouse');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('pinned');
});

test('what is deleted is gone at once, comes back with undo, and stays gone without', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const kept = await talk(server.url, account, 'to be kept');
  const gone = await talk(server.url, account, 'to be deleted');
  const deleteButton = page.getByRole('toolbar').getByRole('button', { name: 'delete' });
  await page.goto('/chat-history');
  await page.getByRole('button', { name: 'select', exact: true }).click();
  await deleteButton.click();
  await expect(page.getByText('No conversations selected')).toBeVisible();
  await box(page).first().check();
  await deleteButton.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'keep it' }).click();
  await deleteButton.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'delete' }).click();
  await expect(card(page, gone)).toBeHidden();
  await expect(page.getByRole('button', { name: 'undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, gone)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'select', exact: true }).click();
  await box(page).first().check();
  await page.keyboard.press('Delete');
  const deleted = page.waitForResponse(/bulk-delete/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'delete' }).click();
  await deleted;
  await page.reload();
  await expect(card(page, kept)).toBeVisible();
  await expect(card(page, gone)).toBeHidden();
  await page.goto(`/chat-history/${gone}`);
  await expect(page.getByText('this could not be found. it may have been deleted.')).toBeVisible();
});

test('the keyboard alone chooses', async ({ signedInPage: page, account, server }) => {
  for (const words of ['one', 'two', 'three']) await talk(server.url, account, words);
  await page.goto('/chat-history');
  await page.getByRole('button', { name: 'select', exact: true }).click();
  await box(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(box(page).nth(1)).toBeFocused();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'deselect all' }).click();
  await expect(page.getByText('0 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a delete that fails says so and brings the list back after a second', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const id = await talk(server.url, account, 'still here');
  await page.route('**/bulk-delete', (route) => route.abort());
  await page.goto('/chat-history');
  await page.getByRole('button', { name: 'select', exact: true }).click();
  await page.getByRole('button', { name: 'select all', exact: true }).click();
  await page.getByRole('button', { name: 'delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'delete' }).click();
  await expect(page.getByText('Failed to delete conversations. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'undo' })).toBeHidden();
  await expect(card(page, id)).toBeVisible();
});

test('loading goes through its stages and a failure can be tried again', async ({ signedInPage: page }) => {
  // Stands still unless told: on a busy machine a stage would be over before anybody looked.
  await page.clock.install({ time: new Date('2026-03-12T20:00:00') });
  await page.clock.pauseAt(new Date('2026-03-12T20:00:01'));
  let answer: (() => void) | undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/chat\/conversations$/, async (route) => {
    await mayAnswer;
    await route.fulfill({
      status: 400,
      json: { success: false, code: 'bad_request', message: 'x', requestId: 'x' },
    });
  });
  await page.goto('/chat-history');
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.locator('[data-stage=initial]')).toHaveText('finding your conversations...', {
      timeout: 100,
    });
  }).toPass({ intervals: [0] }); // by the page's clock, not by ours
  await page.clock.runFor(900);
  await expect(page.locator('[data-stage=processing]')).toBeVisible();
  await page.clock.runFor(900);
  await expect(page.locator('[data-stage=finalizing]')).toBeVisible();
  await page.clock.resume();
  answer?.();
  await expect(page.getByRole('heading', { name: 'Failed to load conversations' })).toBeVisible();
  await expect(page.getByText('Something went wrong. Please try refreshing the page.')).toBeVisible();
  await page.unroute(/\/api\/chat\/conversations$/);
  await page.getByRole('button', { name: 'try again' }).click();
  await expect(page.getByRole('heading', { name: "nothing here yet, and that's fine" })).toBeVisible();
});

test('the list is held for 30 s in this browser and goes with the session', async ({
  signedInPage: page,
  account,
  server,
}) => {
  await talk(server.url, account, 'words of mine');
  await page.goto('/chat-history');
  const held = () => page.evaluate(() => localStorage.getItem('chatHistoryCache'));
  await expect.poll(held).toContain('words of mine');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat/conversations')) asked++;
  });
  await page.reload();
  await expect(page.locator('ul a[href^="/chat-history/"]')).toHaveCount(1);
  expect(asked).toBe(0);
  await page.getByRole('button', { name: /^hello/ }).click();
  await page.getByRole('button', { name: 'logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await held()).toBeNull();
});

test('one conversation shows its messages, more on demand, and can be taken along', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const words = Array.from({ length: 11 }, (_, index) => `sentence number ${index}`);
  const id = await talk(server.url, account, ...words);
  await page.goto('/chat-history');
  await card(page, id).click();
  await expect(page.getByText('Showing 20 of 22 messages')).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: /sentence number 0$/ });
  await expect(first).toBeHidden();
  await page.getByRole('button', { name: 'Load More Messages' }).click();
  await expect(page.getByText('Showing 22 of 22 messages')).toBeVisible();
  await expect(first).toContainText('you · just now');
  await expect(page.getByRole('link', { name: 'continue this conversation' })).toHaveAttribute(
    'href',
    `/conversation?c=${id}`,
  );
  for (const [name, ending] of [
    ['as text', '.txt'],
    ['as JSON', '.json'],
  ] as const) {
    await page.getByRole('button', { name: 'keep a copy' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d-.*\\${ending}$`));
    const file = await readFile(await download.path(), 'utf8');
    expect(words.every((sentence) => file.includes(sentence))).toBe(true);
  }
  await page.getByRole('link', { name: 'back to history' }).click();
  await expect(page).toHaveURL(/\/chat-history$/);
});

test('a conversation prints as dark words on white, without what surrounds them; data that cannot be read is called so', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const id = await talk(server.url, account, 'i want this on paper');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`/chat-history/${id}`);
  const words = page.getByText('i want this on paper').first();
  await expect(words).toBeVisible();
  for (const name of ['main', 'crisis support', 'back to history'])
    await expect(page.getByRole('link', { name }).or(page.getByRole('navigation', { name }))).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');

  await page.emulateMedia({ media: null, colorScheme: null });
  await page.route(`**/api/chat/messages/${id}**`, (route) => route.fulfill({ json: { nonsense: true } }));
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Failed to load conversation - invalid data format' }),
  ).toBeVisible();
});

test('a search that begins while the list loads keeps its words and the focus, and every letter wherever it is written', async ({
  signedInPage: page,
  account,
  server,
}) => {
  await talk(server.url, account, 'my grandmother is on my mind');
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/chat\/conversations$/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto('/chat-history');
  const field = page.getByRole('searchbox', { name: 'search your conversations' });
  await field.pressSequentially('grand');
  answer();
  await expect(page.getByRole('button', { name: 'select' })).toBeEnabled();
  await page.keyboard.type('mother');
  await expect(field).toHaveValue('grandmother');

  await page.getByRole('button', { name: 'clear search' }).click();
  await field.pressSequentially('mother');
  await field.press('Home');
  await page.keyboard.type('grand');
  await expect(field).toHaveValue('grandmother');
  await expect(page).toHaveURL(/q=grandmother/);
  await page.keyboard.type('my');
  await page.keyboard.type(' ');
  await expect(field).toHaveValue('grandmy mother');
  await page.getByRole('button', { name: 'clear search' }).click();
  await expect(page).not.toHaveURL(/q=/);
});

test('with quiet titles no list shows what a conversation was about', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const id = await talk(server.url, account, 'the quillfeather letter came today');
  await page.goto('/chat-history');
  const card = page.locator(`a[href="/chat-history/${id}"]`);
  await expect(card).toContainText('quillfeather');
  await page.goto('/settings');
  const choice = page.getByRole('group', { name: 'titles in lists' });
  await choice.getByRole('button', { name: 'quiet' }).click();
  await page.goto('/chat-history');
  await expect(card).toContainText('a conversation');
  await expect(card).not.toContainText('quillfeather');
  await page.goto('/options');
  const last = page.getByRole('link', { name: /pick up where we were/ });
  await expect(last).toContainText('a conversation');
  await expect(last).not.toContainText('quillfeather');
});
