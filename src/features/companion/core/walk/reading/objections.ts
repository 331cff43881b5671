import { complains, corrects, declinedIn, sentencesOf, wantsSteps } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import { askedOfLife } from './asked.ts';
import { lastReplyOf, wordsIn } from './plain.ts';
import { askedIn, isPlainlyAsked } from './questions-in.ts';
import { thingMeant } from './thing-meant.ts';
import type { Want } from './want.ts';

export const COMPLAINT =
  /\b(?:that|this|it) (?:is|was) (?:not (?:an answer|what i (?:asked|meant|said|was (?:saying|asking|telling))|helping|helpful|it)|no (?:answer|help|use))\b|\byou (?:do not|never|cannot|can not|did not) (?:even |really |actually )?(?:understand|get (?:it|me|that|anything)|listen|follow|help)\b|\byou (?:did not|never|have not|still have not|are not) (?:even |really |actually )?(?:answer\w*|say(?:ing)? it|said it|listening|helping|reading|following)\b|\bnot what i (?:asked|said|meant)\b|\b(?:useless|pointless|stupid|rubbish|dumb|crap|shit) (?:bot|thing(?! is\b)|app|guide|machine|program|robot|ai)\b|\b(?:this (?:app|bot|thing|guide|program)|the (?:bot|guide)) is (?:so |really |just |a bit |pretty |kinda |kind of )*(?:dumb|bad|rubbish|useless|stupid|crap|shit)\b|\b(?:you|this|that) (?:is|are|was|were) (?:so |really |just |a bit |pretty |completely )*(?:stock|canned|generic|scripted|useless|pointless|stupid|rubbish|no (?:help|use)|weird|creepy|patroni[sz]ing|annoying|cold|robotic|a (?:joke|parrot|robot|script|form|questionnaire))\b|\byou (?:just |only |keep )+(?:repeat\w*|say\w* (?:back|the same)|asking|echo\w*|parrot\w*)\b|\bi (?:already|just) (?:told you|said (?:that|so|it)|answered (?:that|it)|asked (?:you|that))\b|\b(?:wrong end of the stick|(?:got|have|caught) (?:hold of )?the wrong end)\b|\b(?:nothing|none|not any) of (?:that|this|it) fits\b|\bthat was (?:literally |actually )?my answer\b|\b(?:stop|quit) (?:repeating|saying|echoing)\b|\bsame (?:question|thing|line) (?:again|over)\b|\bis (?:this|it|that) (?:just|only|all) .{0,20}\b(?:prompts|questions|lists?|menus?|exercises|script\w*|writing)\b|\b(?:will not|wont|do not|did not|can not|cannot) you (?:just )?(?:answer|say|tell|help|listen)\b|\byou will not answer\b|\bwhy (?:will not|wont) you\b|\bi (?:just |did )?asked you\b|\banswer (?:me|the question|my question)\b|\bare you (?:broken|stupid|serious|kidding|thick|mad)\b|^more (?:of )?what\b|\bwhy are you (?:sorry|asking|saying|telling)\b|(?<!\b(?:say|says|said|me|that|thinks?) )\b(?:you are|your|u r|ur|u) (?:(?:so|really|just|a bit|pretty|kinda|kind of|sort of|quite|honestly|very) )*(?:bad|terrible|awful|rubbish|hopeless|useless|crap|shit|not (?:(?:very|so|that|much|really|too) )*(?:good|great)) at (?:this|it|that|listening|talking|helping|chatting)\b|(?:^|\b(?:no|but|ok|well|sorry|honestly|lol) )this is not working(?: (?:for me|at all|is it|mate|love|lol|sorry))*$|(?:^|\b(?:you|u|please|just|to|gonna) (?:never |not |do not |ever )*)say (?:something|anything) (?:useful|new)\b|\bmood killer\b|^is that it$|(?<!\bi (?:sound|look|feel|felt|talk|am|was) )\b(?:like|feels like|it is like) (?:a |an |filling in a |talking to a )?(?:form|questionnaire|wall|menu|worksheet|script|machine)\b/;

/** We did something wrong, or they refuse it. */
export function objection(scene: Scene, plain: string): Want | null {
  const { content } = scene.turn;
  if (isComplaint(content, plain) && !asksOn(scene)) return { kind: 'complain' };
  if (scene.before.turn > 0 && putsRight(scene, plain)) return { kind: 'correct' };
  if (refusesToBeLed(plain)) return { kind: 'refuse' };
  return scene.reading.act.kind === 'refuse' && declinedIn(content).length > 0 ? { kind: 'refuse' } : null;
}

const isComplaint = (content: string, plain: string): boolean =>
  (complains(content) || COMPLAINT.test(plain)) && !FOND.test(plain);
/** 'you're so bad at this, i kinda love it' */
const FOND = /\bi (?:kinda|kind of|sort of|actually|quite) (?:love|like) (?:it|you|that|this)\b/;

/** We asked or answered what nobody asked, or what they said before; a sentence of its own. */
const MISHEARD =
  /^(?:(?:but|and|well|no|ok|lol) )*(?:i (?:did not|never) ask(?:ed)? (?:you )?(?:anything|a question)|i (?:did )?answer(?:ed)? (?:that|it|you)|i (?:did )?(?:say|said) (?:it is|its) (?:like )?(?:a |an )?#s|we (?:just|already) did (?:that|this|it)|(?:it|that|this) (?:is|was) not a question)$/;
export const isMisheard = (content: string): boolean =>
  sentencesOf(content).some(({ plain }) => MISHEARD.test(plain));

/** They put us right: how we took it, or what we left out. */
const putsRight = (scene: Scene, plain: string): boolean =>
  thingMeant(scene) !== null ||
  corrects(scene.turn.content, lastReplyOf(scene)) ||
  MISTAKEN.test(plain) ||
  sentencesOf(scene.turn.content)
    .slice(0, SENTENCES_OF_A_CORRECTION)
    .some((one) => TAKEN_WRONGLY.test(one.plain));
const SENTENCES_OF_A_CORRECTION = 3;
const MISTAKEN =
  /^(?:lovely|wonderful|good|great|happy|proud) no\b|\byou (?:have )?left (?:off|out) (?:my|the)\b|^(?:no )*(?:this|that|it) is not the point\b|^(?:no )*i do not think you (?:understood|got|heard)\b/;
const TAKEN_WRONGLY =
  /^(?:(?:no|but) )*(?:i am (?:talking about|on about) |(?:it|that) (?:has|is) (?:not|no) (?:even )?happened(?: yet)?$|(?:it|this|that) is not (?:a )?(?:happy|glad|sad|good|funny) (?:story|one|news|thing)(?:$| (?:i|at all|really)\b))/;
/** They complain, and go on to ask: what is asked comes first. */
function asksOn(scene: Scene): boolean {
  const asked = askedIn(scene);
  if (asked === null || COMPLAINT.test(asked.last)) return false;
  const isOne = askedOfLife(asked.last) !== 'other' || isPlainlyAsked(scene, asked.last);
  return isOne && wordsIn(asked.last) >= FEWEST_WORDS_OF_A_QUESTION;
}

const FEWEST_WORDS_OF_A_QUESTION = 5;
/** A list or an exercise refused. */
const refusesToBeLed = (plain: string): boolean =>
  (NO_MENU.test(plain) && !WANTS_A_LIST.test(plain)) || NO_STEPS.test(plain);
/** 'that's not a list, is it': they want one. */
const WANTS_A_LIST = /\b(?:that|it|this) is not (?:a|the|my) list\b|\bi do want (?:a|the|that) list\b/;
const NO_STEPS =
  /\b(?:there (?:are|is)|it has|they are|these are) (?:no|not any|not) (?:two )?sides?\b|\bno sides\b|\b(?:nothing|no deciding|no decision) (?:to (?:be )?(?:decide|decided|done|weigh)|here to decide)\b|\bstop (?:this|the|that) (?:page|exercise|list)\b|\b(?:do not|dont|dinnae) (?:want|need|like) (?:it |this |that |any |your |to )?(?:in |do it in )?(?:wee |small |little )?steps\b|^(?:no|naw) (?:to )?(?:your |yer )?(?:wee |small )?steps\b|^(?:(?:no|but|well) )*i am not writing (?:to )?(?:him|her|them|it|a|any)\b|\bi am not writing to (?:him|her|them)\b.*\b(?:just|only) telling you\b/;
const NO_MENU =
  /\b(?:do not|dont|not|no|stop with the) (?:one for |want |need |like )?(?:an?|another|more|any|your|the|these|this|that)? ?(?:lists?|menus?|options|choices|multiple choice|exercises?|homework|worksheet)\b|\b(?:do not|dont|will not|not going to) (?:want to |need to )?(?:copy|read (?:it|that) (?:over|back)|pick|choose|number)\b|\b(?:just )?let me (?:just )?(?:tell|talk|say) (?:it|you)\b|\b(?:none|nothing) of (?:it|them|those) (?:weighs?|matters?)\b|\bcomprehension\b/;

const QUIET =
  /\b(?:no (?:more )?questions|stop asking|(?:do not|dont) (?:keep )?ask(?:ing)? (?:me )?(?:anything|things|stuff|so (?:much|many)|questions|any ?more|again|how i)|(?:do not|dont) want to be asked|(?<!\bi (?:will|would|could|can|should) )(?:just|only) (?:listen|be (?:here|there|quiet)|want (?:you )?to listen|let me (?:talk|write|rant|vent))|ask (?:me )?(?:less|fewer)|(?:fewer|less) questions|too many questions|enough (?:with the )?questions|can you (?:just )?(?:stop asking|be quiet|listen))\b/;

const WANTS_SOMETHING =
  /\b(?:tell|give|show) me (?:something|anything|one thing|what to do)\b|\bsomething (?:that|which) (?:works|helps)\b|\bjust tell me\b/;

/** No more questions; and perhaps something in their place. */
export function quietWant({ turn, reading }: Scene, plain: string): Want | null {
  const { content } = turn;
  const isQuiet =
    QUIET.test(plain) || (reading.act.refusal === 'questions' && declinedIn(content).length > 0);
  if (!isQuiet) return null;
  return { kind: wantsSteps(content) || WANTS_SOMETHING.test(plain) ? 'quiet_practice' : 'quiet' };
}
