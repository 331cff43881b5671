import { describe, expect, it } from 'vitest';
import { reassureAfter } from './reassurance.ts';

/** The moments at which the text changes, by walking from one change to the next. */
function changesUntil(endMs: number): number[] {
  const changes: number[] = [];
  for (let now = 0; now < endMs; now = changes.at(-1) ?? endMs) changes.push(reassureAfter(now).nextAtMs);
  return changes;
}

describe('the reassurance while process is typing', () => {
  it('turns every 3, 4, 5, 6 and 8 seconds, band by band', () => {
    expect(changesUntil(106_000)).toEqual([
      3_000, 6_000, 9_000, 10_000, 14_000, 18_000, 22_000, 26_000, 30_000, 35_000, 40_000, 45_000, 50_000,
      55_000, 60_000, 66_000, 72_000, 78_000, 84_000, 90_000, 98_000, 106_000,
    ]);
  });

  it('starts with taking in what was shared', () => {
    expect(reassureAfter(0).text).toBe('taking in what you shared...');
  });

  it('says something else after each turn and in each band', () => {
    const texts = [0, 3_000, 10_000, 30_000, 60_000, 90_000, 98_000].map((at) => reassureAfter(at).text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('goes on for as long as it takes', () => {
    expect(reassureAfter(3_600_000).text).not.toBe('');
  });
});
