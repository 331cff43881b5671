import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClauseSplitter } from './clause-splitter.ts';

/** The clauses of a text that comes in pieces, and how many characters had come when the first one was ready. */
function split(text: string, pieces: readonly string[] = text.match(/\s*\S+\s*$|\s*\S+|\s+/g) ?? []) {
  const splitter = createClauseSplitter();
  const clauses: string[] = [];
  let come = 0;
  let firstAt: number | null = null;
  for (const piece of pieces) {
    come += piece.length;
    clauses.push(...splitter.push(piece));
    if (clauses.length > 0) firstAt ??= come;
  }
  clauses.push(...splitter.end());
  return { clauses, firstAt };
}

describe('the clauses of a growing reply', () => {
  it.each([
    [
      'tomorrow is already taking up a lot of room tonight. what about it keeps coming back?',
      ['tomorrow is already taking up a lot of room tonight. ', 'what about it keeps coming back?'],
    ],
    [
      "hi, it's good that you're here. i'm process, a guide and not a person.",
      ["hi, it's good that you're here. ", "i'm process, a guide and not a person."],
    ],
    [
      'that sounds hard, and old. since when has it been there?',
      ['that sounds hard, ', 'and old. since when has it been there?'],
    ],
    [
      'dread. how strong is it this minute, from 0 to 10? a guess is fine.',
      ['dread. ', 'how strong is it this minute, from 0 to 10? ', 'a guess is fine.'],
    ],
    [
      "you slept 3.5 hours, at dr. Lee's, e.g. on monday. then what?",
      ['you slept 3.5 hours, ', "at dr. Lee's, e.g. on monday. ", 'then what?'],
    ],
    ['wow! really? yes.', ['wow! really? ', 'yes.']],
    [
      'to settle:\n1. breathe in for four counts\n2. hold for four counts',
      ['to settle:\n', '1. breathe in for four counts\n', '2. hold for four counts'],
    ],
    ['それはつらいですね。今はどうですか？', ['それはつらいですね。', '今はどうですか？']],
    ['ok', ['ok']],
    ['', []],
    ['  \n ', []],
    ['🌱', ['🌱']],
  ])('of %j', (text, clauses) => {
    expect(split(text).clauses).toEqual(clauses);
  });

  it('starts before the first sentence is over', () => {
    const { firstAt } = split(
      'it sounds like all of this has been with you since the summer and that nobody around you has asked about it even once.',
    );
    expect(firstAt).toBeLessThan(70);
  });

  it('does not wait for what follows a clause that came whole', () => {
    const splitter = createClauseSplitter();
    expect(splitter.push('that sounds heavy,')).toEqual(['that sounds heavy,']);
    expect(splitter.push(' and it has been there for a while.')).toEqual([
      ' and it has been there for a while.',
    ]);
    expect(splitter.push(' findahelpline')).toEqual([]);
    expect(splitter.push('.')).toEqual([]);
    expect(splitter.push('com shows who you can call. ')).toEqual([
      ' findahelpline.com shows who you can call. ',
    ]);
  });

  it('parts an endless sentence, at a joining word where there is one', () => {
    const text = `it sounds like that and that ${'and then it goes on with more of the same '.repeat(20)}`;
    const { clauses } = split(text);
    expect(clauses.every((clause) => clause.length <= 221)).toBe(true);
    expect(clauses[1]).toMatch(/^(?:and|that) /);
  });

  it.each(['あ', 'a', '👨‍👩‍👧'])('parts text without any space (%s) between characters', (character) => {
    const { clauses } = split(character.repeat(400), [character.repeat(400)]);
    expect(clauses.length).toBeGreaterThan(1);
    expect(clauses.every((clause) => clause.isWellFormed())).toBe(true);
  });

  it('loses and adds nothing, however the pieces are cut', () => {
    const words = fc.constantFrom(
      'so',
      'i',
      'hear',
      'you',
      'and',
      'tomorrow',
      '3.5',
      'mr.',
      '…',
      '988',
      'ärger',
      '😀',
      '你好',
    );
    const marks = fc.constantFrom(' ', ', ', '. ', '? ', '! ', '\n', '... ', ' — ', '; ', '。');
    const texts = fc.array(fc.tuple(words, marks), { maxLength: 60 }).map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(texts, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (text, sizes) => {
        const pieces: string[] = [];
        for (let at = 0; at < text.length; at += pieces.at(-1)?.length ?? 0)
          pieces.push(text.slice(at, at + (sizes.next().value ?? 1)));
        const { clauses } = split(text, pieces);
        expect(clauses.join('').trimEnd()).toBe(text.trimEnd());
        expect(clauses.every((clause) => clause !== '')).toBe(true);
      }),
    );
  });
});
