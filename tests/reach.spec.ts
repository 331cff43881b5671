import {
  atEachSize,
  findCovered,
  findSpilled,
  openScreen,
  PUBLIC_SCREENS,
  restOnThanks,
  SHORT_WINDOWS,
  SIGNED_IN_SCREENS,
  scrollToEnd,
  sidewaysOf,
  titleOf,
  WINDOWS,
  type Window,
} from './harness/screens.ts';
import { talk } from './harness/talk.ts';
import {
  createAccount,
  createNewcomer,
  expect,
  type Locator,
  type Page,
  signIn,
  test,
} from './harness/test.ts';

const note = (page: Page) => page.getByRole('region', { name: 'before you begin' });
const reminder = (page: Page) => page.getByRole('region', { name: 'a reminder to take a break' });

const expectFree = (page: Page, name: string, above: Locator, { sizes }: Window) =>
  atEachSize(page, sizes, async (size) => {
    await expect(above, `${name} at ${size}`).toBeVisible();
    expect.soft(await findCovered(page), `${name} at ${size}`).toEqual([]);
  });
const expectFit = (page: Page, name: string, { sizes }: Window) =>
  atEachSize(page, sizes, async (size) => {
    expect.soft(await sidewaysOf(page), `${name} at ${size}`).toBe(0);
    expect.soft(await findCovered(page), `${name} at ${size}`).toEqual([]);
  });

for (const window of WINDOWS)
  test.describe(titleOf(window), () => {
    test.use({ viewport: window.sizes[0], deviceScaleFactor: window.zoom });

    test('the note for a first use covers no control of any screen', async ({ page, server }) => {
      await signIn(page, await createNewcomer(server.url));
      for (const screen of SIGNED_IN_SCREENS) {
        await openScreen(page, screen);
        await expectFree(page, screen[0], note(page), window);
      }
    });

    test('the break reminder covers no control of any screen', async ({ page, server }) => {
      const account = await createAccount(server.url);
      await signIn(page, account);
      await page.addInitScript(
        `for (const reader of ['private-voice', '${account.userId}']) {
          localStorage.setItem('usage:' + reader, JSON.stringify({ usedMs: 4 * 60 * 60_000, seenAt: Date.now() }));
          localStorage.setItem('disclosureSeen:' + reader, 'adult');
        }`,
      );
      for (const screen of SIGNED_IN_SCREENS) {
        await openScreen(page, screen);
        await expectFree(page, screen[0], reminder(page), window);
      }
    });

    test('crisis support stays in sight to the end of every screen, and nothing leads sideways', async ({
      page,
      server,
    }) => {
      for (const screen of PUBLIC_SCREENS) await keepsHelp(page, screen, window);
      await signIn(page, await createAccount(server.url));
      for (const screen of SIGNED_IN_SCREENS) await keepsHelp(page, screen, window);
    });

    test('what is reached from there fits as well, and nothing covers a control', async ({
      page,
      server,
      account,
    }) => {
      const id = await talk(server.url, account, 'work was long today and i am tired of it');
      await signIn(page, account);
      for (const screen of [
        ['/crisis-support', '988 Suicide & Crisis Lifeline'],
        [`/chat-history/${id}`, 'Showing 2 of 2 messages'],
        [`/conversation?c=${id}`, 'connected'],
        ['/terms', 'terms'],
        [`/reset-password/${'a'.repeat(43)}`, 'set a new password'],
      ] as const) {
        await openScreen(page, screen);
        await expectFit(page, screen[0], window);
      }
      await openScreen(page, ['/exit-thanks', 'Continue']);
      await restOnThanks(page);
      await expectFit(page, 'the thank-you', window);
    });
  });

for (const window of SHORT_WINDOWS)
  test.describe(titleOf(window), () => {
    test.use({ viewport: window.sizes[0], deviceScaleFactor: window.zoom });

    test('a toast and the way to undo cover no control', async ({ page, server, account }) => {
      const id = await talk(server.url, account, 'work was long today and i am tired of it');
      await talk(server.url, account, 'my sister called and i was glad of it');
      await signIn(page, account);
      await openScreen(page, ['/chat-history', 'my sister called']);
      await page.getByRole('button', { name: 'select', exact: true }).click();
      await page.getByRole('button', { name: 'delete', exact: true }).click();
      await expectFree(page, 'a toast over the list', page.getByText('No conversations selected'), window);
      await page.locator('ul').getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'delete', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'delete' }).click();
      await expectFree(page, 'undo', page.getByRole('button', { name: 'undo' }), window);
      await page.getByRole('button', { name: 'undo' }).click();

      await openScreen(page, [`/conversation?c=${id}`, 'connected']);
      await page.getByRole('button', { name: 'about this reply' }).click();
      await page.getByRole('button', { name: 'copy', exact: true }).click();
      await expectFree(
        page,
        'a toast in the conversation',
        page.getByRole('button', { name: 'dismiss' }),
        window,
      );
    });
  });

/** Of the root, in %: as the settings and browsers set them. */
const WORD_SIZES = [125, 150, 200];
const NARROW: Window = {
  sizes: [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
  ],
  zoom: 1,
};

test.describe(`with larger words, ${titleOf(NARROW)}`, () => {
  test.use({ viewport: NARROW.sizes[0] });

  async function fits(page: Page, screen: (typeof SIGNED_IN_SCREENS)[number]): Promise<void> {
    await openScreen(page, screen);
    for (const words of WORD_SIZES) {
      await page.evaluate(`document.documentElement.style.fontSize = '${words}%'`);
      await atEachSize(page, NARROW.sizes, async (size) => {
        const at = `${screen[0]} at ${size}, words at ${words} %`;
        expect.soft(await sidewaysOf(page), at).toBe(0);
        expect.soft(await findSpilled(page), at).toEqual([]);
      });
    }
  }

  test('nothing leads sideways, in bars or below them', async ({ page, server }) => {
    test.slow();
    for (const screen of PUBLIC_SCREENS) await fits(page, screen);
    await fits(page, ['/crisis-support', '988 Suicide & Crisis Lifeline']);
    await signIn(page, await createAccount(server.url, 'Wilhelmina-Alexandrina Featherstonehaugh'));
    for (const screen of SIGNED_IN_SCREENS) await fits(page, screen);
    await fits(page, ['/private-voice?view=history', 'back to the conversation']);
  });
});

test('the way past the navigation leads to the note for a first use, not behind it', async ({
  page,
  server,
}) => {
  await signIn(page, await createNewcomer(server.url));
  for (const screen of SIGNED_IN_SCREENS) {
    await openScreen(page, screen);
    await expect(note(page), screen[0]).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'skip to content' }), screen[0]).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(note(page).getByRole('checkbox'), screen[0]).toBeFocused();
  }
});

async function keepsHelp(
  page: Page,
  screen: (typeof SIGNED_IN_SCREENS)[number],
  { sizes }: Window,
): Promise<void> {
  await openScreen(page, screen);
  const pill = page.getByRole('link', { name: 'crisis support', exact: true }).first();
  await atEachSize(page, sizes, async (size) => {
    const name = `${screen[0]} at ${size}`;
    expect.soft(await sidewaysOf(page), name).toBe(0);
    await scrollToEnd(page);
    await expect(pill, name).toBeInViewport({ ratio: 0.99 });
    await pill.click({ trial: true });
  });
}

test('the note is accepted once for the account, and the next device does not ask', async ({
  browser,
  page,
  server,
}) => {
  const account = await createNewcomer(server.url);
  await signIn(page, account);
  await page.goto('/options');
  const told = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await note(page).getByRole('button', { name: 'i understand' }).click();
  expect((await told).ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const elsewhere = await browser.newPage({ baseURL: server.url });
  await signIn(elsewhere, account);
  await elsewhere.goto('/options');
  await expect(elsewhere.getByRole('button', { name: `hello ${account.name}` })).toBeVisible();
  await expect(note(elsewhere)).toHaveCount(0);
  await elsewhere.close();
});
