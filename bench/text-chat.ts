import type { Page } from '@playwright/test';
import { createConversation } from '#features/conversations/contract.ts';
import { serveLongConversation } from '../tests/harness/long-conversation.ts';
import { createAccount, signIn } from '../tests/harness/test.ts';
import { openBrowser } from './open-browser.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'text-chat';

const MESSAGES = 10_000;
const TYPED =
  'it started on monday, and since then there is something heavy in the mornings that i cannot name. ';
const FEW_MESSAGES = 200;

/** The typed conversation in a real browser, with 10,000 messages loaded. */
export async function run(): Promise<readonly Row[]> {
  const { server, browser, close } = await openBrowser();
  try {
    const account = await createAccount(server.url);
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await signIn(page, account);
    const response = await fetch(server.url + createConversation.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: '{"type":"text"}',
    });
    const { id } = createConversation.response.parse(await response.json());
    const open = async (total: number) => {
      await page.unrouteAll();
      await serveLongConversation(page, id, total, total);
      await page.getByText(`${total} messages`).waitFor();
      await page.getByText('connected', { exact: true }).waitFor();
    };
    await open(MESSAGES);
    await watchFrames(page);
    const keys = await measureKeys(page);
    const jumps = await jumpThrough(page);
    const scrolling = await measureScrolling(page, open);
    await watchFrames(page);
    const tokens = await measureTokens(page);
    return [keys, scrolling, tokens, longestScript(Math.max(jumps, await longestScriptMs(page)))];
  } finally {
    await close();
  }
}

/** From the key press until the page with the letter on it is laid out: scripts, styles and layout. */
async function measureKeys(page: Page): Promise<Row> {
  await page.evaluate(`
    window.keys = [];
    let pressedAt = 0;
    addEventListener('keydown', () => (pressedAt = performance.now()), { capture: true });
    addEventListener('input', () => queueMicrotask(() => {
      document.body.getBoundingClientRect();
      window.keys.push(performance.now() - pressedAt);
    }));
  `);
  await page.getByLabel('your message').pressSequentially(TYPED.repeat(3));
  const keys = (await page.evaluate('window.keys')) as number[]; // as pushed above
  await page.getByLabel('your message').fill('');
  return atMost(
    `a key press with ${MESSAGES} messages, p95 of ${keys.length}`,
    quantile(keys, 0.95),
    'ms',
    16,
  );
}

/**
 * Main-thread time of a frame while the list is scrolled through, beside that of a short conversation in the same
 * run: the length of a conversation must not be felt.
 */
async function measureScrolling(page: Page, open: (total: number) => Promise<void>): Promise<Row> {
  const long = await scrollThrough(page);
  await open(FEW_MESSAGES);
  const short = await scrollThrough(page);
  await open(MESSAGES);
  const row = `scrolling ${MESSAGES} messages (${long.toFixed(1)} ms a frame) against ${FEW_MESSAGES}`;
  return atMost(row, long / short, 'times', 1.5);
}

/** Scripts of ours in one frame, of the frames that took more than 50 ms: https://developer.mozilla.org/docs/Web/API/PerformanceLongAnimationFrameTiming */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(`
    window.longestScript = 0;
    new PerformanceObserver((list) => {
      for (const { scripts } of list.getEntries()) {
        const ours = scripts.filter(({ sourceURL }) => sourceURL.includes('/assets/'));
        const sum = ours.reduce((total, { duration }) => total + duration, 0);
        window.longestScript = Math.max(window.longestScript, sum);
      }
    }).observe({ type: 'long-animation-frame' });
  `);
}

const longestScriptMs = async (page: Page): Promise<number> =>
  Number(await page.evaluate('window.longestScript'));

const longestScript = (ms: number): Row =>
  atMost(
    `our scripts in one frame with ${MESSAGES} messages, at most (0: no frame over 50 ms)`,
    ms,
    'ms',
    50,
  );

const JUMPS = 60;

/** As by the scroll bar's thumb: other messages in every frame. Gives the longest time of our scripts in one of them. */
async function jumpThrough(page: Page): Promise<number> {
  await page.evaluate(`new Promise((resolve) => {
    const list = document.querySelector('[role=log]');
    const whole = list.scrollHeight;
    let left = ${JUMPS};
    const step = () => {
      list.scrollTop = (whole * left) / ${JUMPS};
      left -= 1;
      if (left >= 0) requestAnimationFrame(step);
      else requestAnimationFrame(() => requestAnimationFrame(resolve));
    };
    requestAnimationFrame(step);
  })`);
  return longestScriptMs(page);
}

const FRAMES = 200;

/** Mean milliseconds of main-thread work a frame, from the middle upwards: at the top nothing would move. */
async function scrollThrough(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.evaluate(`new Promise((resolve) => {
    const list = document.querySelector('[role=log]');
    list.scrollTop = list.scrollHeight / 2;
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  })`);
  const busySeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await busySeconds();
  await page.evaluate(`new Promise((resolve) => {
    const list = document.querySelector('[role=log]');
    let left = ${FRAMES};
    const step = () => {
      list.scrollTop -= 60;
      left -= 1;
      if (left > 0) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  })`);
  const after = await busySeconds();
  await devtools.detach();
  return ((after - before) * 1000) / FRAMES;
}

const FEW_CHANGES = 5;
const MOST_TURNS = 10;

/** Changes inside the list of messages while the words of a reply appear below it. */
async function measureTokens(page: Page): Promise<Row> {
  await page.evaluate(`
    window.listChanges = 0;
    window.wordChanges = 0;
    const log = document.querySelector('[role=log]');
    const list = log.querySelector('[data-index]').parentElement;
    new MutationObserver((changes) => {
      const appearing = [...log.querySelectorAll('article')].at(-1);
      const isAppearing = appearing && !list.contains(appearing) && !appearing.querySelector('button');
      for (const { target } of changes) {
        if (!isAppearing) continue;
        if (list.contains(target)) window.listChanges += 1;
        else if (appearing.contains(target)) window.wordChanges += 1;
      }
    }).observe(log, { subtree: true, childList: true, characterData: true, attributes: true });
  `);
  let counts: [words: number, list: number] = [0, 0];
  // A busy machine draws so seldom that one reply may come in two changes.
  for (let sent = 1; counts[0] < FEW_CHANGES; sent += 1) {
    if (sent > MOST_TURNS) throw new Error('no words were seen appearing');
    await page.getByLabel('your message').fill('i keep thinking about the talk i have to give tomorrow');
    await page.getByLabel('your message').press('Enter');
    await page.getByText(`${MESSAGES + 2 * sent} messages`).waitFor();
    counts = (await page.evaluate('[window.wordChanges, window.listChanges]')) as typeof counts; // as counted above
  }
  return atMost(`changes of the list while words appeared, in ${counts[0]} changes`, counts[1], 'changes', 0);
}
