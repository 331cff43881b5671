import { randomUUID } from 'node:crypto';
import { createAccount, expect, type Locator, PASSWORD, type Page, test } from './harness/test.ts';

const newAddress = () => `maya-${randomUUID()}@example.org`;

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('full name').fill('Maya Lind');
  await page.getByLabel('email').fill(email);
  await page.getByLabel('password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('confirm password', { exact: true }).fill(PASSWORD);
}

async function signUp(page: Page, email: string): Promise<void> {
  await fillSignUp(page, email);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'create account' }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('email').fill(email);
  await page.getByLabel('password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'sign in' }).click();
}

test('from an empty browser to the first reply it takes six presses of a control', async ({ page }) => {
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  await page.goto('/');
  await press(page.getByRole('link', { name: 'sign up' }));
  await fillSignUp(page, newAddress());
  for (const box of await page.getByRole('checkbox').all()) await press(box);
  await press(page.getByRole('button', { name: 'create account' }));
  await expect(page.getByText('account created successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'before you begin' })).toBeFocused();
  await press(page.getByRole('link', { name: /text mode/ }));
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  await page.getByRole('textbox').fill('i keep thinking about tomorrow');
  await press(page.getByRole('button', { name: 'send' }));
  await expect(page.getByRole('log').getByRole('button', { name: 'about this reply' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
});

test('a sign-up leads back to where one was turned away', async ({ page }) => {
  await page.goto('/safety-plan');
  await page.getByRole('link', { name: 'sign up' }).click();
  await signUp(page, newAddress());
  await expect(page).toHaveURL(/\/safety-plan$/);
});

test('an address typed at the sign-in goes along to the sign-up, and back', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('email').fill('maya@example.org');
  await page.getByRole('link', { name: 'sign up' }).click();
  await expect(page.getByLabel('email')).toHaveValue('maya@example.org');
  await page.getByRole('link', { name: 'log in' }).click();
  await expect(page.getByLabel('email')).toHaveValue('maya@example.org');
});

test('whoever signs out has finished: the next person comes to the dashboard', async ({ page, server }) => {
  const [first, second] = [await createAccount(server.url, 'Maya Lind'), await createAccount(server.url)];
  await page.goto('/settings');
  await signIn(page, first.email);
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('button', { name: 'hello Maya Lind' }).click();
  await page.getByRole('button', { name: 'logout' }).click();
  await signIn(page, second.email);
  await expect(page).toHaveURL(/\/options$/);
});

test('where a session ended, its own person goes back and another one to the dashboard', async ({
  page,
  server,
}) => {
  const [first, second] = [await createAccount(server.url), await createAccount(server.url)];
  const endSession = () =>
    page.evaluate(`fetch('/api/auth/logout', { method: 'POST', headers: {
      authorization: 'Bearer ' + (localStorage.getItem('token') ?? sessionStorage.getItem('token')) } }).then(() => {})`);
  await page.goto('/chat-history');
  await signIn(page, first.email);
  for (const [next, place] of [
    [first, /\/chat-history$/],
    [second, /\/options$/],
  ] as const) {
    await expect(page).toHaveURL(/\/chat-history$/);
    await expect(page.getByText("nothing here yet, and that's fine")).toBeVisible();
    await endSession();
    await page.reload();
    await expect(page).toHaveURL(/\/login\?expired=true$/);
    await signIn(page, next.email);
    await expect(page).toHaveURL(place);
  }
});
