import { sentencesOf } from '../../acts/said-forms.ts';
import { lastSaid } from '../../said-so-far.ts';
import { isGrieving, type Scene } from '../../scene.ts';

/** 'is it normal?', 'is it normal that it comes back?': of what was told just before. */
const BARE = /\bnormal(?: (?:though|tho|then|or not|do you think))?$/;
const COMES_BACK =
  /\bnormal (?:that|if|when) (?:it|this|that|grief|the grief|sadness|the sadness|a song|one song|music|a smell|i) (?:still |just |always |can )*(?:com(?:e|es) (?:back|up)|do(?:es)?|bring\w*|make\w*|set\w*|hit\w*|last\w*|get\w*)\b/;
/** A feeling of their own. */
const FELT =
  /\bi\b.{0,30}\b(?:miss(?:ed|ing)?|cr(?:y|ied|ying)|grie\w+|sad|think(?:ing)? (?:of|about)|dream\w*|nervous|lonely|homesick|numb|relieved)\b/i;
/** What somebody does to them, what a body does, and danger are never called normal. */
const NEVER =
  /\b(?:(?<!song |it |grief |that )hits?|hitting|beat\w*|shout\w*|yell\w*|scream\w*|slap\w*|push\w*|grab\w*|chok\w*|threat\w*|control\w*|forc\w*|touch\w*|check\w*|my phone|my money|lock\w*|allow\w*|lets? me|cut|cuts|cutting|kill\w*|suicid\w*|dying|want to die|be dead|alive|voices|hurt\w*|blood\w*|bleed\w*|lump\w*|pains?|chest|drink\w*|drunk|drugs?|pills?|starv\w*|throw(?:ing)? up)\b/i;

/** Whether a feeling or a grief that comes back is normal: known to many. */
export function asksIfFeltIsNormal(scene: Scene): boolean {
  const told = lastSaid(scene.turn).join('. ');
  if (scene.turn.safety.tier !== 'T0' || NEVER.test(told)) return false;
  const asked = sentencesOf(scene.turn.content).map(({ plain }) => plain);
  const isOfGrief = isGrieving(scene) || scene.before.thread.tone === 'grief';
  if (asked.some((plain) => BARE.test(plain))) return isOfGrief || FELT.test(told);
  return isOfGrief && asked.some((plain) => COMES_BACK.test(plain));
}
