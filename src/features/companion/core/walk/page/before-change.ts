import { type Sentence, sentencesOf } from '../../acts/said-forms.ts';
import type { Thread } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { type Line, linesOf } from './draft-lines.ts';
import { lostFrom, WAS } from './lost-text.ts';
import type { Page } from './page.ts';

/*
 * The page as it was before its last change: 'undo' brings it back, and so does a protest that something is gone.
 */

const UNDO =
  /^(?:(?:no|oh|wait|please|ok|can you|could you|i said) )*(?:undo|restore|revert|(?:put|bring|get) (?:it|that|them|this|everything|all of it) back|go back(?: one)?|(?:may|can|could) i have (?:it|that) back|give (?:me )?(?:it|that) back|change (?:it|that) back|(?:keep|leave) (?:it|that) in|(?:put it |make it |as |back to )(?:how|what|as|the way) it was)(?: (?:it|that|this|in|please|now|again|to how it was|to what it was|how it was|as it was|the way it was|before|lol|haha|pls|thx))*$|^(?!.*\b(?:you|u)\b)(?:\w+ ){0,7}(?:put|bring|get) (?:it|that) back$/;

const LEAD = '(?:(?:no+|oh|wait|hey|hang on|but|and|ok|please|can you|could you|ah|u+gh+|wtf) )*';
const GONE = '(?:gone|disappeared|vanished|missing)';
/** What they miss, in a whole sentence; `what` names it. */
const MISSES: readonly RegExp[] = [
  new RegExp(`^${LEAD}(?:where (?:did|has|is)|wheres) (?<what>.{2,40}?)(?: go| gone)?$`),
  /\b(?:you|that|it|this) (?:have )?(?:just |also )?(?:dropped|lost|deleted|wiped|ate|threw (?:out|away)|got rid of|took (?:out)?|cut(?: out)?|removed) (?<what>.+)$/,
  new RegExp(`^${LEAD}(?:now )?(?<what>.{2,40}?)(?:['’]?s| is| has| are| have)(?: all)? ${GONE}$`),
  /\bi only (?:wanted|meant|asked) (?:you )?to (?<what>change|replace|take out)\b/,
  new RegExp(`^${LEAD}(?:put|bring|get) (?<what>.{2,40}?) back(?: in)?(?: please)?$`),
  /\bi (?:still )?want (?<what>that|it|this) back\b/,
  new RegExp(`^${LEAD}i (?:still )?want(?:ed)? (?<what>.{2,40}?)(?: back| in)*$`),
  new RegExp(
    `^${LEAD}(?:that is |thats |not )?(?<what>(?:far |way )?too much|so much|all of (?:it|that)|the whole (?:thing|line|sentence|bit))(?: you \\w+)?$`,
  ),
];
/** All of it, or what was there: names no words of the page. */
const OF_ANY =
  /^(?:(?:my|the|that|this|half|all|it|everything|them|out|too|much|of|whole|start|beginning|end|rest|way|far|so|change|replace|take|(?:first|last|second|third)|(?:line|bit|part|sentence|word|letter|message|text|signature)s?)(?: |$))+$/;
const PART = /\b(?:line|bit|part|sentence|word|signature|greeting|sign off)s?\b/;

/** Something that went with the last change is what they miss. */
function isMissed({ plain }: Sentence, lost: string): boolean {
  const found = MISSES.map((form) => form.exec(plain)?.groups?.what).filter((what) => what !== undefined);
  return found.some(
    (what) => OF_ANY.test(what) || (what.match(/[a-z]{4,}/g) ?? []).some((word) => lost.includes(word)),
  );
}

/** 'you dropped my line': a part of the page is missed by its name, whatever has become of it. */
export const isProtest = (content: string): boolean =>
  sentencesOf(content).some(({ plain }) =>
    MISSES.slice(0, 3).some((form) => PART.test(form.exec(plain)?.groups?.what ?? '')),
  );

const wasIn = (slots: Thread['slots']): readonly Line[] => {
  const words = slots.find(({ name }) => name === WAS)?.words;
  return words === undefined ? [] : linesOf([{ name: 'page', words }]);
};

export interface Restored {
  readonly lines: readonly Line[];
  /** They protest: it was a mistake of ours. */
  readonly isOwned: boolean;
  /** What else they say. */
  readonly beside: string;
}

/** As it stood before the last change; null where nothing of the kind is said or was changed. */
export function restored(scene: Scene, page: Page): Restored | null {
  const lines = wasIn(scene.before.thread.slots);
  const lost = lostFrom(lines, page.lines)
    .map(({ words }) => words.toLowerCase())
    .join(' ');
  const said = sentencesOf(scene.turn.content).map(clauses);
  const missed = lost === '' ? [] : said.flat().filter((one) => isMissed(one, lost));
  const isOwned = missed.length > 0;
  if (lines.length === 0 || (!isOwned && !said.flat().some(({ plain }) => UNDO.test(plain)))) return null;
  const isBeside = (one: Sentence): boolean => !missed.includes(one) && !UNDO.test(one.plain);
  const others = said.map((one) => one.filter(isBeside).map(({ words }) => words));
  return {
    lines,
    isOwned,
    beside: others
      .map((words) => words.join(', '))
      .join(' ')
      .trim(),
  };
}

/** 'where did my line go, i only meant the word': each by itself; words that are given stay whole. */
const clauses = (one: Sentence): Sentence[] =>
  /["“:]/.test(one.words) ? [one] : one.words.split(/,\s+/).flatMap((part) => sentencesOf(part));
