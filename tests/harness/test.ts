import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { signIn as signInRoute } from '#features/account/contract.ts';
import { type RunningServer, runServer } from './run-server.ts';

export { expect, type Locator, type Page };

export const PASSWORD = 'Quiet-Harbour-7';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly userId: string;
  readonly sessionId: string;
}

interface WorkerParts {
  /** One server a worker, shared by its tests: each test makes people of its own. */
  server: RunningServer;
  /** Environment for that server: `test.use({ serverEnv: { … } })` at the top of a file. */
  serverEnv: Record<string, string>;
}

/** Of those in the settings. */
type Pace = 'usual' | 'at once';

interface TestParts {
  /** Every journey keeps to the content policy: one violation fails it. */
  policyKept: undefined;
  /** How replies appear; journeys that are about it let them come at the pace of reading. */
  pace: Pace;
  /** A new account, made over HTTP. */
  account: Account;
  /** A page that is signed in as `account`. */
  signedInPage: Page;
}

interface CallForAccount {
  readonly method?: string;
  readonly token?: string;
  readonly body: unknown;
}

async function call(url: string, { method = 'POST', token, body }: CallForAccount): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Somebody who has just signed up: the note for a first use stands on their first screen. */
export async function createNewcomer(
  url: string,
  name = 'Maya Lind',
  email = `maya-${randomUUID()}@example.org`,
): Promise<Account> {
  await call(`${url}/api/auth/register`, { body: { name, email, password: PASSWORD } });
  const signedIn = await call(`${url}/api/auth/login`, { body: { email, password: PASSWORD } });
  const { accessToken, userId, sessionId } = signInRoute.response.parse(signedIn);
  return { name, email, password: PASSWORD, token: accessToken, userId, sessionId };
}

/** Somebody who has read the note for a first use. */
export async function createAccount(url: string, name?: string, email?: string): Promise<Account> {
  const account = await createNewcomer(url, name, email);
  await call(`${url}/api/users/me`, {
    method: 'PATCH',
    token: account.token,
    body: { companionSettings: { disclosureRead: 'adult' } },
  });
  return account;
}

/** Puts the account's token where 'remember me' would. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.addInitScript(({ token, userId, sessionId }) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('token', token);
    localStorage.setItem('userId', userId);
    localStorage.setItem('sessionId', sessionId);
  }, account);
}

const POLICY_WORDS = /Content Security Policy|Trusted(?:HTML|Script)/;

/** What the browser of this worker complained of since the last test. */
const violations: string[] = [];

function hearViolations(context: BrowserContext): void {
  const hear = (text: string) => POLICY_WORDS.test(text) && violations.push(text);
  context.on('console', (message) => hear(message.text()));
  context.on('weberror', (event) => hear(event.error().message));
}

/** As a whole Chromium answers, which could fetch a recogniser of speech; the shell is not asked (find-chromium.ts). */
const FETCHABLE = `if (self.webkitSpeechRecognition) webkitSpeechRecognition.available ??= async () => 'downloadable'`;

/** As the settings keep it; what a journey chooses there stays. */
function choosePace(pace: Pace): void {
  try {
    if (localStorage.getItem('readingPace') === null) localStorage.setItem('readingPace', pace);
  } catch {
    // A page without storage has the usual one.
  }
}

export const test = base.extend<TestParts, WorkerParts>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await runServer(serverEnv);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      browser.on('context', hearViolations);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  policyKept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed
    async ({}, use) => {
      await use(undefined);
      expect(violations.splice(0), 'violations of the content policy').toEqual([]);
    },
    { auto: true },
  ],
  pace: ['at once', { option: true }],
  context: async ({ context, pace }, use) => {
    await context.addInitScript(FETCHABLE);
    await context.addInitScript(choosePace, pace);
    await use(context);
  },
  baseURL: async ({ server }, use) => use(server.url),
  account: async ({ server }, use) => use(await createAccount(server.url)),
  signedInPage: async ({ page, account }, use) => {
    await signIn(page, account);
    await use(page);
  },
});
