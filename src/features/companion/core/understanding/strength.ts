const WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const NUMBER = '(\\d{1,3}(?:[.,]\\d)?|zero|one|two|three|four|five|six|seven|eight|nine|ten)';
const OUT_OF_TEN = new RegExp(`\\b${NUMBER}(?:ish)?\\s*(?:/|out of|of)\\s*(?:10|ten)\\b`);
const ONLY_NUMBER = new RegExp(
  `^(?:(?:like|maybe|about|around|probably|prob|say|id say|i'd say|i would say|it's|its|at|an?|still|now|i think|i guess|more like|down to|up to|almost|nearly|roughly|ok|okay|yeah|um|hmm|honestly|a solid|easily|at least|definitely|did it|better|worse|is|it is|just|under|over|between|from)[\\s,.]*)*${NUMBER}(?:ish)?\\b`,
);
const RANGE = new RegExp(`\\b${NUMBER}\\s*(?:or|to|-|–|and|maybe)\\s*(?:maybe |an? )?${NUMBER}\\b`);
const UNIT =
  /^\s*(?:[*x×+/=^-]\s*\d|%|am|pm|o'?clock|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?|times?|people|persons?|kids?|children|of (?:us|them|my)|dollars?|euros?|k\b|th\b|nd\b|st\b|rd\b|things?|more|friends?|siblings?|brothers?|sisters?|exams?|meetings?|nights?|pounds?|kilos?|kg|miles?|km)\b/;
const IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:off the (?:charts?|scale)|through the roof|unbearable|as (?:bad|strong|high) as it gets|maxed? out|maximum|worst)\b/,
    10,
  ],
  [/\b(?:very|really|extremely|super|so|pretty|quite) (?:strong|high|bad|intense|big)\b|\bhigh\b/, 8],
  [/\b(?:medium|middle|in the middle|halfway|half|so-so|so so|moderate|average)\b/, 5],
  [/\b(?:not (?:that|very|so|too) (?:strong|high|bad|much)|low|mild|barely|hardly|slight|not much)\b/, 3],
  [/\b(?:gone|nothing|none|not at all)\b/, 0],
];

const toNumber = (text: string): number => WORDS[text] ?? Number.parseFloat(text.replace(',', '.'));
const inRange = (value: number): number | null =>
  Number.isFinite(value) && value >= 0
    ? value > 10
      ? value <= 12 || value === 100
        ? 10
        : null
      : value
    : null;

/**
 * How strong somebody says it is, 0 to 10. Unasked, only what is plainly a mark ('8/10', a message that is a number);
 * when it was asked for, words as well ('like an 8', 'seven or eight', 'off the charts'). Null when there is none.
 */
export const readStrength = (text: string, wasAsked: boolean): number | null => {
  const outOf = OUT_OF_TEN.exec(text);
  if (outOf?.[1] !== undefined) return inRange(toNumber(outOf[1]));
  const short = text.split(/\s+/).length <= (wasAsked ? 14 : 4);
  if (!short) return null;
  const change = /\bfrom\s+(?:an? )?(\d{1,2})\s+(?:down |up )?to\s+(?:an? )?(\d{1,2})\b/.exec(text);
  if (change?.[2] !== undefined) return inRange(toNumber(change[2]));
  const range = RANGE.exec(text);
  if (wasAsked && range?.[1] !== undefined && range[2] !== undefined) {
    const [low, high] = [toNumber(range[1]), toNumber(range[2])];
    if (Math.abs(high - low) <= 3 && !UNIT.test(text.slice(range.index + range[0].length)))
      return inRange((low + high) / 2);
  }
  const only = (wasAsked ? new RegExp(`(?:^|\\s)${NUMBER}(?:ish)?(?=[\\s.,!?]|$)`) : ONLY_NUMBER).exec(text);
  if (only?.[1] !== undefined) {
    const rest = text.slice(only.index + only[0].length);
    const isAlone =
      text.split(/\s+/).length <= 5 ||
      rest.trim() === '' ||
      /(?:^|\b(?:like|maybe|about|an?|at|still|now|it's|is|say|around|probably|was|to|down to|more like)\s+)$/.test(
        text.slice(0, only.index + only[0].length - only[1].length),
      );
    const isPronoun =
      only[1] === 'one' &&
      /\b(?:no|that|this|every|any|some|the|only|each)\s+one\b|\bone (?:of|day|thing|more|person)\b/.test(
        text,
      );
    if (!UNIT.test(rest) && !isPronoun && isAlone && (wasAsked || rest.trim().length <= 12))
      return inRange(toNumber(only[1]));
  }
  if (!wasAsked) return null;
  return IN_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
};
