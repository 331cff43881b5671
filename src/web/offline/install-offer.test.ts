import { expect, it, vi } from 'vitest';
import { openInstallOffer } from './install-offer.ts';

const storage = (entries = new Map<string, string>()) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});

function browser() {
  const kept = storage();
  return {
    visit() {
      const target = new EventTarget();
      const tab = storage();
      const load = () => openInstallOffer({ target, storage: kept, visit: tab });
      const prompt = vi.fn(async () => ({ outcome: 'dismissed' }));
      const offer = () => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
        target.dispatchEvent(event);
        return event.defaultPrevented;
      };
      return { load, offer, prompt, target };
    },
  };
}

it("holds the browser's own offer back on the first visit, however often the page loads", () => {
  const { load, offer } = browser().visit();
  load();
  const again = load();
  expect(offer()).toBe(true);
  expect(again.getSnapshot()).toBe(false);
});

it('offers it from the second visit on, once the browser can', () => {
  const { visit } = browser();
  visit().load();
  const { load, offer } = visit();
  const installing = load();
  expect(installing.getSnapshot()).toBe(false);
  offer();
  expect(installing.getSnapshot()).toBe(true);
});

it.each(['dismiss', 'install'] as const)('is never seen again after %s', (answer) => {
  const { visit } = browser();
  visit().load();
  const second = visit();
  const installing = second.load();
  second.offer();
  installing[answer]();
  expect(installing.getSnapshot()).toBe(false);
  expect(second.prompt).toHaveBeenCalledTimes(answer === 'install' ? 1 : 0);
  const third = visit();
  const next = third.load();
  third.offer();
  expect(next.getSnapshot()).toBe(false);
});

it('goes when the app was installed by another way', () => {
  const { visit } = browser();
  visit().load();
  const { load, offer, target } = visit();
  const installing = load();
  offer();
  target.dispatchEvent(new Event('appinstalled'));
  expect(installing.getSnapshot()).toBe(false);
});
