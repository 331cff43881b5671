import type { Page, Request } from '@playwright/test';

/** Without a new script for as long, none comes by itself. */
const QUIET_MS = 500;

/**
 * JavaScript that a browser fetches until the screen stands and then by itself, as it comes over the network (Brotli),
 * in kB (1000 bytes), by its address.
 */
export async function weighScripts(
  page: Page,
  open: () => Promise<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const sizes: Promise<readonly [string, number]>[] = [];
  const weigh = (request: Request) => {
    if (!/\.js$/.test(new URL(request.url()).pathname)) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize / 1000]));
  };
  page.on('requestfinished', weigh);
  await open();
  // Not Playwright's idle network: what is sent with keepalive never ends there.
  for (let seen = -1; seen < sizes.length; ) {
    seen = sizes.length;
    await page.waitForTimeout(QUIET_MS);
  }
  // What comes later is not a part of it, and its page may be gone by then.
  page.off('requestfinished', weigh);
  return new Map(await Promise.all(sizes));
}
