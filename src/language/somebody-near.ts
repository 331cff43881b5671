/*
 * What is said of people around somebody in danger, over plain words (contractions written out). Shared by the safety
 * protocol and the guide: both must know when nobody has to be looked for any more.
 */

const WITH =
  /\b(?:(?:beside|next to|with|across from|holding) (?:me|my hand)|at (?:the|my) (?:door|gate)|not (?:leaving|going home|letting me)|(?:taking|took|driving) me (?:to|home|back)|staying (?:with|in|on|over|here|the night|at)|(?:sleep|stay|stays|sleeping) (?:here|over|on (?:her|his|my|the|their) (?:couch|sofa|settee|floor))|knocked|(?:brought|making|made|makes) (?:me )?(?:tea|toast|food|soup|coffee|dinner)|(?:she|he|they|mum|mom|dad) (?:knows|kens|cried|hugged)|(?:is|are|has|just) (?:coming|here|walked in|come in|came in|on (?:the|his|her|their|my) (?:way|bed)|driving (?:down|over|up|here|home)|turning (?:round|around)|sitting (?:here|on|with|beside|next)|putting on|getting (?:his|her|their) (?:keys|coat|shoes)|answered|picked up|waiting|on the phone)|(?:walked|came) in|(?:i|just|already) (?:have |just |already |kind of |kinda )*(?:woke|told|rang|called|phoned|texted|messaged) (?:him|her|them|my \w+|mum|mom|dad)|(?:ringing|calling|phoning|writing|texting) (?:me|him|her|them|my \w+)|(?:rang|rings|phoned|called) me)\b/u;
/** Somebody is with them, is coming, or has been told. */
export const isWithSomebody = (plain: string): boolean => WITH.test(plain) && !NOT_SO.test(plain);
const NOT_SO =
  /\b(?:999|911|112|111|988|samaritans|lifeline|helpline|hotline|(?:nobody|no one|not anyone) is)\b/u;

const WHETHER_TO_TELL =
  /\b(?:do|should|shall|can|could) i (?:just |really )?(?:phone|ring|call|tell|wake|text|message|write(?: to)?|go (?:to|and)|knock|ask) (?!(?:you|this|it|that)\b)/u;
/** 'do i wake her', 'should i ring him or no'. */
export const asksWhetherToTell = (plain: string): boolean => WHETHER_TO_TELL.test(plain);

const HOW_TO_TELL =
  /\b(?:how (?:do|would|can) i (?:even )?(?:start|say|begin|tell)|how to (?:start|say|begin|tell)|what (?:do|would|should|could) i (?:even |actually )?(?:say|write|tell)|what to (?:say|write|tell))\b/u;
/** 'what would i even say to him'. */
export const asksHowToTell = (plain: string): boolean => HOW_TO_TELL.test(plain);

const CANNOT_BE =
  /\b(?:can not|will not|would not|not going to|do not want to|shall not|not) (?:\w+ ){0,2}?(?:tell|telling|ask|call|ring|text|wake|trouble|bother|be helpful|help)\b|\b(?:useless|gossip|asleep|miles away|abroad|spoiling (?:his|her|their))\b/u;
/** Somebody who was named cannot be the one. */
export const cannotBeTold = (plain: string): boolean => CANNOT_BE.test(plain);

const ANOTHER_SUBJECT =
  /\b(?:can|could|may) (?:i|we) (?:please |just )?talk about (?!(?:it|this|that)\b)|\b(?:change|changing) the subject\b|\btalk about (?:minecraft|something|anything|the|my)\b/u;
/** 'can i talk about the salon now'. */
export const asksForAnotherSubject = (plain: string): boolean => ANOTHER_SUBJECT.test(plain);
