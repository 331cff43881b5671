import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { WITH_GATE } from './harness/screens.ts';
import { expect, test } from './harness/test.ts';
import { waitUntilKept } from './harness/wait-until-kept.ts';

test.use({ serverEnv: WITH_GATE });

test('gate, trial, talk, a failed payment, paying, cancelling, reactivating', async ({
  signedInPage: page,
}) => {
  const statusCalls = '**/api/subscription/status';
  const known = Promise.withResolvers<void>();
  await page.route(statusCalls, async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto('/options');
  await expect(page.getByText('checking subscription status...')).toBeVisible();
  known.resolve();
  await expect(page.getByRole('heading', { name: 'This is a premium feature' })).toBeVisible();
  await page.unroute(statusCalls);
  await expect(page.getByText('start your free trial or subscribe to access this feature')).toBeVisible();
  await expect(page.getByRole('link', { name: 'crisis support' })).toBeVisible();

  const checkoutCalls = '**/api/subscription/create-checkout-session';
  const failed = Promise.withResolvers<void>();
  await page.route(checkoutCalls, async (route) => {
    await failed.promise;
    await route.abort();
  });
  const start = page.getByRole('button', { name: 'start free trial / subscribe' });
  await start.click();
  await expect(page.getByRole('button', { name: 'redirecting to checkout...' })).toBeDisabled();
  failed.resolve();
  await expect(start).toBeEnabled();
  await page.unroute(checkoutCalls);

  for (const path of ['/chat-history', '/settings', '/subscribe']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This is a premium feature')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'get full access' })).toBeVisible();

  await page.goto('/conversation');
  await start.click();
  await expect(page).toHaveURL(/\/checkout\/local$/);
  await expect(page.getByText('this is a stand-in, and no money moves')).toBeVisible();
  await page.getByRole('button', { name: 'start the free trial' }).click();
  await expect(page).toHaveURL(/\/options\?session_id=/);
  await expect(page.getByText("You're now a premium member!")).toBeVisible();
  await expect(page.getByText(/your free trial ends on \w+ \d+, \d{4}\./)).toBeVisible();
  await page.getByRole('button', { name: 'dismiss' }).click();
  await page.reload();
  await expect(page.getByText(/your free trial ends on/)).toBeVisible();
  await expect(page.getByText("You're now a premium member!")).toHaveCount(0);

  await page.goto('/settings');
  await expect(page.getByText(/your free trial ends on/)).toBeVisible();

  await page.goto('/conversation');
  await page.getByRole('textbox').fill('i keep thinking about the talk i have to give tomorrow');
  await page.getByRole('textbox').press('Enter');
  await expect(page.locator('[data-sender="bot"]').first()).toContainText(/\w{3}/);

  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'free trial active' })).toBeVisible();
  await expect(
    page.getByText(/^7 days remaining\. your trial ends on .+, then the paid plan begins\.$/),
  ).toBeVisible();

  const inPortal = async (action: string, said: RegExp) => {
    await expect(page).toHaveURL(/\/checkout\/local$/);
    await page.getByRole('button', { name: action, exact: true }).click();
    await expect(page.getByText(said)).toBeVisible();
    await page.goto('/subscribe');
  };
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await inPortal('let a payment fail', /a payment failed\./);
  await expect(
    page.getByText('your last payment failed. please update your payment method to restore access.'),
  ).toBeVisible();
  await page.goto('/options');
  await expect(page.getByRole('heading', { name: 'This is a premium feature' })).toBeVisible();

  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Update Payment Method' }).click();
  await inPortal('pay', /your subscription is paid until/);
  await expect(page.getByRole('heading', { name: 'subscription active' })).toBeVisible();
  await expect(page.getByText(/your subscription will renew on/)).toBeVisible();

  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await inPortal('cancel the subscription', /and then it ends/);
  await expect(page.getByText('subscription canceled')).toBeVisible();
  await expect(page.getByText(/30 days left\./)).toBeVisible();

  await page.getByRole('button', { name: 'Reactivate Subscription' }).click();
  const question = page.getByRole('alertdialog', { name: 'reactivate your subscription?' });
  await question.getByRole('button', { name: 'leave it as it is' }).click();
  await expect(page.getByText('subscription canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate Subscription' }).click();
  await question.getByRole('button', { name: 'reactivate' }).click();
  await expect(page).toHaveURL(/\/options$/);
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'subscription active' })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('token'));
  await expect(page.getByRole('heading', { name: 'subscription active' })).toHaveCount(0);
});

test('what the server cannot say of a subscription is told, and can be asked again', async ({
  signedInPage: page,
}) => {
  const statusCalls = '**/api/subscription/status';
  await page.route(statusCalls, (route) => route.fulfill({ status: 400, json: {} }));
  for (const path of ['/options', '/subscribe']) {
    await page.goto(path);
    await expect(
      page.getByText('could not load your subscription details. please try again later.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'crisis support' })).toBeVisible();
  }
  await page.unroute(statusCalls);
  await page.getByRole('button', { name: 'try again' }).click();
  await expect(page.getByRole('heading', { name: 'get full access' })).toBeVisible();
});

test('a page whose subscription cannot be asked about is let through, and asked about again by itself', async ({
  signedInPage: page,
}) => {
  const statusCalls = '**/api/subscription/status*';
  await page.route(statusCalls, (route) => route.abort('internetdisconnected'));
  await page.goto('/options');
  await expect(page.getByText('how are you feeling today?')).toBeVisible();
  await page.unroute(statusCalls);
  await expect(page.getByRole('heading', { name: 'This is a premium feature' })).toBeVisible({
    timeout: 30_000,
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the installed app, loaded anew with the network off, lets through, and asks again once it is back', async ({
    signedInPage: page,
    context,
  }) => {
    const gate = page.getByRole('heading', { name: 'This is a premium feature' });
    await page.goto('/options');
    await expect(gate).toBeVisible();
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('how are you feeling today?')).toBeVisible();
    await expect(page.getByText(/^you're offline\./)).toBeVisible();
    await context.setOffline(false);
    await expect(gate).toBeVisible({ timeout: 30_000 });
  });
});

test('a return from checkout asks once more after half a second', async ({ signedInPage: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/subscription/status')) asked.push(new URL(request.url()).search);
  });
  await page.goto('/subscribe?session_id=cs_of_nobody');
  await expect(page.getByRole('heading', { name: 'get full access' })).toBeVisible();
  await expect.poll(() => asked).toEqual(['?session_id=cs_of_nobody', '?session_id=cs_of_nobody']);
});

test('gate, plans and checkout have no accessibility fault by day and by night, at a desk and on a phone, and the gate says when the network is lost', async ({
  signedInPage: page,
}) => {
  test.slow();
  await page.goto('/options');
  await expect(page.getByRole('heading', { name: 'This is a premium feature' })).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the gate');
  await page.context().setOffline(true);
  await expect(page.getByText(/^you're offline\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This is a premium feature' })).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the gate, offline');
  await page.context().setOffline(false);
  await expect(page.getByText(/^you're offline\./)).toHaveCount(0);
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'get full access' })).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the plans');
  await page.goto('/conversation');
  await page.getByRole('button', { name: 'start free trial / subscribe' }).click();
  await expect(page.getByText('this is a stand-in, and no money moves')).toBeVisible();
  await expectNoFaultInAnyLook(page, 'the checkout');
});
