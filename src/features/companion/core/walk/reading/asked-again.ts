import { saidBefore } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';
import { asksIn } from './questions-in.ts';

/** What they asked and did not get: the question, and the thing they say was meant. */
export interface AskedAgain {
  readonly question: string;
  readonly about: string;
}

const FIRST =
  '(?:^|(?<=[.!?,…]\\s)|\\n)(?:(?:ah|oh|no|nope|what|wait|well|yeah|but|and|sorry|lol|ok|so|hey)[\\s,]+)*';
/** To us, beyond doubt only beside a question of theirs: 'i was asking about …', 'i meant …'. */
const ASKED =
  "(?:i(?: was|['’]?m| am)? (?:only |just )?(?:asking|talking|on) (?:about|of)|i(?: was|['’]?m| am)? (?:only |just )?asking(?: (?:you|u))?|(?:just|only) asking|i (?:only |just )?asked(?: (?:you|u)(?: about)?| about|(?= (?:if|whether|what|why|how|when|where|who|would)\\b))|i meant)";
const NOT_US =
  '(?:every|something\\b|smth\\b|a question\\b|it\\b|well\\b|no\\b|nothing|what (?:i|he|she|they)\\b|him|her|them|my|to|for|around|out|a|everyone|people|mum|mom|dad|me|(?:would|did|could|can|if|whether|what|why|how|when) (?:he|she|they|his|her|my))\\b';
/** 'i asked if it would hurt and she said no': asked of somebody else. */
const ANSWERED = '\\b(?:and|but|then|so) (?:he|she|they|nobody|no one|everybody|everyone)\\b';
const AGAIN = new RegExp(`${FIRST}${ASKED}[:,]? (?!${NOT_US})(?<rest>(?!.*${ANSWERED})\\S.*)$`, 'is');
const NO_ANSWER =
  /\b(?:you|u)(?:['’]ve| have)? (?:did ?n['’]?o?t|never|still have ?n['’]?o?t|have ?n['’]?o?t|not) (?:even |really |actually )?answer\w*(?: (?:me|it|that|my question|the question))?\b[.!,]*|\b(?:you|u) (?:did ?n['’]?o?t|never) (?:say|tell me) (?=whether|if|how|what|which|why|when)\b|\bnot what i asked\b[.!,]*|\banswer (?:me|(?:my|the) question)\b[.!,]*|\b(?:that|this|it)(?:['’]?s| is| was) (?:no|not an) answer\b[.!,]*|\bi (?:only |just )?asked (?:you |u )?(?:something|smth|a question)\b[.!,]*|(?<!\bnot )\b(?:that|this|it)(?:['’]?s| is| was) (?:a|my|the whole) question\b[.!,]*|\b(?:that|this)(?:['’]?s| is| was) what i(?:['’]?m| was| am)? ask(?:ed|ing)\b[.!,]*/i;
const MESSAGES_BACK = 3;
const MOST_WORDS = 40;

/** Null where nothing was asked that could be asked again. */
export function askedAgain({ turn, before, reading }: Scene): AskedAgain | null {
  const { content } = turn;
  if (before.turn === 0 || reading.wordCount > MOST_WORDS) return null;
  const rest = AGAIN.exec(content)?.groups?.rest ?? '';
  if (rest === '' && !NO_ANSWER.test(content)) return null;
  const own = rest === '' ? content.replace(NO_ANSWER, ' ').trim() : rest;
  const asked = saidBefore(turn)
    .slice(-MESSAGES_BACK)
    .toReversed()
    .flatMap((text) => asksIn(text).slice(-1))[0]?.words;
  const isOwn = (asksIn(own).length > 0 || WHETHER.test(own)) && !POINTS_BACK.test(own);
  if (isOwn && (asked !== undefined || rest === '' || TO_US.test(content)))
    return { question: own, about: '' };
  const about = POINTS_BACK.test(rest) ? '' : (rest.split(/(?<=[.!?])\s/)[0] ?? '');
  return asked === undefined ? null : { question: asked, about };
}
/** 'would you though' */
const POINTS_BACK = /^(?:would|can|could|do|did|is|are) \w+(?: (?:though|tho|then))?\W*$/i;
const WHETHER = /^(?:if|whether|would (?:you|u))\b/i;
const TO_US = /\bask(?:ed|ing) (?:(?:would|if|whether) )?(?:you|u)\b/i;
