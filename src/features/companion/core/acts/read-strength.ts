const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d{1,3}(?:[.,]\\d)?|${WORDS.join('|')})`;
const OUT_OF_TEN = new RegExp(`\\b${NUMBER}(?:ish)?\\s*(?:/|out of|of)\\s*(?:10|ten)\\b`);
/** 'like a 7', 'id say its a 9', '3 now': a mark among other words, where its sentence ends with it. */
const AMONG_WORDS = new RegExp(
  `(?:\\b(?:it'?s|that'?s|it is|i'?m at|i am at|i'?d say|guess)|(?:^|[.,!?;]\\s*)(?:like|maybe)) (?:like |about |maybe |at )?(?:an? )?${NUMBER}(?:ish)?(?=\\s*(?:[.,!?;]|$|(?:now|but|or so|prob\\w*|i guess|today|tonight)\\b))|(?:^|[.,!?;]\\s*)${NUMBER}(?:ish)? (?:now|prob\\w*|or so|at night|going on)\\b|[.!?]\\s+${NUMBER}[.!]`,
);
/** '9/10 in the spelling test': a mark of something else. */
const OF_SOMETHING_ELSE =
  /\b(?:got|gets?|scored?|gave|give|marks?|tests?|exams?|quiz|essay|films?|movies?|meals?|reviews?)\b/;
const CHANGE = /\bfrom\s+(?:an? )?\d{1,2}\s+(?:down |up )?to\s+(?:an? )?(\d{1,2})\b/;
const ANY = new RegExp(`(?<![\\w'.:])${NUMBER}(?:ish)?(?![\\w:])(?!\\.\\d)`, 'g');
const NOT_A_MARK =
  /^\s*(?:am|pm|o'?clock|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|times?|people|kids?|of (?:us|them|my|those)|more|exams?|nights?|things?|pounds?|quid|%|k\b|th\b)/;
const NOT_ONE = /(?:no|that|this|every|any|some|the|only|each|which|first|second|last|another|good|bad)\s+$/;
/** 'day 9', 'bed 6': which one, not how much. */
const NAMES_ONE =
  /\b(?:day|week|month|year|number|no|bed|room|page|chapter|round|version|part|bus|level|grade)\s+$/;
const MOST_WORDS_ASKED = 16;
const MOST_WORDS_UNASKED = 6;

/** 'six and a half', '8 and a bit': the half counts, the bit does not. */
const inFigures = (text: string): string =>
  text
    .toLowerCase()
    .replace(new RegExp(`\\b${NUMBER} and a (half|bit)\\b`, 'g'), (_, number: string, more: string) =>
      more === 'half' && number !== '10' && number !== 'ten' ? `${toNumber(number)}.5` : number,
    );

const toNumber = (text: string): number =>
  WORDS.includes(text) ? WORDS.indexOf(text) : Number.parseFloat(text.replace(',', '.'));

/** Jokes beyond the scale ('11', '100') are its end. */
const onScale = (value: number): number | null =>
  value < 0 || Number.isNaN(value) ? null : value <= 10 ? value : value <= 12 || value === 100 ? 10 : null;

/**
 * How strong it is on the scale of 0 to 10; null where the text does not say. Where it was not asked for, only what is
 * plainly a mark: '8/10', or a message that is hardly more than the number. Of two ('was an 8, now a 5') the last is now.
 */
export function readStrength(text: string, wasAsked: boolean): number | null {
  const plain = inFigures(text);
  const plainMark = OUT_OF_TEN.exec(plain)?.[1] ?? CHANGE.exec(plain)?.[1];
  if (plainMark !== undefined) return onScale(toNumber(plainMark));
  const words = plain.split(/\s+/).length;
  if (words > (wasAsked ? MOST_WORDS_ASKED : MOST_WORDS_UNASKED)) return null;
  const marks = [...plain.matchAll(ANY)].filter(({ 0: found, 1: number, index }) => {
    const isPronoun = number === 'one' && (words > 3 || NOT_ONE.test(plain.slice(0, index)));
    const isName = NAMES_ONE.test(plain.slice(0, index));
    return !isPronoun && !isName && !NOT_A_MARK.test(plain.slice(index + found.length));
  });
  if (
    marks.length === 0 ||
    (!wasAsked && words > 3 && !/\b(?:now|still|at a|it's a|is a|like a)\b/.test(plain))
  )
    return null;
  const now = marks.find(
    ({ index, 0: found }) =>
      /^\s*(?:now|at the moment)\b/.test(plain.slice(index + found.length)) ||
      /\bnow\b[^.]{0,14}$/.test(plain.slice(0, index)),
  );
  return onScale(toNumber((now ?? marks.at(-1))?.[1] ?? ''));
}

/** How strong it is where that is named among other words, whatever the turn does: 'id say its a 9 out of 10 how mad i am'. */
export function findMark(text: string): number | null {
  const plain = inFigures(text);
  if (OF_SOMETHING_ELSE.test(plain)) return null;
  const [, mark, markNow, alone] = AMONG_WORDS.exec(plain) ?? [];
  const found = OUT_OF_TEN.exec(plain)?.[1] ?? mark ?? markNow ?? alone;
  return found === undefined ? null : onScale(toNumber(found));
}
