import { splitClauses } from '#language/split-clauses.ts';
import { saysLittle, weighs } from './weighty-words.ts';

/*
 * The clauses of a telling that may be given back at all, word for word: short, whole, told, not to us, and not what a 'but'
 * takes back.
 */

const FEWEST_WORDS = 3;
const MOST_WORDS = 14;

/** A clause where it stands. */
export interface Placed {
  readonly written: string;
  readonly before: string;
  readonly after: string;
  readonly content: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isWhole: boolean;
}

export const VERB =
  /['’](?:s|d|m|ve|re|ll)\b|n['’]?t\b|(?:ed|ing)\b|\b(?:is|was|are|were|am|i?m|has|had|have|did|does|do|can|could|will|would|should|been|sent|wrote|ate|eat|knew|know|says?|said|told|tell|went|goes|came|gets?|got|took|made|kept|keeps?|put|left|rang|sat|stood|feel|felt|miss|want|wish|hope|love|need|held|lost|read|ran|drove|let|hit|hung|hum|fell|broke|saw|met|sang|won|bought|brought|thought|found|gave)\b/i;
/** Said to us, asked, half a thought, a blow at themselves or what sounds like danger: nothing that is given back. */
export const NOT_GIVEN =
  /\?|\b(?:you|your|u|ur|lo+l|lmao\w*|haha|idk|btw|tbh|process|guide|app|question|machine|bot|robot)\b|\bi (?:spose|suppose|guess|think|reckon)\W*$|\b(?:worthless|useless|pathetic|stupid|idiot|ugly|fat|disgusting|failure|loser|weak|crazy|mad|awful|horrible|terrible|bad (?:mum|mom|mother|dad|father|person|friend|wife|husband|son|daughter)|hate (?:me|myself)|daft|foolish|fool|dumb|coward|kill\w*|murder\w*|strangl\w*|suicid\w*|be here|letting go|fuck\w*|shit\w*|cunt|bitch|wank\w*|arse\w*)\b/i;
/** An opening with nothing behind it, or a word to us. */
const HALF =
  /^(?:(?:an?|the|my|his|her) \p{L}+ (?:who|that|which)\b|i (?:mean|guess|suppose|just|asked|answered|was asking)$|i don'?t (?:even )?know$|i(?:'m| am) (?:talking|asking|saying|telling)|the (?:pair|two|three|lot) of (?:us|them)$|anyway|that(?:'s| is) (?:all|it)$|there(?: is|'s|s) nothing\b|or|if (?!(?:\S+ ){5})|when|because|cos|which|that (?!is|was|did|made|has)|than|as|who|whose|what|where|why|how|to|of|with|for|at least|can|could|shall|do|is|are|please|yes|yeah|thanks?|ok(?:ay)?|sorry|an if|bro|mate|still here|keep|well|fair (?:play|enough)|like (?:an? (?:actual|proper)|(?:i|he|she|they) (?:said|say|says)\b)|(?:should|shd|will|would|do|am|did) i\b|ring|call|ask|go|say|tell|show|give|put|read|write|make|let)\b/iu;
/** What they rule out, and what is about our own replies. */
const FOR_US =
  /\bi (?:won'?t|will not|(?:do not|don'?t) want to|am not|'m not)(?: be)? (?:discuss|talk|go(?:ing)? into|say|tell)\w*|\bmy (?:own )?words\b|\bback to me\b|^(?:did|do)n'?t even (?:laugh|smile|get|react|answer|notice)|\bi(?:'m| am) (?:not )?in any (?:danger|trouble|bother)|\bi did ?n[o']?t (?:ask|say|mean|want to)\b|no harm done|serious$/i;
/** The hardest there is, bare: 'She had died.' */
const DIED =
  /^(?:(?:and|but|so|then) )?(?:i|he|she|they|it|(?:my |our )?\p{L}+(?: \p{L}+)?)(?:'s|'d| has| had| is| was)? (?:just )?(?:died|dead|passed(?: away)?|killed|gone)(?: (?:away|now|suddenly|(?:in|on|last|this|at|nine|\d+) .*|\p{L}+day|\p{L}+ (?:years|months|weeks|days).*))?$/iu;
/** 'his name was', 'the way it is': an opening with nothing behind it. */
const CUT_SHORT =
  /\b(?:say(?:s|ing)?|thought|wondered|asking|going|goes|thinking|like|and|or|but|to|with|of|for|the|an?|my|is|was|are|were|it is|name was|(?:said|told|asked)(?: to)?(?: me| him| her| us| them)?(?: mate| love| man| bro)?|because|that|which|who|anywhere but|(?:d(?:o|id|oes)|has|had|have|is|was|are|were|ca|could|wo|would)n'?t)$/iu;
/** Two words that are whole: 'i bawled'. */
const OF_THEMSELVES = /^i(?:'m|m)? (?!know|guess|suppose|think|reckon|meant|agree)\p{L}{5,}$/iu;

/** What somebody is or has, and no more: 'he has a stammer', 'i am from portugal', 'his name is owen'. */
const BARE_FACT =
  /^(?:(?!(?:it|that|this|there|here|what)\b)\p{L}+(?:(?:['’][sm]| am| is| are| has| have) (?:not )?(?:from|in|at|an?(?! bit| little)|\d+|(?:\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ]\w+)?|ten|eleven|twelve)$|nervous|married|single|(?:sitting|lying|working) (?:in|at|on|as))| was an?)\b|(?:his|her|my|their|its) names? (?:is|was)\b|(?:he|she|they) (?:do|plays?|works?|likes?|lives?|collects?|drives?|teaches) (?:\S+ ){0,3}\S+$)/iu;
/** What somebody living is like, told in passing: 'she has a laugh like a kookaburra'. */
const DESCRIBES =
  /^(?:(?:and|but) )?(?:he|she|it|they|\p{Lu}\p{Ll}+)(?:['’]s got| has| have) (?:got )?(?:an?|the) (?:\p{L}+ ){0,2}(?:laugh|voice|smile|face|walk|way|hair|coat|nose|eyes)\b/iu;

/** What may be given back of a telling. */
export const clausesToGive = (content: string): readonly Placed[] => placedIn(content).filter(isGiven);

function placedIn(content: string): Placed[] {
  const plain = content.replace(/[\u2018\u2019\u02bc]/gu, "'").replace(/[ \t]+/gu, ' ');
  let from = 0;
  return splitClauses(content).flatMap((clause, index, all) => {
    const found = plain.indexOf(clause.written, from);
    if (found === -1 || clause.isQuestion) return [];
    from = found + clause.written.length;
    const at = found + (LEAD.exec(clause.written)?.[0].length ?? 0);
    const written = shaped(plain.slice(at, from), plain.slice(from));
    return {
      written,
      before: plain.slice(0, at),
      after: plain.slice(at + written.length),
      content: plain,
      isFirst: index === 0,
      isLast: all.slice(index + 1).every(({ written: later }) => isAside(later)),
      isWhole: clause.isWhole,
    };
  });
}

const LEAD =
  /^(?:(?:and|but|so|then) )*(?:the (?:main |real )?(?:thing|issue|trouble|problem) is (?:that )?)?/i;

/** With the few words that make it what it is ('bc im too happy', 'the good kind'); a long one to where it still stands. */
function shaped(written: string, after: string): string {
  const whole = written + (TAIL.exec(after)?.[0] ?? '');
  if (countWords(whole) <= MOST_WORDS) return whole;
  return countWords(written) <= MOST_WORDS ? written : written.replace(PAST_ITS_HEAD, '');
}
const TAIL =
  /^,? (?:because|cos|bc) [^.!?;:,\n]+|^[.,] (?:not )?(?:the|in a) (?:good|bad|best|right|wrong|nice) (?:kind|sort|way)\b/i;
const WORDS_OF_A_SHORT_MESSAGE = 12;
export const isShort = (content: string): boolean => countWords(content) < WORDS_OF_A_SHORT_MESSAGE;
const PAST_ITS_HEAD = /\s+(?:until|till|when|whenever|while|as if|as though|before|after)\s.*$/iu;
/** 'the pair of us', 'aye'. */
const isAside = (written: string): boolean =>
  countWords(written) <= 4 && !VERB.test(written) && !/^anyway/i.test(written);
const countWords = (text: string): number => text.split(/\s+/).length;

/** By a 'but' or a 'then nothing' behind it, or as the half of 'my wife and i'. */
const isTakenBack = ({ before, after }: Placed): boolean =>
  /^[\s,;:]*(?:but|(?:and )?then nothing)\b/i.test(after) || AND_I.test(before);
const AND_I = /(?:\b(?:[Mm]y|[Oo]ur) \p{L}+|(?:^|[.!?] )\p{Lu}\p{Ll}+|\bme) and\s+$/u;

function isGiven(clause: Placed): boolean {
  const { written, before, content, isWhole } = clause;
  const words = countWords(written);
  if (words > MOST_WORDS || (words < FEWEST_WORDS && !OF_THEMSELVES.test(written))) return false;
  if ([NOT_GIVEN, CUT_SHORT, HALF, FOR_US, DIED, /["“”()]/].some((sign) => sign.test(written))) return false;
  if (
    saysLittle(written) &&
    (isShort(content) || /^there\b/i.test(written) || (words <= FEWEST_WORDS && !isWhole))
  )
    return false;
  if ((BARE_FACT.test(written) && !weighs(written)) || DESCRIBES.test(written)) return false;
  if (((before.match(/["“”]/g) ?? []).length & 1) === 1) return false;
  return (written.match(/(?<!\p{L})'|'(?!\p{L})/gu) ?? []).length % 2 === 0 && !isTakenBack(clause);
}
