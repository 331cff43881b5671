import { findCertain } from '../../acts/certain-forms.ts';
import { complains, corrects, declinedIn, wantsSteps } from '../../acts/said-forms.ts';
import type { AboutUs } from '../../lines/about-us.ts';
import type { Scene } from '../../scene.ts';
import { aboutUsIn, askedOfLife } from './asked.ts';
import { lastReplyOf, SHORT, saidOf, wordsIn } from './plain.ts';
import { askedIn, asksIn } from './questions-in.ts';
import type { Want } from './want.ts';

const QUIET =
  /\b(?:no (?:more )?questions|stop asking|(?:do not|dont) (?:keep )?ask(?:ing)? (?:me )?(?:anything|things|stuff|so (?:much|many)|questions|any ?more|again|how i)|(?:do not|dont) want to be asked|(?<!\bi (?:will|would|could|can|should) )(?:just|only) (?:listen|be (?:here|there|quiet)|want (?:you )?to listen|let me (?:talk|write|rant|vent))|ask (?:me )?(?:less|fewer)|(?:fewer|less) questions|too many questions|enough (?:with the )?questions|can you (?:just )?(?:stop asking|be quiet|listen))\b/;

const WANTS_SOMETHING =
  /\b(?:tell|give|show) me (?:something|anything|one thing|what to do)\b|\bsomething (?:that|which) (?:works|helps)\b|\bjust tell me\b/;

export const COMPLAINT =
  /\b(?:that|this|it) (?:is|was) (?:not (?:an answer|what i (?:asked|meant|said)|helping|helpful|it)|no (?:answer|help|use))\b|\byou (?:do not|never|cannot|can not|did not) (?:even |really |actually )?(?:understand|get (?:it|me|that|anything)|listen|follow|help)\b|\byou (?:did not|never|have not|still have not|are not) (?:even |really |actually )?(?:answer\w*|say(?:ing)? it|said it|listening|helping|reading|following)\b|\bnot what i (?:asked|said|meant)\b|\b(?:useless|pointless|stupid|rubbish|dumb|crap|shit) (?:bot|thing(?! is\b)|app|guide|machine|program|robot|ai)\b|\b(?:you|this|that) (?:is|are|was|were) (?:so |really |just |a bit |pretty |completely )*(?:useless|pointless|stupid|rubbish|no (?:help|use)|weird|creepy|patroni[sz]ing|annoying|cold|robotic|a (?:joke|parrot|robot|script|form|questionnaire))\b|\byou (?:just |only |keep )+(?:repeat\w*|say\w* (?:back|the same)|asking|echo\w*|parrot\w*)\b|\bi (?:already|just) (?:told you|said (?:that|so|it)|answered (?:that|it)|asked (?:you|that))\b|\b(?:stop|quit) (?:repeating|saying|echoing)\b|\bsame (?:question|thing|line) (?:again|over)\b|\bis (?:this|it|that) (?:just|only|all) .{0,20}\b(?:prompts|questions|lists?|menus?|exercises|script\w*|writing)\b|\b(?:will not|wont|do not|did not|can not|cannot) you (?:just )?(?:answer|say|tell|help|listen)\b|\byou will not answer\b|\bwhy (?:will not|wont) you\b|\bi (?:just |did )?asked you\b|\banswer (?:me|the question|my question)\b|\bare you (?:broken|stupid|serious|kidding|thick|mad)\b|^more (?:of )?what\b|\bwhy are you (?:sorry|asking|saying|telling)\b|\bmood killer\b|^is that it$|(?<!\bi (?:sound|look|feel|felt|talk|am|was) )\b(?:like|feels like|it is like) (?:a |an |filling in a |talking to a )?(?:form|questionnaire|wall|menu|worksheet|script|machine)\b/;

/** Of a line we kept. */
const UNKEEP =
  /\b(?:not|wrong) (?:the|my) (?:line|sentence|thing (?:i|not to be))\b|\b(?:take|get) (?:it|that|this) off\b|\b(?:delete|remove) (?:that|it|this|the line)\b|\bthe (?:line|sentence) (?:is|was|should be) (?!that$)\w+/;

export const READ_BACK =
  /\b(?:read|say|show|tell|give) (?:it|me|that|them|this|the (?:line|message|letter|note)|it to me|me it|me that|me the (?:line|message|letter|note)) (?:back|again|once more)\b|\bread (?:it |that |me )*back\b|\b(?:show|see) (?:me )?(?:the (?:message|letter|note|line|whole thing)|it)(?: again| now| whole)?$|\bwhat was (?:the|my) (?:line|sentence|message|thing (?:i said|about))\b|\bwhat did i (?:write|say) again\b/;

/** The message, as far as it goes. */
export const isToBePutTogether = (plain: string): boolean => PUT_TOGETHER.test(plain);
const wantsToSee = (plain: string): boolean => READ_BACK.test(plain) || PUT_TOGETHER.test(plain);
const PUT_TOGETHER =
  /\bput (?:it|that|them|this|everything|all of it|what i (?:said|have said|wrote))(?: all)? together\b|\bput together what\b/;
const LUCK = /\bwish me luck\b|\bfingers crossed for me\b|\bdid not say good luck\b/;
const SAY =
  /(?:^|[.!?] +)(?:(?:no|please|just|then|ok|so|you|can|could|will|u|but),? )*(?:say|tell me)(?: to me| that| this)?[:,]? ["'“‘]?((?:it'?s|it is|it'?ll be|you'?re|you are|well done|happy|congratulations|everything|all will|i'?m (?:not|allowed|okay|ok|going to be))\b[^.!?"”]{0,80})/i;

/** What they want of us, whatever else they tell. */
export function wantOfUs(scene: Scene, plain: string): Want | null {
  const { content } = scene.turn;
  const quiet = quietWant(scene, plain);
  if (quiet !== null) return quiet;
  if (scene.before.thread.slots.length > 0 && UNKEEP.test(plain)) return { kind: 'unkeep' };
  if (wantsToSee(plain)) return { kind: 'read_back' };
  if (LUCK.test(plain)) return { kind: 'luck' };
  const said = SAY.exec(saidOf(content))?.[1];
  if (said !== undefined) return { kind: 'say', said: sayable(said) };
  const about = aboutUs(scene, plain);
  if (about !== null) return { kind: 'us', about };
  if (isComplaint(content, plain) && !asksOn(scene)) return askedBefore(scene, plain) ?? { kind: 'complain' };
  if (scene.before.turn > 0 && corrects(content, lastReplyOf(scene))) return { kind: 'correct' };
  if (refusesToBeLed(scene, plain)) return { kind: 'refuse' };
  return scene.reading.act.kind === 'refuse' && declinedIn(content).length > 0 ? { kind: 'refuse' } : null;
}

const isComplaint = (content: string, plain: string): boolean => complains(content) || COMPLAINT.test(plain);
/** 'you didn't answer': what they asked before, answered now. */
function askedBefore(scene: Scene, plain: string): Want | null {
  if (!/\b(?:asked|answer\w*|question)\b/.test(plain)) return null;
  const said = scene.turn.history.filter(({ sender }) => sender === 'user').slice(-MESSAGES_BACK);
  const asked = said.toReversed().flatMap(({ text }) => asksIn(text).slice(-1))[0];
  if (asked === undefined || complains(asked.words)) return null;
  const about = aboutUsIn(asked.plain);
  return about === null ? { kind: 'asks', asked: askedOfLife(asked.plain) } : { kind: 'us', about };
}

const MESSAGES_BACK = 2;
/** They complain, and go on to ask: what is asked comes first. */
function asksOn(scene: Scene): boolean {
  const asked = askedIn(scene);
  return asked !== null && !COMPLAINT.test(asked.last) && wordsIn(asked.last) >= FEWEST_WORDS_OF_A_QUESTION;
}

const FEWEST_WORDS_OF_A_QUESTION = 5;
/** A list or an exercise refused; 'stop', 'stop the steps please', of whatever way is being walked. */
const refusesToBeLed = ({ before }: Scene, plain: string): boolean =>
  NO_MENU.test(plain) || (before.thread.at !== null && STOPS_A_WAY.test(plain));
const STOPS_A_WAY =
  /^(?:(?:no|please|ok|just|can we) )*stop(?: (?:please|now|it|this|that))*$|\bstop (?:with )?(?:the|this|these|that) (?:steps?|exercises?|questions?|lists?|thing)\b/;

const NO_MENU =
  /\b(?:do not|dont|not|no|stop with the) (?:one for |want |need |like )?(?:an?|another|more|any|your|the|these|this|that)? ?(?:lists?|menus?|options|choices|multiple choice|exercises?|homework|worksheet)\b|\b(?:do not|dont|will not|not going to) (?:want to |need to )?(?:copy|read (?:it|that) (?:over|back)|pick|choose|number)\b|\b(?:just )?let me (?:just )?(?:tell|talk|say) (?:it|you)\b|\b(?:none|nothing) of (?:it|them|those) (?:weighs?|matters?)\b|\bcomprehension\b/;

/** No more questions; and perhaps something in their place. */
export function quietWant({ turn, reading }: Scene, plain: string): Want | null {
  const { content } = turn;
  const isQuiet =
    QUIET.test(plain) || (reading.act.refusal === 'questions' && declinedIn(content).length > 0);
  if (!isQuiet) return null;
  return { kind: wantsSteps(content) || WANTS_SOMETHING.test(plain) ? 'quiet_practice' : 'quiet' };
}

const BE_GLAD =
  /\b(?:be|are not you|could you be|can you be) (?:a (?:bit|little) |just |more )*(?:happy|glad|pleased|excited|proud)\b(?: for me\b|$)/;

const OF_THIS_TALK =
  /\bdo (?:you|u) (?:even )?(?:know|remember) (?:who|what|where|how)\b.*\b(?:died|i|my|said|live|we|she|he)\b|\b(?:remember|forgot|forget) what i (?:just )?(?:said|told|wrote)\b|\bin this (?:chat|talk|conversation)\b|\bremember me now\b/;

/** Whether what they wrote stays. */
const IS_IT_KEPT =
  /\b(?:keep|keeps|keeping|kept|save|saves|saved|store|stores|stored)\b.{0,20}\b(?:it|them|this|that|these|what i (?:write|wrote|said|say)|here)\b/;
const asksIfKept = (asked: string): boolean =>
  ASKS_OF_US.test(asked) &&
  IS_IT_KEPT.test(asked) &&
  !/\b(?:i|we) (?:keep|kept|should|shall|save)\b/.test(asked);
const ASKS_OF_US = /^(?:(?:and|so|but) )*(?:do|does|did|is|are|will|can|could|where)\b/;
const WHICH_IS_IT = /\b(?:keep|store[ds]?|saved?|remember|delete)\b.*\bwhich is it$/;
const MORE = /\b(?:another|one more|more|again)\b/;
function askedAboutUs(asked: string): AboutUs | null {
  if (asksIfKept(asked)) return 'memory';
  return COMPLAINT.test(asked) ? null : aboutUsIn(asked);
}

function aboutUs(scene: Scene, plain: string): AboutUs | null {
  if (BE_GLAD.test(plain)) return 'glad';
  if (MORE.test(plain) && /^(?:us-)?joke/.test(scene.before.used.at(-1) ?? '')) return 'joke';
  const asked = askedIn(scene);
  if (WHICH_IS_IT.test(plain) || OF_THIS_TALK.test(plain))
    return OF_THIS_TALK.test(plain) ? 'this_talk' : 'memory';
  if (asked !== null) return askedAboutUs(asked.last);
  if (findCertain(scene.turn.content, plain, 'none') === 'askus') return aboutUsIn(plain) ?? 'human';
  return wordsIn(plain) <= SHORT && /\byou\b/.test(plain) ? aboutUsIn(plain) : null;
}

/** 'i'm not a bad mum' → 'you're not a bad mum': the one form in which a 'you' is put for their 'i'. */
const sayable = (said: string): string => {
  const turned = said
    .trim()
    .replace(/^i'?m\b/, "you're")
    .replace(/\bmy\b/g, 'your')
    .replace(/[,;: ]+$/, '');
  return `${turned}.`;
};
