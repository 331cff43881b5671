import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tests/harness/find-chromium.ts';
import { type RunningServer, runServer } from '../tests/harness/run-server.ts';

export interface Bench {
  readonly server: RunningServer;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** The built app on a server of its own, and a real browser. */
export async function openBrowser(): Promise<Bench> {
  const found = await findChromium();
  const server = await runServer();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: CHROMIUM_FLAGS,
    env: { ...process.env, ...found.env } as Record<string, string>, // unset names are left out when spawning
  });
  return {
    server,
    browser,
    close: async () => {
      await browser.close();
      await server.dispose();
    },
  };
}
