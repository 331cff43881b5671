import { breakCall } from './harness/faults.ts';
import { followNav } from './harness/screens.ts';
import { expect, type Locator, PASSWORD, type Page, test } from './harness/test.ts';

const rail = (page: Page) => page.getByRole('complementary');
const helpIn = (part: Locator) => part.getByRole('link', { name: 'crisis support', exact: true }).last();

test.describe('wider than 768 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the sidebar is folded at first, 100 wide, opens to 280 and remembers it', async ({
    signedInPage: page,
  }) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('settings');
    expect((await rail(page).boundingBox())?.width).toBe(100);
    await page.getByRole('button', { name: 'expand navigation' }).click();
    await expect.poll(async () => (await rail(page).boundingBox())?.width).toBe(280);
    expect(await page.evaluate(() => localStorage.getItem('navbarCollapsed'))).toBe('false');
    await page.reload();
    await expect.poll(async () => (await rail(page).boundingBox())?.width).toBe(280);
  });

  test('navigation leads on, with title and focus at the new heading; admin is for admins', async ({
    signedInPage: page,
    account,
  }) => {
    await page.goto('/settings');
    await expect(page.getByRole('button', { name: `hello ${account.name}` })).toBeVisible();
    const nav = page.getByRole('navigation', { name: 'main' });
    await expect(nav.getByRole('link')).toHaveText(['dashboard', 'history', 'insights']);
    await nav.getByRole('link', { name: 'history' }).click();
    await expect(page).toHaveURL(/\/chat-history$/);
    await expect(page).toHaveTitle('your conversations · process');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name: 'crisis support' })).toBeVisible();
    for (const name of ['private voice', 'safety plan']) {
      await page.getByRole('button', { name: `hello ${account.name}` }).click();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveTitle(new RegExp(`${name} · process$`));
      await page.goBack();
    }
  });

  test('an admin gets the admin item', async ({ signedInPage: page }) => {
    await page.route('**/api/admin/status', (route) => route.fulfill({ json: { isAdmin: true } }));
    await page.goto('/settings');
    await expect(
      page.getByRole('navigation', { name: 'main' }).getByRole('link', { name: 'admin' }),
    ).toBeVisible();
  });
});

test('a switch keeps the focus while its change is kept; an export that has to wait says how long, with the button to try again', async ({
  signedInPage: page,
}) => {
  await breakCall(page, '/api/users/me/export', { status: 429, retryAfter: 3_600 });
  await page.goto('/settings');
  const askLess = page.getByRole('switch', { name: /^ask me less/ });
  await askLess.focus();
  await page.keyboard.press('Space');
  await expect(askLess).toBeChecked();
  await expect(askLess).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Space');
  await expect(askLess).not.toBeChecked();
  await expect(askLess).toBeFocused();

  await page.getByRole('button', { name: 'export my data' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'your password' }).fill(PASSWORD);
  await question.getByRole('button', { name: 'export' }).click();
  await expect(question.getByText('please try again in 60:00')).toBeVisible();
  await expect(question.getByRole('button', { name: 'export' })).toBeEnabled();
});

test.describe('at 768 px and below', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a menu takes the place of the sidebar', async ({ signedInPage: page }) => {
    await page.goto('/settings');
    await expect(rail(page)).toBeHidden();
    const help = await helpIn(page.getByRole('banner')).boundingBox();
    await page.getByRole('button', { name: 'menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'menu' });
    await expect.poll(() => helpIn(menu).boundingBox()).toEqual(help);
    for (const [name, path] of [
      ['safety plan', '/safety-plan'],
      ['private voice', '/private-voice'],
    ] as const)
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await menu.getByRole('link', { name: 'dashboard', exact: true }).click();
    await expect(page).toHaveURL(/\/options$/);
    await expect(menu).toBeHidden();
  });

  test('a dialog leaves crisis support where it stands, whole with the largest words', async ({
    signedInPage: page,
  }) => {
    await page.addInitScript("localStorage.setItem('textSize', 'larger')");
    for (const path of ['/settings', '/conversation', '/voice']) {
      await page.goto(path);
      await expect(helpIn(page.getByRole('banner')), path).toBeInViewport({ ratio: 1 });
      const help = await helpIn(page.getByRole('banner')).boundingBox();
      await page.getByRole('button', { name: 'breathe for a minute' }).click();
      const dialog = page.getByRole('dialog', { name: 'a quiet minute' });
      await expect.poll(() => helpIn(dialog).boundingBox(), path).toEqual(help);
    }
  });
});

test('logout revokes the token, forgets it and says so', async ({ signedInPage: page, account, server }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: `hello ${account.name}` }).click();
  const revoked = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  expect((await revoked).status()).toBe(200);
  expect(await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')])).toEqual(
    [null, null],
  );
  const me = await fetch(`${server.url}/api/users/me`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(me.status).toBe(401);
});

test('logout works when the server does not answer, and says when the browser cannot forget', async ({
  signedInPage: page,
  account,
}) => {
  await page.goto('/settings');
  await page.evaluate(() => {
    Object.assign(globalThis, { removeItem: Storage.prototype.removeItem });
    Storage.prototype.removeItem = () => {
      throw new Error('blocked');
    };
  });
  const logout = async () => {
    await page.getByRole('button', { name: `hello ${account.name}` }).click();
    await page.getByRole('button', { name: 'logout' }).click();
  };
  await logout();
  await expect(page.getByText('Logout failed. Please try again.')).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.removeItem = Reflect.get(globalThis, 'removeItem');
  });
  await breakCall(page, '/api/auth/logout', 'broken');
  await logout();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Logged out successfully')).toBeVisible();
});

test('a refused token is removed and leads to the sign-in, which says why', async ({
  signedInPage: page,
}) => {
  await breakCall(page, '/api/users/me', { status: 401 });
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login\?expired=true$/);
  await expect(page.getByText('your session has expired. please log in again to continue.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a screen needs a token, an unknown address leads to the dashboard', async ({ page }) => {
  for (const path of ['/settings', '/no-such-page']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('a file that cannot be loaded says so, with help from people on the page', async ({
  signedInPage: page,
}) => {
  await page.goto('/settings');
  await page.route('**/assets/history-screen-*.js', (route) => route.abort());
  await followNav(page, 'history');
  await expect(page.getByText('Navigation failed. Please try again.')).toBeVisible();
  await expect(page.getByText('Something went wrong. Please try refreshing the page.')).toBeVisible();
  await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible();
});

test('the console of a signed-in browser is reported, redacted', async ({ signedInPage: page, account }) => {
  await page.goto('/settings');
  const reported = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/logs/frontend') && request.postData()?.includes('by the test') === true,
  );
  await page.evaluate(() => console.warn('said by the test for maya@example.org'));
  expect((await reported).postDataJSON()).toMatchObject({
    level: 'warn',
    message: 'said by the test for [hidden]',
    source: 'frontend',
    environment: 'production',
    userContext: { userId: account.userId, url: '/settings' },
  });
});
