import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClauseTimeline } from './clause-timeline.ts';

const TEXT = 'one two three four';
/** Where the first `words` words end. */
const end = (words: number) => TEXT.split(' ').slice(0, words).join(' ').length;

function timelineOf(clauses: readonly { text: string; pieces: readonly number[] }[]) {
  const timeline = createClauseTimeline();
  let at = 0;
  for (const { text, pieces } of clauses) {
    timeline.begin(text);
    for (const length of pieces) {
      timeline.add(at, length);
      at += length;
    }
    timeline.complete();
  }
  return timeline;
}

describe('clause timeline', () => {
  it('paces the words by their count over the real length', () => {
    const timeline = timelineOf([{ text: TEXT, pieces: [1, 2, 1] }]);
    expect([0, 0.4, 0.6, 1.4, 1.6, 2.6, 3.6].map(timeline.heardCharacters)).toEqual(
      [0, 0, 1, 1, 2, 3, 4].map(end),
    );
  });

  it('counts a clause with all its spaces once it was heard, and goes on in the next', () => {
    const timeline = timelineOf([
      { text: 'one two, ', pieces: [1] },
      { text: 'three four ', pieces: [1] },
    ]);
    expect(timeline.heardCharacters(1)).toBe('one two, '.length);
    expect(timeline.heardCharacters(1.5)).toBe('one two, three'.length);
    expect(timeline.heardCharacters(2)).toBe('one two, three four '.length);
  });

  it('stands still while the sound has run dry', () => {
    const timeline = createClauseTimeline();
    timeline.begin(TEXT);
    timeline.add(0, 1);
    timeline.add(5, 1);
    timeline.complete();
    expect(timeline.heardCharacters(1.1)).toBe(end(2));
    expect(timeline.heardCharacters(4.9)).toBe(end(2));
    expect(timeline.heardCharacters(5.6)).toBe(end(3));
  });

  it('never takes an arriving clause for over, nor goes back when its length turns out', () => {
    const timeline = createClauseTimeline();
    timeline.begin(TEXT);
    timeline.add(0, 0.5);
    const early = timeline.heardCharacters(0.5);
    expect(early).toBeLessThan(TEXT.length);
    timeline.add(0.5, 9.5);
    timeline.complete();
    expect(timeline.heardCharacters(0.6)).toBe(early);
    expect(timeline.heardCharacters(10)).toBe(TEXT.length);
  });

  it('passes a clause without sound', () => {
    const timeline = timelineOf([
      { text: '… ', pieces: [] },
      { text: 'well', pieces: [1] },
    ]);
    expect(timeline.heardCharacters(0)).toBe(2);
    expect(timeline.heardCharacters(1)).toBe(6);
  });

  it('only ever grows, ends at the whole reply and stops between words', () => {
    const clause = fc.record({
      text: fc
        .array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 9 })
        .map((words) => `${words.join(' ')} `),
      pieces: fc.array(fc.double({ min: 0.01, max: 3, noNaN: true }), { minLength: 1, maxLength: 5 }),
    });
    fc.assert(
      fc.property(fc.array(clause, { minLength: 1, maxLength: 5 }), (clauses) => {
        const reply = clauses.map(({ text }) => text).join('');
        const length = clauses.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + piece, 0);
        const timeline = timelineOf(clauses);
        let before = 0;
        for (let step = 0; step <= 20; step++) {
          const heard = timeline.heardCharacters((length * step) / 20);
          expect(heard).toBeGreaterThanOrEqual(before);
          expect(`${reply.slice(heard)} `).toMatch(/^\s|^[a-z]/);
          expect(/\S\S/.test(reply.slice(Math.max(0, heard - 1), heard + 1))).toBe(false);
          before = heard;
        }
        expect(before).toBe(reply.length);
      }),
    );
  });
});
