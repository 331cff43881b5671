import { expect, it } from 'vitest';
import {
  reduceSelection,
  SELECTION_OFF,
  type Selection,
  type SelectionEvent,
  selectedIds,
} from './selection.ts';

const shown = ['a', 'b', 'c', 'd'];
const after = (...events: SelectionEvent[]): Selection => events.reduce(reduceSelection, SELECTION_OFF);
const chosen = (...events: SelectionEvent[]) => [...selectedIds(after({ type: 'started' }, ...events))];

it('chooses and lets go one by one', () => {
  expect(
    chosen({ type: 'toggled', id: 'b' }, { type: 'toggled', id: 'd' }, { type: 'toggled', id: 'b' }),
  ).toEqual(['d']);
});

it('chooses all that are shown, and none', () => {
  expect(chosen({ type: 'allChosen', shown })).toEqual(shown);
  expect(chosen({ type: 'allChosen', shown }, { type: 'noneChosen' })).toEqual([]);
});

it('keeps what was chosen before a search showed less', () => {
  expect(chosen({ type: 'toggled', id: 'z' }, { type: 'allChosen', shown })).toEqual(['z', ...shown]);
});

it('chooses from the last one to this one, both ways', () => {
  expect(chosen({ type: 'toggled', id: 'b' }, { type: 'rangeChosen', id: 'd', shown })).toEqual([
    'b',
    'c',
    'd',
  ]);
  expect(chosen({ type: 'toggled', id: 'c' }, { type: 'rangeChosen', id: 'a', shown }).sort()).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(chosen({ type: 'rangeChosen', id: 'c', shown })).toEqual(['c']);
});

it('asks before deleting, and only when something is chosen', () => {
  const start: SelectionEvent = { type: 'started' };
  const one: SelectionEvent = { type: 'toggled', id: 'a' };
  expect(after(start, { type: 'deleteAsked' }).status).toBe('choosing');
  expect(after(start, one, { type: 'deleteAsked' }).status).toBe('confirming');
  expect(after(start, one, { type: 'deleteAsked' }, { type: 'deleteKept' })).toMatchObject({
    status: 'choosing',
    ids: new Set(['a']),
  });
});

it('ends from anywhere and begins empty again', () => {
  const ended = after({ type: 'started' }, { type: 'allChosen', shown }, { type: 'ended' });
  expect(ended).toEqual(SELECTION_OFF);
  expect(selectedIds(reduceSelection(ended, { type: 'started' }))).toEqual(new Set());
  expect(reduceSelection(ended, { type: 'toggled', id: 'a' })).toEqual(SELECTION_OFF);
});
