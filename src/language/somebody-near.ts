/*
 * What is said of people around somebody in danger, over plain words (contractions written out). Shared by the safety
 * protocol and the guide: both must know when nobody has to be looked for any more.
 */

const WITH =
  /\b(?:(?:beside|next to) me|holding (?:me|my hand)|(?:is|are|stays?|staying|stayed|sits?|sitting|sat|here|came|comes|coming|waits?|waiting|sleeps?|sleeping) (?:here |right |now |in )?(?:near|with|across from) me|at (?:the|my) (?:door|gate)|not (?:leaving|going home|letting me)|(?:taking|took|driving) me (?:to|home|back)|staying (?:with|in|on|over|here|the night|at)|(?:sleep|stay|stays|sleeping) (?:here|over|on (?:her|his|my|the|their) (?:couch|sofa|settee|floor))|knocked|(?<!\bi (?:am |have )?)(?:brought|making|made|makes) (?:me )?(?:tea|toast|food|soup|coffee|dinner)|(?:she|he|they|mum|mom|dad) (?:knows|kens|cried|hugged)|(?:is|are|has|just) (?:coming|here|ringing|calling|walked in|come in|came in|on (?:the|his|her|their|my) (?:way|bed)|driving (?:down|over|up|here|home)|turning (?:round|around)|sitting (?:here|on|with|beside|next)|putting on|getting (?:his|her|their) (?:keys|coat|shoes)|answered|picked up|waiting|on the phone)|(?:is|are) typing|getting (?:my|his|her|their) (?:keys|coat|shoes)|(?:till|until) (?:she|he|they|mum|mom|mam|dad|\w+) (?:gets?|is|are|comes?|arrives?|turns? up)(?: \w+)? ?here\b|(?:put|wrote|said|typed) .{1,40} and (?:have |i )?sent it|(?:walked|came) in|(?<!\bi (?:am |can |could |just |have |will )*)(?:sits?|sat|snoring|staying|stopping) (?:down|here|next|beside|with)|(?:said|says|told me to|asked me to|having me|let me|letting me) (?:to )?(?:stop|stay|sleep) (?:here|over|the night|with|till|until|on)|will (?:stay|not leave)|wrote back|(?<!\bi (?:have |just )?)put the kettle on|(?:read|showed|shown|handed) (?:it|this|that|her|him|them) (?:it |this |that )?to (?!(?:you|u|me|myself|nobody|no|the|a)\b)\w+|(?:will|is going to) ring the \w+ with (?:me|us)|has (?:rung|phoned|called)|(?:i|just|already) (?:have |just |already |kind of |kinda )*(?:woke|told|rang|called|phoned|texted|messaged|emailed|wrote to|said (?:it|that|a word) to|spoke (?:to|with)|sent (?:a |the )?(?:message|text|email|it) to) (?!(?:you|u|me|myself|nobody|no|not|it|this|that|the|a|an|anyone|anybody)\b)\w+|told (?!(?:you|u|me|myself|nobody|no|not|it|this|that|the|a|an)\b)\w+ (?:i am|that i|all|about it|everything)|(?:ringing|calling|phoning|writing|texting) (?:me|him|her|them|my (?!name)\w+)|(?:rang|rings|phoned|called) me)\b/u;
/** Somebody is with them, is coming, or has been told. */
export const isWithSomebody = (plain: string): boolean => WITH.test(plain) && !NOT_SO.test(plain);
const NOT_SO =
  /\b(?:999|911|112|111|988|samaritans|lifeline|helpline|hotline|(?:nobody|no one|not anyone) is)\b|\b(?:dog|cat|horse|hens?|cows?|pup|kitten|hamster|rabbit|photo|photograph|picture) (?:is |are |was |sits? |sat |lies |lying |sleeps? |asleep |here )*(?:here|near|with|beside|next|on|at)\b/u;

const WHETHER_TO_TELL =
  /\b(?:do|should|shall|can|could) i (?:just |really |like |maybe )*(?:phone|ring|call|tell|wake|text|message|email|write(?: to)?|go (?:to|and|see)|talk to|speak to|knock|ask) (?!(?:you|this|it|that)\b)/u;
/** 'do i wake her', 'should i like email miss o'. */
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

const GOING =
  /\b(?:(?:could|might|can|will|would|may|am going to|had better|should) (?!not\b)(?:just |always |maybe |probably )?(?:go (?:down|up|over|round|next door|and|see|sit|to(?! (?:work|bed|sleep|home|school|town|mass|church|the|a|an|hospital|prison|jail)\b))|say (?:it|a word|something) to|have a word with|(?:talk|speak) (?:to|with)|tell|ask|sit with|knock|ring|text|message|hand this to) (?!(?:you|u|me|nobody|no|it|this|that|them nothing|999|911|112|988|samaritans|lifeline)\b)|i am (?:going|off) (?:down|up|over|round|in|next door)(?! to (?:work|bed|sleep)\b)(?: (?:to|now|there)\b|$)|\bam (?:going|gannin|gaun|heading|walking|away|off) (?:round |over |down |up )?to (?!(?:work|bed|sleep|home|school|town|mass|church|the|a|an|be|do|get|make|try|lose|fail|die|have|kill|end|hurt|hospital|you)\b)\w+(?: (?:now|then|house|place|flat|put|back|and)\b|$)|(?:him|her|them|who) i would (?:tell|talk to|ask|ring))/u;
/** 'i could go down and sit with col', 'i might say a word to him'. */
export const isGoingToSomebody = (plain: string): boolean => GOING.test(plain) && !LEFT_FOR_LATER.test(plain);
const LEFT_FOR_LATER = /\b(?:might not|will not|would not|can not|could not|not going to)\b/u;

const FOR_THE_HELPER =
  /\b(?:he|she|they|mum|mom|dad|\w+) (?:is |are )?(?:asking|asks|asked|wants? to know|says|said|does not know|do not know) what (?:he|she|they|to) (?:should |can |could |ought to )?do\b/u;
/** 'he is asking what he should do': whoever sits beside them. */
export const asksForTheHelper = (plain: string): boolean => FOR_THE_HELPER.test(plain);

const TITLED =
  /\b(?:mr|mrs|ms|miss|frau|herr|dr|auntie|uncle|our|brother|sister|friend|mate|neighbou?r) (?!(?:her|him|it|them|you|me|my|the|that|this|out|is|was|has|and|or|but|to|in|on|at|of|who|house|home|family|team|said|says|told|would|could|might|will)\b)\p{L}{3,}/iu;
const NAMED =
  /(?:\b(?:to|with|[Tt]ell|[Tt]old|ask|ring|call|text|message|see|[Tt]here is|[Tt]here's|[Tt]here was|[Ii]t's|even|only|[Mm]aybe) |(?:^|[.!?,] +))(?!(?:The|This|That|There|They|Then|She|Her|His|Our|You|Your|And|But|Not|Now|Yes|Yeah|Nah|Well|What|When|Who|Why|How|Just|Maybe|Only|Ok|Okay|God|Jesus|Lord|Allah|Christmas|Easter|Samaritans|Lifeline|Shout|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Mass|Calling|Nothing|Nobody|Somebody|Someone|Still|Today|Tonight|Tomorrow|Thanks|Thank|Please|Sorry|Forget|Right|Goodnight|Night|Good|Go|Stop|All|Dont|Can|Could|Would|Should|Will|Did|Does|Have|Had|Was|Were|Are|Is|It|If|So|My|We|He|In|On|At|No|Of|One|Some)\b)\p{Lu}\p{Ll}{2,}(?:'s|’s)?(?: (?:is|was|has|came|could|might|would|will|sits|downstairs|upstairs|next|from|the|and|said|says|never|always|who)\b|[.,!?]|$)/u;
/** Somebody is named, by a title or a capital: 'miss okafor', 'there's Col downstairs', 'our Julie'. `text` as it was typed. */
export const namesByName = (text: string): boolean => TITLED.test(text) || NAMED.test(text);
