import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern.ts';

const groups = new Map([['wish', 'want to | feel like']]);
const matches = (source: string, text: string): boolean => {
  const words = text.split(' ');
  const breaks = words.map(() => false);
  return compilePattern(source, groups).matchAt({ words, breaks }, 0) > 0;
};

describe('the pattern language', () => {
  it('binds words outside a group and phrases inside one', () => {
    expect(matches('end|finish it', 'finish it')).toBe(true);
    expect(matches('(end it|stop) now', 'end it now')).toBe(true);
    expect(matches('(end it|stop) now', 'end now')).toBe(false);
  });

  it('knows named groups, optional words, prefixes and clause ends', () => {
    expect(matches('@wish rest', 'feel like rest')).toBe(true);
    expect(matches('go to? bed', 'go bed')).toBe(true);
    expect(matches('sleep* $', 'sleeping')).toBe(true);
    expect(matches('sleep* $', 'sleeping late')).toBe(false);
  });

  it('leaps over a few words, and never over a denial', () => {
    expect(matches('this ~2 way', 'this is my way')).toBe(true);
    expect(matches('this ~2 way', 'this is not way')).toBe(false);
    expect(matches('this ~1 way', 'this is my way')).toBe(false);
  });

  it('refuses a pattern that is broken or matches nothing', () => {
    expect(() => compilePattern('(a', groups)).toThrow();
    expect(() => compilePattern('a? $', groups)).toThrow();
    expect(() => compilePattern('@nobody', groups)).toThrow();
  });
});
