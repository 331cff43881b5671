import { randomUUID } from 'node:crypto';
import { codeOf, linkOf, type SmtpPeer, startSmtpPeer } from '#testing/stand-ins/smtp.ts';
import { runServer } from './harness/run-server.ts';
import { test as base, expect, PASSWORD, type Page } from './harness/test.ts';

/** A server that mails through a real SMTP peer, and people on it. */
const test = base.extend<object, { smtp: SmtpPeer }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const smtp = await startSmtpPeer();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ smtp }, use) => {
      const server = await runServer({ SMTP_URL: smtp.url });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});
// In one worker: a server for each of three takes longer than all of them.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ smtp }) => smtp.forget());

const newAddress = () => `maya-${randomUUID()}@example.org`;

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('full name').fill('Maya Lind');
  await page.getByLabel('email').fill(email);
  await page.getByLabel('password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('confirm password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('i agree to the terms').check();
  await page.getByLabel('at least 16 years old').check();
  await page.getByRole('button', { name: 'create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('confirm your address');
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await signUp(page, email);
}

/** A second press within two seconds of the first is asked for patience; on a busy machine the first may be on its way. */
const confirm = (page: Page) =>
  expect(async () => {
    if (page.url().endsWith('/options')) return;
    await page.getByRole('button', { name: 'confirm', exact: true }).click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/options$/, { timeout: 2_500 });
  }).toPass();

test('a sign-up is opened by the six digits of its letter', async ({ page, smtp }) => {
  const email = newAddress();
  await register(page, email);
  await expect(page.getByText(`we have sent a letter to ${email}.`)).toBeVisible();
  const first = codeOf(await smtp.waitForMail());
  await page.reload();
  await page.getByLabel('six digits').fill(first === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'confirm', exact: true }).click();
  await expect(page.getByText(/these six digits are not right/)).toBeVisible();
  await page.getByRole('button', { name: 'send another letter' }).click();
  await expect(page.getByText('another letter is on its way')).toBeVisible();
  const code = codeOf(await smtp.waitForMail(2));
  await page.getByLabel('six digits').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await confirm(page);
});

test('a sign-up is opened by the link of its letter in another browser', async ({ page, browser, smtp }) => {
  await register(page, newAddress());
  const link = linkOf(await smtp.waitForMail());
  const other = await browser.newPage();
  await other.goto(link);
  await other.getByLabel('password', { exact: true }).fill('Wrong-Harbour-7');
  await other.getByRole('button', { name: 'confirm', exact: true }).click();
  await expect(other.getByText(/this is not the password that was chosen/)).toBeVisible();
  await other.getByLabel('password', { exact: true }).fill(PASSWORD);
  await confirm(other);
  await other.close();
});

test('a sign-up that is confirmed by its letter leads back to where one was turned away', async ({
  page,
  smtp,
}) => {
  await page.goto('/safety-plan');
  await page.getByRole('link', { name: 'sign up' }).click();
  await signUp(page, newAddress());
  await page.getByLabel('six digits').fill(codeOf(await smtp.waitForMail()));
  await page.reload();
  await page.getByLabel('six digits').fill(codeOf(await smtp.waitForMail()));
  await page.getByRole('button', { name: 'confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/safety-plan$/);
});

const NEW_PASSWORD = 'Still-Water-8!';

test('a forgotten password is replaced through a mailed link, once', async ({ page, smtp }) => {
  const email = newAddress();
  await register(page, email);
  await page.getByLabel('six digits').fill(codeOf(await smtp.waitForMail()));
  await page.getByRole('button', { name: 'confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/options$/);
  await page.evaluate(() => sessionStorage.clear());
  smtp.forget();
  await page.goto('/login');
  await page.getByRole('link', { name: 'forgot password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('reset your password');
  await expect(page.getByRole('link', { name: 'back to login' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'sign up' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
  await page.getByLabel('email').fill(email);
  await page.getByRole('button', { name: 'send reset link' }).click();
  await expect(
    page.getByText('if that email is registered, a password reset link has been sent.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'email sent!' })).toBeDisabled();
  await expect(page.getByText(/you can ask again in (1:00|5\ds)/)).toBeVisible();

  const link = linkOf(await smtp.waitForMail());
  await page.goto(link);
  await page.getByLabel('new password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'reset password' }).click();
  await expect(page.getByRole('button', { name: 'success!' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('Password reset successful! Please log in with your new password.'),
  ).toBeVisible();

  await page.getByLabel('email').fill(email);
  await page.getByLabel('password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'sign in' }).click();
  await expect(page).toHaveURL(/\/options$/);
  expect((await smtp.waitForMail(2)).subject).toBe('your password was changed');

  await page.goto(link);
  await page.getByLabel('new password', { exact: true }).fill('Still-Water-9!');
  await page.getByLabel('confirm new password', { exact: true }).fill('Still-Water-9!');
  await page.getByRole('button', { name: 'reset password' }).click();
  await expect(page.getByText('invalid reset link. please request a new password reset.')).toBeVisible();
});
