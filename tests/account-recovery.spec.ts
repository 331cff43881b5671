import { linkOf, type SmtpPeer, startSmtpPeer } from '#testing/stand-ins/smtp.ts';
import { runServer } from './harness/run-server.ts';
import { test as base, createAccount, expect } from './harness/test.ts';

/** A server of its own that mails through a real SMTP peer, and a person on it. */
const test = base.extend<{ smtp: SmtpPeer }>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads the fixtures a fixture needs from this pattern
  smtp: async ({}, use) => {
    const smtp = await startSmtpPeer();
    await use(smtp);
    await smtp.close();
  },
});
test.use({ serviceWorkers: 'block' });

const NEW_PASSWORD = 'Still-Water-8!';

test('a forgotten password is replaced through a mailed link, once', async ({ page, smtp }) => {
  const server = await runServer({ SMTP_URL: smtp.url });
  try {
    const { email } = await createAccount(server.url);
    await page.goto(`${server.url}/login`);
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
  } finally {
    await server.dispose();
  }
});
