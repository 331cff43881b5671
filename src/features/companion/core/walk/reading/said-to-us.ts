import { questionsIn } from '../../acts/questions.ts';
import { plainOf, type Sentence, sentencesOf } from '../../acts/said-forms.ts';
import { spokenOf } from './for-the-page.ts';

/*
 * What of a turn on a page is said to us and to nobody else: it never goes on the page.
 */

const IS_GOOD = '(?:good|fine|right|it|great|better|me|perfect|lovely|nice|enough|wrong)';
/** How somebody answers us, and how nobody begins a line to somebody else. */
const TO_US = new RegExp(
  `^\\W*(?:(?:no|nope|nah|ye+s+|yeah|yep|ok|okay|oh|ah|u+gh+|um+|hm+|huh|lol|haha+|wait|hang on|actually,? (?:no|wait)|well|right|sorry|cheers|thanks|done|perfect|great|nice|exactly|agreed)\\b|(?:that'?s|thats|that is|it'?s|its) (?:${IS_GOOD}\\b|not(?: ${IS_GOOD}\\b|\\W*$)))`,
  'i',
);
const ASKS_US =
  /\b(?:i mean )?how (?:do|would|should) i\b.*$|^\W*(?:(?:like|so|and|but|what|how|should|do) )+(?:i|one|we)\b/i;
const HOLDS_YOU = /\b(?:you|your|you'\p{L}+|u|ur)\b/iu;
const SWEARS = /^\W*(?:for (?:goodness|heaven'?s|god'?s|fuck'?s) sake|jesus|christ|god)\b/i;

/** Of the writing of it: 'i dont know if i can do this'. */
const IS_HARD =
  /\bi (?:do not|don'?t) know (?:if|how|what|whether) (?:i|to)\b|\bi can'?t (?:do this|type|write|think|see)\b|^\W*this is (?:so |too |really )?hard\b|^\W*i(?:['’]?m| am) not (?:done|finished)\b|\bi (?:feel|am feeling) (?:(?:a bit|a little|much|so) )?(?:lighter|better|calmer)\b/i;

/** 'and mention dad'. */
const SHOULD_HAVE =
  /^\W*(?:(?:and|also|oh|then|but|maybe|just|we|i|should|must)\s+)+(?:mention|(?:say|put) something|thank (?!you\b))\b/i;

/** It may be said to us, and no line: only they know, so it is not put in by itself. */
export const mayBeForUs = (content: string): boolean => !/["“]/.test(content) && isToUs(content);

const isToUs = (content: string): boolean =>
  SWEARS.test(content) ||
  SHOULD_HAVE.test(content) ||
  TO_US.test(content) ||
  OF_THE_TEXT.test(plainOf(content)) ||
  IS_HARD.test(content) ||
  (ASKS_US.test(content) && !HOLDS_YOU.test(content)) ||
  /\b(?:can|could|should|may) (?:i|we) (?:put|add|change|start|end|mention|move|make)\b/i.test(content) ||
  /\b(?:lol|haha|me asking you|talking to you|asking you)\b/i.test(content);

const OF_THE_APP =
  /\b(?:this|the|you|(?:weird|silly|stupid|dumb|little|lil)) (?:app|bot|guide|thing|robot|machine|exercise|program)\b|\byou (?:might|could|can) tell me\b|\b(?:do|would|don't) you (?:think|know|reckon)\b/i;
const WE_DID =
  /\byou (?:left out|asked|put (?:it|that|this|in|(?:the|my) (?:words?|line|bit|part|talk\w*))|got it|misread|keep asking)\b/i;
const WILL_DO =
  /\bi(?:['’]?ll| will| shall|['’]?m (?:going to|gonna)| am going to) (?:just |probably )?(?:ring|call|phone|tell|ask|text|write to|see|meet|go to|talk to|speak to) (?:her|him|them|my|mum|mom|dad)\b|\bi(?:['’]?ve| have)? (?:already )?decided\b/i;

/** Of the writing of it, or an answer to what we asked: no line to anybody. */
const OF_THE_TALK =
  /\bi (?:do not|did not|cannot) (?:know what (?:that|this|it) means|understand(?: (?:that|this|it|what you|you))?$|get it$)|\bi (?:do not|did not) understand\b.*\b(?:number|line|page|list)\b|\bi (?:just |only )(?:wanted|asked|meant) (?:you )?(?:to|if|whether)\b|\bcan (?:you|u) do that\b|\b(?:can|could|will|would) (?:you|u) (?:please |just )?(?:give|show|suggest|find) me\b|^kindly\b|^i thank you\b|\blet it stand\b|\barguing with you\b|\byou have (?:just )?put (?:it|that|this|down|in|my)\b|^(?:(?:yes|no|well) )*i (?:would|could|should|will)(?: not)?(?: say it(?: so| like that| to \w+ face)?)?$|\bi only have one line\b/;

/** Surely for nobody but us: of the app, of what they will do themselves, a question that addresses nobody. */
export const isNotForIt = (content: string): boolean =>
  OF_THE_APP.test(content) ||
  WE_DID.test(content) ||
  WILL_DO.test(content) ||
  sentencesOf(content).some((one) => asksNobody(one) || OF_THE_TALK.test(one.plain));
const asksNobody = ({ isMarked, words }: Sentence): boolean =>
  (isMarked || questionsIn(words).length > 0) &&
  !HOLDS_YOU.test(words) &&
  !/\b(?:i|we|please)\b/i.test(words);

/** Of the text as text: a word or a part by name, how it reads, what was done with it or is to be. */
const OF_THE_TEXT =
  /^i (?:still )?want(?:ed)? (?:that|it|this)(?: back| in)*$|^(?:(?:no|wait|and|but|so|hm+|ok|just|only|actually|yeah|ah|well) )*(?:(?:it|that|this) )?(?:reads?|sounds?|looks?) (?:\w+ ){0,2}(?:ok|okay|fine|good|right|better|wrong|harsh|cold|rude|weird)\b|\b(?:that|it|this) (?:just )?(?:took|cut|threw|left) (?:\w+ ){1,6}out\b|\b(?:took|cut) out (?:the|my|too)\b|\b(?:the|that|one) word \w+|\b(?:fix|change|edit) (?:it|that|this|the \w+) (?:myself|later|when)\b|\b(?:can|could|may|let me) (?:i |we )?(?:just )?see\b|\bshow me\b|\b(?:for|in|on|into) the (?:msg|message|letter|text|page|note|card)\b/;
/** An answer to us, whoever it goes on about. */
const ANSWERS =
  /^(?:or|no|nope|nah|wait|hang on|whatever|u+gh+)\b(?! (?:one|matter|more|doubt|wonder|longer)\b)/;

const LEAD =
  '(?:(?:ok|okay|right|well|so|and|ha|aye|ye+s+|yeah|great|good|perfect|lovely|all|now|aw+|oh|done|anyway|(?:(?:im|i am) )?(?:sending|posting) (?:it|that|this)(?: now| over)?) )*';
const THANKS = 'thanks|thank (?:you|u)|thx|ty|tysm|cheers|ta';
const NIGHT =
  'gn|gnite|gnight|nite(?: nite)?|night(?: night)?|nighty night|good ?night|bye(?: bye)?|byee+|cya|ttyl|laters';
/** What stands around thanks and goodbyes to us, and around none to a mother. */
const TO_THE_GUIDE =
  'you|u|so much|a lot|again|then|now|and|weird|little|lil|simple|dear|kind|good|silly|funny|old|strange|odd|sweet|guide|bot|robot|app|machine|process|thing|mate|pal|x+|for (?:this|that|the help|your help|listening|helping)';
const PARTS = new RegExp(`^${LEAD}(?:(?:${THANKS}|${NIGHT})(?: (?:${TO_THE_GUIDE}))*(?: |$))+$`);
const THANKS_AND_NIGHT = new RegExp(`\\b(?:${THANKS})(?: (?:${TO_THE_GUIDE}))* (?:${NIGHT})(?: x+)*$`);
const GOES = new RegExp(`\\b(?:${NIGHT})\\b`);

/** Thanks to us or a goodbye at the very end, in however few words: 'ok thx weird little guide gn'. */
export function partingIn(content: string): 'thanks' | 'bye' | null {
  const parts = content
    .split(/[.!?,;\n]+/)
    .map(plainOf)
    .filter((part) => part !== '');
  const others = parts.findLastIndex((part) => !PARTS.test(part));
  const end = parts.slice(others + 1).join(' ');
  if (THANKS_AND_NIGHT.test(parts.at(-1) ?? '')) return 'bye';
  if (end === '') return null;
  return GOES.test(end) ? 'bye' : 'thanks';
}

/** Leaves no doubt, so that not even 'put it in' means it. */
export const isSurelyToUs = (one: Sentence): boolean =>
  OF_THE_APP.test(one.words) ||
  WILL_DO.test(one.words) ||
  asksNobody(one) ||
  OF_THE_TEXT.test(one.plain) ||
  OF_THE_TALK.test(one.plain) ||
  ANSWERS.test(one.plain) ||
  PARTS.test(one.plain);

const BEGINS = /^(?:(?:um+|erm?|hm+|ok|okay|right|so|well)[.,!…]*\s+)+(?=\S+\s+\S+\s+\S)/i;
/** Told, and not said to anybody. */
const TELLS =
  /^\W*(?:(?:actually|oh|and|but|so|wait|well)\W+)*(?:(?:my|the) \w+ (?!will\b|is yours\b)|he\b|she\b|they\b|it\b|that\b|nothing\b|someone\b|somebody\b|everyone\b|(?:a )?bit\b|still\b|work\b|today\b|this\b)/i;

/** Plainly said to whoever the page is for; what is said aloud of somebody names others, too. */
export const isLineTo = (words: string, isAloud: boolean): boolean =>
  !isToUs(words.replace(BEGINS, '')) &&
  (HOLDS_YOU.test(words) || isAloud || (!TELLS.test(words) && spokenOf(words) === null));

const FEWEST_WORDS_OF_A_TEXT = 12;
/** Written at once, however it begins: several sentences, to somebody. */
export const isTextTo = (content: string): boolean =>
  HOLDS_YOU.test(content) &&
  /[.!?\n]\s*\S/.test(content) &&
  content.trim().split(/\s+/).length >= FEWEST_WORDS_OF_A_TEXT &&
  !sentencesOf(content).some(isSurelyToUs);

/** 'Yours in fear, Callum', 'love, Jo x'. */
const SIGNS =
  /^\W*(?:yours|with (?:all my |much |lots of )?(?:love|kind regards|best wishes|thanks)|love|lots of love|all my love|much love|kind regards|best(?: wishes)?|sincerely|warmly|hugs|xx+)\b[^.?!]{0,60}$/i;
export const isSignature = ({ words, isMarked }: Sentence): boolean =>
  !isMarked && SIGNS.test(words.replace(/[.!]+$/, ''));

/** Of what stands beside a 'done', the line to them. */
export const isLineBeside = (one: Sentence): boolean =>
  isSignature(one) ||
  (!one.isMarked &&
    HOLDS_YOU.test(one.words) &&
    !isToUs(one.words) &&
    !isSurelyToUs(one) &&
    !OF_US.test(one.plain));
const OF_US =
  /\byou (?:know best|(?:have )?been|did (?:well|good)|are (?:\w+ )?(?:good|kind|funny|weird|patient|helpful)|helped)\b|\bbless you\b/;
