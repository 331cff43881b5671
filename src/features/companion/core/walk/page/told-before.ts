import { sentencesOf } from '../../acts/said-forms.ts';
import { saidBefore } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';
import { asKept } from '../quote.ts';
import { asksBackIn } from '../reading/asked-of-us.ts';
import { isSignature, isSurelyToUs } from '../reading/said-to-us.ts';
import { linesOf } from './draft-lines.ts';
import { isCommand } from './edit-draft.ts';
import { mostLike } from './find-lines.ts';

/*
 * 'put that in', 'with the bakery in it': what they told, to be put on the page word for word.
 */

const PAGE = '(?:it|there|(?:the|my|a) (?:toast|letter|speech|message|text|page|note|card|answer|email))';
const END = `(?: (?:please|too|as well|then|now|${PAGE}|to ${PAGE}|in ${PAGE}))*$`;
const PUT_THAT_IN = new RegExp(
  `\\b(?:put|add|include|have|want|get) (?:it|that|this|them)(?: (?:bit|one|part|line))? in(?:to)?${END}|\\b(?:that|this|it) (?:can|could|should|has to|must|needs to) (?:go|be) in(?:to)?${END}|^(?:(?:no|yes|please|and|can (?:you|we|i)|could (?:you|we|i)) )*(?:add|include) (?:it|that|this)(?: (?:bit|one|part))?${END}|\\bthat (?:was|is) (?:the|my) (?:letter|message|text|note|line)$`,
);

const NOUN = '(?:line|bit|part|one|thing|story|sentence)';
const WHAT = '(?:the |my |that )?(?<what>[a-z0-9 ]{3,30}?)';
const NAMED: readonly RegExp[] = [
  new RegExp(`\\b(?:put|bring|get) back ${WHAT}$`),
  new RegExp(`\\b(?:put|bring|get) ${WHAT}(?: ${NOUN})? back(?: in)?(?: please)?$`),
  new RegExp(`\\bwith ${WHAT}(?: ${NOUN})? in(?: ${PAGE})?$`),
  new RegExp(
    `\\b(?:want|need|get|put|have|add) (?:the|that|my) (?<what>[a-z0-9 ]{3,30}?)(?: ${NOUN})? (?:in|to|into)(?: ${PAGE})?$`,
  ),
  new RegExp(`\\b(?:add|include) (?:the|that|my) (?<what>[a-z0-9 ]{3,30}?) ${NOUN}$`),
  new RegExp(`\\bnot (?:\\w+ )?got ${WHAT}(?: ${NOUN})?(?: in(?: ${PAGE})?)?$`),
  new RegExp(`\\byou (?:have )?(?:left out|forgot|missed|lost|dropped) ${WHAT} ${NOUN}$`),
  new RegExp(`\\bwhere (?:is|has|did) ${WHAT}(?: ${NOUN})?(?: gone| go)$`),
  new RegExp(`\\b${WHAT} ${NOUN} (?:is|still) (?:\\w+ )?(?:missing|not (?:in|there)\\b)`),
];

/** 'no, that's the bit'. */
const OF_THE_PAGE =
  /^(?:(?:no|yes|ok|but|and) )*(?:that|this|it) (?:is|was) (?:(?:the|my|a) )?(?:bit|one|line|it|part|me|toast|letter|speech|message)\b/;
const FEWEST_WORDS = 4;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
/** Without what says what is to be done with it. */
const withoutCommand = (text: string): string =>
  text.replace(/^[^:]{0,50}\b(?:add|line \d|put)\b[^:]{0,20}:\s*/i, '');

/** What they told in a message, as it could stand on a page. */
const toldIn = (content: string): string[] =>
  sentencesOf(content)
    .filter(
      ({ plain }) =>
        !OF_THE_PAGE.test(plain) &&
        !PUT_THAT_IN.test(plain) &&
        !asksBackIn(plain) &&
        !NAMED.some((form) => form.test(plain)),
    )
    .filter((one) => isSignature(one) || !isSurelyToUs(one))
    .map(({ words }) => withoutCommand(words))
    .filter((words) => wordsOf(words).length >= FEWEST_WORDS && !isCommand(words) && !words.includes('?'));

export const asksToPutIn = (content: string): boolean =>
  sentencesOf(content).some(({ plain }) => PUT_THAT_IN.test(plain));

/** What is to be put in, word for word; null: none is meant, or it is not sure which. */
export function toldBefore({ turn }: Scene, content: string, page: string, wasAsked = false): string | null {
  const sentences = sentencesOf(content);
  const said = saidBefore(turn).toReversed();
  const isNew = (words: string): boolean => !page.includes(asKept(words).replace(/[.!]+$/, ''));
  const lines = linesOf([{ name: 'page', words: page }]);
  const at = sentences.findIndex(({ plain }) => PUT_THAT_IN.test(plain));
  if (at !== -1) {
    const before = toldIn(
      sentences
        .slice(0, at)
        .map(({ words }) => words)
        .join(' '),
    );
    // What stands there already is what was put in last: nothing older is meant.
    // Asked about the last message, that one is meant or none.
    const told = [before, ...said.slice(0, wasAsked ? 1 : MESSAGES_BACK).map(toldIn)]
      .find((all) => all.length > 0)
      ?.filter((words) => isNew(words) && mostLike(lines, words, LEAST_ALIKE) === null);
    if (told !== undefined && told.length > 0) return asKept(told.join(' '));
  }
  const what = sentences.flatMap(({ plain }) =>
    NAMED.flatMap((form) => form.exec(plain)?.groups?.what ?? []),
  );
  const named = what
    .map((one) => wordsOf(one).filter((word) => !OF_ANY_LINE.has(word)))
    .find((all) => all.length > 0);
  if (named === undefined) return null;
  const line = said
    .flatMap((text) => toldIn(text).toReversed())
    .find((words) => isNew(words) && named.every((word) => wordsOf(words).includes(word)));
  return line === undefined ? null : asKept(line);
}
/** It stands there, changed since. */
const LEAST_ALIKE = 0.6;
const MESSAGES_BACK = 3;
const OF_ANY_LINE = new Set(
  'the a an my that this it line bit part one thing in of to and whole just still all about where with'.split(
    ' ',
  ),
);
