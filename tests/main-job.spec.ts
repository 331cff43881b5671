import { randomUUID } from 'node:crypto';
import { expect, PASSWORD, test } from './harness/test.ts';

test.use({ serviceWorkers: 'allow', pace: 'usual' });

const WORDS = 'i keep thinking about the talk i have to give tomorrow';

test('sign up, talk, reload, find it in the history, sign out', async ({ page }) => {
  const email = `maya-${randomUUID()}@example.org`;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('link', { name: 'sign up' }).click();
  await field('full name').fill('Maya Lind');
  await field('email').fill(email);
  await field('password').fill(PASSWORD);
  await field('confirm password').fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'create account' }).click();

  await expect(page.getByText('account created successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page).toHaveURL(/\/options$/);

  await page.getByRole('button', { name: 'i understand' }).click();
  await page.getByRole('link', { name: /text mode/ }).click();
  await expect(page).toHaveURL(/\/conversation/);
  const conversation = page.getByRole('log', { name: 'conversation' });
  const composer = page.getByRole('textbox');
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  await composer.fill(WORDS);
  await composer.press('Enter');
  await expect(conversation.getByText(WORDS)).toBeVisible();
  await expect(conversation.getByRole('button', { name: 'about this reply' })).toBeVisible();
  const reply = await conversation.getByRole('article').last().textContent();
  expect(reply).toContain('process');

  await page.reload();
  await page.goto('/chat-history');
  await page
    .getByRole('link', { name: /tomorrow|talk/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/chat-history\/[\w-]{36}$/);
  await expect(page.getByRole('list').getByText(WORDS, { exact: true })).toBeVisible();
  await expect(page.getByText('Showing 2 of 2 messages')).toBeVisible();

  await page.getByRole('button', { name: /hello maya/i }).click();
  await page.getByRole('button', { name: 'logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/options');
  await expect(page).toHaveURL(/\/login/);

  await field('email').fill(email);
  await field('password').fill(PASSWORD);
  await page.getByRole('button', { name: 'sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
});
