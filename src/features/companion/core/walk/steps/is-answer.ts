import type { Place } from '../../record/talk-record.ts';
import { saidBefore } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';
import type { Step } from '../../ways/way.ts';
import { isAside } from '../../ways/ways.ts';
import { hopedIn } from '../answers.ts';
import { asKept } from '../quote.ts';

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim();

/** They wrote it before: it is the line they were asked for. */
function isCopied({ reading, turn }: Scene): boolean {
  const plain = bare(asKept(reading.content));
  const words = plain.split(/\s+/).length;
  return (
    words >= FEWEST_COPIED &&
    words <= MOST_COPIED &&
    saidBefore(turn).some((text) => bare(text).includes(plain))
  );
}
const FEWEST_COPIED = 3;
const MOST_COPIED = 40;

/** Said to us, or nothing in itself: never an answer, and never given back. */
const TO_US = /\?|\b(?:you|u|ur|your|bot)\b/i;
/** 'tell him, i guess?' */
export const DOUBTS = /\b(?:i guess|i suppose|maybe|perhaps|i think)\?/gi;
export const NOTHING_IN_IT =
  /^\W*(?:yes|yeah|yep|no|nope|ok|okay|sure|fine|what|why|who|how|lol|haha|hm+|dunno|idk|maybe|nothing|same|right|oh|ah|eh|whatever|more|longer|thanks|please|help|sorry|hi|hello|hey)\W*$/i;

/** A narrow question is answered in few words, or with words that were written before; anything else tells on. */
export function isAnswer(scene: Scene, at: Place, { longest, slot }: Step): boolean {
  const { content, wordCount } = scene.reading;
  if (isCopied(scene) || hopedIn(at, content) !== null) return true;
  if (wordCount > longest) return false;
  if (OPEN_SLOTS.has(slot)) return true;
  if (NOTHING_IN_IT.test(content)) return isAside(at.way) && YES_OR_NO.test(content);
  if (TO_US.test(content.replace(DOUBTS, ' '))) return false;
  if (isAside(at.way) || slot === 'weighs' || slot === 'kept') return !EXPLAINS.test(content);
  return !MAY_TELL_ON.has(slot) || !TELLS_ON.test(content);
}
/** Answers of any kind and length. */
const OPEN_SLOTS: ReadonlySet<string> = new Set(['why', 'best', 'took']);
const YES_OR_NO = /^\W*(?:yes|yeah|yep|no|nope)\W*$/i;
const EXPLAINS = /^\W*(?:because|'?cause|cos|cuz|i (?:ask|asked|just|was|had|did|keep|only|promised))\b/i;
const MAY_TELL_ON: ReadonlySet<string> = new Set(['need', 'help', 'tonight']);
const TELLS_ON =
  /^\W*(?:because|'?cause|cos|cuz|i (?:ask|asked|just|was|had|did|keep|feel|only|promised)|my |he |she |they |the thing)/i;
