import { findCertain } from '../../acts/certain-forms.ts';
import { sentencesOf } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import type { WayName } from '../../ways/way-names.ts';
import { aboutUsIn } from './about-us-signs.ts';
import { type AskedKind, askedOfLife } from './asked.ts';
import { asksBackIn, isToBePutTogether } from './asked-of-us.ts';
import { otherwiseIn, WHOLE } from './for-the-page.ts';
import { isLeaving, THANKS_FOR } from './leaving.ts';
import { COMPLAINT, quietWant } from './objections.ts';
import { plainOf, wordsIn } from './plain.ts';
import { asksIn } from './questions-in.ts';
import { partingIn } from './said-to-us.ts';
import { IDK } from './short-answers.ts';
import type { Want } from './want.ts';

/** They want none after all; each over one plain sentence. */
const STOPS =
  /^(?:(?:no|oh|please|just|ok|but) )*stop(?: (?:it|this|that|please|now|then|the|letter|message|words?|writing|thing))*$|^(?:(?:no|but|and|its|it is) )*not a (?:letter|message|text)(?: please)?$|^(?:(?:no|but|and) )*no (?:letter|message)(?: please| thanks)?$|\b(?:did not|never|do not|dont) (?:ask for|want|need) (?:a|any|the|this) (?:letter|message|text|note)\b|\b(?:do not|dont) want to (?:write|send|say) (?:to )?(?:anyone|anybody|anything|him|her|them|it|this|that|a|any)\b|\bi am not writing (?:to )?(?:him|her|them|it|a|any)\b|\bwas (?:just|only) telling you\b/;
/** The whole of what they say. */
const LETS_IT_BE =
  /^(?:(?:no|perhaps|maybe|i think|but) )*(?:not (?:tonight|now)(?: i said)?\b|(?:another|some other) (?:night|day|time)(?: i (?:think|said))?(?: |$))|^(?:(?:no|oh|please|just|ok|but|lol) )*(?:forget it|never mind|nvm|leave it)(?: (?:please|now|then|lol))*$/;
/** 'never mind the letter now, tea's ready': it is kept as it is. 'i'll never forget the letter' is a line. */
const ENOUGH_OF_IT =
  /^(?:(?:ah|oh|ok|okay|right|well|no|so|but|and|just|please|anyway|love) )*(?:never mind|forget|leave|enough (?:of|about|with)|(?:that|it) will do for) (?:about )?(?:the|this|that|my) (?:letter|message|text|note|page|card|toast|speech|email|list)(?! out\b)\b|\b(?:go(?:ing)? )?back to (?:just )?talking\b|^(?:(?:ok|okay|right|well|no|so|but|and|can we|could we|let us|lets) )+just talk\b/;
export const putsOff = (content: string): boolean => LETS_IT_BE.test(plainOf(content));
export const leavesIt = (content: string): boolean =>
  sentencesOf(content).some(({ plain }) => ENOUGH_OF_IT.test(plain));
const START_OVER =
  /^(?:(?:no|ok|please|actually|lets|let us|can (?:we|i)|could (?:we|i)|haha|lol|just) )*start (?:it |all )?(?:over|again|from scratch|afresh)(?: (?:please|then|now))*$|^(?:please |just |no )*(?:delete|remove|scrap) (?:everything|all of it|it all|the lot)(?: please)?$/;

const CONTENT =
  'yes|yeah|yep|yup|perfect|great|lovely|good|nice|brilliant|love it|i (?:like|love) (?:it|that)|(?:its|(?:that|it|this) is) (?:me|it|perfect|good|great|right|lovely|the one|fine|all|better|enough|done|everything)|(?:that|it) (?:will|would) do|done|finished|i am (?:done|finished|happy with (?:it|that))|no more|nothing (?:more|else)|good enough|leave it (?:there|so|like (?:that|this)|as it is)|nothing|skip|none|that was (?:it|all)';
const DONE = new RegExp(
  `^(?:(?:oh|ok|okay|right|well|no|so|i think|aye|and) )*(?:${CONTENT})(?: (?:${CONTENT}|ok|okay|really|now|then|like that|as it is|i think|i suppose|thanks|cheers|please|for now|that))*$|^(?:nothing|none|skip)\\b.*\\b(?:i (?:already|just|said)|(?:in|all) (?:it|there)|already)\\b|^skip\\b`,
);
/** 'forget it, i'll type it myself'. */
const BY_HAND = /^(?:[\w ]{1,14} )?(?:i will|ill) (?:type|write|do|say) it (?:myself|on paper|by hand)\b/;
/** Thanks to us, and not a line of theirs: 'thank you for the lamb'. */
const THANKS =
  /^(?:(?:ok|okay|great|good|perfect|lovely|ah|oh|aw|right|yes|well|brilliant) )*(?:thanks|thank you|cheers|ta|thx|ty)(?: (?:so much|a lot|very much|then|again|for (?:this|that|the help|your help|listening)|that (?:is|was|has) .*|that help\w*|x))*$/;
/** Said to us in the middle of a message to somebody else. */
const WRITE_IT =
  /^(?:(?:so|ok|yes) )*can we find (?:the |some )?words\b|\b(?:can|could|will|would) (?:you|u) (?:just |please |not )?(?:write|make it up|word|draft|help)\b|\b(?:you|u) (?:write|do) it\b|\bwhat (?:do|should|shall|can|could) i (?:even )?(?:write|put|say|end|finish|close|begin|start|add)\b|\bhow (?:do|should|would|can|could) i (?:even |just )?(?:put|say|word|phrase|write|end|finish|start|begin) (?:it|this|that)\b/;
/** It is something else than what we took it for: 'it's a speech, not a letter'. */
const SOMETHING_ELSE = /\b(?:its|(?:it|this|that) is) (?:an? |for an? )?\w+ (?:and )?not an? \w+\b/;
const WHAT_IT_IS =
  /^(?:(?:but|well|no) )*(?:its|it is) (?:just |only )?(?:an?|for an?|the) (?:speech|toast|interview|letter|text|message|card|email)\b/;
const OWN_OF_US =
  /^(?:(?:but|and|well|no|hey|sorry) )*(?:(?:are|were) you (?:even )?(?:listening|reading|there|broken|serious)|last go|i (?:already|just) (?:said|told you|wrote) (?:that|it|this)|who is (?:they|them|it)|find what|what (?:letter|words|message)|why not|why|i do not (?:get|understand) (?:it|this|you)|(?:this|it) is not working(?: \w+)?|what|huh|eh|pardon|what do you mean)\b(?: (?:mate|pal|again|then|now|\w+))?$/;

const OF_US = new Set(['human', 'privacy', 'card', 'can', 'kept', 'delete', 'people']);
const ANSWERED: ReadonlySet<AskedKind> = new Set([
  'medicine',
  'label',
  'law',
  'wheel',
  'joke',
  'judge',
  'tone',
  'should',
  'what_if',
]);
const TO_THEM = /\b(?:you|your|u|ur|we|us|our|lets)\b/;
/** 'what do you think?', 'do you think that's too harsh?': of the page. */
const OPINION =
  /^(?:(?:so|and|ok) )*(?:what (?:do|would|should) you (?:think|add|change|write)|do you (?:think|reckon) (?:it|that|this) is|is (?:it|that|this) (?:ok|good|all right|any good|a good (?:way|start|beginning|ending|end|line))|(?:will|would) (?:it|that|this) (?:embarrass|hurt|upset|offend|annoy|sound|be too))\b/;
/** 'what's missing?', 'it needs something'. */
const MISSING =
  /\bwhat(?: else)? (?:is|could be) (?:still )?missing\b|\b(?:is|am i) (?:anything |something )?missing(?: anything| something)?$|\bwhat (?:else )?does (?:it|this) (?:still )?need\b/;
const JUDGES = /^(?:(?:so|and|or|but) )*(?:is|was|am|are)\b/;
const OF_THE_DRAFT =
  /^(?:(?:so|and|or|but) )*(?:is|was) (?:it|that|this|the \w+)\b(?!.* (?:to|if i|that i) \w)/;
/** 'does it sound all right to you? not too cold?', 'is loser too mean': asked, and no change. */
const SOUNDS =
  /^(?:(?:so|and|or|but|ok|hm|like) )*(?:(?:does|is|was|do you think) (?:\w+ ){1,4}(?:sounds?|reads?|comes? across|too (?:mean|harsh|rude|cold|stiff|formal|blunt|soft|much|soppy|angry|needy))\b|(?:is|was) (?:it|that|this|(?:the|my) \w+(?: \w+)?) (?:a bit |way |far )?too \w+$|(?:maybe )?(?:that is|it is|this is|thats) (?:a bit |way |far )?too \w+$|not too \w+$)/;
const SHOULD = /\b(?:should|shall|ought) i\b|\bdo i\b|\bwhether\b|\bwould it be\b/;

/** Of us, whoever the page is for. */
const WILL_REMEMBER =
  /\bwill (?:you|u) (?:still )?remember (?:this|it|all of (?:it|this)|what i (?:have )?(?:told|said|wrote|written))\b/;

/** A question that cannot be meant for whoever the page is for. */
function asked(content: string): Want | null {
  if (OPINION.test(plainOf(content))) return { kind: 'asks', asked: 'tone' };
  if (WILL_REMEMBER.test(plainOf(content))) return { kind: 'us', about: 'memory' };
  const all = asksIn(content);
  const last = all.at(-1)?.plain;
  if (all.some(({ plain }) => MISSING.test(plain))) return { kind: 'asks', asked: 'missing' };
  if (last === undefined) return null;
  const about = all.map(({ plain }) => aboutUsIn(plain)).find((one) => one !== null && OF_US.has(one));
  if (about) return { kind: 'us', about };
  if (OPINION.test(last) || all.some(({ plain }) => SOUNDS.test(plain)))
    return { kind: 'asks', asked: 'tone' };
  const kind = askedOfLife(last);
  // 'it sounds harsh, does it?': which line, and how they would say it.
  if (kind === 'tone' && otherwiseIn(content) !== null) return null;
  const isOurs =
    ANSWERED.has(kind) &&
    !TO_THEM.test(last) &&
    (kind !== 'should' || SHOULD.test(last)) &&
    (kind !== 'judge' || JUDGES.test(last));
  if (isOurs && kind === 'judge' && OF_THE_DRAFT.test(last)) return { kind: 'asks', asked: 'tone' };
  return isOurs ? { kind: 'asks', asked: kind } : null;
}

/** A question about the text as it stands. */
export const asksOfText = (plain: string): boolean =>
  [OPINION, MISSING, SOUNDS, OF_THE_DRAFT].some((form) => form.test(plain));

/** What is said while a page for somebody stands open; whatever is left is for the page. */
export function writtenWant(scene: Scene, plain: string, way: WayName): Want {
  const { content } = scene.turn;
  if (WHOLE.test(content)) return { kind: 'told' };
  const sentences = sentencesOf(content).map((one) => one.plain);
  const says = (form: RegExp): boolean => sentences.some((one) => form.test(one));
  if (says(START_OVER)) return { kind: 'way', way };
  if (putsOff(content) || (!SOMETHING_ELSE.test(plain) && says(STOPS))) return { kind: 'stop' };
  if (goes(content, plain, way)) return { kind: 'bye' };
  if (leavesIt(content)) return { kind: THANKS_FOR.test(plain) ? 'thanks' : 'done' };
  if (thanks(content) && !sentences.slice(0, -1).some((one) => TO_THEM.test(one))) return { kind: 'thanks' };
  return quietWant(scene, plain) ?? ofThePage(content, plain, sentences) ?? { kind: 'told' };
}

const goes = (content: string, plain: string, way: WayName): boolean =>
  (way === 'words' ? isLeaving(content, plain) : findCertain(content, plain, 'none') === 'bye') ||
  partingIn(content) === 'bye' ||
  thanksAndGoes(content);
const thanks = (content: string): boolean =>
  partingIn(content) === 'thanks' || THANKS.test(sentencesOf(content).at(-1)?.plain ?? '');

/** 'thanks, night x' at the end of it; 'thanks for everything dad, goodnight' may be meant for him. */
function thanksAndGoes(content: string): boolean {
  const parts = (content.split(/[.!?]\s+/).at(-1) ?? '').split(',').map(plainOf);
  return parts.some((part) => BARE_THANKS.test(part)) && parts.some((part) => isLeaving(part, part));
}
const BARE_THANKS = /\b(?:thanks|thank you|cheers|ta)\b(?! for (?:every|all|be|hav|com|look|teach|lov))/;

/** About it or about us. */
function ofThePage(content: string, plain: string, sentences: readonly string[]): Want | null {
  if (plain === '' || IDK.test(plain)) return { kind: 'idk' };
  if (asksBackIn(plain) || wantsShown(content, plain) || isToBePutTogether(plain))
    return { kind: 'read_back' };
  if (DONE.test(plain) || sentences.some((one) => BY_HAND.test(one))) return { kind: 'done' };
  if (WRITE_IT.test(plain)) return { kind: 'words' };
  const question = asked(content);
  if (question !== null) return question;
  const isOwn = (one: string): boolean =>
    COMPLAINT.test(one) || WHAT_IT_IS.test(one) || OWN_OF_US.test(one) || SOMETHING_ELSE.test(one);
  const isOfText = otherwiseIn(content) !== null;
  return !isOfText && (isOwn(plain) || sentences.some(isOwn)) ? { kind: 'complain' } : null;
}

const IT = '(?:it|there|(?:the|my) (?:letter|message|text|note|page|card|toast|speech|email))';
/** 'has the tea gone into the letter?', 'did you put that in?'; over one sentence that asks. */
const IS_IN_IT = new RegExp(
  `^(?:(?:and|so|but|ok|wait) )*(?:has|have|is|are|did|does|was) (?:(?:it|that|this|(?:the|my) (?:\\w+ )?(?:bit|line|part)(?: (?:about|with)(?: [\\w#]+){1,4}?)?|you (?:put|add|keep|kept|get|got|take|taken|leave|left|write|include)\\w*) (?:[\\w#]+ ){0,4}?(?:in|into|on|out|down)|(?:you|it|that|this|the|my) (?:[\\w#]+ ){1,5}?(?:in|into|on|to) ${IT})(?: (?:now|yet|already|too|then|${IT}))*$`,
);
const SHOWN =
  /\bshow (?:me|it|us)(?! (?:how|what to|where|who|why))\b|\b(?:let me|can i|could i|may i) (?:just )?see (?:it|the|my|that)\b|\bwhere(?:'s| is| has| did) (?:it|my \w+|the (?:message|letter|note|toast|speech|line)) (?:gone|go)\b|\bwhere(?:'s| is) (?:my|the) (?:message|letter|note|toast|speech)\b/;
const MOST_WORDS_TO_SHOW = 40;
export const wantsShown = (content: string, plain: string): boolean =>
  (wordsIn(plain) <= MOST_WORDS_TO_SHOW && SHOWN.test(plain)) ||
  sentencesOf(content).some((one) => one.isMarked && IS_IN_IT.test(one.plain));
