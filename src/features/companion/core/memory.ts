import { isStorableText } from '#contract/text.ts';
import { splitClauses } from '#language/split-clauses.ts';
import { MEMORY_ITEM_MAX_CHARACTERS, MEMORY_ITEMS_MAX } from '../contract.ts';
import type { CompanionTurn } from './companion.ts';
import { findFact } from './record/find-facts.ts';
import type { FactKind } from './record/talk-record.ts';

/**
 * What weighs on somebody, as a sentence they can read, change and erase, where their own clause could not be turned
 * with certainty. Only what is kind to find in a list: body, faith, identity and what was done to them are never written
 * down unless they ask for it.
 */
const SENTENCES: Readonly<Partial<Record<FactKind, string>>> = {
  death: 'you lost somebody you love.',
  break_up: 'a relationship came to an end.',
  quarrel: 'there was a quarrel that weighed on you.',
  job_loss: 'work has been weighing on you.',
  home_lost: 'your home has been uncertain.',
  sleepless: 'sleep has been hard to find.',
  money: 'money has been a worry.',
  left_out: 'you have been feeling left out.',
  success: 'something you worked for went well.',
  birth: 'there is a new child in the family.',
  reunion: 'somebody came back into your life.',
};

const ASKED_TO =
  /(?:^|[.!?\n]\s*)(?:please |can you |could you |i'd like you to )*remember (?:that |this: ?|for next time(?: that)?[,:]? ?)(.{4,180}?)(?:[.!?\n]|$)/gi;
const OWN_NAME = /\b(?:my name is|my name's|call me|i'm called) ([\p{L}][\p{L}'’-]{1,29})\b/iu;
const NO_NAME =
  /^(?:a|an|the|not|back|when|if|later|out|names?|crazy|what|whatever|stupid|fat|it|that|by|on)$/i;
const RELATED =
  /\b[Mm]y ((?:best |older |younger |big |little )?(?:friend|sister|brother|wife|husband|partner|girlfriend|boyfriend|son|daughter|boss|roommate|dog|cat))(?:,| is called| is named|'s name is)? ([A-Z]\p{Ll}{1,19})\b/gu;

/**
 * What process remembers after a turn: whole sentences in the second person, the person's own first and untouched.
 * It adds what they asked to be remembered, names, and what weighs on them; nothing from a turn that was about
 * danger, and nothing once the list is full: only the person makes room in it.
 */
export function growMemory(
  memory: readonly string[],
  { content, safety }: Pick<CompanionTurn, 'content' | 'safety'>,
): string[] {
  if (safety.tier !== 'T0') return [...memory];
  if (ORDERS.test(content)) return [...memory];
  const grown = [...memory];
  for (const sentence of [...askedFor(content), ...names(content), ...weightyFacts(content)]) {
    const isKnown = grown.some((known) => toKey(known) === toKey(sentence));
    if (!isKnown && isFit(sentence) && grown.length < MEMORY_ITEMS_MAX) grown.push(sentence);
  }
  return grown;
}

function askedFor(content: string): string[] {
  return [...content.matchAll(ASKED_TO)].map((match) => {
    const clause = (match[1] ?? '').trim().toLowerCase();
    return `${turnPlainly(clause)}.`;
  });
}

/** They asked for it to be kept: word by word, where the clause is not one we know. */
const turnPlainly = (clause: string): string =>
  clause
    .replace(/\bi'm\b|\bi am\b/g, "you're")
    .replace(/\bi was\b/g, 'you were')
    .replace(/\bi've\b/g, "you've")
    .replace(/\b(?:i|me)\b/g, 'you')
    .replace(/\bmy\b/g, 'your');

function names(content: string): string[] {
  const own = OWN_NAME.exec(content)?.[1];
  const related = [...content.matchAll(RELATED)].map(
    ([, relation = '', name = '']) => `${name.toLowerCase()} is your ${relation}.`,
  );
  return own === undefined || NO_NAME.test(own)
    ? related
    : [`your name is ${own.toLowerCase()}.`, ...related];
}

/** The central fact of a message, in the person's own words. */
function weightyFacts(content: string): string[] {
  const found = splitClauses(content)
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap(({ text }) => {
      const fact = findFact(text);
      return fact && SENTENCES[fact.kind] !== undefined ? [{ fact, text }] : [];
    })
    .sort((a, b) => a.fact.rank - b.fact.rank)[0];
  if (!found) return [];
  const words = found.text.replace(A_DAY, '').trim();
  return [
    words.split(' ').length < LEAST_WORDS ? (SENTENCES[found.fact.kind] ?? '') : `you said “${words}”.`,
  ];
}

const LEAST_WORDS = 3;

/** A day that means nothing any more when it is read. */
const A_DAY =
  /\s+(?:(?:on|last|this) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|tonight|last night|this morning|just now)\b/g;

/** Words that want to change the companion itself. */
const ORDERS =
  /\b(?:ignore|forget|disregard|override) (?:all |your |the |any |previous )*(?:instructions|rules|prompt)|\byou (?:are|must be) (?:a|an) (?:pirate|doctor|human)|\bsystem prompt\b/i;

const isFit = (sentence: string): boolean =>
  sentence.length <= MEMORY_ITEM_MAX_CHARACTERS && isStorableText(sentence) && !/[<>{}]/.test(sentence);

const toKey = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
