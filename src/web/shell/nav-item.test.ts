import { expect, it } from 'vitest';
import { isCurrent } from './nav-item.ts';

const history = { to: '/chat-history', label: 'history', icon: null, also: ['/chat-detail'] };

it('marks an item on its own path, below it, and on the paths that show the same screen', () => {
  expect(isCurrent(history, '/chat-history')).toBe(true);
  expect(isCurrent(history, '/chat-history/7')).toBe(true);
  expect(isCurrent(history, '/chat-detail/7')).toBe(true);
});

it('does not mark an item on a path that only begins alike', () => {
  expect(isCurrent(history, '/chat-historyless')).toBe(false);
});
