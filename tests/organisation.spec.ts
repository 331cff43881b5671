import { findFreePort } from '#testing/find-free-port.ts';
import { startOidcProvider } from '#testing/stand-ins/oidc.ts';
import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { runServer } from './harness/run-server.ts';
import { createAccount, expect, PASSWORD, type Page, test } from './harness/test.ts';

/** A server of its own beside a real provider, each knowing the other's address. */
async function openWorld(email: string) {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const provider = await startOidcProvider(`${url}/login/organisation`, {
    maya: { email, email_verified: true, name: 'Maya Lind' },
  });
  const server = await runServer({ ...provider.env, PORT: String(port), PUBLIC_URL: url });
  return {
    url,
    async [Symbol.asyncDispose]() {
      await server.dispose();
      await provider.close();
    },
  };
}

async function passOrganisation(page: Page, from: string): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: 'sign in with the clinic' }).click();
  await page.getByPlaceholder('Enter any login').fill('maya');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('the button of an organisation stands in the sign-in as it is served, and nothing moves when the app comes; whom it knows agrees once', async ({
  page,
}) => {
  await using world = await openWorld('maya@example.org');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${world.url}/login`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'sign in with the clinic' })).toBeVisible();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const before = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const takenOver = page.waitForRequest('**/api/health');
  letGo();
  await takenOver;
  expect((await page.screenshot({ animations: 'disabled', caret: 'hide' })).equals(before)).toBe(true);

  await passOrganisation(page, `${world.url}/register`);
  await expect(page.getByText('your account will have the address maya@example.org')).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the consent of a new member');
  expect(page.url()).toBe(`${world.url}/login/organisation`);
  await page.getByRole('checkbox', { name: /agree/ }).check();
  await page.getByRole('checkbox', { name: /at least 16/ }).check();
  await page.getByRole('button', { name: 'create account' }).click();
  await expect(page).toHaveURL(/\/options$/);
});

test('an account of the same address is connected by a sign-in with its password', async ({ page }) => {
  await using world = await openWorld('somebody@example.org');
  await createAccount(world.url, 'Maya Lind', 'somebody@example.org');
  await passOrganisation(page, `${world.url}/login`);
  await expect(page.getByText(/you already have an account with this address/)).toBeVisible();
  await page.getByRole('textbox', { name: 'password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/options$/);
  await page.goto(`${world.url}/settings`);
  await expect(page.getByText('the clinic signs you in here.')).toBeVisible();
});
