import { breakCall, mendCall } from './harness/faults.ts';
import { createAccount, expect, PASSWORD, type Page, test } from './harness/test.ts';

const fillLogin = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByLabel('email').fill(email);
  await page.getByLabel('password', { exact: true }).fill(password);
};
const tokens = (page: Page) =>
  page.evaluate(() => ({ local: localStorage.getItem('token'), session: sessionStorage.getItem('token') }));

test.describe('signing in', () => {
  test('goes to the dashboard after 0.8 s and keeps the token for this session', async ({
    page,
    account,
  }) => {
    await page.goto('/login');
    await expect(page).toHaveTitle('sign in · process');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('welcome back');
    await fillLogin(page, ` ${account.email.toUpperCase()} `);
    const sent = page.waitForRequest('**/api/auth/login');
    await page.getByRole('button', { name: 'sign in' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      email: account.email,
      rememberMe: false,
      timestamp: expect.any(String),
      attempts: 0,
    });
    await expect(page.getByRole('button', { name: 'success!' })).toBeVisible();
    await expect(page).toHaveURL(/\/options$/);
    expect(await tokens(page)).toEqual({ local: null, session: expect.any(String) });
  });

  test("keeps the token beyond the session with 'remember me'", async ({ page, account }) => {
    await page.goto('/login');
    await fillLogin(page, account.email);
    await page.getByLabel('remember me').check();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/options$/);
    expect(await tokens(page)).toEqual({ local: expect.any(String), session: null });
  });

  test('judges the address after half a second, the password after 0.3 s, and shows and hides it', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'sign in' });
    await expect(submit).toBeDisabled();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('email').pressSequentially('maya');
    await page.clock.runFor(499);
    await expect(page.getByText('please enter a valid email address')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByText('please enter a valid email address')).toBeVisible();
    await page.getByLabel('password', { exact: true }).fill('short');
    await page.clock.runFor(300);
    await expect(page.getByText('password must be at least 8 characters')).toBeVisible();
    await expect(page.getByLabel('password', { exact: true })).toHaveAttribute('maxlength', '128');
    await expect(submit).toBeDisabled();
    await page.getByLabel('password', { exact: true }).fill('');
    await page.getByLabel('email').fill('');
    await page.clock.runFor(500);
    await expect(page.getByText('email is required')).toBeVisible();
    await expect(page.getByText('password is required')).toBeVisible();
    await page.getByLabel('email').fill(`${'a'.repeat(243)}@example.com`);
    await page.clock.runFor(500);
    await expect(page.getByText('email address is too long')).toBeVisible();
    const field = page.getByLabel('password', { exact: true });
    await page.getByRole('button', { name: 'show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  test('asks for a moment when tried again within two seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await breakCall(page, '/api/auth/login', { status: 401 });
    await fillLogin(page, 'maya@example.org');
    await page.clock.pauseAt(Date.now() + 60_000);
    const submit = page.getByRole('button', { name: 'sign in' });
    await submit.click();
    await expect(page.getByText('invalid email or password. please try again.')).toBeVisible();
    await submit.click();
    await expect(page.getByText('please wait a moment before trying again.')).toBeVisible();
  });

  test('rests a minute after the third wrong password, and counts down as Ns', async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    const bodies = await breakCall(page, '/api/auth/login', { status: 401 });
    await fillLogin(page, 'maya@example.org');
    for (const guess of ['Wrong-Harbour-1', 'Wrong-Harbour-2', 'Wrong-Harbour-3']) {
      await page.getByLabel('password', { exact: true }).fill(guess);
      await page.getByRole('button', { name: 'sign in' }).click();
      await expect(page.getByRole('alert')).toContainText('invalid email or password');
      await page.clock.fastForward(2_500);
    }
    expect(bodies).toMatchObject([{ attempts: 0 }, { attempts: 1 }, { attempts: 2 }]);
    await expect(page.getByRole('button', { name: /^wait 5\ds$/ })).toBeDisabled();
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('button', { name: 'sign in' })).toBeEnabled();
  });

  test('rests five minutes instead of a fourth retry, and counts down as m:ss', async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    const bodies = await breakCall(page, '/api/auth/login', 'broken');
    await fillLogin(page, 'maya@example.org');
    await page.getByRole('button', { name: 'sign in' }).click();
    for (let retry = 1; retry <= 4; retry += 1) {
      await expect(page.getByRole('alert')).toContainText('connection error');
      await page.clock.fastForward(2_500);
      await page.getByRole('button', { name: 'try again' }).click();
    }
    await expect(page.getByText('maximum retry attempts reached. please try again later.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^wait (5:00|4:5\d)$/ })).toBeDisabled();
    expect(bodies).toHaveLength(4);
    await page.clock.fastForward(245_000);
    await expect(page.getByRole('button', { name: /^wait 5\ds$/ })).toBeDisabled();
  });

  test('forgets the network error when the connection is back', async ({ page, context }) => {
    await page.goto('/login');
    await fillLogin(page, 'maya@example.org');
    await context.setOffline(true);
    await expect(page.getByText(/^you appear to be offline\./)).toBeVisible();
    await page.getByRole('button', { name: 'sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^you appear to be offline\./)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('asks for the health of the server every three seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.waitForResponse('**/api/health');
    const next = page.waitForRequest('**/api/health');
    await page.clock.runFor(3_000);
    await next;
    await breakCall(page, '/api/health', 'broken');
    await page.clock.runFor(3_000);
    await expect(page.getByText(/^process is slow to answer just now/)).toBeVisible();
    await mendCall(page, '/api/health');
    await page.clock.runFor(3_000);
    await expect(page.getByText(/^process is slow to answer just now/)).toHaveCount(0);
  });

  test('is sent while the health of the server does not answer: only the browser holds it back', async ({
    page,
    account,
  }) => {
    await breakCall(page, '/api/health', 'broken');
    await page.goto('/login');
    await expect(page.getByText(/^process is slow to answer just now/)).toBeVisible();
    await fillLogin(page, account.email);
    await page.getByRole('button', { name: 'sign in' }).click();
    await expect(page).toHaveURL(/\/options$/);
  });

  test('says why, when a session has ended, and says it as a warning without a retry', async ({ page }) => {
    await page.goto('/login?expired=true');
    await expect(page.getByRole('status').filter({ hasText: 'Session Expired' })).toContainText(
      'your session has expired. please log in again to continue.',
    );
    await expect(page.getByRole('button', { name: 'try again' })).toHaveCount(0);
  });

  test('works with the keyboard alone', async ({ page, account }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('email')).toBeFocused();
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'show password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'sign in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/options$/);
  });
});

test.describe('signing up', () => {
  const fill = async (page: Page, email: string) => {
    await page.getByLabel('full name').fill('Maya Lind');
    await page.getByLabel('email').fill(email);
    await page.getByLabel('password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('confirm password', { exact: true }).fill(PASSWORD);
  };

  test('the first press behind a field that had a fault is taken, though its words go', async ({ page }) => {
    // Where the fields stand one above the other, words that come or go move what is below.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/register');
    const confirmation = page.getByLabel('confirm password', { exact: true });
    await page.getByLabel('password', { exact: true }).fill('Another-Harbour-7');
    await confirmation.fill('another');
    await expect(page.getByText('passwords do not match')).toBeVisible();
    await confirmation.fill('Another-Harbour-7');
    const box = page.getByLabel(/i agree to the/);
    await box.check();
    await expect(page.getByText('passwords do not match')).toHaveCount(0);
    await expect(box).toBeChecked();
  });

  test('with an address that has an account leads to the sign-in, and says what it says to anybody', async ({
    page,
    server,
  }) => {
    const { email } = await createAccount(server.url);
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('create your account');
    await fill(page, email);
    await page.getByLabel('password', { exact: true }).fill('Another-Harbour-7');
    await page.getByLabel('confirm password', { exact: true }).fill('Another-Harbour-7');
    const submit = page.getByRole('button', { name: 'create account' });
    await expect(submit).toBeDisabled();
    await page.getByLabel(/i agree to the/).check();
    await expect(submit).toBeDisabled();
    await page.getByLabel(/at least 16/).check();
    await submit.click();
    await expect(page.getByRole('button', { name: 'success!' })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('account created successfully! please log in to continue.')).toBeVisible();
    await expect(page.getByLabel('email')).toHaveValue(email);
    await page.reload();
    await expect(page.getByText('account created successfully!')).toHaveCount(0);
  });

  test('names every fault, measures the password and opens the terms in a tab of their own', async ({
    page,
    context,
  }) => {
    await page.goto('/register');
    await expect(
      page.getByText('if you are under 18, please talk to a parent or guardian about using process.'),
    ).toBeVisible();
    const password = page.getByLabel('password', { exact: true });
    const rules = page.getByRole('list', { name: 'a password needs' }).getByRole('listitem');
    await expect(rules).toHaveText(['at least 8 characters', 'an uppercase letter', 'a number']);
    for (const [typed, word, fault] of [
      ['aa', 'weak', 'password must be at least 8 characters long'],
      ['aaaaaaaaaa', 'weak', 'password must contain at least one uppercase letter'],
      ['Aaaaaaaaaa', 'weak', 'password must contain at least one number'],
      ['Password123', 'weak', 'please choose a less common password'],
      ['Aaaaaaaaa1', 'strong', null],
    ] as const) {
      await password.fill(typed);
      await expect(page.getByRole('status').getByText(word, { exact: true })).toBeVisible();
      if (fault) await expect(page.getByText(fault)).toBeVisible();
    }
    await page.getByLabel('full name').fill('Maya');
    await page.getByLabel('confirm password', { exact: true }).fill('other');
    await expect(page.getByText('full name is required')).toBeVisible();
    await expect(page.getByText('passwords do not match')).toBeVisible();
    await page.getByLabel(/i agree to the/).focus();
    await page.getByLabel(/at least 16/).focus();
    await expect(page.getByText('you must agree to the privacy policy')).toBeVisible();
    await page.getByLabel(/at least 16/).check();
    await expect(page.getByText('you must confirm you are at least 16 years old')).toBeHidden();
    await page.getByLabel(/at least 16/).uncheck();
    await expect(page.getByText('you must confirm you are at least 16 years old')).toBeVisible();
    for (const [link, heading] of [
      ['terms', 'terms'],
      ['privacy policy', 'privacy'],
    ] as const) {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: link, exact: true }).click();
      const tab = await opened;
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await expect(page.getByLabel('full name')).toHaveValue('Maya');
  });
});

test.describe('a reset link', () => {
  test('that is none, or short of one, stays shut', async ({ page }) => {
    for (const [path, text] of [
      ['/reset-password', 'invalid reset link. please request a new password reset.'],
      ['/reset-password/short', 'invalid reset token format. please request a new password reset.'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page.getByRole('link', { name: 'request a new link' }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);
    }
  });

  test('tells what a new password lacks, counts failures as #N and asks for a new link after three retries', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`/reset-password/${'a'.repeat(43)}`);
    await expect(
      page.getByText('at least 8 characters with uppercase, lowercase, number and special character'),
    ).toBeVisible();
    for (const [typed, fault] of [
      ['quiet-harbour-7', 'password must contain at least one uppercase letter'],
      ['Quiet-harbour', 'password must contain at least one number'],
      ['Quietharbour7', 'password must contain at least one special character'],
      ['Quieeet-harbour7', 'password cannot contain repeated characters'],
      ['Quiet-harbour-123', 'password cannot contain common sequences'],
    ] as const) {
      await page.getByLabel('new password', { exact: true }).fill(typed);
      await expect(page.getByText(fault)).toBeVisible();
    }
    await page.getByLabel('confirm new password', { exact: true }).fill('x');
    await expect(page.getByText('passwords do not match')).toBeVisible();
    await page.getByLabel('confirm new password', { exact: true }).fill('');
    await expect(page.getByText('please confirm your password')).toBeVisible();
    await breakCall(page, '/api/auth/reset-password', 'broken');
    await page.getByLabel('new password', { exact: true }).fill('Still-Water-8!');
    await page.getByLabel('confirm new password', { exact: true }).fill('Still-Water-8!');
    await page.getByRole('button', { name: 'reset password' }).click();
    for (let retry = 1; retry <= 4; retry += 1) {
      await expect(page.getByRole('button', { name: `reset password #${retry}` })).toBeVisible();
      await page.clock.fastForward(2_500);
      await page.getByRole('button', { name: 'try again' }).click();
    }
    await expect(
      page.getByText('maximum retry attempts reached. please request a new reset link.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^wait (5:00|4:5\d)/ })).toBeDisabled();
  });
});

test('a success can be read before one is led on: 0.8 s, 1.5 s, 2.5 s', async ({ page, account }) => {
  await page.clock.install();
  const stayUntil = async (path: string, ms: number, next: RegExp) => {
    await expect(page.getByRole('button', { name: 'success!' })).toBeVisible();
    await page.clock.runFor(ms - 1);
    await expect(page).toHaveURL(new RegExp(path));
    await page.clock.runFor(1);
    await expect(page).toHaveURL(next);
  };
  const open = async (path: string) => {
    await page.clock.resume();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000 * ++hours));
  };
  let hours = 0;

  await open('/register');
  await page.getByLabel('full name').fill('Maya Lind');
  await page.getByLabel('email').fill(`maya-${Date.now()}@example.org`);
  await page.getByLabel('password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('confirm password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/i agree to the/).check();
  await page.getByLabel(/at least 16/).check();
  await page.getByRole('button', { name: 'create account' }).click();
  await stayUntil('/register$', 1_500, /\/options$/);
  await page.evaluate('sessionStorage.clear()');

  await open(`/reset-password/${'a'.repeat(43)}`);
  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({ json: { success: true, message: 'done' } }),
  );
  await page.getByLabel('new password', { exact: true }).fill('Still-Water-8!');
  await page.getByLabel('confirm new password', { exact: true }).fill('Still-Water-8!');
  await page.getByRole('button', { name: 'reset password' }).click();
  await stayUntil('/reset-password/', 2_500, /\/login$/);

  await open('/login');
  await fillLogin(page, account.email);
  await page.getByRole('button', { name: 'sign in' }).click();
  await stayUntil('/login$', 800, /\/options$/);
});

test('a new account is another one for the next person at this browser', async ({ page, server }) => {
  const [first, second] = [
    await createAccount(server.url, 'Maya Lind'),
    await createAccount(server.url, 'Noor Haddad'),
  ];
  for (const person of [first, second]) {
    await page.goto('/login');
    await fillLogin(page, person.email);
    await page.getByRole('button', { name: 'sign in' }).click();
    await expect(page.getByRole('button', { name: `hello ${person.name}` })).toBeVisible();
    await page.getByRole('button', { name: `hello ${person.name}` }).click();
    await page.getByRole('button', { name: 'logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('whoever is signed in goes on from the sign-in and the sign-up', async ({ signedInPage: page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/options$/);
  }
});
