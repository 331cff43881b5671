import { breakCall, expireTimeouts, type Fault } from './harness/faults.ts';
import { expect, PASSWORD, type Page, test } from './harness/test.ts';

interface Row {
  readonly fault: Fault | 'timeout' | 'offline';
  readonly title?: string;
  readonly text: string | RegExp;
  /** What the button says afterwards, where it rests. */
  readonly rest?: RegExp;
  readonly canRetry?: boolean;
  /** Nothing is left to fill in. */
  readonly isEnd?: boolean;
}

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly call: string;
  readonly button: string;
  readonly fill: (page: Page) => Promise<void>;
  readonly rows: readonly Row[];
}

const TIMEOUT = 'request timed out. please check your wifi connection and try again.';
const SERVER = 'server error. please try again in a moment.';
const RESTS_300 = /^wait (5:00|4:5\d)/;
const RESTS_30 = /^wait (30|2\d)s/;

const screens: readonly Screen[] = [
  {
    name: 'login',
    path: '/login',
    call: '/api/auth/login',
    button: 'sign in',
    fill: async (page) => {
      await page.getByLabel('email').fill('maya@example.org');
      await page.getByLabel('password', { exact: true }).fill(PASSWORD);
    },
    rows: [
      {
        fault: { status: 401 },
        title: 'Login Failed',
        text: 'invalid email or password. please try again.',
        canRetry: true,
      },
      {
        fault: { status: 403 },
        title: 'Login Failed',
        text: 'access denied. please check your credentials.',
        canRetry: true,
      },
      {
        fault: { status: 429 },
        title: 'Too Many Attempts',
        text: 'too many login attempts. please wait before trying again.',
        rest: RESTS_300,
        canRetry: false,
      },
      { fault: { status: 500 }, title: 'Server Error', text: SERVER, rest: RESTS_30 },
      { fault: { status: 503 }, title: 'Server Error', text: SERVER, rest: RESTS_30 },
      { fault: 'html', title: 'Server Error', text: SERVER, rest: RESTS_30 },
      {
        fault: { status: 400 },
        title: 'Validation Error',
        text: 'invalid request. please check your input and try again.',
        canRetry: true,
      },
      { fault: 'timeout', title: 'Connection Problem', text: TIMEOUT, canRetry: true },
      { fault: 'broken', title: 'Connection Problem', text: /connection error\./, canRetry: true },
      { fault: 'offline', title: 'Connection Problem', text: /you appear to be offline\./ },
      { fault: 'unparseable', title: 'Error', text: 'invalid response from server. please try again.' },
      { fault: { refused: null }, text: 'invalid email or password. please try again.' },
      {
        fault: { refused: 'account suspended' },
        title: 'Account Issue',
        text: 'account suspended',
        canRetry: false,
      },
      {
        fault: { refused: 'too many tries' },
        title: 'Too Many Attempts',
        text: 'too many tries',
        rest: RESTS_300,
      },
    ],
  },
  {
    name: 'register',
    path: '/register',
    call: '/api/auth/register',
    button: 'create account',
    fill: async (page) => {
      await page.getByLabel('full name').fill('Maya Lind');
      await page.getByLabel('email').fill('maya@example.org');
      await page.getByLabel('password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('confirm password', { exact: true }).fill(PASSWORD);
      await page.getByLabel(/i agree to the/).check();
      await page.getByLabel(/at least 16/).check();
    },
    rows: [
      {
        fault: { status: 400, message: 'please choose a less common password' },
        text: 'please choose a less common password',
      },
      { fault: { status: 500 }, text: 'server error. please try again later.' },
      { fault: { status: 404 }, text: 'service unavailable. please try again later.' },
      { fault: 'html', text: 'service unavailable. please try again later.' },
      { fault: 'broken', text: 'connection error. please check your internet and try again.' },
      { fault: { status: 418 }, text: 'registration failed. please try again.' },
      { fault: 'unparseable', text: 'invalid response from server. please try again.' },
    ],
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    call: '/api/auth/forgot-password',
    button: 'send reset link',
    fill: (page) => page.getByLabel('email').fill('maya@example.org'),
    rows: [
      { fault: 'timeout', text: TIMEOUT },
      { fault: 'broken', text: /connection error\./ },
      { fault: 'offline', text: /you appear to be offline\./ },
      {
        fault: { status: 429 },
        text: 'too many attempts. please wait before trying again.',
        rest: RESTS_300,
      },
      { fault: { status: 502 }, text: SERVER, rest: RESTS_30 },
      { fault: 'html', text: SERVER, rest: RESTS_30 },
      { fault: { status: 418 }, text: 'an unexpected error occurred. please try again.' },
      { fault: 'unparseable', text: 'invalid response from server. please try again.' },
    ],
  },
  {
    name: 'reset-password',
    path: `/reset-password/${'a'.repeat(43)}`,
    call: '/api/auth/reset-password',
    button: 'reset password',
    fill: async (page) => {
      await page.getByLabel('new password', { exact: true }).fill('Still-Water-8!');
      await page.getByLabel('confirm new password', { exact: true }).fill('Still-Water-8!');
    },
    rows: [
      { fault: 'timeout', text: TIMEOUT },
      { fault: 'broken', text: /connection error\./ },
      {
        fault: { status: 429 },
        text: 'too many attempts. please wait before trying again.',
        rest: RESTS_300,
      },
      { fault: { status: 500 }, text: SERVER, rest: RESTS_30 },
      { fault: { status: 400 }, text: 'failed to reset password. please try again.' },
      {
        fault: { status: 400, message: 'invalid reset link. please request a new password reset.' },
        text: 'invalid reset link. please request a new password reset.',
        canRetry: false,
        isEnd: true,
      },
      { fault: 'unparseable', text: 'invalid response from server. please try again.' },
    ],
  },
];

/** The network fails as asked, the form is sent, and the bodies that went out are given. */
async function sendInto(fault: Row['fault'], page: Page, screen: Screen): Promise<unknown[]> {
  const expired = fault === 'timeout' ? await expireTimeouts(page, 30_000) : null;
  await page.goto(screen.path);
  await expired?.dispose();
  await screen.fill(page);
  const befalls = fault === 'timeout' ? 'silent' : fault === 'offline' ? 'broken' : fault;
  const bodies = await breakCall(page, screen.call, befalls);
  if (fault === 'offline') {
    await page.context().setOffline(true);
    await expect(page.getByText(/^you appear to be offline\./)).toBeVisible();
  }
  await page.getByRole('button', { name: screen.button }).click();
  return bodies;
}

async function expectAnswer({ title, text, rest, canRetry, isEnd }: Row, page: Page): Promise<void> {
  const alert = page.getByRole('alert');
  await expect(alert.getByText(text)).toBeVisible();
  if (title) await expect(alert).toContainText(title);
  if (rest) await expect(page.getByRole('button', { name: rest })).toBeDisabled();
  if (canRetry !== undefined)
    await expect(alert.getByRole('button', { name: 'try again' })).toHaveCount(canRetry ? 1 : 0);
  if (isEnd) await expect(page.getByRole('textbox')).toHaveCount(0);
}

for (const screen of screens)
  test(`${screen.name} answers each fault in the words of the specification`, async ({ page, context }) => {
    for (const row of screen.rows)
      await test.step(`${JSON.stringify(row.fault)}: ${row.text}`, async () => {
        const bodies = await sendInto(row.fault, page, screen);
        await expectAnswer(row, page);
        // Nothing that a person sends is repeated by itself.
        expect(bodies).toHaveLength(row.fault === 'offline' ? 0 : 1);
        await context.setOffline(false);
      });
  });
