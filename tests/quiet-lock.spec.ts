import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { talk } from './harness/talk.ts';
import { createAccount, expect, PASSWORD, type Page, test } from './harness/test.ts';

const SAID = 'the quillfeather letter came today';
const BEGUN = 'and what i never said is saltwhistle';

/** Everything that the page holds, shown or not: text, fields, labels, titles. */
const heldBy = (page: Page): Promise<string> =>
  page.evaluate(`[
    document.title,
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input, textarea')].map((field) => field.value),
  ].join('\\n')`);

/** As when one goes to another app and comes back. */
const show = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);

/** To another screen of the same page: what it holds in memory stays. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`);

async function chooseLock(page: Page, choice: string): Promise<void> {
  await page.goto('/settings');
  await page
    .getByRole('group', { name: 'veil my words after' })
    .getByRole('button', { name: choice, exact: true })
    .click();
}

const veil = (page: Page) => page.getByRole('heading', { name: 'your words are veiled' });

const unveil = async (page: Page): Promise<void> => {
  await page.getByLabel('your password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(veil(page)).toBeHidden();
};

async function signInAs(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?expired=true/);
  await page.getByLabel('email').fill(email);
  await page.getByLabel('password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /sign in|log in/ }).click();
}

test('an untouched page veils every word, keeps what was begun, and gives it back for the password', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const id = await talk(server.url, account, SAID);
  await page.clock.install();
  await chooseLock(page, '1 min');
  await page.goto(`/conversation?c=${id}`);
  await expect(page.getByText(SAID, { exact: true })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'your message' });
  await field.fill(BEGUN);
  await page.clock.fastForward('00:50');
  await field.press('End');
  await page.clock.fastForward('00:50');
  await expect(page.getByText(SAID, { exact: true })).toBeVisible();
  // A thread that follows its end scrolls by itself: that is nobody.
  await page.evaluate(`document.querySelector('[role="log"]').dispatchEvent(new Event('scroll'))`);
  await page.clock.fastForward('00:15');

  await expect(veil(page)).toBeVisible();
  for (const word of ['quillfeather', 'saltwhistle', account.name, account.email])
    expect((await heldBy(page)).includes(word), word).toBe(false);
  await expect(page.locator('body')).toMatchAriaSnapshot(`- heading "your words are veiled" [level=1]`);
  const password = page.getByLabel('your password', { exact: true });
  await expect(password).toBeFocused();
  await expectNoFaultInAnyLook(page, 'the veil');

  // Neither a touch nor a page that is loaded anew lifts it.
  await page.mouse.move(200, 200);
  await page.reload();
  await expect(veil(page)).toBeVisible();
  expect(await heldBy(page)).not.toContain('quillfeather');

  // People to turn to are behind one link, and open.
  await page.getByRole('link', { name: 'crisis support' }).click();
  await expect(page.getByText('988').first()).toBeVisible();
  await page.goBack();
  await expect(veil(page)).toBeVisible();

  await password.fill('Wrong-Harbour-7');
  await password.press('Enter');
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page.getByText(SAID, { exact: true })).toBeVisible();
  await expect(field).toHaveValue(BEGUN);
});

test('settings and a safety plan that were half written come back with the password, and stand in no storage', async ({
  signedInPage: page,
  account,
}) => {
  const fill = async () => {
    await expect(veil(page)).toBeVisible();
    expect(await heldBy(page)).not.toContain('saltwhistle');
    const stored = await page.evaluate(`JSON.stringify([{ ...localStorage }, { ...sessionStorage }])`);
    expect(stored).not.toContain('saltwhistle');
    await unveil(page);
  };
  await page.clock.install();
  await chooseLock(page, '1 min');
  const name = page.getByLabel('full name');
  await expect(name).toHaveValue(account.name);
  await name.fill('saltwhistle lind');
  await page.clock.fastForward('01:05');
  await fill();
  await expect(name).toHaveValue('saltwhistle lind');

  // It cannot be stored just then: what the screen tries when it goes away is lost.
  await page.route('**/api/safety/plan', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.goto('/safety-plan');
  const field = page.getByRole('textbox').first();
  await field.fill('saltwhistle by the river');
  await page.clock.fastForward('01:05');
  await fill();
  await expect(field).toHaveValue('saltwhistle by the river');
  await page.goto('/settings');
  await expect(name).toHaveValue(account.name);
});

test('a page that was out of sight is veiled before it is seen again, and a new sign-in leads past it', async ({
  signedInPage: page,
  account,
  server,
}) => {
  await talk(server.url, account, SAID);
  await page.clock.install();
  // What looks at the time every few seconds sleeps with the device.
  await page.addInitScript('setInterval = () => 0');
  await chooseLock(page, '5 min');
  await page.goto('/chat-history');
  await show(page, 'hidden');
  // As after a night in which the device slept: no timer ran.
  await page.clock.setSystemTime(Date.now() + 8 * 3_600_000);
  await show(page, 'visible');
  await expect(veil(page)).toBeVisible();
  await page.getByRole('button', { name: 'sign in again' }).click();
  await signInAs(page, account.email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(veil(page)).toBeHidden();
});

test('what was half written is found by the same person who signs in again, and by nobody else', async ({
  signedInPage: page,
  account,
  server,
}) => {
  const other = await createAccount(server.url);
  const id = await talk(server.url, account, SAID);
  await page.route('**/api/safety/plan', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.clock.install();
  await chooseLock(page, '1 min');
  for (const [path, field] of [
    ['/settings', page.getByLabel('full name')],
    ['/safety-plan', page.getByRole('textbox').first()],
    [`/conversation?c=${id}`, page.getByRole('textbox', { name: 'your message' })],
  ] as const) {
    const half = `saltwhistle at ${path}`;
    const veilIt = async () => {
      await page.clock.fastForward('01:05');
      await page.getByRole('button', { name: 'sign in again' }).click();
    };
    await page.goto(path);
    await field.fill(half);
    await veilIt();
    await signInAs(page, account.email);
    await expect(field, path).toHaveValue(half);
    await veilIt();
    await signInAs(page, other.email);
    await expect(page).toHaveURL(/\/options$/);
    await goWithin(page, path.replace(/\?.*/, ''));
    await expect(field).toBeVisible();
    expect(await heldBy(page), `${half}, seen by somebody else`).not.toContain('saltwhistle');
    await veilIt();
    await signInAs(page, account.email);
    await expect(page).toHaveURL(/\/options$/);
  }
});

test('a session that the server ended leaves what is half written, in every tab', async ({
  signedInPage: page,
  account,
  context,
  server,
}) => {
  const id = await talk(server.url, account, SAID);
  await page.goto('/settings');
  const name = page.getByLabel('full name');
  await name.fill('saltwhistle lind');
  const tab = await context.newPage();
  await tab.goto(`/conversation?c=${id}`);
  const message = tab.getByRole('textbox', { name: 'your message' });
  await message.fill(BEGUN);
  await expect(tab.getByText(SAID, { exact: true })).toBeVisible();
  await page.route('**/api/users/me', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'save', exact: true }).click();
  await signInAs(page, account.email);
  await expect(name).toHaveValue('saltwhistle lind');
  await signInAs(tab, account.email);
  await expect(message).toHaveValue(BEGUN);
});

test('a second veil that falls while the plan loads takes nothing of it', async ({ signedInPage: page }) => {
  await page.route('**/api/safety/plan', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.clock.install();
  await chooseLock(page, '1 min');
  await page.goto('/safety-plan');
  const field = page.getByRole('textbox').first();
  await field.fill('saltwhistle by the river');
  await page.clock.fastForward('01:05');
  await expect(veil(page)).toBeVisible();
  const asked = page.waitForRequest('**/api/safety/plan');
  await page.route('**/api/safety/plan', () => {}, { times: 1 });
  await unveil(page);
  await asked;
  await page.clock.fastForward('01:05');
  await expect(veil(page)).toBeVisible();
  await unveil(page);
  await expect(field).toHaveValue('saltwhistle by the river');
});

test('off, it never veils; at its narrowest it fits', async ({ signedInPage: page, account }) => {
  await page.clock.install();
  await page.goto('/dashboard');
  await page.clock.fastForward('02:00:00');
  await expect(veil(page)).toBeHidden();
  await chooseLock(page, '1 min');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.fastForward('01:05');
  await expect(veil(page)).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the veil at 320');
  expect(await heldBy(page)).not.toContain(account.name);
});
