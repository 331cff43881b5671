import { expect, it, vi } from 'vitest';
import { keepAwake } from './wake-lock.ts';

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  become(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function begin(refusal?: Error) {
  const held = new Set<object>();
  const request = vi.fn(async () => {
    if (refusal) throw refusal;
    const lock = {
      release: async () => {
        held.delete(lock);
      },
    };
    held.add(lock);
    return lock as unknown as WakeLockSentinel;
  });
  const page = new FakePage();
  const end = keepAwake({ request }, page as unknown as Document);
  return { end, page, request, held };
}

/** Lets what was asked be answered. */
const settle = () => vi.waitFor(() => {});

it('keeps the screen awake until the conversation is left', async () => {
  const { end, held } = begin();
  await settle();
  expect(held.size).toBe(1);
  end();
  await settle();
  expect(held.size).toBe(0);
});

it('asks again when the page comes back, and not while it is hidden', async () => {
  const { end, page, request } = begin();
  page.become('hidden');
  page.become('visible');
  expect(request).toHaveBeenCalledTimes(2);
  end();
  page.become('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

it('lets go of a lock that comes after the conversation was left', async () => {
  const { end, held } = begin();
  end();
  await vi.waitFor(() => expect(held.size).toBe(0));
});

it('goes on when a low battery refuses, and where no browser knows of it', async () => {
  const { end } = begin(new DOMException('low battery', 'NotAllowedError'));
  await settle();
  end();
  keepAwake(undefined)();
});
