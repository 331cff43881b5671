import { expect, it } from 'vitest';
import { deriveInsights, type InsightSource } from './derive-insights.ts';

let day = 0;
const source = (values: Partial<InsightSource>): InsightSource => ({
  id: `c${++day}`,
  title: 'a title',
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  mood: null,
  themes: [],
  tags: [],
  hasBreakthrough: false,
  insights: 0,
  strength: { start: null, end: null },
  ...values,
});

it('finds what comes before the hard feelings, the most frequent first, and leaves chance out', () => {
  const { themes } = deriveInsights(
    [
      source({ mood: 'anxious', themes: ['work', 'sleep'] }),
      source({ mood: 'overwhelmed', themes: ['Work'] }),
      source({ mood: 'sad', themes: ['family'] }),
      source({ mood: 'angry', tags: ['family'] }),
      source({ mood: 'anxious', themes: ['work', 'work'] }),
      source({ mood: 'calm', themes: ['garden'] }),
      source({ mood: 'hopeful', themes: ['garden'] }),
    ],
    [],
  );
  expect(themes).toEqual([
    { theme: 'work', conversations: 3, moods: ['anxious', 'overwhelmed'] },
    { theme: 'family', conversations: 2, moods: ['sad', 'angry'] },
  ]);
});

it('shows moods in the order of time and counts only the days on which something was felt', () => {
  const { moods, days } = deriveInsights([source({ mood: 'sad' }), source({}), source({ mood: 'calm' })], []);
  expect(moods.map(({ mood }) => mood)).toEqual(['sad', 'calm']);
  expect(days).toBe(2);
});

it('counts a day once', () => {
  const at = '2026-03-12T09:00:00.000Z';
  expect(deriveInsights([source({ mood: 'sad', at }), source({ mood: 'calm', at })], []).days).toBe(1);
});

it('calls a breakthrough, an insight and a real relief growth, the newest first', () => {
  const { growth } = deriveInsights(
    [
      source({ title: 'breakthrough', hasBreakthrough: true }),
      source({ title: 'nothing', strength: { start: 5, end: 4 } }),
      source({ title: 'relief', strength: { start: 8, end: 4 } }),
      source({ title: 'worse', strength: { start: 2, end: 9 } }),
      source({ title: 'insight', insights: 1 }),
    ],
    [],
  );
  expect(growth.map(({ title }) => title)).toEqual(['insight', 'relief', 'breakthrough']);
});

it('has nothing to say of nobody', () => {
  expect(deriveInsights([], [])).toEqual({ days: 0, themes: [], moods: [], growth: [] });
});

it('puts a word for the day in its place among them, and counts its day', () => {
  const { moods, days } = deriveInsights(
    [source({ id: 'c', mood: 'sad', at: '2026-03-12T09:00:00.000Z' })],
    [
      { at: '2026-03-11T23:30:00.000Z', mood: 'hopeful' },
      { at: '2026-03-12T21:00:00.000Z', mood: 'calm' },
    ],
  );
  expect(moods.map(({ conversationId, mood }) => [conversationId, mood])).toEqual([
    [null, 'hopeful'],
    ['c', 'sad'],
    [null, 'calm'],
  ]);
  expect(days).toBe(2);
});
