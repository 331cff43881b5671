import { MOST_CHARACTERS_OF_ALL, MOST_KEPT_CHARACTERS, type Thread } from '../record/talk-record.ts';

const MOST_WORDS_GIVEN_BACK = 16;
const MOST_CHARACTERS_GIVEN_BACK = 110;

/** What is said around an answer, to us: 'um ok. i guess …', '… that one'. */
const BEFORE =
  /^(?:(?:(?:oh,? )?(?:(?:that'?s|that is) )?(?:a )?(?:very |really )?(?:good|hard|tough|fair|big) question|i said (?:them|it|both)(?: aloud)?(?=[.,!])|um+|uh+|erm?|ok(?:ay)?|so|well|hm+|lol|haha+|ha|yeah|i guess|i suppose|probably|i'?d say|copy it out|fine)\b[\s?!,.…]*)+(?=\S)/i;
const AFTER = /[\s,.…]+(?:that one|this one|i guess|i think|i suppose|lol|haha|tbh|or something)[.!]*$/i;
/** 'the line is "…"': of that only the line. */
const NAMED = /\b(?:is|it'?s|its|be|say|this one|that one)[:,]? ["'“‘](?<words>[^"“”]{2,})["'”’][.!]*$/i;
const EDGES = /^[\s"“”«»]+(?=\S)|[\s"“”«»]+$/gu;

/** An answer as it is kept: word for word, without what was said around it. */
export function asKept(content: string): string {
  const whole = NAMED.exec(content.trim())?.groups?.words ?? content.trim();
  const bare = whole.replace(BEFORE, '').replace(AFTER, '');
  const words = (/[\p{L}\p{N}]/u.test(bare) ? bare : whole).trim();
  const isQuoted = /^["“«][^"“”«»]*["”»][.!]*$/u.test(words);
  return (isQuoted ? words.replace(EDGES, '').replace(/["”»](?=[.!]*$)/u, '') : words)
    .replace(/^'(?=[^']*$)|(?<!\p{L})'$/gu, '')
    .trim();
}

const FEWEST_QUOTED = 3;

/** Said to us about it. */
const ASIDE =
  /\b(?:btw|by the way|(?:her|his|their) name(?:'s| is)|idk|lol|you know\?|i guess|does that|is that|something like that|that's it)\b/i;

/** 'what i'd like to say is …': what follows is it. */
export const BEGUN =
  /\bwhat i(?:['’]d| would)? (?:really )?(?:like|want|need|have) to say(?: to (?:him|her|them|my \p{L}+))? is(?: that)?[:,]?\s+["“]?(?<words>[^"“”]{8,})/iu;

/** Of what is meant for somebody else only what stands in quotation marks, where they say more to us beside it. */
export function forSomebody(content: string): string {
  const drafts = [...content.matchAll(/["“](?<words>[^"“”]{6,})["”]/gu)].map(
    ({ groups }) => groups?.words ?? '',
  );
  const [draft] = drafts.filter((words) => words.trim().split(/\s+/).length >= FEWEST_QUOTED);
  const said = draft ?? BEGUN.exec(content)?.groups?.words;
  if (said !== undefined) return said.trim();
  const theirs = content
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !ASIDE.test(sentence))
    .join(' ');
  return asKept(theirs === '' ? content : theirs).replace(/^that (?=(?:we|you|i)\b)/i, '');
}

/** Quotations within are single. */
export const withInner = (words: string): string => words.replace(/["“](?=\S)/gu, '‘').replace(/["”]/gu, '’');

/** The same in quotation marks, closed with its own stop or a full one. */
export const quoted = (words: string): string =>
  `“${withInner(words).replace(/[,;:]$/u, '')}${/[.!?…]$/u.test(words) ? '' : '.'}”`;

/** Given back only where it is short enough to be heard as their own. */
export function givenBack(content: string): string {
  const words = asKept(content);
  const isShort =
    words.split(/\s+/).length <= MOST_WORDS_GIVEN_BACK && words.length <= MOST_CHARACTERS_GIVEN_BACK;
  return isShort && !words.includes('\n') && /\p{L}/u.test(words) ? quoted(words) : '';
}

const MOST_WORDS_SHOWN = 70;
const WORDS_OF_A_BEGINNING = 6;

/** Lines by their numbers, as much of each as there is room for. */
export function numberedList(lines: readonly string[]): string {
  const isLong = lines.join(' ').split(/\s+/).length > MOST_WORDS_SHOWN;
  return lines
    .map((words, at) => {
      const begun = words.split(/\s+/).slice(0, WORDS_OF_A_BEGINNING).join(' ');
      return `${at + 1}. ${isLong && begun !== words ? `“${withInner(begun)}” …` : quoted(words)}`;
    })
    .join('\n');
}

const MOST_SLOTS = 8;

/** What was put down, with one answer more; what is oldest goes where there is no room. */
export function withSlot(slots: Thread['slots'], name: string, kept: string): Thread['slots'] {
  const words = kept.toWellFormed();
  const others = slots.filter((slot) => slot.name !== name);
  if (words === '' || words.length > MOST_KEPT_CHARACTERS) return others;
  return withinRoom([...others, { name, words }].slice(-MOST_SLOTS));
}

function withinRoom(slots: Thread['slots']): Thread['slots'] {
  const characters = slots.reduce((sum, { words }) => sum + words.length, 0);
  return characters > MOST_CHARACTERS_OF_ALL ? withinRoom(slots.slice(1)) : slots;
}
