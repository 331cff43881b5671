import { createConversation, sendMessage } from '#features/conversations/contract.ts';
import { expectNoFaultInAnyLook } from './harness/accessibility.ts';
import { serveLongConversation } from './harness/long-conversation.ts';
import { followNav } from './harness/screens.ts';
import { type Account, expect, type Page, test } from './harness/test.ts';

// Words appear one by one, as for whoever has not asked for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const field = (page: Page) => page.getByLabel('your message');
/** Below each reply: there once it is whole. */
const helped = (page: Page) => page.getByRole('button', { name: 'about this reply' });
const isHelpful = (page: Page) => page.getByRole('button', { name: 'this helped' });
const log = (page: Page) => page.getByRole('log', { name: 'conversation' });

async function open(page: Page, path = '/conversation'): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
}

async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

async function beginConversation(url: string, account: Account): Promise<string> {
  const response = await fetch(url + createConversation.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'text' }),
  });
  return createConversation.response.parse(await response.json()).id;
}

test.describe('at the pace of reading', () => {
  test.use({ pace: 'usual' });

  test('a person writes, and process answers word by word', async ({ signedInPage: page }) => {
    await page.route(`**${sendMessage.path}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await open(page);
    await expect(page.getByText('process is an AI, not a person, and not therapy')).toBeVisible();
    await say(page, "i can't stop thinking about tomorrow");
    await expect(page.getByText("i can't stop thinking about tomorrow")).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('taking in what you shared...')).toBeVisible();
    await expect(helped(page)).toBeVisible();
    await expect(page.getByText('2 messages')).toBeVisible();
    await expect(page.getByText('· built-in guide')).toBeVisible();
  });

  test('the words that appear never move the ones before them, and settle where they are', async ({
    signedInPage: page,
  }) => {
    // So low that the thread scrolls.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 480 });
    await open(page);
    await page.evaluate(`
      window.seen = [];
      const look = () => {
        const lines = [...document.querySelectorAll('[role=log] article')].filter((node) => node.querySelector(':scope > svg'));
        const line = lines.at(-1)?.querySelector(':scope > div');
        const box = line?.getBoundingClientRect();
        if (line) window.seen.push({ words: line.textContent, left: box.left, fromEnd: innerHeight - box.top });
        requestAnimationFrame(look);
      };
      look();
    `);
    // What is asked for is told in several lines.
    await say(page, "how do i get to sleep? i can't stop thinking about tomorrow");
    await expect(helped(page)).toBeVisible();
    const seen = (await page.evaluate('window.seen')) as { words: string; left: number; fromEnd: number }[]; // as pushed above
    const pages = [...new Set(seen.map(({ words }) => words))];
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, words] of pages.entries()) expect(words.startsWith(pages[index - 1] ?? '')).toBe(true);
    const whole = seen.filter(({ words }) => words === pages.at(-1));
    expect(new Set(seen.map(({ left }) => left)).size).toBe(1);
    const places = whole.map(({ fromEnd }) => fromEnd);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThan(3);
  });
});

test('before the first word: starters, the help, the counter, and how a message is written', async ({
  signedInPage: page,
}) => {
  await open(page);
  await test.step('five starters give their words to the composer, and nothing is sent until it is sent', async () => {
    const starters = log(page).getByRole('listitem');
    await expect(starters).toHaveCount(5);
    await starters.getByRole('button').nth(2).click();
    await expect(field(page)).toHaveValue("i'm carrying too much right now");
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('0 messages')).toBeVisible();
  });
  await test.step('the help says how to use this in four steps, and what it is not', async () => {
    await page.getByRole('button', { name: 'how to use this tool' }).click();
    const help = page.getByRole('dialog', { name: 'how to use this tool' });
    await expect(help.getByRole('listitem')).toHaveCount(4);
    await expect(help.getByText(/it is not therapy/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  });
  await test.step('the counter warns above 1800 and stops above 2000', async () => {
    await field(page).fill('a'.repeat(1801));
    await expect(page.getByText('1801 / 2000')).toBeVisible();
    await field(page).fill('a'.repeat(2001));
    await expect(page.getByText('2001 / 2000')).toBeVisible();
    await expect(page.getByRole('button', { name: 'send', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
  await test.step('Enter sends, Shift+Enter makes a line, and a composing input method keeps its Enter', async () => {
    await field(page).fill('');
    await field(page).pressSequentially('one');
    await field(page).press('Shift+Enter');
    await field(page).pressSequentially('two');
    await expect(field(page)).toHaveValue('one\ntwo');
    await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await expect(field(page)).toHaveValue('one\ntwo');
    await field(page).press('Enter');
    await expect(page.getByText('one two')).toBeVisible();
  });
});

test('a draft is saved, comes back with its age, and can be cleared', async ({ signedInPage: page }) => {
  await page.clock.install();
  await open(page);
  await field(page).fill('half a thought');
  await page.clock.fastForward(1_000);
  await expect(page.getByText('draft saved')).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByText('draft saved')).toBeHidden();
  await page.clock.fastForward(3 * 60_000);
  await page.reload();
  await expect(page.getByText('draft restored, 3 minutes old')).toBeVisible();
  await expect(field(page)).toHaveValue('half a thought');
  await page.getByRole('button', { name: 'clear draft' }).click();
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(field(page)).toHaveValue('');
});

test('two tabs: a draft follows, and so does what was said', async ({ signedInPage: page, context }) => {
  await open(page);
  await say(page, 'the first thing');
  await expect(helped(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, page.url());
  await expect(other.getByText('the first thing', { exact: true })).toBeVisible();
  await field(page).fill('written in the other tab');
  await expect(field(other)).toHaveValue('written in the other tab');
  await field(page).press('Enter');
  await expect(helped(page)).toHaveCount(2);
  await expect(other.getByText('4 messages')).toBeVisible();
  await expect(field(other)).toHaveValue('');
});

test('an address continues its conversation; one that is not there says so', async ({
  signedInPage: page,
}) => {
  await open(page);
  await expect(page).toHaveURL(/\/conversation$/);
  await say(page, 'something to come back to');
  await expect(helped(page)).toBeVisible();
  await expect(page).toHaveURL(/\/conversation\?c=/);
  const address = page.url();
  await page.goto('/options');
  await open(page, address.replace('/conversation', '/chat'));
  await expect(page.getByText('something to come back to', { exact: true })).toBeVisible();
  await page.goto('/conversation?c=0197a000-0000-7000-8000-000000000000');
  await expect(page.getByRole('alert')).toContainText("this conversation isn't here");
  await say(page, 'something for nobody');
  await expect(page.getByText(/^not sent. your words come along/)).toBeVisible();
  await page.getByRole('button', { name: 'start fresh' }).click();
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('something for nobody');
});

test('a screen reader hears each reply once, whole; it can be marked, copied and reported', async ({
  signedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.evaluate(`
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        if (region?.textContent.startsWith('process: ')) window.heard.push(region.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  `);
  await say(page, 'i feel a bit lost');
  await expect(helped(page)).toBeVisible();
  expect(await page.evaluate('window.heard')).toHaveLength(1);
  await expect(log(page)).toHaveAttribute('aria-live', 'off');
  await expect(isHelpful(page)).toBeHidden();
  await helped(page).click();
  await isHelpful(page).click();
  await expect(isHelpful(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'copy' }).click();
  await expect(page.getByText('copied', { exact: true })).toBeVisible();
  expect((await page.evaluate<string>('navigator.clipboard.readText()')).length).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'report this reply' }).click();
  const question = page.getByRole('alertdialog', { name: 'report this reply?' });
  await expect(question.getByRole('button', { name: 'keep it to myself' })).toBeFocused();
  await question.getByRole('button', { name: 'report', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /thank you/i })).toBeVisible();
  await page.reload();
  await helped(page).click();
  await page.getByRole('button', { name: 'take the report back' }).click();
  await expect(page.getByRole('button', { name: 'report this reply' })).toBeVisible();
  await expect(isHelpful(page)).toHaveAttribute('aria-pressed', 'true');
});

test('when somebody may need a person, the card comes with the reply and a line of it stays', async ({
  signedInPage: page,
}) => {
  await open(page);
  await say(page, "i don't want to be here anymore");
  const card = page.getByRole('region', { name: "you don't have to hold this alone" });
  await expect(card.getByRole('link', { name: /call 988/ })).toHaveAttribute('href', 'tel:988');
  await expect(card.getByRole('link', { name: /text 988/ }).first()).toHaveAttribute('href', /^sms:988/);
  await expect(helped(page)).toBeVisible();
  await expect(field(page)).toBeEditable();
  await page.reload();
  await expect(card.getByRole('link', { name: /call 988/ })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 480 });
  await log(page).hover();
  await page.mouse.wheel(0, -2_000);
  const pinned = page.getByRole('complementary', { name: 'people you can reach now' });
  await expect(pinned.getByRole('link', { name: 'call 988' })).toBeVisible();
});

test('the keyboard alone is enough, and with reduced motion the words come as whole sentences', async ({
  signedInPage: page,
}) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type('i feel a bit lost');
  await page.keyboard.press('Enter');
  await expect(helped(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(helped(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
  await expect(isHelpful(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(isHelpful(page)).toHaveAttribute('aria-pressed', 'true');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await say(page, "i can't stop thinking about tomorrow");
  await expect(helped(page)).toHaveCount(2);
});

test('leaving ends the analytics session, also when the tab closes', async ({ signedInPage: page }) => {
  // A call that outlives its page is out of the harness's sight: it is noted where it is made.
  await page.addInitScript(`
    const plain = window.fetch;
    window.fetch = (url, init) => {
      if (String(url).endsWith('/api/analytics/session-end')) {
        const body = JSON.parse(init.body);
        // A call whose answer the next page cut off is made again: one session, one end.
        const noted = JSON.parse(localStorage.getItem('noted') ?? '[]').filter(({ sessionId }) => sessionId !== body.sessionId);
        localStorage.setItem('noted', JSON.stringify([...noted, { keepalive: init.keepalive, ...body }]));
      }
      return plain(url, init);
    };
  `);
  const noted = async () =>
    JSON.parse((await page.evaluate<string | null>("localStorage.getItem('noted')")) ?? '[]');
  const end = { keepalive: true, completionStatus: 'completed', finalPhase: 'R1', mode: 'text' };
  await open(page);
  await followNav(page, 'dashboard');
  await expect.poll(noted).toMatchObject([{ ...end, completionStatus: 'abandoned' }]);
  await open(page);
  await say(page, 'i feel a bit lost');
  await expect(helped(page)).toBeVisible();
  await page.goto('/crisis-support');
  expect(await noted()).toMatchObject([
    { completionStatus: 'abandoned' },
    { keepalive: true, completionStatus: 'completed', mode: 'text' },
  ]);
});

test.describe('a long conversation', () => {
  test.beforeEach(async ({ signedInPage: page, account, server }) => {
    await serveLongConversation(page, await beginConversation(server.url, account), 10_000);
    await expect(page.getByText('10000 messages')).toBeVisible();
  });

  test('opens at its end, keeps the eye where it is as older messages load, and puts only a window of them on the page, with the days between', async ({
    signedInPage: page,
  }) => {
    await expect(page.getByText(/^10000: /)).toBeInViewport();
    const anchor = page.getByText(/^9985: /);
    await log(page).hover();
    // By hand: right after the list was laid out nothing else leaves the end.
    await page.mouse.wheel(0, -150);
    await expect(page.getByRole('button', { name: 'to the end' })).toBeVisible();
    for (let turn = 0; turn < 12 && !(await anchor.isVisible()); turn += 1) await page.mouse.wheel(0, -700);
    await anchor.scrollIntoViewIfNeeded();
    const before = await anchor.boundingBox();
    await expect.poll(() => log(page).evaluate((node) => node.scrollHeight)).toBeGreaterThan(3_000);
    await expect
      .poll(async () => Math.abs(((await anchor.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(4);

    const day = log(page).getByText('yesterday', { exact: true });
    for (let turn = 0; turn < 60 && (await day.count()) === 0; turn += 1) await page.mouse.wheel(0, -900);
    await expect(day).toBeAttached();
    await expect.poll(() => log(page).evaluate((node) => node.scrollHeight)).toBeGreaterThan(4_000);
    expect(await log(page).getByRole('article').count()).toBeLessThan(50);
  });

  test('stays at its end where its list is laid out anew, and leaves it only by hand', async ({
    signedInPage: page,
  }) => {
    const end = page.getByText(/^10000: /);
    await expect(end).toBeInViewport();
    // Shorter than the eye's place for a moment, as where plain lines give way to the list: the browser moves it up.
    await page.evaluate(`{
      const scroller = document.querySelector('[role="log"]');
      const content = scroller.firstElementChild;
      content.style.display = 'none';
      void scroller.scrollTop;
      content.style.display = '';
      content.append(Object.assign(document.createElement('p'), { textContent: 'laid out anew' }));
    }`);
    await expect(end).toBeInViewport();
    await log(page).hover();
    // As a finger or a trackpad does it, a little at a time: nobody is pulled back on the way.
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.wheel(0, -40);
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
    }
    await expect(page.getByRole('button', { name: 'to the end' })).toBeVisible();
    await page.mouse.wheel(0, -2_000);
    await expect(end).not.toBeInViewport();
  });

  test('brings somebody who wrote from above down to what they sent, and tells whoever reads above of a new message instead of pulling them down', async ({
    signedInPage: page,
  }) => {
    await log(page).hover();
    await page.mouse.wheel(0, -2_000);
    await expect(page.getByRole('button', { name: 'to the end' })).toBeVisible();
    await say(page, 'and one more thing');
    await expect(page.getByText('and one more thing', { exact: true })).toBeInViewport();
    await expect(helped(page).last()).toBeInViewport();

    // Without a transition a press acts at once: the button must stay under the finger.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let deliver = () => {};
    const hasScrolled = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(`**${sendMessage.path}`, async (route) => {
      await hasScrolled;
      await route.continue();
    });
    await say(page, 'and another one');
    await log(page).hover();
    await page.mouse.wheel(0, -1_200);
    await expect(page.getByRole('button', { name: 'to the end' })).toBeVisible();
    deliver();
    await page.getByRole('button', { name: 'new message' }).click();
    await expect(helped(page).last()).toBeInViewport();
  });
});

test("nothing stands in anybody's way by day and by night, at a desk and on a phone", async ({
  signedInPage: page,
}) => {
  test.slow();
  await open(page);
  await expectNoFaultInAnyLook(page, 'before the first word');
  await say(page, "i don't want to be here anymore");
  await expect(helped(page)).toBeVisible();
  await expectNoFaultInAnyLook(page, 'with people to turn to');
});
