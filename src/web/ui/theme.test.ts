import { afterEach, expect, it, vi } from 'vitest';
import startScript from '../public/theme.js?raw';
import { applyTheme, readTheme } from './theme.ts';

/** A page with this much in its storage; the attribute on html is in the returned dataset. */
function openPage(stored: Record<string, string>) {
  const held = new Map(Object.entries(stored));
  const dataset: { theme?: string } = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { dataset } });
  return dataset;
}

const startPage = () => new Function(startScript)();

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows at the next start what was chosen', () => {
  openPage({});
  applyTheme('night');
  const stored = { theme: localStorage.getItem('theme') ?? '' };
  const dataset = openPage(stored);
  startPage();
  expect(dataset.theme).toBe('night');
  expect(readTheme()).toBe('night');
});

it('reads light and dark as day and night', () => {
  const dataset = openPage({ theme: 'dark' });
  startPage();
  expect(dataset.theme).toBe('night');
  expect(readTheme()).toBe('night');
});

it('follows the system when nothing, or nonsense, is stored', () => {
  const dataset = openPage({ theme: 'constructor' });
  startPage();
  expect(dataset.theme).toBeUndefined();
  expect(readTheme()).toBe('system');
});

it('forgets the choice when the system is to decide', () => {
  const dataset = openPage({ theme: 'night' });
  startPage();
  applyTheme('system');
  expect(dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});
