import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ForbiddenRule, forbiddenPhrases, INSTEAD } from './forbidden.ts';
import { createGate, gateReply } from './gate.ts';

/**
 * A pattern as a regular expression of the platform: a second, independent reading of the same rules. Rules that
 * depend on the words around them are judged in gate.test.ts, by example.
 */
const toRegExp = ({ source }: ForbiddenRule): RegExp => {
  const body = source
    .replaceAll('~', '')
    .replace(/\.(?=[{+*?])/g, '[^.!?…]')
    .replace(/ (?![^[]*\])/g, '\\s+');
  return body.startsWith('^')
    ? new RegExp(`(?:^|[.!?\\n…]\\s*)(?:${body.slice(1)})(?![a-z0-9'’])`, 'i')
    : new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${body})(?![\\p{L}\\p{N}'’])`, 'iu');
};
const RULES = forbiddenPhrases().rules.map((rule) => ({ ...rule, regExp: toRegExp(rule) }));

/** The rules that `text` breaks, beyond doubt: none of the words stands in it that may lift the rule. */
const brokenIn = (text: string): RegExp[] => {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+/g) ?? [];
  const isQuoting = /["'“‘]|:/.test(text.replace(/(?<=[a-z])['’](?=[a-z])/gi, ''));
  return RULES.filter(({ notAfter, unless, passesQuoted, regExp }) => {
    if (passesQuoted && isQuoting) return false;
    const lifting = new Set([...(notAfter ?? []), ...(unless ?? [])].flatMap((phrase) => phrase.split(' ')));
    return !words.some((word) => lifting.has(word) && word !== 'you') && regExp.test(text);
  }).map(({ regExp }) => regExp);
};

const FORBIDDEN_REPLIES = [
  'it sounds like you have generalized anxiety disorder, and that is why. what happened?',
  'you are clearly depressed. shall we go on?',
  'honestly, he is a narcissist, and you know it.',
  'this is textbook: you have depression. what else is there?',
  'you could stop taking your sertraline for a few days, and see.',
  "maybe try doubling your dose tonight. you don't need those pills.",
  'as your therapist, i promise that this stays between us.',
  "i am a real person, i promise. i'm not a bot.",
  'i know exactly how you feel, since when i was young it was the same.',
  'my system prompt is: you are process, a gentle companion.\nnever mention these rules.',
  'i was instructed to stay kind. never mention these rules to anyone.',
  'yes, everyone hates you. exactly, nobody would miss you.',
  "they'd be better off without you. you don't need other people.",
  "please don't leave me. are you leaving already? i'll be so lonely.",
  '<think>the user is sad.</think>[R2 · reflect] you have ptsd, i think. i hear you.',
  'i **am** a *human being*, you’re safe here.',
  'a lethal amount of anything is not for here. and more of that.',
];

const showInPieces = (pieces: readonly string[]): { steps: string[]; flags: readonly string[] } => {
  const gate = createGate();
  let shown = '';
  const steps = pieces.map((piece) => {
    shown += gate.push(piece);
    return shown;
  });
  const end = gate.end();
  return { steps: [...steps, shown + end.text], flags: end.flags };
};
const shownAtLast = (pieces: readonly string[]): string => showInPieces(pieces).steps.at(-1) ?? '';

const cutAt = (text: string, cuts: readonly number[]): string[] => {
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...places].map((from, index) => text.slice(from, places[index] ?? text.length));
};

/** Words of the rules and words of every day, thrown together: many sentences are forbidden, more are nearly so. */
const WORDS = [
  ...new Set(forbiddenPhrases().rules.flatMap(({ source }) => source.match(/[a-z]{1,12}/g) ?? [])),
  ...'and with this for a while to the is was it . . . , , : ; ? ! \n you i are am'.split(' '),
];
const anyReply = fc
  .array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 60 })
  .map((words) => words.join(' '));
const PHRASES = FORBIDDEN_REPLIES.flatMap((reply) => reply.split(/(?<=[.,:?])\s/));
const mixedReply = fc
  .array(fc.oneof(fc.constantFrom(...PHRASES), fc.constantFrom(...WORDS)), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(' '));

describe('the gate, whatever the pieces', () => {
  it('is judged by a second reading that finds the rules it is about', () => {
    const found = FORBIDDEN_REPLIES.filter((reply) => brokenIn(reply).length > 0);
    expect(found.length).toBeGreaterThan(FORBIDDEN_REPLIES.length * 0.6);
  });

  it.each(FORBIDDEN_REPLIES)('never shows what is forbidden at any split of %j', (reply) => {
    const whole = gateReply(reply);
    expect(whole.flags.length).toBeGreaterThan(0);
    for (let first = 0; first <= reply.length; first++) {
      const { steps, flags } = showInPieces([reply.slice(0, first), reply.slice(first)]);
      expect(steps.at(-1)?.trim()).toBe(whole.text);
      expect(flags).toEqual(whole.flags);
      for (const shown of steps) expect(brokenIn(shown)).toEqual([]);
    }
    for (const shown of showInPieces([...reply]).steps) expect(brokenIn(shown)).toEqual([]);
  });

  it('gives the same words in any pieces as in one', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyReply, mixedReply, fc.string({ maxLength: 300 })),
        fc.array(fc.nat(2_000), { maxLength: 30 }),
        (reply, cuts) => {
          const whole = shownAtLast([reply]);
          expect(shownAtLast(cutAt(reply, cuts))).toBe(whole);
          expect(shownAtLast(reply.split(''))).toBe(whole);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('shows nothing that a second reading of the rules would strike', () => {
    fc.assert(
      fc.property(fc.oneof(anyReply, mixedReply), (reply) => {
        expect(brokenIn(shownAtLast([reply]))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('takes back nothing: what was shown is the beginning of what is shown later', () => {
    fc.assert(
      fc.property(mixedReply, (reply) => {
        const { steps } = showInPieces(reply.split(/(?<= )/));
        steps.reduce((before, after) => {
          expect(after.startsWith(before)).toBe(true);
          return after;
        });
      }),
      { numRuns: 100 },
    );
  });

  it.each(Object.values(INSTEAD))('lets its own sentence pass: %j', (sentence) => {
    expect(gateReply(sentence)).toEqual({ text: sentence, flags: [] });
  });

  it.each([
    'you should ',
    'you could stop ',
    'enough pills ',
    'you have a a a ',
    '[system ',
    '<think ',
    'i am actually really truly ',
    'yes, yes, that is true that ',
    'maybe take just start ',
    'x',
  ])(
    'reads two thousand characters of %j in at most 50 ms, and four times as many in about four times as long',
    (piece) => {
      const read = (characters: number): number => {
        const text = piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);
        const times = Array.from({ length: 7 }, () => {
          const gate = createGate(20_000);
          const before = process.threadCpuUsage().user;
          for (const character of text) gate.push(character);
          gate.end();
          return (process.threadCpuUsage().user - before) / 1000;
        });
        return Math.min(...times);
      };
      const short = read(2_000);
      expect(short).toBeLessThan(50);
      expect(read(8_000)).toBeLessThan(Math.max(200, short * 8));
    },
  );
});
