import { findCertain } from '../../acts/certain-forms.ts';
import { sentencesOf } from '../../acts/said-forms.ts';
import type { AboutUs } from '../../lines/about-us.ts';
import type { Scene } from '../../scene.ts';
import { aboutUsIn } from './about-us-signs.ts';
import { askedOfLife } from './asked.ts';
import { askedAgain } from './asked-again.ts';
import { wayAskedOf } from './chosen-way.ts';
import { COMPLAINT, isMisheard, objection, quietWant } from './objections.ts';
import { SHORT, saidOf, wordsIn } from './plain.ts';
import { askedIn } from './questions-in.ts';
import { smallKind } from './small-questions.ts';
import type { Want } from './want.ts';

/** Of a line we kept. */
const UNKEEP =
  /\b(?:not|wrong) (?:the|my) (?:line|sentence|thing (?:i|not to be))\b|\b(?:take|get) (?:it|that|this) off\b(?! (?:my|his|her|the)\b)|\b(?:delete|remove) (?:that|it|this|the line)\b|\bplease remove$|\bthe (?:line|sentence) (?:is|was|should be) (?!that$)\w+/;

const AGAIN =
  /\b(?:read|say|show|tell|give(?! (?:it|that|them|this) back)) (?:it|me|that|them|this|the (?:line|message|letter|note|list|speech|toast)|it to me|me it|me that|me (?:the|my) (?:line|message|letter|note|list|speech|toast)) (?:back|again|once more)\b|\bread (?:it |that |me )*back\b|\b(?:show|see|read) (?:me )?(?:the |my )(?:whole )?(?:message|letter|note|line|plan|list|speech|toast)(?: (?:back|please|again|now|whole|so far))*$/;
const READ_BACK =
  /(?<!\b(?:should|would|could|will|might|not|never|to|did|else|they|he|she|who|we) )\b(?:show|see) (?:me )?(?:the whole thing|all of it|it)(?: again| now| whole)?(?: so (?:that )?i can .*)?$|\b(?:message|letter|note)\b.*\bwhere(?:'s| is| has) it gone\b|\bwhere(?:'s| is| has| did) my (?:message|letter|note) (?:gone|go)\b|\bwhat was (?:the|my) (?:line|sentence|message|thing (?:i said|about))\b|\bwhat did i (?:write|say) again\b/;

/** 'i will not say it again', 'you sat on my bed and read me the letter again': told, of somebody, and asked of nobody. */
const TELLS = /^(?:(?:and|but|so) )*(?:you|he|she|they|we|i) (?!(?:want|need|would|asked|said|can|could)\b)/;
/** What was put down is to be read once more, or shown; over plain words. */
export const asksBackIn = (plain: string): boolean =>
  READ_BACK.test(plain) || (AGAIN.test(plain) && !TELLS.test(plain));

/** The message, as far as it goes. */
export const isToBePutTogether = (plain: string): boolean => PUT_TOGETHER.test(plain);
const wantsToSee = (plain: string): boolean => asksBackIn(plain) || PUT_TOGETHER.test(plain);
const PUT_TOGETHER =
  /\bput (?:it|that|them|this|everything|all of it|what i (?:said|have said|wrote))(?: all)? together\b|\bput together what\b/;
const LUCK = /\bwish me luck\b|\bfingers crossed for me\b|\bdid not say good luck\b/;
/** 'night security at a carpet warehouse. entertain me': by a whole sentence. */
export const asksForJoke = (content: string, plain: string): boolean =>
  A_JOKE.test(plain) ||
  sentencesOf(content).some((one) => A_JOKE.test(one.plain) || JOKE_PLEASE.test(one.plain));
const JOKE_PLEASE =
  /^(?:(?:please|ok|okay|so|just|come on|well|cheers|now) )*(?:entertain me|(?:(?:have )?(?:you|u) )?(?:got|have|know) (?:any|a|another) (?:good )?jokes?(?: for (?:me|us))?|another joke|tell (?:me|us) another(?: one| joke)?)(?: (?:please|pls|then|mate))*$/;
const A_JOKE =
  /(?:^|\b(?:anyway|please|just|so|ok|and|now|then|go on|(?:can|could|will|would) (?:you|u)) )(?:tell|give|crack) (?:me |us )?(?:(?:a|an|another|one|some|your|good|more) )+jokes?\b|\b(?:do|have) (?:you|u) (?:(?:know|have|got|a|any|some|another|good|more) )+jokes?\b|\bi (?:just |only )?asked (?:you )?for (?:a|another) joke\b/;
const SAY =
  /(?:^|[.!?] +)(?:(?:no|please|just|then|ok|so|but|(?:can|could|will) (?:you|u)),? )*(?:say|tell me)(?: to me| that| this)?[:,]? ["'“‘]?((?:it'?s|it is|it'?ll be|you'?re|you are|well done|happy|everything|all will|i'?m (?:not|allowed|okay|ok|going to be))\b[^.!?"”]{0,80})/i;

/** What they want of us, whatever else they tell. */
export function wantOfUs(scene: Scene, plain: string): Want | null {
  const { content } = scene.turn;
  if (askedAgain(scene) !== null) return { kind: 'again' };
  if (isMisheard(content)) return { kind: 'complain' };
  return quietWant(scene, plain) ?? requestOfUs(scene, plain) ?? objection(scene, plain);
}

const CONGRATULATE =
  /\b(?:say|tell me|give me|want|need|like|get|hear|deserve) (?:\w+ ){0,3}?(?:congratulations?|congrats)\b|\bcongratulate me\b|^(?:(?:and|so|but|ok) )*(?:no|where is my) (?:congratulations?|congrats)$/;
/** Something we are to say or show, or a question about us. */
function requestOfUs(scene: Scene, plain: string): Want | null {
  const { content } = scene.turn;
  if (scene.before.thread.slots.length > 0 && UNKEEP.test(plain)) return { kind: 'unkeep' };
  if (wantsToSee(plain)) return { kind: 'read_back' };
  if (LUCK.test(plain)) return { kind: 'luck' };
  const said = SAY.exec(saidOf(content))?.[1];
  if (said !== undefined) return { kind: 'say', said: sayable(said) };
  const asked = sentencesOf(content).some((one) => wayAskedOf(one.plain) !== null);
  if (asked) return { kind: 'us', about: 'way' };
  if (CONGRATULATE.test(plain)) return { kind: 'say', said: 'congratulations! you did that.' };
  const about = aboutUs(scene, plain);
  return about === null ? null : { kind: 'us', about };
}

const BE_GLAD =
  /\b(?:be|are not you|could you be|can you be) (?:a (?:bit|little) |just |more )*(?:happy|glad|pleased|excited|proud)\b(?: for me\b|$)/;

const OF_THIS_TALK =
  /\bdo (?:you|u) (?:even )?(?:know|remember) (?:who|what|where|how)\b(?! i (?:\w+ ){0,2}(?:think|mean|wonder)\w*).*\b(?:died|i|my|said|live|we|she|he)\b|\b(?:remember|forgot|forget) what i (?:just )?(?:said|told|wrote)\b|\bin this (?:chat|talk|conversation)\b|\bremember me now\b/;

/** Whether what they wrote stays. */
const IS_IT_KEPT =
  /\b(?:keep|keeps|keeping|kept|save|saves|saved|store|stores|stored)\b.{0,20}\b(?:this (?:talk|chat|conversation)|what i (?:write|wrote|said|say)|my words|here)\b/;
const asksIfKept = (asked: string): boolean =>
  ASKS_OF_US.test(asked) &&
  IS_IT_KEPT.test(asked) &&
  !/\b(?:i|we) (?:keep|kept|should|shall|save)\b/.test(asked);
const ASKS_OF_US = /^(?:(?:and|so|but) )*(?:do|does|did|is|are|will|can|could|where)\b/;
const WHICH_IS_IT = /\b(?:keep|store[ds]?|saved?|remember|delete)\b.*\bwhich is it$/;
const MORE = /\b(?:another|one more|more|again)\b/;
function askedAboutUs(asked: string): AboutUs | null {
  if (askedOfLife(asked) === 'why_i' || smallKind(asked) !== null) return null;
  const about = aboutUsIn(asked);
  if (asksIfKept(asked) && about !== 'kept') return 'memory';
  return COMPLAINT.test(asked) ? null : about;
}

/** 'i don't need to decide anything. i just wanted to chat'. */
const JUST_A_CHAT =
  /\bi (?:just|only) (?:want|wanted|need) (?:to (?:talk|chat)|a (?:chat|talk))(?: (?:a bit|a little|for a bit|to you|with you|please))*$/;
const MOST_WORDS_OF_A_WISH = 16;
const CARD_BY_NAME = /\b(?:what|why)\b[^.!?]{0,20}["“‘'](?:somebody|someone) to call["”’'][^.!?]{0,20}\?/i;

function aboutUs(scene: Scene, plain: string): AboutUs | null {
  if (CARD_BY_NAME.test(scene.turn.content)) return 'card';
  if (BE_GLAD.test(plain)) return 'glad';
  if (JUST_A_CHAT.test(plain) && wordsIn(plain) <= MOST_WORDS_OF_A_WISH) return 'company';
  if (MORE.test(plain) && /^(?:us-)?joke/.test(scene.before.used.at(-1) ?? '')) return 'joke';
  if (OF_THIS_TALK.test(plain)) return 'this_talk';
  if (WHICH_IS_IT.test(plain)) return 'memory';
  const asked = askedIn(scene);
  return asked === null
    ? toldAboutUs(scene, plain)
    : asked.all.some(isOfTheLine)
      ? 'card'
      : askedAboutUs(asked.last);
}

/** Without a question. */
function toldAboutUs(scene: Scene, plain: string): AboutUs | null {
  if (TOLD_AGAIN.test(plain)) return aboutUsIn(plain);
  if (findCertain(scene.turn.content, plain, 'none') === 'askus') return aboutUsIn(plain) ?? 'human';
  return wordsIn(plain) <= SHORT ? aboutUsUnasked(plain) : null;
}

/** Why people to call stand there: asked beside anything else, that comes first. */
const isOfTheLine = (asked: string): boolean =>
  /^(?:\w+ )?why\b(?!.*\b(?:want|ask|need)\b)/.test(asked) && aboutUsIn(asked) === 'card';

/** In a few words that are no question. */
function aboutUsUnasked(plain: string): AboutUs | null {
  const about = aboutUsIn(plain);
  return /\byou\b/.test(plain) || (about !== null && BY_REQUEST.has(about)) ? about : null;
}
/** 'i asked whether you'd be here', 'i asked you to save it'. */
const TOLD_AGAIN = /\bi (?:just |only )?asked (?:whether|if) you\b/;
/** Asked for without a question. */
const BY_REQUEST: ReadonlySet<AboutUs> = new Set(['remind', 'kept', 'delete', 'company']);

/** 'i'm not a bad mum' → 'you're not a bad mum': the one form in which a 'you' is put for their 'i'. */
const sayable = (said: string): string => {
  const turned = said
    .trim()
    .replace(/^i'?m\b/, "you're")
    .replace(/\bmy\b/g, 'your')
    .replace(/[,;: ]+$/, '');
  return `${turned}.`;
};
