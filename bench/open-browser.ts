import { type Browser, chromium } from '@playwright/test';
import { findChromium, launchOf } from '../tests/harness/find-chromium.ts';
import { type RunningServer, runServer } from '../tests/harness/run-server.ts';

export interface Bench {
  readonly server: RunningServer;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** The built app on a server of its own, and a real browser. */
export async function openBrowser(): Promise<Bench> {
  const server = await runServer();
  const browser = await chromium.launch(launchOf(await findChromium('whole')));
  return {
    server,
    browser,
    close: async () => {
      await browser.close();
      await server.dispose();
    },
  };
}
