import { randomUUID } from 'node:crypto';
import { expect, PASSWORD, test } from './harness/test.ts';

test('sign up, sign in, talk, reload, find it in the history, sign out', async ({ page }) => {
  const email = `maya-${randomUUID()}@example.org`;
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('link', { name: 'sign up' }).click();
  await page.getByLabel('full name').fill('Maya Lind');
  await page.getByLabel('email').fill(email);
  await page.getByLabel('password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('confirm password', { exact: true }).fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: /create/ }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('account created successfully! please log in to continue.')).toBeVisible();

  await expect(page.getByLabel('email')).toHaveValue(email);
  await page.getByLabel('password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'sign in' }).click();
  await expect(page).toHaveURL(/\/options$/);
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  await expect(page.getByText('process is an AI, not a person, and not therapy')).toBeVisible();
  await page.getByRole('button', { name: 'i understand' }).click();

  await page
    .getByRole('link', { name: /text mode/ })
    .or(page.getByRole('button', { name: /text mode/ }))
    .click();
  await expect(page).toHaveURL(/\/conversation/);
  const composer = page.getByRole('textbox');
  const words = 'i keep thinking about the talk i have to give tomorrow';
  await composer.fill(words);
  await composer.press('Enter');
  await expect(page.getByRole('log').or(page.getByRole('main')).getByText(words).first()).toBeVisible();
  const reply = page.locator('[data-sender="bot"]').first();
  await expect(reply).toContainText(/\w{3}/);
  const said = await reply.innerText();

  await page.goto('/chat-history');
  await page
    .getByText(words)
    .or(page.getByRole('link', { name: /tomorrow|talk/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/chat-history\/[\w-]{36}$/);
  await expect(page.getByText(words).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(words).first()).toBeVisible();
  expect(said.length).toBeGreaterThan(10);

  await page.getByRole('button', { name: /hello maya/i }).click();
  await page.getByRole('menuitem', { name: 'logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/options');
  await expect(page).toHaveURL(/\/login/);
});
