import { expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/time.ts';
import type { KeyedStorage } from './keyed-storage.ts';
import { createQuietLock } from './quiet-lock.ts';

function openBrowser() {
  const entries = new Map<string, string>();
  const storage: KeyedStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  const clock = { at: Date.parse('2026-11-23T02:00:00Z') };
  const openTab = () => createQuietLock({ settings: storage, kept: storage, now: () => clock.at });
  return { entries, clock, openTab, tab: openTab() };
}

it('is off until somebody chooses it', () => {
  const { clock, tab, entries } = openBrowser();
  tab.see();
  clock.at += 1_000 * MINUTE_MS;
  tab.check();
  expect([tab.choice(), tab.isVeiled(), entries.size]).toEqual(['off', false, 0]);
});

it('veils after the chosen time without a sign of the person, and not before', () => {
  const { clock, tab } = openBrowser();
  tab.choose('5');
  clock.at += 4 * MINUTE_MS;
  tab.see();
  clock.at += 5 * MINUTE_MS - 1;
  tab.check();
  expect(tab.isVeiled()).toBe(false);
  clock.at += 1;
  tab.check();
  expect(tab.isVeiled()).toBe(true);
});

it('is not lifted by a touch, only by the person', () => {
  const { clock, tab } = openBrowser();
  tab.choose('1');
  clock.at += MINUTE_MS;
  tab.see();
  expect(tab.isVeiled()).toBe(true);
  tab.see();
  tab.check();
  expect(tab.isVeiled()).toBe(true);
  tab.unveil();
  expect(tab.isVeiled()).toBe(false);
});

it('holds for a page that is loaded anew, and for every tab', () => {
  const { clock, tab, openTab } = openBrowser();
  tab.choose('1');
  const other = openTab();
  clock.at += MINUTE_MS / 2;
  other.see();
  clock.at += MINUTE_MS / 2;
  tab.check();
  expect(tab.isVeiled()).toBe(false);
  clock.at += MINUTE_MS;
  const fresh = openTab();
  for (const each of [tab, other, fresh]) each.check();
  expect([tab.isVeiled(), other.isVeiled(), fresh.isVeiled()]).toEqual([true, true, true]);
  fresh.unveil();
  tab.check();
  expect(tab.isVeiled()).toBe(false);
});

it('veils rather than trust a time that is none', () => {
  const { tab, entries } = openBrowser();
  tab.choose('1');
  entries.set('lastSeen', 'long ago');
  tab.check();
  expect(tab.isVeiled()).toBe(true);
});

it('does not follow one session into the next', () => {
  const { clock, tab, entries } = openBrowser();
  tab.choose('1');
  clock.at += MINUTE_MS;
  tab.check();
  entries.delete('lastSeen'); // as the end of a session does
  tab.check();
  expect(tab.isVeiled()).toBe(false);
});
