import { asksHowToTell } from '#language/somebody-near.ts';
import type { SafetyState } from './safety-state.ts';
import type { Decision, TurnReading } from './turn-reading.ts';

/** 'do i ask him outright, or would that put the idea in his head?' */
const WHETHER_TO_ASK =
  /\b(?:put|plant|give)\w* (?:the |that |an |him |her |them )*ideas?\b|\b(?:ask|asking|asked|say|saying) (?:it |him |her |them |that )?(?:about it |if \w+ )?(?:straight|outright|directly|plainly|bluntly|out loud|in so many words)\b|\btoo (?:blunt|direct|much to ask)\b/u;
const WHETHER_TO_GO =
  /\b(?:do|should|shall|can|could) i (?:just |better |maybe |even )*(?:go|drive|head|walk|cycle|run|come|turn up|call) (?:round|over|there|up|down|in|out|and|to (?:him|her|them|his|her|their|the))\b|\b(?:go|drive) (?:round|over) or not\b/u;
const WHOM_TO_RING =
  /\bwho (?:do|should|can|could|would|am) i (?:supposed to |meant to |even )?(?:ring|call|phone|tell|text|contact)\b|\b(?:do|should|shall) i (?:just )?(?:ring|call|phone) (?:the )?(?:police|ambulance|999|911|112|111|000|somebody|someone|anybody|anyone)\b/u;
/** 'outside his flat, no answer' */
const SILENT = /\bno (?:answer|reply|sign of (?:him|her|them))\b/u;
const WHAT_TO_DO =
  /\bwhat (?:do|should|can|could|shall|am|would) i (?:even |actually |supposed to |meant to |just )*do\b|\bwhat now\b|\bhow (?:do|can|could|should) i (?:even )?(?:help|stop|keep|get|reach|support)\b|^(?:please )?help(?: me)?(?: please)?$/u;
const WORDS_FOR_THEM =
  /\bwhat (?:do|should|can|could|shall|would) i (?:even |actually |just )*(?:say|text|write|tell|answer|reply)\b/u;

/** Whoever is afraid for somebody is told what a helper can do: what they ask, and not the next line of company. */
function forHelper(plain: string): Decision | null {
  if (WHETHER_TO_ASK.test(plain)) return { move: 'helper_ask', step: 'resting' };
  if (WHOM_TO_RING.test(plain) || SILENT.test(plain)) return { move: 'helper_now', step: 'helper_asked' };
  if (WHETHER_TO_GO.test(plain)) return { move: 'helper_go', step: 'resting' };
  if (WORDS_FOR_THEM.test(plain) || asksHowToTell(plain)) return { move: 'helper_words', step: 'resting' };
  return WHAT_TO_DO.test(plain) ? { move: 'helper_more', step: 'resting' } : null;
}

/** 'is it stupid that i still love him?', 'would it be better if i said sorry?', 'is it my fault?' */
const OF_ONESELF =
  /\b(?:is|was|am) (?:it|that|this|i) (?:just |really |all |so )?(?:stupid|dumb|daft|weak|pathetic|silly|wrong|bad|my fault|to blame|me)\b|\b(?:should|would|could|do|shall) i (?:just |better )?(?:say|stay|keep|apologi[sz]e|leave|go|wait|be)\b|\bwould it (?:be|help)\b(?=.*\bif i\b)|\bjust (?:stay|keep) (?:quiet|still|calm)\b/u;

/** A manner of speaking anywhere else. */
const THREATENED =
  /\b(?:says?|said|saying|threaten\w*|swears?|swore|promis\w*) (?:that )?(?:he|she|they) (?:will|would|is going to|are going to|wants to) (?:kill|hurt|finish|end|get|shoot|stab|strangle) (?:me|us)\b/u;
const WHETHER_TO_LEAVE =
  /\b(?:wrong|selfish|bad|ok|okay|all right|awful|terrible|deserter|disloyal|coward|cowardly) (?:of me )?(?:to (?:go|leave|run|stay (?:at|with|over))|if i (?:go|leave|left|went))\b|\b(?:should|shall|can|could|do) i (?:just |really )?(?:go|leave|get out|run)\b/u;

/**
 * What is asked while somebody else's danger stands, or somebody hurts them: answered, whoever else is beneath the reply.
 * Null: nothing of the kind, and their talk is followed.
 */
export function chooseForAsked({ plain, tags: heard }: TurnReading, { tags }: SafetyState): Decision | null {
  if (tags.includes('abuse')) {
    if (THREATENED.test(plain)) return { move: 'abuse_now', step: 'safe_asked' };
    if (WHETHER_TO_LEAVE.test(plain)) return { move: 'abuse_leave', step: 'resting' };
    if (heard.includes('abuse')) return null;
    return OF_ONESELF.test(plain) || WHAT_TO_DO.test(plain) ? { move: 'abuse_asked', step: 'resting' } : null;
  }
  return tags.includes('someone_else') ? forHelper(plain) : null;
}
