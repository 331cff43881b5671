import type { JudgedSentence } from './judged-sentence.ts';

/** What people seldom say who stay. The other signs (a goodbye, a last time, rest, being a burden) only weigh. */
const TELLING_SIGNS: ReadonlySet<string> = new Set(
  ['given', 'papers', 'letters', 'need', 'decided', 'after', 'future', 'worth'].map(
    (name) => `any.sign-${name}`,
  ),
);

/** 'i have decided, flask first', 'decided to apologise': they say what. A day, a place, a deed that is not named say nothing. */
const DECIDED_WHAT =
  /\bdecided (?!(?:now|then|for|it|its|that|this|on|a|an|the|when|how|where|who|what|which|i|we|as|so|and|but|because|already|tonight|today|tomorrow|not|(?:mon|tues|wednes|thurs|fri|satur|sun)day|to (?:do|go|end|die|leave|stop|be|finish|let|not|just|take|give|make|have|get))\b)\w+/u;

/** A sign of leaving that tells. */
export const tellsOfLeaving = ({ signs, sentence }: JudgedSentence): boolean =>
  signs.some(
    (sign) =>
      TELLING_SIGNS.has(sign) &&
      (sign !== 'any.sign-decided' || !DECIDED_WHAT.test(sentence.words.join(' '))),
  );
