import { RESOURCES } from '#features/safety/core/resources/resources.ts';
import type { Conversation, DerivedHead } from '../contract.ts';

/** What a list says in place of words that nobody over a shoulder should read. */
export const GENTLE_TITLE = 'a heavy time';
export const GENTLE_PREVIEW = 'open it to read what was said.';

/** The title of each, for whoever has asked for quiet ones. */
export const QUIET_TITLE = 'a conversation';

/**
 * Words of a crisis, and whatever names a line to call. They mark what is shown, and decide nothing else. Turns that safety
 * noticed are in no head to begin with; so 'my phone is dead', 'dying to see you' and a year may stand.
 */
const HEAVY = new RegExp(
  [
    /suicid|self[- ]?harm|over ?dos|unaliv|\bkms\b|\brap(?:e|ed|ist)\b|\babus|\bassault/,
    /\b(?:kill|killing|hurt|hurting|cut|cutting) (?:my ?self|(?:him|her|your|them) ?sel(?:f|ves))|\bkill(?:s|ed|ing)? (?:him|her|them)\b/,
    /\bend (?:it all|my (?:own )?life|things(?! with))|\bmy own life\b|\bbetter off (?:without me|dead)\b/,
    /\b(?:want|wants|wanted|wanting|wish|wished|like|rather|ready|going|try|tried|trying|hope|hoping|deserve|plan|planning) (?:\w+ ){0,3}(?:die|dead|disappear|not exist|not wake up)\b/,
    /\b(?:not|n't|dont|want|wanted|wanting|stay|staying|keep|keeping|reason|point|tired of) (?:\w+ ){0,3}alive\b/,
    /\b(?:want|wanting|reason) to live\b(?! (?:in|with|at|near|by|there|here|on|abroad|alone|together|closer|like)\b)|\b(?:live|living|exist|go on) any ?more\b/,
    /\bnot be(?:ing)? here\b|\bbe here any ?more\b/,
    /\bcrisis (?:line|text|support|team|lifeline)|\bemergency (?:number|services)|\bhot ?line|\blife ?line|\bsamaritans\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** Any number of seven digits and more, and the short ones to call or text, however they are written: 988, 116 123. */
const LONG_NUMBER = /(?:\d[\s\-–.()]{0,2}){7,}/u;
const NUMBERS = RESOURCES.flatMap(({ phone, sms }) => [phone, sms]).flatMap((written) => {
  const digits = written?.replace(/\D/g, '') ?? '';
  return digits.length < 3 ? [] : [[...digits].join('[\\s\\-–.]?')];
});
const TO_CALL = new RegExp(`(?<!\\d)(?:${[...new Set(NUMBERS)].join('|')})(?!\\d)`, 'u');

export const isHeavy = (text: string): boolean =>
  HEAVY.test(text) || LONG_NUMBER.test(text) || TO_CALL.test(text);

const gentle = (text: string, instead: string): string => (isHeavy(text) ? instead : text);

/** A conversation's head as a list shows it: a crisis is nobody else's to read on a screen. */
export function toGentleHead<Head extends DerivedHead>(head: Head): Head {
  return {
    ...head,
    title: gentle(head.title, GENTLE_TITLE),
    lastMessage: gentle(head.lastMessage, GENTLE_PREVIEW),
    summary: gentle(head.summary, ''),
    tags: head.tags.filter((tag) => !isHeavy(tag)),
    themes: head.themes.filter((theme) => !isHeavy(theme)),
  };
}

/** A conversation in a list that tells nothing of what was said: its time, its length and its mood's colour are left. */
export const toQuietHead = (conversation: Conversation): Conversation => ({
  ...conversation,
  title: QUIET_TITLE,
  lastMessage: GENTLE_PREVIEW,
  summary: '',
  closingNote: null,
  tags: [],
  themes: [],
});
