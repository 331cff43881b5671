import { sentencesOf } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import type { WayName } from '../../ways/way-names.ts';
import { WAYS } from '../../ways/ways.ts';
import { numberChosen } from './number-chosen.ts';
import { wordsIn } from './plain.ts';
import { AFTER_SETTLING, BY_NAME, CHOSEN } from './way-names-said.ts';

const NUMBERED: readonly WayName[] = ['out', 'settle', 'think', 'words'];
const MOST_WORDS_OF_A_CHOICE = 9;
const MOST_WORDS_OF_AN_END = 4;

/** 'whats keeping something good': what a way is, asked by its name; nothing begins by it. */
export const wayAskedOf = (plain: string): WayName | null =>
  ASKS_WHAT.test(plain) ? (ASKED_NAMES.find(([, sign]) => sign.test(plain))?.[0] ?? null) : null;
const ASKS_WHAT =
  /^(?:\w+ ){0,4}?(?:what is|whats|what are|what does|what do you mean (?:by|with)|how does)(?: the| a| this| that)? (?:number #\w+ |#\w+ )?(?:keep\w*|settl\w*|find\w*|words|writ\w*|get\w*|think\w*|two|both|remember\w*|a? ?letter|small steps)\b/;

export function chosenWay(scene: Scene, plain: string): WayName | null {
  if (sentencesOf(scene.turn.content).some((one) => wayAskedOf(one.plain) !== null)) return null;
  const number = numberChosen(scene, plain);
  if (number !== null) return NUMBERED[number - 1] ?? null;
  if (REFUSED.test(scene.turn.content)) return null;
  const { open } = scene.before.thread;
  const signs = open === 'settled' ? AFTER_SETTLING : open === 'ways' ? CHOSEN : BY_NAME;
  const said = choiceIn(scene, plain);
  return signs.find(([, sign]) => said !== '' && sign.test(said))?.[0] ?? namedWay(scene, plain);
}

/** 'go on with the two sides': a way that was left. */
export function leftWay(plain: string): WayName | null {
  const left = GOES_ON.exec(plain)?.groups;
  return left === undefined ? null : left.plan === undefined ? 'decide' : 'think';
}
const GOES_ON =
  /\b(?:go on|go back|get back|carry on|continue|back)(?: with| to)? (?:the|my|our) (?:(?:(?:two )?(?:sides|columns)|decision)|(?<plan>plan|(?:small )?steps))\b/;

/** 'next question please', 'so what next': the way that was begun and not ended, by a whole sentence. */
export function nextOf({ before, turn }: Scene): WayName | null {
  const { at, slots, done } = before.thread;
  if (at !== null || !sentencesOf(turn.content).some(({ plain }) => ASKS_ON.test(plain))) return null;
  const begun = (way: 'decide' | 'think'): boolean =>
    !done.includes(way) && WAYS[way].steps.some(({ slot }) => slots.some(({ name }) => name === slot));
  return (['decide', 'think'] as const).find(begun) ?? null;
}
const ASKS_ON =
  /^(?:(?:so|ok|okay|and|then|well|um|thank you) )*(?:what is|whats|what) (?:the )?next(?: (?:piece|step|question|one))?(?: (?:then|please|now))*$|^(?:(?:so|ok|and|go to) )*(?:the )?next (?:question|piece|step)(?: (?:then|please))*$/;

/** Where a choice may stand: the whole of it, the first sentence; after settling the last. */
function choiceIn({ turn, before }: Scene, plain: string): string {
  const sentences = sentencesOf(turn.content).map((one) => one.plain);
  const choice = [plain, sentences[0] ?? ''].find((one) => wordsIn(one) <= MOST_WORDS_OF_A_CHOICE);
  if (choice !== undefined) return choice;
  const last = before.thread.open === 'settled' ? (sentences.at(-1) ?? '') : '';
  return wordsIn(last) <= MOST_WORDS_OF_AN_END ? last : '';
}

/** What a way is called where it is offered, somewhere in what they say: after the choice, or asked for. */
const NAMES: readonly (readonly [WayName, RegExp])[] = [
  ['savour', /\bkeep(?:ing)? something good\b/],
  [
    'think',
    /\b(?:think(?:ing)? (?:about what to do|(?:it|this) through(?! with (?:him|her|them|my|our)\b))|small steps|tak(?:e|ing) (?:\w+ ){0,3}apart)\b/,
  ],
  ['settle', /\b(?:settl(?:e|ing) the body)\b/],
  [
    'words',
    /\b(?:find(?:ing)? (?:the |some )?words|words for (?:someone|somebody)|the words (?:one|thing)|a line at a time)\b/,
  ],
  [
    'decide',
    /\b(?:(?:the )?two sides|both sides|two columns|on one page|lay it out|do the questions)\b|(?:\bfive|#s|\bshort)(?: short)? questions\b/,
  ],
  [
    'out',
    /\b(?:writ(?:e|ing) it (?:all )?out|get(?:ting)? it (?:all )?out(?! of (?!my (?:head|system)\b)))\b/,
  ],
];
/** Those that are told of and not offered by number, too. */
const ASKED_NAMES: typeof NAMES = [
  ['remember', /\bremember(?:ing)? (?:somebody|someone)\b/],
  ['letter', /\bletter (?:that is not|not|you do not|that i do not) \w+/],
  ...NAMES,
];
const ASKED_FOR =
  /\b(?:can we|could we|shall we|let us|lets|yes|please|you offered|i (?:asked|said|picked|chose|said yes|want(?:ed)? to|would like to)|you (?:said|mentioned|told me)|do the|can i|could i|how do i get)\b/;

/** Whatever is walked: 'you said something about finding words, could we do that?' */
const ASKED_BY_NAME =
  /\b(?:you (?:said|offered|mentioned|told me)|(?:can|could|shall) we|can i|could i|i (?:would like|want) to)\b/;

function namedWay({ turn, before }: Scene, plain: string): WayName | null {
  const { at, open, offered } = before.thread;
  const isOffered = at?.way === 'hoping' || offered === 'decide';
  const isAsked = ASKED_BY_NAME.test(plain);
  if (!isOffered && !isAsked && at !== null && at.way !== 'settle' && open === null) return null;
  if (!isOffered && open !== 'ways' && !ASKED_FOR.test(plain)) return null;
  if (UNWANTED.test(plain) || turn.spoken) return null;
  return NAMES.find(([, sign]) => sign.test(plain))?.[0] ?? null;
}

/** 'two sides? no, thank you.' */
const REFUSED = /(?:^|[.!?,;]\s*)no,? (?:thank you|thanks|ta)\b/i;
/** 'there are not two sides' */
const UNWANTED =
  /\b(?:do not|dont|not|no) (?:want|need|like)\b|\b(?:no|not|never|without) (?:any |the |really )?(?:two|both) (?:sides|columns)\b/;

/** 'what do you have': the choice once more. */
export const asksForWays = (content: string): boolean =>
  !OF_THEIR_LIST.test(content) &&
  (/^\W*menu\W*$/i.test(content) ||
    sentencesOf(content)
      .slice(-1)
      .some(({ plain }) => wordsIn(plain) <= MOST_WORDS_OF_A_CHOICE && ASKS_FOR_WAYS.test(plain)));
/** Theirs, and not ours. */
const OF_THEIR_LIST =
  /\b(?:my|a|do the|make the|read (?:me )?(?:back )?the|back) list\b|\blist (?:back|of what|please can)\b/i;
const ASKS_FOR_WAYS =
  /^(?:(?:so|ok|and|well|then|um) )*(?:what (?:else )?(?:do you have|have you got)(?: (?:then|else|for me|again))*$|(?:what|which) (?:are|were) the (?:options|choices|exercises|four)|show me the (?:list|options|choices|exercises)|what (?:exercises|options|choices)\b|what is on (?:the|your) list|i (?:asked|meant) what exercises|(?:(?:show|see|open) )?(?:me )?(?:the |your )?(?:menu|list)(?: please| pls)?$|is there a menu$|(?:(?:right|ok|then|well|no|let us|lets|see|show|to|go|back|me|a|the|your|whole|full) )*menu(?: (?:please|pls|then|now|lets|let us|see|show|what|you|u|do|have|got|me|again))*$|what else can we do(?: here)?$)/;
