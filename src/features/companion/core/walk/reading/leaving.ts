import { splitClauses } from '#language/split-clauses.ts';
import { withoutQuoted } from '#language/without-quoted.ts';
import { findCertain } from '../../acts/certain-forms.ts';
import { readAct } from '../../acts/read-act.ts';
import { leaves, sentencesOf } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import { plainOf, WORDS_OF_A_SHORT_TURN, wordsIn } from './plain.ts';
import type { Want } from './want.ts';

const THANKS_AFTER = /(?:^|[.!?,;] *)(?:thank (?:you|u+)|thanks|thx|tysm|cheers|ta)\b(?! to\b)/i;
const THANKS =
  /^(?:(?:ok|okay|oh|aw|right|well|lovely|great|good|yes|no|ah) )*(?:thank you|thanks|thx|ty|tysm|cheers|ta|much appreciated|nice one)\b/;

const MOST_WORDS_OF_THANKS = 12;
const GOING =
  /\b(?:(?:better|should|must|got to|gotta|have to|need to|going to|time to|i will) (?:go(?= (?:now|then|in(?=$| (?:now|then|to (?:him|her|them)\b))|back (?:in|inside))|$| to (?:bed|sleep))|get (?:off|going|some (?:sleep|rest))|run|dash|head off|leave you|be off|turn in)|talk (?:later|tomorrow|soon)|see you (?:tomorrow|later|soon|then)|speak soon|take care|cheerio|that is (?:me (?:off|done)|enough) for (?:now|tonight|today)|i am off(?: to \w+)?|off to (?:bed|sleep|dance)|(?:am |off |away )?(?:away|off) (?:to|tae) (?:my |ma |the )?bed|need to go|time for (?:my |the |some )?(?:tea|bed|dinner|lunch|supper)|going to (?:try (?:to|and) )?sleep|going to (?:bed|sleep|lie down))\b|^(?:(?:right|ok|and|so|now|then) )*off to (?:(?!(?:tomorrow|next|later|on|about|and)\b)\w+(?: |$)){1,6}$|^(?:(?:right|ok|okay|well|anyway|so|lol|nice|cool) )*(?:bed|night|bye|later|laters)(?: (?:now|then|all|love|x))*$/;

const MOST_WORDS_OF_GOING = 22;
/** Whatever comes before it. */
const SAYS_GOODNIGHT =
  /^(?!.*\b(?:said|say|says|saying|never)\b).*\b(?:good ?night|night night|nighty night|bye|bye bye)\b(?! (?:shift|bus|out|before|after))/;

/** Somebody who goes says so at the end; a long telling is no goodbye by a 'should go' in it. */
const leavesAtEnd = (content: string, plain: string): boolean => {
  const end = sentencesOf(content).slice(-SENTENCES_OF_A_GOODBYE);
  const isLong = wordsIn(plain) > WORDS_OF_A_LONG_TURN;
  if (SAYS_GOODNIGHT.test(end.at(-1)?.plain ?? '')) return true;
  return (
    leaves(end.map(({ words }) => words).join(' ')) &&
    (!isLong || PARTS.test(end.map((one) => one.plain).join(' ')))
  );
};

const SENTENCES_OF_A_GOODBYE = 3;
const WORDS_OF_A_LONG_TURN = 30;
const PARTS =
  /\b(?:bye|goodbye|good ?night|night|gtg|off to bed|going to bed|see you|take care|ta ra|cheerio)\b/;

/** 'i am going to stop there', with why and what they do in its place behind it. */
const STOPS_HERE =
  /^(?:(?:ok|okay|right|so|well|anyway|no|and|look) )*i (?:am going to|am gonna|will|shall|would like to|think i will|must) (?:stop|leave it) (?:there|here|now)(?: (?:now|then|for (?:now|today|tonight)))*$/;

/** At the end of what is said in English. */
const IN_OTHER_WORDS =
  /(?:^|[\s.,!])(?:at[eé] (?:logo|amanh[aã]|breve|mais)|au revoir|tsch(?:ü|ue)ss|hasta (?:luego|mañana)|arrivederci|auf wiedersehen|do widzenia|tot ziens)[\s.!]*$/iu;

export const isLeaving = (content: string, plain: string): boolean =>
  leavesAtEnd(content, plain) ||
  sentencesOf(content)
    .slice(-SENTENCES_OF_A_GOODBYE)
    .some((one) => STOPS_HERE.test(one.plain)) ||
  IN_OTHER_WORDS.test(content) ||
  findCertain(content, plain, 'none') === 'bye' ||
  goesAtEnd(content);

/** 'right. kettle. then i'll go up': no form says it; of what the weights take for a goodbye 96 in 100 are one. */
export const isHeardLeaving = ({ turn, before, reading }: Scene, plain: string): boolean =>
  wordsIn(plain) <= MOST_WORDS_HEARD_LEAVING &&
  !OF_A_NIGHT.test(plain) &&
  !turn.content.includes('?') &&
  (reading.fact?.valence ?? 0) === 0 &&
  !STAYS.test(plain) &&
  readAct(turn.content, { standing: 'none', turn: before.turn }).kind === 'bye';

const MOST_WORDS_HEARD_LEAVING = 8;
/** What was told of a night: 'night shift again'. */
const OF_A_NIGHT = /\b(?:night (?:shifts?|bus|duty|out|off)|(?:late|long|rough|hard|sleepless) night)\b/;
/** 'right, i need to go and eat': in the last sentence, with nothing asked. */
function goesAtEnd(content: string): boolean {
  const end = sentencesOf(content).at(-1)?.plain ?? '';
  return GOING.test(end) && !content.includes('?') && wordsIn(end) <= MOST_WORDS_OF_GOING && !STAYS.test(end);
}

const ENDS =
  /^(?:(?:ok|okay|no|well|so|right|anyway|and|lol) )*(?:(?:that|this) is|thats) (?:it|all|all of it|everything|the lot|about it|my day)(?: (?:really|then|now|for (?:now|today|tonight)|i think|i (?:just )?wanted(?: to say)?|from me))*$|^(?:and )?that was (?:my (?:day|week|night)|the lot)(?: (?:really|then))*$|\b(?:(?:that|this|it) is|thats|had|done) enough for (?:one day|one night|today|tonight|now)$/;
const FEELS_BETTER =
  /^(?:(?:and|but|actually|ok|lol) )*(?:(?:i )?feels?|i am feeling|that feels) (?:\w+ ){0,2}(?:better|lighter|calmer)(?: (?:for (?:that|it|this)|now|already|actually))*$/;
/** 'that's it really. that was my day. i feel a bit better for that': told, and nothing more is to come. */
export function isFinished(content: string): boolean {
  const sentences = sentencesOf(content).map(({ plain }) => plain);
  if (content.includes('?')) return false;
  const end = sentences.slice(-SENTENCES_OF_A_GOODBYE);
  const at = end.findIndex((plain) => ENDS.test(plain));
  const isBare = BARE_END.test(end.slice(at).join(' '));
  return at !== -1 && !isBare && end.slice(at).every((plain) => ENDS.test(plain) || FEELS_BETTER.test(plain));
}

/** By itself it is the end of whatever stands open. */
const BARE_END = /^(?:(?:ok|okay|no|well|so|right|anyway|and|lol) )*(?:(?:that|this) is|thats) it$/;

const STAYS = /\b(?:but|cannot|can not|never|wish|want|do not|always|keep|if|he|she|they|should)\b/;
/** Thanks, alone or at the end of what they say; with a word of going, a goodbye. */
export const thanksIn = (content: string, plain: string): Want | null =>
  content.includes('?') || !isThanking(content, plain)
    ? null
    : { kind: ON_THEIR_WAY.test(plain) ? 'bye' : 'thanks' };

function isThanking(said: string, plain: string): boolean {
  const content = withoutQuoted(said);
  const words = wordsIn(plain);
  const isThanked = THANKS.test(plain);
  if ((isThanked && HAS_HELPED.test(plain)) || THANKS_AT_END.test(content) || THANKS_FOR.test(plain))
    return true;
  const isAfter = THANKS_AFTER.test(content);
  if (words <= MOST_WORDS_OF_THANKS && (isThanked || isAfter)) return true;
  return isAfter && (goesToBed(content) || (words <= WORDS_OF_A_SHORT_TURN && ON_THEIR_WAY.test(plain)));
}

/** 'ok im going to sleep, thank u. now i have a plan': a sentence that ends so. */
const TO_BED =
  /\b(?:i am|ok|okay|right|so|and|now) (?:going to|gonna|off to) (?:go to )?(?:bed|sleep)(?: thank(?:s| you)?)*$/;
const goesToBed = (content: string): boolean => sentencesOf(content).some(({ plain }) => TO_BED.test(plain));
const HAS_HELPED = /\b(?:that|this|it|you) (?:has|have|is) (?:really |actually )?helped\b|\bthat helped\b/;

const THANKS_AT_END =
  /(?:^|[.!,;…] *)(?:ok(?:ay)?,? |well,? |anyway,? )?(?:thank you+|thanks|thx|cheers|ta)\b(?! to\b)[^.!?]{0,40}[.!]*\s*$/i;

export const THANKS_FOR =
  /\b(?:thank you|thanks|ta|cheers) (?:so much |a lot )?for (?:listening|hearing|reading|being|letting|the (?:company|chat|talk|ear|words|help)|your (?:time|help|company)|that|this)\b/;

const PRAISES =
  /^(?:(?:ha|ok|okay|well|good|right|actually|oh|yes|and) )*(?:(?:that|this|it) (?:is|was) (?:the (?:\w+ ){1,2}thing (?:that )?you (?:have )?(?:said|written)|(?:an? )?(?:(?:very|really|quite|rather) )*(?:good|nice|clever|fair|honest|sweet|kind|funny|wise|better|lovely) (?:answer|line|one|reply|of you|thing to say)|well (?:put|said))|you (?:are|have been) (?:(?:very|really|quite|so|actually) )*(?:good|great|brilliant|funny|clever|kind|patient|sweet|lovely|helpful)(?: (?:at this|to me|you know))*$|i like (?:that answer|how you|the way you)|(?:(?:you are )?(?:not (?:(?:too|so|half|that) )?bad|all right|alright|okay|pretty good)) for an? (?:robot|bot|machine|computer|program|guide|app|page)$|(?:good|nice|fair) answer$)/;
/** 'that's the first thing you've said that i'd sign off': of us, and nothing is asked. */
export const isPraise = (content: string): boolean =>
  !content.includes('?') && sentencesOf(content).some(({ plain }) => PRAISES.test(plain));

const JOKES =
  /^(?:(?:lol|ha|haha|hehe|lmao|ok|okay|so|well|and|we are|you are) )*(?:(?:going |go )?(?:round|around) (?:and round |in circles )?like (?:a|an|the) \w+|of all the things to (?:pick|choose|say|ask|pick out|hold on to)|you (?:sound|talk|are|act) (?:just |a bit |exactly )?like (?:my|a|an|the) (?!form|script|menu|wall|worksheet|questionnaire)\w+|(?:simple|good old) (?:guide|robot)|(?:cheeky|daft|silly|funny) (?:robot|bot|machine|computer|guide|thing))(?: |$)/;
const MOST_WORDS_OF_A_JOKE = 30;
/** 'we're going round like a carousel, you and i, ha', 'so we are two simple', 'that was the punchline': a joke, and nothing hard beside it. */
export const isJest = (scene: Scene): boolean =>
  !scene.cues.has('heavy') && (ownsAJoke(scene) || isOfUs(scene));
const isOfUs = ({ turn, reading, cues }: Scene): boolean =>
  reading.wordCount <= MOST_WORDS_OF_A_JOKE &&
  !turn.content.includes('?') &&
  (TWO_SIMPLE.test(turn.content) ||
    (cues.has('laughs') && splitClauses(turn.content).some(({ text }) => JOKES.test(plainOf(text)))));
/** Theirs, which we walked past, in a calm talk. */
const ownsAJoke = ({ turn, before }: Scene): boolean =>
  turn.safety.tier === 'T0' && before.thread.tone !== 'grief' && isMissedJoke(turn.content);
/** We walked past one: a whole sentence says so. */
export const isMissedJoke = (content: string): boolean =>
  sentencesOf(content).some(({ plain }) => MISSED_JOKE.test(plain));
const MISSED_JOKE =
  /\b(?:that (?:is|was)|thats) the (?:joke|punch ?line)(?: (?:ha|haha|hahaha|lol|mate))*$|^(?:that (?:is|was)|thats) the punch ?line\b|\b(?:you are|youre)? ?a tough crowd$|^tough crowd$|^(?:you are|youre) (?:meant|supposed) to (?:laugh|groan)(?: at (?:that|it))?$/;
export const TWO_SIMPLE = /\bwe are (?:two|both|a pair of) simple\b/i;

const ON_THEIR_WAY =
  /\b(?:i am (?:off|going (?:for|to)(?! (?:lose|fail|die|be|have to|need)))|i will (?:let you go|leave you|go|sleep|try to sleep)|going to (?:bed|sleep|lie down|do the|make|get some)|bed now|off to|for (?:tonight|now|today)|night|bye|shower|got to go|gotta go)\b/;
