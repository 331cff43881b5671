import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConnectivityParts, watchConnectivity } from './connectivity.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(overrides: Partial<ConnectivityParts> = {}) {
  const world = { isBrowserOnline: true, window: new EventTarget() };
  const askHealth = vi.fn<ConnectivityParts['askHealth']>(async () => new Response('ok'));
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  const watch = watchConnectivity({
    askHealth,
    fetch,
    probeUrl: null,
    isBrowserOnline: () => world.isBrowserOnline,
    window: world.window,
    ...overrides,
  });
  const heard: string[] = [];
  const stop = watch.subscribe(() => heard.push(watch.getSnapshot()));
  return { watch, world, heard, stop, askHealth, fetch };
}

describe('connectivity', () => {
  it('asks our server at once and every three seconds, until nobody listens', async () => {
    const { askHealth, stop } = start();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(askHealth).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(askHealth).toHaveBeenCalledTimes(3);
  });

  it('reads each answer to its end', async () => {
    const answer = new Response('ok');
    start({ askHealth: async () => answer });
    await vi.advanceTimersByTimeAsync(10);
    expect(answer.bodyUsed).toBe(true);
  });

  it('is silent, not offline, when our server does not answer, and online again when it does', async () => {
    const { askHealth, heard } = start();
    askHealth.mockRejectedValueOnce(new TypeError('failed to fetch'));
    await vi.advanceTimersByTimeAsync(7_000);
    expect(heard).toEqual(['silent', 'online']);
  });

  it('believes the browser at once when it loses the connection', async () => {
    const { world, heard, askHealth } = start();
    await vi.advanceTimersByTimeAsync(10);
    world.isBrowserOnline = false;
    world.window.dispatchEvent(new Event('offline'));
    expect(heard).toEqual(['offline']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(askHealth).toHaveBeenCalledTimes(1);
    world.isBrowserOnline = true;
    world.window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(heard).toEqual(['offline', 'online']);
  });

  it('asks the outside address, once our server is silent, when one is configured', async () => {
    const probeUrl = 'https://probe.example/204';
    const { heard, fetch } = start({
      probeUrl,
      askHealth: () => Promise.reject(new TypeError('failed to fetch')),
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).toHaveBeenCalledWith(
      probeUrl,
      expect.objectContaining({ method: 'HEAD', credentials: 'omit' }),
    );
    expect(heard).toEqual([]);
    fetch.mockRejectedValue(new TypeError('failed to fetch'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(heard).toEqual(['silent']);
  });

  it('never asks an outside address that nobody configured', async () => {
    const { fetch } = start({ askHealth: () => Promise.reject(new TypeError('failed to fetch')) });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('passes its time-outs on to both requests', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    start({ probeUrl: 'https://probe.example/204', askHealth: () => Promise.reject(new TypeError('gone')) });
    await vi.advanceTimersByTimeAsync(10);
    expect(timeouts.mock.calls.map(([ms]) => ms)).toEqual([3_000, 2_000]);
    timeouts.mockRestore();
  });
});
