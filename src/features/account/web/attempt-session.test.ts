import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { createAttemptSession } from './attempt-session.ts';
import { LOGIN_RULES } from './login-rules.ts';

function start(overrides: { isOnline?: boolean } = {}) {
  const clock = { at: Date.parse('2026-01-01T00:00:00Z') };
  const pending: { resolve: (answer: string) => void; reject: (error: unknown) => void }[] = [];
  const call = vi.fn(
    (_input: string, _fields: unknown, signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        pending.push({ resolve, reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const session = createAttemptSession({
    rules: LOGIN_RULES,
    call,
    isOnline: () => overrides.isOnline ?? true,
    now: () => clock.at,
  });
  return { session, call, pending, clock };
}

describe('an attempt', () => {
  it('is sent once, however often it is submitted while it runs', async () => {
    const { session, call, pending } = start();
    const first = session.submit('maya');
    expect(await session.submit('maya')).toBeNull();
    pending[0]?.resolve('welcome');
    expect(await first).toBe('welcome');
    expect(call).toHaveBeenCalledTimes(1);
    expect(session.getSnapshot().status).toBe('done');
  });

  it('tells the server when it was made and how many failed before it', async () => {
    const { session, call, pending, clock } = start();
    const first = session.submit('maya');
    pending[0]?.reject(new ApiError('no', { kind: 'http', status: 401, body: {} }));
    expect(await first).toBeNull();
    clock.at += 5_000;
    void session.submit('maya');
    expect(call.mock.calls.map(([, fields]) => fields)).toEqual([
      { timestamp: '2026-01-01T00:00:00.000Z', attempts: 0 },
      { timestamp: '2026-01-01T00:00:05.000Z', attempts: 1 },
    ]);
  });

  it('is not sent while offline, and says so', async () => {
    const { session, call } = start({ isOnline: false });
    expect(await session.submit('maya')).toBeNull();
    expect(call).not.toHaveBeenCalled();
    expect(session.getSnapshot().notice?.category).toBe('network');
  });

  it('is given up without a word when its screen is left', async () => {
    const { session } = start();
    const sent = session.submit('maya');
    session.close();
    expect(await sent).toBeNull();
    expect(session.getSnapshot().notice).toBeNull();
  });

  it('does not hide a fault of our own', async () => {
    const { session, pending } = start();
    const sent = session.submit('maya');
    pending[0]?.reject(new TypeError('ours'));
    await expect(sent).rejects.toThrow('ours');
  });

  it('tells its listeners of every change, until they leave', () => {
    const { session } = start();
    const listen = vi.fn();
    const leave = session.subscribe(listen);
    void session.submit('maya');
    leave();
    session.close();
    expect(listen).toHaveBeenCalledTimes(1);
  });
});
