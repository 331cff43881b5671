import { DESK_AND_PHONE, expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { expect, PASSWORD, type Page, test } from './harness/test.ts';

/** Nothing of the app's own script has come until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const email = (page: Page) => page.getByLabel('email');
const password = (page: Page) => page.getByLabel('password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'sign in' });

/** The first thing that the app does once it has taken the page over: it looks for its server. */
const takenOver = (page: Page) => page.waitForRequest('**/api/health');

/** Everything of the form as a person has it before them, and whether it is still the one that was served. */
const STANDING = `(() => {
  const fields = [...document.querySelectorAll('input')];
  window.served ??= fields;
  const { activeElement: at } = document;
  return {
    values: fields.map(({ type, checked, value }) => (type === 'checkbox' ? checked : value)),
    at: fields.indexOf(at),
    caret: [at?.selectionStart, at?.selectionEnd],
    isServed: fields.every((field, index) => field === window.served[index]),
  };
})()`;

test('can be filled in before any script has come, and is as it was once the app has taken it over', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('a safe place for you to process your emotions')).toBeVisible();
  await expect(page.getByRole('link', { name: 'crisis support' })).toBeVisible();
  await expect(email(page)).toHaveAttribute('autocomplete', 'email');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  await email(page).pressSequentially('maya@example.org');
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('remember me').check();
  await password(page).pressSequentially('Quiet-Harbr-7');
  await expect(submit(page)).toBeEnabled();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('ou');
  const before = await page.evaluate(STANDING);
  expect(before).toMatchObject({
    values: ['maya@example.org', PASSWORD, true],
    at: 1,
  });
  const over = takenOver(page);
  letGo();
  await over;
  expect(await page.evaluate(STANDING)).toEqual(before);
  await page.keyboard.type('!');
  expect(await page.evaluate(STANDING)).toMatchObject({ at: 1, isServed: true });
  await page.getByRole('button', { name: 'show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(email(page)).toHaveValue('maya@example.org');
  await expect(page.getByLabel('remember me')).toBeChecked();
});

test('loses no key of who types while the script comes in, on a slow device', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const address = 'somebody.who.types.without.a.pause@example.org';
  await email(page).focus();
  const over = takenOver(page);
  letGo();
  for (const key of address) await page.keyboard.press(key);
  await over;
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await expect(email(page)).toHaveValue(address);
  await expect(password(page)).toHaveValue(PASSWORD);
  await expect(submit(page)).toBeEnabled();
});

for (const way of ['Enter', 'a press'] as const)
  test(`${way} before the script has come is kept, and signs in when it is there`, async ({
    page,
    account,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await email(page).pressSequentially(account.email);
    await password(page).pressSequentially(PASSWORD);
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await submit(page).click();
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    const calls: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) calls.push(request.postDataJSON());
    });
    letGo();
    await expect(page).toHaveURL(/\/options$/);
    expect(calls).toMatchObject([{ email: account.email, password: PASSWORD, rememberMe: false }]);
  });

test('where the script does not come, a way on is told after some seconds; once it comes, it signs in by itself', async ({
  page,
  account,
}) => {
  await page.clock.install();
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).pressSequentially(account.email);
  await password(page).pressSequentially(PASSWORD);
  await page.keyboard.press('Enter');
  const wayOn = page.getByRole('status').getByRole('link', { name: 'open the page again' });
  await expect(wayOn).toHaveCount(0);
  await page.clock.fastForward(8_000);
  await expect(wayOn).toBeVisible();
  await expect(wayOn).toHaveAttribute('href', '/login');
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expectNoFaultInAnyLook(page, 'a sign-in whose script is late');
  letGo();
  await expect(page).toHaveURL(/\/options$/);
  await expect(wayOn).toHaveCount(0);
});

test('sends nothing that was changed again after it was sent', async ({ page, account }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).pressSequentially(account.email);
  await password(page).pressSequentially(PASSWORD);
  await page.keyboard.press('Enter');
  await page.keyboard.type('?');
  await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.url().endsWith('/api/auth/login');
  });
  const over = takenOver(page);
  letGo();
  await over;
  await page.getByRole('button', { name: 'show password' }).click();
  await expect(password(page)).toHaveValue(`${PASSWORD}?`);
  await expect(submit(page)).toBeEnabled();
  expect(isSent).toBe(false);
});

test('has no accessibility fault before any script has come, and a press on what only that can do is done once it is there', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(email(page)).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the drawn sign-in');
  await password(page).pressSequentially(PASSWORD);
  await page.getByRole('button', { name: 'show password' }).click();
  letGo();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue(PASSWORD);
});

test('whoever is signed in sees nothing of it, and goes on', async ({ signedInPage: page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-leaving', '');
  await expect(page.getByText('a safe place for you to process your emotions')).not.toBeVisible();
  await expect(email(page)).not.toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/options$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address with more to say is served undrawn, so that nothing moves beneath who types', async ({
  server,
}) => {
  const read = async (path: string) => (await fetch(server.url + path)).text();
  expect(await read('/login')).toContain('<form');
  expect(await read('/login?expired=true')).not.toContain('<form');
});

for (const viewport of DESK_AND_PHONE)
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test('stands where it will stand', async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(email(page)).toBeVisible();
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      const before = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const over = takenOver(page);
      letGo();
      await over;
      expect((await page.screenshot({ animations: 'disabled', caret: 'hide' })).equals(before)).toBe(true);
    });
  });
