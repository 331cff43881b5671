import type { Route } from '@playwright/test';
import { sendMessage } from '#features/conversations/contract.ts';
import { cutBefore } from './harness/faults.ts';
import { createAccount, expect, type Page, signIn, test } from './harness/test.ts';

// Words appear one by one, as for whoever has not asked for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WORDS = 'i have been carrying this for weeks';
const sendUrl = `**${sendMessage.path}`;

const field = (page: Page) => page.getByLabel('your message');
const helped = (page: Page) => page.getByRole('button', { name: 'about this reply' });

async function open(page: Page): Promise<void> {
  await page.goto('/conversation');
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
}

async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

const AT_ONCE = { timeout: 1_000 };
/** The page's clock goes on until it came to that: a wait begins once the page has read the answer, a moment after it was sent. */
const letPass = (page: Page, ms: number, cameTo: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(ms);
    await cameTo();
  }).toPass();

/** One bubble of the person for each of these words, and one reply to each: nothing was doubled. */
async function expectTurns(page: Page, said: readonly string[]): Promise<void> {
  const stands = async () => {
    await expect(page.getByText(`${2 * said.length} messages`)).toBeVisible();
    for (const words of said) await expect(page.getByText(words, { exact: true })).toHaveCount(1);
  };
  await expect(helped(page)).toHaveCount(said.length);
  await stands();
  await page.reload();
  await stands();
}
const expectOneTurn = (page: Page): Promise<void> => expectTurns(page, [WORDS]);

test.beforeEach(async ({ signedInPage: page }) => {
  await page.clock.install();
});

test.describe('in an open conversation', () => {
  test.beforeEach(({ signedInPage: page }) => open(page));

  /** What a first try may come to. */
  const MISHAPS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ...[408, 429, 500, 502, 503, 504].map(
      (status) =>
        [
          `a ${status}`,
          (route: Route) =>
            route.fulfill({
              status,
              json: { success: false, code: 'internal', message: 'x', requestId: 'r' },
            }),
        ] as const,
    ),
    ['a stream that is cut in the middle', (route) => cutBefore(route, 'replied')],
    [
      'garbage in place of the stream',
      (route) =>
        route.fulfill({
          status: 200,
          contentType: 'text/event-stream',
          body: 'event: words_added\ndata: {oh no\n\n',
        }),
    ],
  ];

  test('what fails once is tried again by itself or taken up where it broke off, and nothing is said twice', async ({
    signedInPage: page,
  }) => {
    // So high that all of the conversation stands on the page.
    await page.setViewportSize({ width: 1440, height: 2_400 });
    const said: string[] = [];
    for (const [name, befall] of MISHAPS)
      await test.step(name, async () => {
        const words = `${WORDS}, said against ${name}`;
        said.push(words);
        let mishaps = 0;
        await page.route(sendUrl, async (route) => {
          if (route.request().method() !== 'POST' || mishaps > 0) return route.continue();
          mishaps += 1;
          await befall(route);
        });
        await say(page, words);
        await expect(page.getByText(words, { exact: true })).toBeVisible();
        await expect.poll(() => mishaps).toBe(1);
        await letPass(page, 12_000, () => expect(helped(page)).toHaveCount(said.length, AT_ONCE));
        await expect(page.getByText(words, { exact: true })).toHaveCount(1);
        await expect(page.getByText(`${2 * said.length} messages`)).toBeVisible();
        await expect(page.getByText('oh no')).toHaveCount(0);
        await page.unroute(sendUrl);
      });
    await expectTurns(page, said);
    await expect(page.getByText('oh no')).toHaveCount(0);
  });

  test('what keeps failing ends in words and two buttons, and counts the tries that are left', async ({
    signedInPage: page,
  }) => {
    let tries = 0;
    await page.route(sendUrl, (route) => {
      tries += 1;
      return route.fulfill({ status: 500, body: '<h1>oh</h1>', contentType: 'text/html' });
    });
    const exhaust = async (upTo: number) => {
      for (let expected = upTo - 3; expected <= upTo; expected += 1) {
        await expect.poll(() => tries).toBe(expected);
        if (expected < upTo) {
          await expect(page.getByRole('alert')).toHaveCount(0);
          await letPass(page, 31_000, () => expect.poll(() => tries, AT_ONCE).toBe(expected + 1));
        }
      }
    };
    await say(page, WORDS);
    await exhaust(4);
    await expect(page.getByRole('alert')).toContainText(
      'Error sending message: something went wrong on our side.',
    );
    await expect(
      page.getByText('I apologize, but I encountered an issue processing your message.'),
    ).toBeVisible();
    await expect(page.getByText(WORDS, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Retry Message' }).click();
    await exhaust(8);
    await page.getByRole('button', { name: 'try again (2 attempts left)' }).click();
    await exhaust(12);
    await page.getByRole('button', { name: 'try again (1 attempt left)' }).click();
    await exhaust(16);
    await expect(page.getByRole('button', { name: /try again/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'start fresh' }).click();
    await expect(field(page)).toHaveValue(WORDS);
    await page.unroute(sendUrl);
    await field(page).press('Enter');
    await expectOneTurn(page);
  });

  test('Start Over gives the words back in front of what was written since', async ({
    signedInPage: page,
  }) => {
    await page.route(sendUrl, (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, code: 'bad_request', message: 'x', requestId: 'r' },
      }),
    );
    await say(page, WORDS);
    await field(page).fill('and more since');
    await page.getByRole('button', { name: 'Start Over' }).click();
    await expect(field(page)).toHaveValue(`${WORDS}\n\nand more since`);
  });

  test('a request that hangs is given up and tried again', async ({ signedInPage: page }) => {
    let hung = 0;
    await page.route(
      sendUrl,
      () => {
        hung += 1;
      },
      { times: 1 },
    );
    await say(page, WORDS);
    await expect.poll(() => hung).toBe(1);
    await page.clock.fastForward(12_000);
    await expect(page.getByText("your message hasn't reached process yet.", { exact: false })).toBeVisible();
    await page.clock.fastForward(19_000);
    await letPass(page, 4_000, () => expect(helped(page)).toHaveCount(1, AT_ONCE));
    await expectOneTurn(page);
  });

  test('offline before sending the message waits, and goes when the network is back; so does a reply on its way; and what was said stays', async ({
    signedInPage: page,
    context,
  }) => {
    await context.setOffline(true);
    await expect(page.getByText('offline', { exact: true })).toBeVisible();
    await say(page, WORDS);
    await expect(page.getByText('kept until you are back online')).toBeVisible();
    await context.setOffline(false);
    await expectOneTurn(page);

    const more = 'and it is heavy';
    await page.route(sendUrl, () => undefined, { times: 1 });
    await say(page, more);
    await expect(page.getByText('taking in what you shared...')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('kept until you are back online')).toBeVisible();
    await context.setOffline(false);
    await expectTurns(page, [WORDS, more]);

    await context.setOffline(true);
    await field(page).fill('a thought in a tunnel');
    await page.clock.fastForward(1_000);
    await expect(page.getByText('draft saved')).toBeVisible();
    await expect(page.getByText(WORDS, { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('connected', { exact: true })).toBeVisible();
  });

  test('what was said stands also where the file of the thread does not come, and the rest follows once it does', async ({
    signedInPage: page,
  }) => {
    let isAway = true;
    await page.route('**/assets/first-words-file-*.js', (route) =>
      isAway ? route.abort() : route.continue(),
    );
    await say(page, WORDS);
    await expect(page.getByText(WORDS, { exact: true })).toBeVisible();
    await letPass(page, 2_000, () => expect(page.getByText('2 messages')).toBeVisible(AT_ONCE));
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(helped(page)).toHaveCount(0);
    isAway = false;
    await letPass(page, 5_000, () => expect(helped(page)).toHaveCount(1, AT_ONCE));
    await expectOneTurn(page);
  });

  test('a token that was revoked in between: the sign-in says why, and the words come back after it', async ({
    signedInPage: page,
    account,
    server,
  }) => {
    await fetch(`${server.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}` },
    });
    await say(page, WORDS);
    await expect(page).toHaveURL(/\/login\?expired=true/);
    await page.getByLabel('email').fill(account.email);
    await page.getByLabel('password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: /^sign in|^log in/ }).click();
    await page.waitForURL('**/conversation*');
    await expect(field(page)).toHaveValue(WORDS);
  });

  test('a reload in the middle of a reply goes on with it', async ({ signedInPage: page }) => {
    await page.route(sendUrl, (route) => route.fetch().then(() => undefined), { times: 1 });
    await say(page, WORDS);
    await page.waitForTimeout(0);
    await expect(page.getByText('taking in what you shared...')).toBeVisible();
    await page.reload();
    await expectOneTurn(page);
  });

  test('2,000 characters of emoji arrive as they were written; 100,000 pasted ones are all kept, and a kind sentence says why they are not sent', async ({
    signedInPage: page,
  }) => {
    const emoji = '🌧️💔🫂'.repeat(400).slice(0, 2000).toWellFormed().replaceAll('\uFFFD', '');
    await say(page, emoji);
    await expect(helped(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText(emoji)).toHaveCount(1);

    const book = 'all of it matters. '.repeat(5_300).slice(0, 100_000).trimEnd();
    await field(page).fill(book);
    await expect(page.getByText(/all of it is kept here/)).toBeVisible();
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue(book);
    await expect(page.getByText('2 messages')).toBeVisible();
    await page.clock.fastForward(1_000);
    await page.reload();
    await expect(field(page)).toHaveValue(book);
    await expect(page.getByText('2 messages')).toBeVisible();
  });

  test('another person on the same computer never sees the draft', async ({
    signedInPage: page,
    server,
    browser,
  }) => {
    await field(page).fill('mine alone');
    await page.clock.fastForward(1_000);
    const state = await page.context().storageState();
    const other = await createAccount(server.url, 'Noor Hassan');
    const context = await browser.newContext({ storageState: state, baseURL: server.url });
    const theirs = await context.newPage();
    await signIn(theirs, other);
    await open(theirs);
    await expect(field(theirs)).toHaveValue('');
    await context.close();
  });

  test('a message that is tried again says so, and goes at once when asked', async ({
    signedInPage: page,
  }) => {
    let isBroken = true;
    await page.route(sendUrl, (route) => (isBroken ? route.abort('connectionreset') : route.continue()));
    await say(page, WORDS);
    await expect(page.getByText(/^trying again in \d+ s\.$|trying again in \d+ s\./).first()).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'try now' }).click();
    await expectOneTurn(page);
  });

  test('a message that hangs is named within 3 s, and can be taken back', async ({ signedInPage: page }) => {
    await page.route(sendUrl, () => {}); // no answer at all
    await say(page, WORDS);
    await page.clock.runFor(3_500);
    await expect(page.getByText("your message hasn't reached process yet.", { exact: false })).toBeVisible();
    await expect(page.getByText('the reply will be in your conversation')).toHaveCount(0);
    await page.getByRole('button', { name: 'take it back' }).click();
    await expect(field(page)).toHaveValue(WORDS);
    await expect(page.getByRole('button', { name: 'take it back' })).toHaveCount(0);
    await expect(page).toHaveURL(/\/conversation$/);
    await page.reload();
    await expect(page.getByText('connected', { exact: true })).toBeVisible();
    await expect(field(page)).toHaveValue(WORDS);
  });

  test('first words that never reached the server come through a reload, and go out then', async ({
    signedInPage: page,
  }) => {
    await page.route(sendUrl, (route) => route.abort('connectionreset'));
    await say(page, WORDS);
    await expect(page.getByText(/trying again in \d+ s\./).first()).toBeVisible();
    await page.unroute(sendUrl);
    await page.reload();
    await expectOneTurn(page);
  });
});

test('what is sent with Enter or the button while it still connects goes once it has', async ({
  signedInPage: page,
}) => {
  for (const press of ['Enter', 'the button'] as const)
    await test.step(press, async () => {
      let connect = () => {};
      const held = new Promise<void>((resolve) => {
        connect = resolve;
      });
      await page.route('**/api/health', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/conversation');
      await page.getByLabel('your message').fill(WORDS);
      await expect(page.getByText('connecting...')).toBeVisible();
      if (press === 'Enter') await page.keyboard.press('Enter');
      else await page.getByRole('button', { name: 'send', exact: true }).click();
      connect();
      await expectOneTurn(page);
      await page.unroute('**/api/health');
    });
});

test('a health check that is never answered holds no message back, and nobody is told of a lost network', async ({
  signedInPage: page,
}) => {
  await page.route('**/api/health', () => {});
  await page.goto('/conversation');
  await say(page, WORDS);
  await expectOneTurn(page);
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  await expect(page.getByText(/offline|wifi/)).toHaveCount(0);
});
