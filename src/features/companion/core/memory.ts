import { isStorableText } from '#contract/text.ts';
import { MEMORY_ITEM_MAX_CHARACTERS, MEMORY_ITEMS_MAX } from '../contract.ts';
import type { CompanionTurn } from './companion.ts';
import type { Topic } from './situations.ts';
import { turnPerson } from './understanding/mirror.ts';
import { type Reading, readMessage } from './understanding/read-message.ts';

/**
 * What weighs on somebody, as a sentence they can read, change and erase. Only what is kind to find in a list:
 * body, faith, identity and what was done to them are never written down unless they ask for it.
 */
const TOPIC_SENTENCES: Readonly<Partial<Record<Topic, string>>> = {
  work: 'work has been weighing on you.',
  family: 'things with your family have been hard.',
  grief: 'you lost somebody you love.',
  sleep: 'sleep has been hard to find.',
  loneliness: 'you have been feeling alone.',
  relationships: 'a relationship has been on your mind.',
  money: 'money has been a worry.',
  school: 'school has been weighing on you.',
  friends: 'a friendship has been on your mind.',
  home: 'things at home have been hard.',
  change: 'you are in the middle of a big change.',
  care: 'you look after somebody.',
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
  { content, tier }: Pick<CompanionTurn, 'content' | 'tier'>,
): string[] {
  if (tier !== 'T0') return [...memory];
  const reading = readMessage(content, false);
  if (reading.kind === 'injection') return [...memory];
  const grown = [...memory];
  for (const sentence of [...askedFor(content), ...names(content), ...topics(reading)]) {
    const isKnown = grown.some((known) => toKey(known) === toKey(sentence));
    if (!isKnown && isFit(sentence) && grown.length < MEMORY_ITEMS_MAX) grown.push(sentence);
  }
  return grown;
}

function askedFor(content: string): string[] {
  return [...content.matchAll(ASKED_TO)].map((match) => {
    const clause = (match[1] ?? '').trim().toLowerCase();
    return `${turnPerson(clause)}.`;
  });
}

function names(content: string): string[] {
  const own = OWN_NAME.exec(content)?.[1];
  const related = [...content.matchAll(RELATED)].map(
    ([, relation = '', name = '']) => `${name.toLowerCase()} is your ${relation}.`,
  );
  return own === undefined || NO_NAME.test(own)
    ? related
    : [`your name is ${own.toLowerCase()}.`, ...related];
}

/** Only an event with weight of its own, or what has been going on for a while. */
function topics(reading: Reading): string[] {
  const weighty = reading.situations.filter(
    (situation) => situation.weight === 3 || reading.duration !== null,
  );
  return weighty.flatMap(({ topic }) => TOPIC_SENTENCES[topic] ?? []);
}

const isFit = (sentence: string): boolean =>
  sentence.length <= MEMORY_ITEM_MAX_CHARACTERS && isStorableText(sentence) && !/[<>{}]/.test(sentence);

const toKey = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
