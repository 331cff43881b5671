import type { Page } from '@playwright/test';
import { signIn } from '#features/account/contract.ts';
import { openBrowser } from './open-browser.ts';
import { atMost, type Row } from './row.ts';

export const name = 'opening';

/** A slow phone on a slow network: 150 ms to the server and back, 1.6 Mbit/s, a quarter of this processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;
const RUNS = 5;
const TYPED = { email: 'somebody@example.org', password: 'Quiet-Harbour-7' };
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** The last of the browser's reports, as https://web.dev/articles/lcp counts it: ms since the page was asked for. */
const WATCH_LARGEST = `
  globalThis.largest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

const SETTLED = `document.fonts.ready.then(
  () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))))`;

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** The longest that a key waited for the page to hear it, with the script coming in meanwhile. */
const WATCH_KEYS = `
  globalThis.keyMs = 0;
  new PerformanceObserver((list) => {
    for (const { name, startTime, processingStart } of list.getEntries())
      if (name === 'keydown') globalThis.keyMs = Math.max(globalThis.keyMs, processingStart - startTime);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** When the fields were there; they are to be seen with the first picture. */
const WATCH_FIELDS = `
  new MutationObserver((_, watch) => {
    if (!document.querySelector('main input')) return;
    globalThis.fieldsMs = performance.now();
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true });`;

/** Painted, not only there: styles that have not come yet hold the picture back. */
const SHOWN_MS = `new Promise((tell) => {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
      tell(Math.max(startTime, globalThis.fieldsMs));
  }).observe({ type: 'paint', buffered: true });
})`;

/** When a call left: told once its answer is whole. */
const SENT_MS = (url: string) => `new Promise((tell) => {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('${url}')) tell(startTime);
  }).observe({ type: 'resource', buffered: true });
})`;

interface Visit {
  readonly largestMs: number;
  readonly readyMs: number;
  readonly keyMs: number;
  readonly sentMs: number;
}

/**
 * One first visit: when the largest words stood, and when the fields could be written in. They could: what is typed at once,
 * and sent by Enter, has to leave for the server as it was typed.
 */
async function visit(page: Page, url: string): Promise<Visit> {
  await slowDown(page);
  await page.addInitScript(WATCH_LARGEST);
  await page.addInitScript(WATCH_KEYS);
  await page.addInitScript(WATCH_FIELDS);
  const sending = page.waitForRequest((request) => request.url().endsWith(signIn.path));
  // Whatever fails before it is what is told.
  sending.catch(() => undefined);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByLabel('email').waitFor();
  const readyMs = Number(await page.evaluate(SHOWN_MS));
  await page.getByLabel('email').focus();
  await page.keyboard.type(TYPED.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(TYPED.password);
  await page.keyboard.press('Enter');
  const sent = await sending;
  const { email, password } = sent.postDataJSON();
  if (email !== TYPED.email || password !== TYPED.password)
    throw new Error(
      `what was typed at once was not sent: ${email} and ${String(password).length} characters`,
    );
  const sentMs = Number(await page.evaluate(SENT_MS(sent.url())));
  const keyMs = Number(await page.evaluate('globalThis.keyMs'));
  // What comes late (fonts, the last of the frame) would still be reported.
  await page.waitForLoadState('load');
  await page.evaluate(SETTLED);
  return { largestMs: Number(await page.evaluate('globalThis.largest')), readyMs, keyMs, sentMs };
}

/** For which nothing was asked. */
const told = (row: string, value: number, unit: string): Row => ({ row, value, unit, target: '', ok: true });

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function run(): Promise<readonly Row[]> {
  const { server, browser, close } = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const viewport of SIZES) {
      const visits: Visit[] = [];
      for (let at = 0; at < RUNS; at += 1) {
        const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
        visits.push(await visit(page, `${server.url}/login`));
        await page.close();
      }
      const what = `/login on a slow phone, ${viewport.width} wide`;
      rows.push(
        atMost(`${what}: largest words`, median(visits.map(({ largestMs }) => largestMs)) / 1000, 's', 1.2),
        atMost(`${what}: fields`, median(visits.map(({ readyMs }) => readyMs)) / 1000, 's', 1.5),
        told(`${what}: a key waits, at worst`, Math.max(...visits.map(({ keyMs }) => keyMs)), 'ms'),
        told(`${what}: typed at once, and sent`, median(visits.map(({ sentMs }) => sentMs)) / 1000, 's'),
      );
    }
  } finally {
    await close();
  }
  return rows;
}
