import type { Page } from '@playwright/test';
import { openBrowser } from './open-browser.ts';
import { atMost, type Row } from './row.ts';

export const name = 'opening';

/** A slow phone on a slow network: 150 ms to the server and back, 1.6 Mbit/s, a quarter of this processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;
const RUNS = 5;
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

/** One first visit: when the largest words stood, and when the fields could be written in. */
async function visit(page: Page, url: string): Promise<{ largestMs: number; readyMs: number }> {
  await slowDown(page);
  await page.addInitScript(WATCH_LARGEST);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByLabel('email').waitFor();
  const readyMs = Number(await page.evaluate('performance.now()'));
  // What comes late (fonts, the last of the frame) would still be reported.
  await page.waitForLoadState('load');
  await page.evaluate(SETTLED);
  return { largestMs: Number(await page.evaluate('globalThis.largest')), readyMs };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function run(): Promise<readonly Row[]> {
  const { server, browser, close } = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const viewport of SIZES) {
      const visits: Awaited<ReturnType<typeof visit>>[] = [];
      for (let at = 0; at < RUNS; at += 1) {
        const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
        visits.push(await visit(page, `${server.url}/login`));
        await page.close();
      }
      const what = `/login on a slow phone, ${viewport.width} wide`;
      rows.push(
        atMost(`${what}: largest words`, median(visits.map(({ largestMs }) => largestMs)) / 1000, 's', 1.2),
        atMost(`${what}: fields`, median(visits.map(({ readyMs }) => readyMs)) / 1000, 's', 1.5),
      );
    }
  } finally {
    await close();
  }
  return rows;
}
