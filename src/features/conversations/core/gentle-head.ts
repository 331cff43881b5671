import type { Conversation, DerivedHead } from '../contract.ts';

/** What a list says in place of words that nobody over a shoulder should read. */
export const GENTLE_TITLE = 'a heavy time';
export const GENTLE_PREVIEW = 'open it to read what was said.';

/** The title of each, for whoever has asked for quiet ones. */
export const QUIET_TITLE = 'a conversation';

/** Words of a crisis, and whatever names a line to call. They mark what is shown, and decide nothing else. */
const HEAVY =
  /suicid|\bkill|\bdie\b|\bdying\b|\bdead\b|\balive\b|end (?:it all|my life|things)|my own life|(?:live|living|exist|go on) any ?more|(?:want|wanting|reason) to live|self[- ]?harm|hurt(?:ing)? my ?self|cut(?:ting)? my ?self|over ?dos|unaliv|\bkms\b|\brap(?:e|ed|ist)\b|abus|assault|not be(?:ing)? here|be here any ?more|want to (?:disappear|not exist|not wake up)|better off without me|crisis|emergenc|hot ?line|life ?line|samaritans/iu;
/** A number to call or text, however it is written: 988, 116 123, 1-800-662-4357. */
const NUMBER = /(?:\d[\s\-–.]?){3,}/u;

export const isHeavy = (text: string): boolean => HEAVY.test(text) || NUMBER.test(text);

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
