import type { Disposable, Page, Route } from '@playwright/test';

/** What the network does to a call: an answer, none, a broken connection, or one that never ends. */
export type Fault =
  | { readonly status: number; readonly message?: string; readonly retryAfter?: number }
  | { readonly refused: string | null }
  | 'html'
  | 'unparseable'
  | 'broken'
  | 'silent';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after', ...headers },
  contentType: 'application/json',
  body: JSON.stringify(body),
});

async function misbehave(route: Route, fault: Fault): Promise<void> {
  if (fault === 'broken') return route.abort('connectionreset');
  if (fault === 'silent') return;
  if (fault === 'html')
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>hello</h1>' });
  if (fault === 'unparseable')
    return route.fulfill({ status: 200, contentType: 'application/json', body: '{"success": tr' });
  if ('refused' in fault)
    return route.fulfill(
      json(200, { success: false, ...(fault.refused !== null && { message: fault.refused }) }),
    );
  const { status, message = '', retryAfter } = fault;
  const body = { success: false, code: 'made_up', message, requestId: 'test' };
  return route.fulfill(
    json(status, body, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  );
}

/** Lets a turn through to the server, and cuts its stream before an event. */
export async function cutBefore(route: Route, event: 'accepted' | 'replied'): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.indexOf(`event: ${event}`)) });
}

/** Lets every call of a path fail in one way, until another fault or `mend` takes its place. Gives the bodies it saw. */
export async function breakCall(page: Page, path: string, fault: Fault): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await misbehave(route, fault);
  });
  return bodies;
}

export const mendCall = (page: Page, path: string): Promise<void> => page.unroute(`**${path}`);

/** As soon as the request has left the page: after a millisecond a slow machine had not sent it yet. */
const SOON_MS = 500;

/**
 * Makes every time-out of `ms` end soon, in what is loaded until it is disposed of; the browser's own cannot be moved by
 * a test clock.
 */
export const expireTimeouts = (page: Page, ms: number): Promise<Disposable> =>
  page.addInitScript(
    ([expired, atOnce]) => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (asked) => timeout.call(AbortSignal, asked === expired ? atOnce : asked);
    },
    [ms, SOON_MS] as const,
  );
