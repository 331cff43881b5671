import type { Page } from '@playwright/test';

/** The service worker keeps the files and answers for this page. */
export const waitUntilKept = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  })()`);
