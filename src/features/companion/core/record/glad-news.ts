import type { TurnReading } from './read-turn.ts';
import { isCross, isGlad, isHard } from './valence.ts';

/** What somebody got, did or was told that is good in itself, said of themselves or of their own. */
const WON =
  /\b(?:i|i'?ve|we|we'?ve|my \w+|he|she|they) (?:(?:just|finally|actually|only|really|literally|today|have|has) )*(?:got (?:in\b|into|it\b(?! (?:wrong|from|all wrong|over))|engaged|married|accepted|picked|the (?:keys|job|part|role|place|offer|grant|flat|house|promotion|all clear|scholarship|gig|contract|grades?|results)|a (?:place|job|first|distinction|promotion|baby|puppy|kitten|yes|standing ovation)|my (?:own|licence|degree|citizenship|visa|papers))|passed(?! (?:away|out|on|by|over|me|it|in|up|(?:him|her|the)(?! (?:\w+ ){0,2}(?:test|exams?|theory|course|finals|levels?|gcses?|viva|bar|interview)\b)))|won\b|made it\b(?! (?:up|worse|all))|did it\b(?! (?:wrong|again|on purpose|to|for))|said yes|proposed|graduated|signed the|swam|finished (?:my|the|it)|ran (?:a|my first|the whole|ten|five)|(?:am|are|is|was) (?:pregnant|engaged|cancer[- ]free|in remission|a (?:grandad|grandma|granny|nan|dad|mum|father|mother|grandmother|grandfather|uncle|aunt))|have the keys|became a|published|landed the|cleared (?:my|the|both|all|it)|cracked (?:the|it)|qualified|made the (?:team|squad|cut|shortlist)|(?:got|was|were|been|am|are) (?:offered|promoted|accepted|chosen|selected|hired|published|admitted)|(?:am|are) (?:going to be (?:a|parents|grandparents)|having a baby))|\b(?:first|only one) (?:in|of) (?:my|our|the) (?:whole )?family\b|\b(?:straight|all) (?:as|a's|9s|nines)\b|\bresults?\b.{0,20}\b(?:[789]s|a'?s|9\d ?%)|\bfirst class\b|\bdistinction\b|\btop of (?:my|the) (?:class|year)\b|^\W*(?:just |finally )?passed\b(?! (?:away|out|on|by|over|me))|\b(?:said yes|all clear|is born|was born|our first (?:baby|grandchild|home|house)|best (?:day|news|thing)|dream (?:came|has come|come) true|good news|great news|it worked|we did it|i did it|(?:out of|home from) (?:the )?hospital|accepted me|hired me|offered me|cancer[- ]free)\b/i;

/** Good in itself, however quietly it is said. */
const QUIETLY_GOOD =
  /\b\w+ (?:days|weeks|months|years) (?:sober|clean)\b|\b\w+ (?:days|weeks|months|years) today\b.*\bsince i (?:drank|smoked|used|last)\b|\b(?:i'?m |i am |kind of |so |quite |a bit )proud of (?:it|myself|him|her|them|us|that)\b|\b(?:it'?s|that'?s) a good thing\b/i;

const BRIGHT = /!|^omg\b|\b[A-Z]{4,}\b|[\u{1F389}\u{1F973}\u{1F60D}\u{2764}\u{1F60A}\u{1F604}\u{1F929}]/u;
const GLAD_WORDS =
  /\b(?:so happy|happy|happiest|over the moon|chuffed|buzzing|thrilled|delighted|relieved|proud|can'?t stop (?:smiling|grinning|laughing)|beaming|grinning|giddy|ecstatic|elated|amazing|wonderful|brilliant|best day|burst|i have to tell (?:somebody|someone)|tell somebody)\b/i;
/** 'im a DAD!!': that they are one is no news. */
const NEW_PARENT =
  /\b(?:i['’]?m|i am|we['’]?re|we are) (?:officially |now |finally )?(?:an? )?(?:dad|mum|mom|father|mother|parent|grandad|granddad|grandma|grandpa|grandmother|grandfather|nana|granny|aunt|auntie|uncle)s?(?:\s*!|\s*[\u{1F62D}\u{1F60D}\u{1F389}\u{1F476}]| now\b| today\b)/iu;
const IN_CAPITALS =
  /\b[Ii]['’]?[Mm] [Aa]n? (?:DAD|MUM|MOM|FATHER|MOTHER|GRANDAD|GRANDMA|NANA|UNCLE|AUNTIE)\b/;
const BORN =
  /\bborn (?:at \d|this (?:am|morning|afternoon|evening)|today|tonight|last night|yesterday|an hour ago)|\b(?:she|he)['’]?s (?:finally )?here\b[^.]*(?:!|[\u{1F62D}\u{1F60D}\u{1F389}\u{1F476}])/iu;
const AFRAID_FOR =
  /\b(?:weeks (?:early|premature)|premature|nicu|icu|incubator|lost|died|stillborn|not breathing|emergency)\b/i;
/** Somebody has come into the world. */
const isOfABirth = (content: string): boolean =>
  (NEW_PARENT.test(content) || IN_CAPITALS.test(content) || BORN.test(content)) && !AFRAID_FOR.test(content);
/** Got so plainly that it need not be cheered at; with a 'but' in it, it is not plain. */
const PLAINLY =
  /\b(?:i|we)(?:'ve)? (?:(?:just|finally|actually) )*passed (?:my|our|the) (?:\w+ ){0,2}(?:test|exams?|driving|theory|interview|course|finals|viva|probation)\b|\b(?:i|we)(?:'ve| have)? (?:(?:just|finally|actually) )*got (?:the|that) (?:job|part|role|place|promotion|scholarship|flat|house|grant|apprenticeship|contract)\b|\b(?:i|we)(?:'ve| have)? (?:(?:just|finally|actually) )*(?:got (?:in(?:to)? (?:uni\w*|college|medical|med|law|art|drama)|promoted)|graduated)\b|\b(?:straight a'?s|first in (?:my|our|the) (?:whole )?family)\b|\bthey said yes\b/iu;
const MIXED = /\b(?:but|though|except)\b/i;
/** Said beside a win, these only say how glad it is, or who does not know it yet. */
const OF_EXCITEMENT =
  /\b(?:shak(?:ing|y)|can'?t sleep|(?:nobody|no one) to (?:scream|shout|tell)\w*(?: at| to)?|cr(?:y|ies|ied|ying)|scream\w*|tears|dying|terrif\w+|sobb\w+|dead|died|got my licen[cs]e|failed (?:it|that|the test)? ?(?:once|twice|\w+ times) before|(?:told|tell(?:ing)?) (?:nobody|no one)|(?:nobody|no one) (?:else )?(?:knows?|knew|thought|believed|expected))\b/gi;
const NEVER =
  /\b(?:but (?:i|it|he|she|they|now|nobody|no one|then|inside)|unfair|hate|wish|instead of me|without me|nobody|left me|funeral|was so (?:proud|happy|excited)\b[^!]*\b(?:and|but) (?:today|now)|not happy|should be happy|supposed to be happy|asked (?:\w+ )?(?:if|whether)(?! (?:i|we)\b.*\bsaid yes\b)|and (?:i|we) (?:did|have)(?: not|n'?t))\b/i;

/** Got, passed or done only in the words: 'they gave it to Daniel', 'i nearly passed'. */
const LOST =
  /\b(?:pass(?:ed)? (?:me |us |him |her |them )?over|turned (?:me |us |him |her |them |it )?down|(?:gave|given|giving) (?:it|the (?:job|part|role|place|promotion|flat|house)) to (?!me\b|us\b|my\b|our\b)|(?:nearly|almost|(?:so|this) close to) (?:pass\w*|won|made it|got|did it)|(?:did|have|has) ?(?:n[o']?t|not) (?:\w+ )?(?:get|got|pass|passed|win|won|make it|made it)|(?:knocked|let|laid|missed) (?:me |us )?(?:back|down|off|out on))\b/i;

/**
 * Good news, where plain words leave no doubt of it: somebody got or did something good, and says so gladly. A jolly
 * answer to bad news wounds, so one sign alone is none.
 */
export function isGoodNews(reading: TurnReading): boolean {
  const content = reading.content.replace(/[\u2018\u2019]/g, "'");
  const calm = { ...reading, content: content.replace(OF_EXCITEMENT, ' ') };
  if (isCross(reading) || NEVER.test(calm.content) || LOST.test(content)) return false;
  if (isOfABirth(content) || QUIETLY_GOOD.test(content) || (isGlad(reading) && !isHard(reading))) return true;
  const isOpen = BRIGHT.test(content) || GLAD_WORDS.test(content) || PLAINLY.test(content);
  return WON.test(content) && isOpen && (BRIGHT.test(content) || !MIXED.test(content)) && !isHard(calm);
}

/** Got or done, so that one congratulates. */
export const isWon = ({ content }: TurnReading): boolean =>
  isOfABirth(content) || (WON.test(content) && !HOME.test(content));
const HOME = /\b(?:hospital|all clear|remission|cancer|sober|clean)\b/i;
