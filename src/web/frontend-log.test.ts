import { describe, expect, it, vi } from 'vitest';
import { reportFrontendLog } from '#contract/frontend-log.ts';
import { reportConsole } from './frontend-log.ts';

function start(
  overrides: { token?: string | null; fetch?: typeof globalThis.fetch; isPrivate?: () => boolean } = {},
) {
  const said: unknown[][] = [];
  const say = (...args: unknown[]) => void said.push(args);
  const console = { log: say, error: say, warn: say, info: say, debug: say };
  const fetch = vi.fn<typeof globalThis.fetch>(overrides.fetch ?? (async () => new Response('{}')));
  const clock = { at: Date.parse('2026-01-01T00:00:00Z') };
  const stop = reportConsole({
    console,
    fetch,
    apiBase: () => 'https://api.example',
    session: {
      token: () => (overrides.token === undefined ? 'a-token' : overrides.token),
      userId: () => 'user-1',
      sessionId: () => 'session-1',
    },
    page: () => ({ url: 'https://process.example/reset-password/secret?x=1', userAgent: 'a browser' }),
    ...(overrides.isPrivate && { isPrivate: overrides.isPrivate }),
    now: () => new Date(clock.at),
  });
  const bodies = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  return { console, fetch, said, stop, clock, bodies };
}

describe('the frontend log', () => {
  it('sends nothing from where nothing may be sent', () => {
    let isPrivate = true;
    const { console, fetch, said } = start({ isPrivate: () => isPrivate });
    console.error('a screen failed');
    expect(said).toHaveLength(1);
    expect(fetch).not.toHaveBeenCalled();
    isPrivate = false;
    console.error('a screen failed');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each(['log', 'error', 'warn', 'info', 'debug'] as const)(
    'reports console.%s with the specified body',
    (level) => {
      const { console, fetch, bodies, said } = start();
      console[level]('a screen failed', 7);
      expect(said).toEqual([['a screen failed', 7]]);
      expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/api/logs/frontend');
      expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer a-token' });
      expect(bodies()).toEqual([
        {
          type: 'console',
          message: 'a screen failed 7',
          level,
          timestamp: '2026-01-01T00:00:00.000Z',
          userContext: {
            userId: 'user-1',
            sessionId: 'session-1',
            userAgent: 'a browser',
            url: '/reset-password/[hidden]',
            timestamp: '2026-01-01T00:00:00.000Z',
          },
          source: 'frontend',
          environment: 'production',
        },
      ]);
      expect(reportFrontendLog.body?.safeParse(bodies()[0]).success).toBe(true);
    },
  );

  it('reports nothing while nobody is signed in', () => {
    const { console, fetch } = start({ token: null });
    console.error('quiet');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('never sends what a person wrote, an address or a token', () => {
    const { console, bodies } = start();
    console.warn(
      'cannot read "i feel lost"',
      { text: 'i feel lost' },
      new Error('maya@example.org has no Bearer xyz'),
    );
    expect(bodies()[0].message).toBe('cannot read [hidden] [object] Error: [hidden] has no [hidden]');
  });

  it('does not report itself when the network or the server fails', async () => {
    const down = start({ fetch: () => Promise.reject(new TypeError('failed to fetch')) });
    down.console.error('one');
    await Promise.resolve();
    expect(down.fetch).toHaveBeenCalledTimes(1);
    const broken = start({ fetch: async () => new Response('', { status: 500 }) });
    broken.console.error('one');
    await vi.waitFor(() => expect(broken.said).toHaveLength(2));
    expect(broken.fetch).toHaveBeenCalledTimes(1);
  });

  it('does not loop when reporting itself speaks through the console', () => {
    const { console, fetch } = start({
      fetch: async () => {
        console.error('patched fetch complains');
        return new Response('{}');
      },
    });
    console.error('one');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps to sixty reports a minute', () => {
    const { console, fetch, clock } = start();
    for (let line = 0; line < 100; line += 1) console.log('again');
    expect(fetch).toHaveBeenCalledTimes(60);
    clock.at += 60_000;
    console.log('later');
    expect(fetch).toHaveBeenCalledTimes(61);
  });

  it('puts the console back', () => {
    const { console, stop, fetch } = start();
    stop();
    console.error('quiet');
    expect(fetch).not.toHaveBeenCalled();
  });
});
