import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { followNav } from './harness/screens.ts';
import { createAccount, createNewcomer, expect, type Page, signIn, test } from './harness/test.ts';

const HEAVY = "honestly i don't want to be alive anymore";

const field = (page: Page) => page.getByLabel('your message');
const card = (page: Page) => page.getByRole('region', { name: "you don't have to hold this alone" });
const reminder = (page: Page) => page.getByRole('complementary', { name: 'people you can reach now' });
/** The card or the line that stands for it while it is out of sight. */
const pinned = (page: Page) => card(page).or(reminder(page)).first();

async function beginConversation(page: Page): Promise<void> {
  await page.goto('/conversation');
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
}

/** Sends, and waits for the whole reply. */
async function say(page: Page, words: string): Promise<void> {
  const replies = page.getByRole('button', { name: 'about this reply' });
  const before = await replies.count();
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(replies).toHaveCount(before + 1, { timeout: 30_000 });
}

test("people to call and text arrive in the same turn; one 'no' leaves them in sight, and the check-in after it lets them go", async ({
  signedInPage: page,
}) => {
  await beginConversation(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/chat/send'));
  await field(page).fill(HEAVY);
  await field(page).press('Enter');
  expect((await answered).status()).toBe(200);
  await expect(card(page).getByRole('link', { name: /^call 988/ })).toHaveAttribute('href', 'tel:988');
  await expect(card(page).getByRole('link', { name: /^text 988/ })).toHaveAttribute('href', 'sms:988');
  await expect(card(page).getByRole('link', { name: 'see all crisis support' })).toBeVisible();
  await expect(card(page).getByRole('link', { name: /call 911/ })).toHaveAttribute('href', 'tel:911');
  await expect(field(page)).toBeEnabled();

  await expect(page.getByRole('button', { name: 'about this reply' })).toBeVisible();
  await say(page, 'no, not like that');
  await expect(pinned(page)).toBeVisible();
  await page.reload();
  await expect(pinned(page)).toBeVisible();
  await page.getByRole('button', { name: 'safer' }).last().click();
  await expect(reminder(page)).toBeHidden();
  await expect(card(page).getByRole('button', { name: 'safer' })).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(`what is only suspected is one quiet line, and a 'no' ends it: ${width} wide`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const line = page.getByText(/^someone to talk to: /);
    const SUSPECTED = 'which bridges around here are the tallest';
    await beginConversation(page);
    await say(page, 'i lost my job and my wife left me');
    await expect(line).toHaveCount(0);
    await say(page, SUSPECTED);
    await expect(line).toBeVisible();
    await expect(page.getByRole('link', { name: /^call 988/ })).toHaveAttribute('href', 'tel:988');
    await expect(page.getByRole('link', { name: 'more people' })).toBeVisible();
    await expect(pinned(page)).toHaveCount(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await say(page, 'no, i am only taking my brother to see one');
    await say(page, SUSPECTED);
    await expect(line).toHaveCount(1);
    await expect(pinned(page)).toHaveCount(0);
  });
}

test('anger that is taken back lets the card go', async ({ signedInPage: page }) => {
  await beginConversation(page);
  await say(page, "i want to kill him and i've decided");
  await expect(page.getByRole('link', { name: /^call 988/ })).toBeVisible();
  await say(page, "its a figure of speech, i'm not going to kill anyone over a rota");
  await expect(page.getByRole('link', { name: /^call 988/ })).toHaveCount(0);
  await expect(pinned(page)).toHaveCount(0);
});

test('a new conversation within a day still shows the people', async ({ signedInPage: page }) => {
  await beginConversation(page);
  await say(page, HEAVY);
  await beginConversation(page);
  await say(page, 'work was long today');
  await expect(pinned(page)).toBeVisible();
});

test('the emergency number comes first when somebody is in danger now', async ({ signedInPage: page }) => {
  await beginConversation(page);
  await field(page).fill('i am going to kill myself tonight');
  await field(page).press('Enter');
  const ways = card(page)
    .last()
    .getByRole('link', { name: /^(call|text) \d/ });
  await expect(ways.first()).toHaveAttribute('href', 'tel:911');
});

test('a screen that breaks still has people on it', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, await createAccount(server.url));
  await page.route(/assets\/history-screen.*\.js/, (route) => route.abort());
  await page.goto('/chat-history');
  await expect(page.getByText('Something went wrong. Please try refreshing the page.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^call 988/ })).toHaveAttribute('href', 'tel:988');
  await expect(page.getByRole('link', { name: 'all crisis support' })).toBeVisible();
  await context.close();
});

test('breathing, the senses and people are one press away, by keyboard alone', async ({
  signedInPage: page,
}) => {
  await page.goto('/options');
  const entry = page.getByRole('button', { name: 'breathe for a minute' });
  await entry.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'a quiet minute' });
  await expect(sheet.getByRole('status')).toHaveText('breathe in');
  await expect(sheet.getByRole('status')).toHaveText('hold');
  await sheet.getByRole('button', { name: '5-4-3-2-1' }).press('Enter');
  await expect(sheet.getByText('five things you can see')).toBeVisible();
  await sheet.getByRole('button', { name: 'next' }).press('Enter');
  await expect(sheet.getByText('four things you can feel')).toBeVisible();
  await expect(sheet.getByRole('link', { name: /^call 988/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(entry).toBeFocused();
});

test('a safety plan is kept as it is written, when asked, and when the screen is left; it stays on screen and on paper', async ({
  signedInPage: page,
}) => {
  await page.goto('/safety-plan');
  const people = page.getByLabel('people i can reach');
  await people.fill('my sister, evenings');
  await expect(page.getByRole('status').filter({ hasText: /^saved$/ })).toBeVisible();
  await people.fill('my sister, and Sam');
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/safety/plan') && answer.request().method() === 'PATCH',
  );
  await followNav(page, 'insights');
  await kept;
  await page.goto('/safety-plan');
  await expect(people).toHaveValue('my sister, and Sam');

  await people.fill('my sister, evenings');
  await page.getByRole('button', { name: 'save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible();
  await page.reload();
  await expect(people).toHaveValue('my sister, evenings');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('my sister, evenings').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'save' })).toBeHidden();
});

test('what process is stands there before first use, until it was read', async ({ page, server }) => {
  await signIn(page, await createNewcomer(server.url));
  await page.goto('/options');
  const note = page.getByRole('region', { name: 'before you begin' });
  await expect(note).toContainText('process is an AI, not a person, and not therapy');
  await note.getByRole('button', { name: 'i understand' }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(note).toBeHidden();
});

test('after three hours of use a break is offered, and what process is said again', async ({
  signedInPage: page,
  account,
}) => {
  await page.addInitScript(
    `localStorage.setItem('usage:${account.userId}', JSON.stringify({ usedMs: 3 * 3600 * 1000, seenAt: Date.now() }))`,
  );
  await page.goto('/options');
  const note = page.getByRole('region', { name: 'a reminder to take a break' });
  await expect(note).toContainText('process is an AI, not a person, and not therapy');
  const okay = note.getByRole('button', { name: 'okay' });
  await expect(okay, "the primary button is the screen's own").toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  await okay.click();
  await expect(note).toBeHidden();
});

test('the protocol is public, and tells nobody of the month that runs', async ({ page, signedInPage }) => {
  await beginConversation(signedInPage);
  await say(signedInPage, HEAVY);
  await page.goto('/safety');
  await expect(page.getByRole('heading', { name: 'our safety protocol' })).toBeVisible();
  // The month that runs is not told, so that nobody can be found in it.
  await expect(page.getByRole('region', { name: 'how often lines were shown' })).toContainText(
    'none to show yet.',
  );
  await expect(page.getByText(/last reviewed on \d{4}-\d{2}-\d{2}/)).toBeVisible();
});

test('nothing stands in the way of anybody by day and by night, at a desk and on a phone', async ({
  signedInPage: page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/crisis-support', '/safety', '/safety-plan']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoFaultInAnyLook(page, path);
  }
  await page.goto('/options');
  await page.getByRole('button', { name: 'breathe for a minute' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the sheet');
  await beginConversation(page);
  await say(page, HEAVY);
  await say(page, 'no, not like that');
  await expectNoFaultInAnyLook(page, 'the card');
});

test('the country chosen on the crisis page decides the people in a conversation', async ({
  signedInPage: page,
}) => {
  await page.goto('/crisis-support');
  const told = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByLabel('country of these lines').selectOption('GB');
  expect((await told).status()).toBe(200);
  await beginConversation(page);
  await field(page).fill(HEAVY);
  await field(page).press('Enter');
  await expect(card(page).getByRole('link', { name: /call 116 123/ })).toHaveAttribute('href', 'tel:116123');
  await expect(card(page).getByRole('link', { name: /call 999/ })).toBeVisible();
});

for (const { width, height, ...motion } of [
  { width: 1280, height: 720 },
  { width: 390, height: 664 },
  { width: 320, height: 568, reducedMotion: 'no-preference' },
] as const) {
  test(`the thread is at its end after a crisis reply, and nothing floats over the card: ${width} × ${height}`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia(motion);
    await beginConversation(page);
    const log = page.getByRole('log', { name: 'conversation' });
    const toTheEnd = () =>
      log.evaluate((thread) => Math.round(thread.scrollHeight - thread.clientHeight - thread.scrollTop));
    for (const words of ['work was long today', 'my sister called and we argued again'])
      await say(page, words);
    await say(page, HEAVY);
    await expect(card(page)).toBeVisible();
    await expect.poll(toTheEnd).toBeLessThan(4);

    await log.hover();
    await page.mouse.wheel(0, -240);
    const end = page.getByRole('button', { name: 'to the end' });
    await expect(end).toBeVisible();
    const [pill, thread] = [await end.boundingBox(), await log.boundingBox()];
    if (!pill || !thread) throw new Error('neither is out of sight');
    expect(pill.y).toBeGreaterThanOrEqual(thread.y + thread.height);
    await expect(page.getByRole('link', { name: 'crisis support', exact: true })).toBeInViewport({
      ratio: 1,
    });
    await end.click();
    await expect.poll(toTheEnd).toBeLessThan(4);
  });
}
