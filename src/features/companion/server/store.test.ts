import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import type { TokenUsage } from '../core/companion.ts';
import { costOf } from './prices.ts';
import { readUsageByDay, recordUsage } from './store.ts';

const usage = (overrides: Partial<TokenUsage> = {}): TokenUsage => ({
  model: 'claude-sonnet-5-5',
  promptVersion: 'v1',
  inputTokens: 3_000,
  cachedInputTokens: 2_000,
  outputTokens: 100,
  ...overrides,
});

async function openDb() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database.db;
}

describe('usage of models', () => {
  it('is summed by day, model and prompt version', async () => {
    const db = await openDb();
    const late = new Date('2026-11-20T23:59:59Z');
    const early = new Date('2026-11-21T00:00:01Z');
    await recordUsage(db, [{ usage: usage(), at: late }]);
    const one = { usage: usage(), at: early };
    const other = { usage: usage({ model: 'my-own', cachedInputTokens: 0 }), at: early };
    await Promise.all([recordUsage(db, [one]), recordUsage(db, [one, other, one])]);

    const rows = await readUsageByDay(db, { from: '2026-11-20', to: '2026-11-21' });
    expect(rows).toMatchObject([
      { day: '2026-11-20', model: 'claude-sonnet-5-5', replies: 1, costMicroUsd: 3_200 },
      { day: '2026-11-21', model: 'claude-sonnet-5-5', replies: 3, inputTokens: 9_000, costMicroUsd: 9_600 },
      { day: '2026-11-21', model: 'my-own', replies: 1, unpriced: 1, costMicroUsd: 0 },
    ]);
    expect(await readUsageByDay(db, { from: '2026-11-22', to: '2026-11-30' })).toEqual([]);
  });

  it('has no column that could hold a person or their words', async () => {
    const db = await openDb();
    await recordUsage(db, [{ usage: usage(), at: new Date() }]);
    const [row] = await readUsageByDay(db, { from: '2000-01-01', to: '2100-01-01' });
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'cachedInputTokens',
      'costMicroUsd',
      'day',
      'inputTokens',
      'model',
      'outputTokens',
      'promptVersion',
      'replies',
      'unpriced',
    ]);
  });
});

describe('the cost of a reply', () => {
  it('counts cached input at its own price', () => {
    expect(costOf(usage())).toBe(1_000 * 2 + 2_000 * 0.1 + 100 * 10);
  });

  it('knows a dated name by its model, and an Opus 5.5 from an Opus 5', () => {
    const input = { inputTokens: 1_000, cachedInputTokens: 0, outputTokens: 0 };
    expect(costOf(usage({ model: 'claude-opus-5-5-20260922', ...input }))).toBe(4_000);
    expect(costOf(usage({ model: 'claude-opus-5', ...input }))).toBe(5_000);
  });

  it('is unknown for a model without a price', () => {
    expect(costOf(usage({ model: 'llama3' }))).toBeNull();
    expect(costOf(usage({ model: 'claude-opus-50' }))).toBeNull();
  });
});
