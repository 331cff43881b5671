import type { Page } from './test.ts';

/** The keys that the specification names, and ours beside them. */
export const STORAGE_KEYS =
  /^(token|userId|sessionId|navbarCollapsed|chatHistoryCache|subscriptionBannerDismissed|chatDraft:.+|chatPending:.+|theme|readingPace|country|modelConsentAsked|disclosureSeen:.+|usage:.+|analyticsQueue|voiceSettings|installOffer|quietLock|lastSeen|wayBack)$/;

/** What pages have left in the browser. */
export const storedIn = async (page: Page) => ({
  entries: await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
  ),
  others: await page.evaluate<unknown>('indexedDB.databases().then((found) => [...found, document.cookie])'),
});

/** Every address that a page asks for and comes from, and what it reports to the logs and figures. */
export function hearReports(page: Page): readonly string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    told.push(request.url(), request.headers().referer ?? '');
    if (/\/api\/(logs|analytics|voice\/latency)/.test(request.url())) told.push(request.postData() ?? '');
  });
  return told;
}
