import { findCertain } from '../../acts/certain-forms.ts';
import { sentencesOf } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import { SHORT, wordsIn } from './plain.ts';
import type { ShortKind, Want } from './want.ts';

const YES =
  /^(?:(?:oh|um|well|ok|hm) )*(?:yes|yeah|yea|yep|yup|yh|aye|ok|okay|sure|please|alright|all right|go on|lets|let us|why not|of course|gladly|exactly|right|true|fine|good|maybe)\b/;

const NO = /^(?:(?:oh|um|well|ok) )*(?:no|nope|nah|not really|not now|rather not|skip|pass)\b/;
export const NOTHING =
  /^(?:(?:oh|um|well|ok|honestly) )*(?:nothing|none|nobody|no one|no idea|skip|pass|leave it out|skip (?:it|that|this one)|next)(?: (?:really|at all|comes|much|to me|i think|left))*$/;

export const IDK =
  /^(?:(?:oh|um|well|honestly|ok|hm|hmm|sorry) )*(?:i )?(?:do not know|dont know|dunno|idk|no idea|not sure|no clue|hard to say|cannot say|can not say|who knows|could not say)(?: (?:really|tbh|honestly|sorry|yet|how|what to (?:say|write)|either|where to (?:start|begin)))*$/;

const YOU_CHOOSE =
  /^(?:you (?:choose|decide|pick|say)|whatever|either|any(?: of them)?|anything|up to you|i do not mind|do not care|surprise me)(?: (?:then|you like|really))*$/;

export const DONE =
  /^(?:(?:ok|okay|right|well|and|so|no|nah|yes|yeah|i think|i am) )*(?:good$|(?:i am )?(?:good|fine|ok) (?:thanks|cheers|ta|now|like that)|(?:that|it|this) (?:will|would) do|(?:that|it|this) is (?:it|all|everything|enough|me done|about it)|that was (?:it|all)|i am (?:done|finished)|done|finished|nothing (?:more|else)|no more|leave it there|(?:lets|let us|we can) leave it(?: there)?|good enough|leave it|(?:it is|this is) (?:good|fine|enough)(?: leave it)?|enough)(?: (?:for (?:now|today|tonight)|i think|really|now|thanks|thank you))*$/;

/** Short answers, which mean what stood open; over plain words. The first that holds. */
const SHORT_ANSWERS: readonly (readonly [Want['kind'] & ShortKind, RegExp])[] = [
  ['done', DONE],
  ['idk', IDK],
  ['idk', YOU_CHOOSE],
  ['nothing', NOTHING],
];

/** Pictures that nod. */
const NODS = /[\u{1F44D}\u{1F64F}\u{2764}\u{1F44C}\u{1F60A}\u{1F642}\u{2705}]/u;

const MURMUR = /^(?:lol|haha|ha|hm+|mm+|lmao|hehe|oh|ah|right)(?: (?:ok|yes|yeah|right|lol))*$/;
const BAFFLED =
  /^(?:(?:um|er|wait|but|ok|lol|huh|oh) )*(?:(?:what|huh|eh|pardon|come again|i do not (?:get|understand|follow)(?: (?:it|this|that|the question))?|(?:what|how) do (?:you|u) mean(?: by (?:that|this|it))?|mean what)(?: |$))+(?:(?:lol|now|is that) ?)*$/;

export function shortWant(scene: Scene, plain: string): Want | null {
  const certain = findCertain(scene.turn.content, plain, scene.standing);
  if (certain === 'test') return { kind: 'test' };
  if (plain === '') return { kind: NODS.test(scene.turn.content) ? 'yes' : 'idk' };
  if (MURMUR.test(plain)) return { kind: 'yes' };
  if (BAFFLED.test(plain)) return { kind: 'baffled' };
  if (scene.reading.act.kind === 'num') return { kind: 'number' };
  const answer = SHORT_ANSWERS.find(([, sign]) => sign.test(plain))?.[0];
  if (answer !== undefined) return { kind: answer };
  if (saysAll(scene.turn.content)) return { kind: 'done' };
  if (certain === 'idk' || certain === 'yes' || certain === 'no' || certain === 'hello')
    return { kind: certain };
  return null;
}

const COIN = /^(?:(?:oh|um|well|ok|lol|ha) )*(?:heads|tails|(?:the )?(?:first|second) one)\b/;
const WOULD =
  /^(?:(?:oh|um|well|ok|hm|probably|honestly|i think|i guess) )*(?:i would|id|i had) (?:just |probably |still |rather )?(?:tell|say|ask|ring|call|go|stay|leave|text|write|keep|take|want|need|wait|be|do)\b(?! (?:you|know)\b)/;
/** 'heads, i tell her', 'i'd tell a friend to wait': an answer to a short question of ours, whatever else it says to us. */
export function isPicked({ turn, before }: Scene, plain: string): boolean {
  const way = before.thread.at?.way;
  if (turn.content.includes('?') || wordsIn(plain) > MOST_WORDS_OF_A_PICK) return false;
  if (way === 'hoping') return COIN.test(plain) || WOULD.test(plain);
  return way === 'if_so' && WOULD.test(plain);
}
const MOST_WORDS_OF_A_PICK = 25;

/** 'that's all of it. leeds. feels boring and good.': nothing more is to come, with a few words behind it. */
const saysAll = (content: string): boolean =>
  !/\bjokes?\b/i.test(content) &&
  sentencesOf(content)
    .slice(-SENTENCES_OF_AN_END)
    .some(({ plain }) => THAT_IS_ALL.test(plain));
const THAT_IS_ALL =
  /^(?:(?:ok|okay|no|naw|well|so|right|and) )*(?:(?:that|this) is (?:all of it|the lot|all there is)|there is (?:no|nae) (?:more|mair))(?: (?:really|now|then|to (?:say|tell)))*$/;
const SENTENCES_OF_AN_END = 3;

const THANKED = /^(?:ok|okay|right|well|fine|good) (?:thanks|thank you|thx|cheers|ta)\b/;
const HELLO = /^(?:(?:oh|well|good) )*(?:hi|hiya|hello|hey|heya|yo|hola|morning|evening|afternoon)\b/;
const ARE_YOU_UP =
  /^(?:(?:oi|yo|hey|hi|hiya|hello|ey|so) )*(?:(?:are|r) )?(?:you|u|ya) (?:still )?(?:up|awake|around|about)$|^oi+(?: mate)?$/;
/** 'yes please, that one': more than a bare yes, where no question waits for words. */
export function looseAnswer({ before, turn }: Scene, plain: string): Want | null {
  if (before.thread.open === 'offer' && acceptsAmongOthers(turn.content)) return { kind: 'yes' };
  if (wordsIn(plain) > SHORT || THANKED.test(plain)) return null;
  if (before.turn === 0 && (ARE_YOU_UP.test(plain) || (HELLO.test(plain) && !turn.content.includes('?'))))
    return { kind: 'hello' };
  const isOffered = before.thread.open === 'offer';
  if ((before.thread.at !== null && !isOffered) || turn.content.includes('?')) return null;
  if (YES.test(plain)) return { kind: 'yes' };
  return NO.test(plain) ? { kind: 'no' } : null;
}

/** 'words for what? but all right. yes, a line at a time': a sentence of it takes the offer up. */
const acceptsAmongOthers = (content: string): boolean =>
  sentencesOf(content).some(({ plain }) => TAKES_UP.test(plain));
const TAKES_UP =
  /^(?:(?:oh|um|well|ok|but|and|then|all right|please|fine|no just tell me) )*(?:(?:yes|yeah|yea|yep|yh|please do|go on then|lets|let us)\b(?! but\b)|(?:do|we do|we can do) (?:it|that|this)(?: (?:then|please|now|together))*$)/;
