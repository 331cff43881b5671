import { describe, expect, it } from 'vitest';
import {
  advanceReveal,
  isFullyShown,
  PACES,
  type RevealInput,
  SECOND_BUBBLE_DELAY_MS,
  startReveal,
} from './word-reveal.ts';

const STEP_MS = 50;

/** Runs the clock; returns what was on the page after each step. */
function play(input: Partial<RevealInput> & { text: string }, steps: number, from = startReveal(), now = 0) {
  let reveal = from;
  const pages: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    reveal = advanceReveal(reveal, {
      ended: true,
      breakAt: null,
      bySentence: false,
      pace: PACES.usual,
      ...input,
      now: now + step * STEP_MS,
    });
    pages.push(input.text.slice(0, reveal.shown));
  }
  return { reveal, pages };
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const countOf = (page: string) => page.match(/\S+/g)?.length ?? 0;

describe('words at reading pace', () => {
  it('is the person’s own: slow, or all of it at once', () => {
    const slow = play({ text: words(20), pace: PACES.slow }, 21).pages;
    expect(countOf(slow.at(-1) ?? '')).toBeLessThanOrEqual(4);
    expect(countOf(play({ text: words(200), pace: PACES['at once'] }, 3).pages.at(-1) ?? '')).toBe(200);
  });

  it('shows the first word at once and then about six a second', () => {
    const { pages } = play({ text: words(20) }, 21);
    expect(countOf(pages[0] ?? '')).toBe(1);
    expect(countOf(pages[20] ?? '')).toBe(7);
  });

  it('shows only whole words', () => {
    const { pages } = play({ text: 'gentle words arrive whole' }, 60);
    for (const page of pages) expect('gentle words arrive whole '.startsWith(`${page} `)).toBe(true);
  });

  it('holds back the last word while it may still grow', () => {
    const { pages } = play({ text: 'it sounds li', ended: false }, 60);
    expect(pages.at(-1)).toBe('it sounds');
  });

  it('catches up with a long backlog without jumping', () => {
    const { pages, reveal } = play({ text: words(400) }, 340);
    const steps = pages.map((page, index) => countOf(page) - countOf(pages[index - 1] ?? ''));
    expect(Math.max(...steps)).toBeLessThanOrEqual(6);
    expect(isFullyShown(reveal, words(400))).toBe(true);
  });

  it('goes on calmly after the tab slept', () => {
    const { reveal } = play({ text: words(40) }, 10);
    const woken = play({ text: words(40) }, 1, reveal, 60_000);
    expect(countOf(woken.pages[0] ?? '') - 3).toBeLessThanOrEqual(3);
  });

  it('waits 800 ms before the second bubble', () => {
    const text = 'one two. three four.';
    const breakAt = text.indexOf('three');
    const { pages } = play({ text, breakAt }, 80);
    const last = pages.lastIndexOf('one two.');
    const firstOfIt = pages.indexOf('one two.');
    expect((last - firstOfIt) * STEP_MS).toBeGreaterThanOrEqual(SECOND_BUBBLE_DELAY_MS - STEP_MS);
    expect(pages.at(-1)).toBe(text);
  });

  it('shows whole sentences when motion is reduced', () => {
    const text = 'it sounds heavy. has it been long? you can\nstop any time';
    const { pages } = play({ text, bySentence: true }, 100);
    const seen = [...new Set(pages)];
    expect(seen).toEqual([
      'it sounds heavy.',
      'it sounds heavy. has it been long?',
      'it sounds heavy. has it been long? you can',
      text,
    ]);
  });

  it('keeps an unfinished sentence back while it arrives', () => {
    const { pages } = play({ text: 'it sounds heavy. has it', ended: false, bySentence: true }, 50);
    expect(pages.at(-1)).toBe('it sounds heavy.');
  });
});
