import { type Asked, isOfUs } from './asked.ts';

type Signs = readonly (readonly [string, RegExp])[];

/** Turns of phrase that ask, with a mark or without. */
export const ASKS =
  /^\W*the \w+ one,? please\W*$|\b(?:i (?:just |really )?(?:want|need|wanna|would like|'d like) (?:to (?:know|learn|work out|find out) )?(?:how|what) to|i (?:just |really )?(?:want|need) you to (?:tell|help|write|word|give|say)|(?:can|could|would|will) (?:you|u) (?:just |please )?(?:tell|give|help|write|word|suggest|make|put|draft)|(?:^|[.!?,] )(?:please |just |ok |so |then |and |but |right |well )*(?:help|give|tell|write|word|find|teach|show|suggest) (?:me|us)\b|\bhelp\W*$|what if (?:i|he|she|they|it|we)\b|what else (?:is there|can i|could i|have you got)|any (?:tips?|ideas?|advice|suggestions?)|what (?:do|should|can|could|shall|would) (?:i|you|we)\b|how (?:do|can|should|would|could) (?:i|you|we|people)\b|should i\b|is (?:that|it|this) (?:normal|weird|bad|daft|silly)|need (?:a tip|help|some words|words|advice)|(?:ideas|tips|advice) for)\b|(?:^|[.!?,] )(?:so |but |and |ok |well )*(?:how (?:do|does|can|should|would|could|did|long|many|much|to)\b|(?:do|does|did|can|could|should|will|would|is|are|am|was|were|shall|have|has) (?:i|you|u|we|one|it|that|this|he|she|they|there)\b|what (?:even |actually )?(?:is|are) (?:this|you)\b|what(?:'s| is| does| do| did) |(?:what|how) about )/;
/** Turns of phrase in which something is asked; the learned weights say what they are worth. Over plain words (`tokensOf`). */
const OF_US: Signs = [
  [
    'privacy',
    /\b(?:private|privacy|who (?:reads|sees|can (?:see|read)|else|gets)|safe to (?:say|type|tell)|anyone (?:else )?(?:read|see)|confidential|tell (?:anyone|anybody|people|my|the|school|her|him|mum|on)|record(?:ing|ed)?|listening in|write (?:this|it) down|writing this|save(?:d)?|store|keep (?:this|what|all|it)|hacked|see this|read this|police|sell)\b/,
  ],
  [
    'memory',
    /\b(?:remember|forget|forgot|recall|last time|what (?:i|we) (?:said|told|talked)|know me|know it tomorrow|next time|memory)\b/,
  ],
  [
    'why_asked',
    /\bwhy\b.*\b(?:you|number|ask|that|there)\b|\bdo you ask\b|\bdid i say\b|\bwhat made you\b|\bwhat is the number\b|\bpoint of\b|\bask (?:that|everyone|everybody)\b|\bwhy number/,
  ],
  [
    'human',
    /\b(?:human|person|real|robot|bot|chatgpt|gpt|llm|claude|siri|alexa|ai|machine|computer|program|alive|somebody (?:there|typing)|someone (?:there|typing)|a (?:man|woman|guy|girl|lady|bloke)|who are you|what are you|name|feel(?:ings)?|bored|tired|mother|mum|sleep|eat|friends?|love|proud|offence|offense|happy|sad|doctor|nurse|therapist|age|old|from|awake|mind)\b/,
  ],
  [
    'can_do',
    /\b(?:what (?:can|do) you do|what are you for|how does this work|how do you work|can you (?:do|speak|hear|see|help)|are you (?:good|any)|purpose|cost|free|charge)\b/,
  ],
];

const OF_LIFE: Signs = [
  [
    'medicine',
    /\b(?:tablets?|pills?|meds?|medication|medicine|sertraline|citalopram|fluoxetine|prozac|zoloft|lexapro|diazepam|valium|antidepressants?|doses?|dosage|melatonin|prescri\w+|side effects?|doctor give)\b/,
  ],
  [
    'label',
    /\b(?:(?:do|might|could) i have|have i got|am i|is (?:it|this|she|he|that)|does (?:he|she) have|what is wrong with me) ?(?:a |an |having |got )*(?:depress\w*|anxiety|adhd|autis\w*|bipolar|bpd|narcissist\w*|ocd|ptsd|burn ?out|a breakdown|crazy|mad|insane|normal in the head|mental\w* ill|going mad|dementia)\b|what is wrong with me/,
  ],
  [
    'law_money',
    /\b(?:legal(?:ly)?|illegal|lawyer|solicitor|sue|court|contract|rights|police|landlord .*(?:can|allowed)|evict\w*|deposit|redundancy pay|tax|pension|mortgage|loan|debt|invest|benefits|universal credit|visa|custody|will and|inherit\w*)\b/,
  ],
  [
    'wording',
    /\b(?:what (?:do|should|could|would|can|shall) (?:i|you|we|one) (?:even )?(?:say|write|tell|text|put|reply|answer)|how (?:do|should|would|can|could) (?:i|you) (?:even )?(?:say|tell|put|word|phrase|ask|answer|write|start|bring|explain)|help me (?:write|word|say|text|with (?:a|the) (?:text|message|letter|words))|write (?:me|it|a|something|that|him|her|them)|words for|the words|can you (?:write|word|put it|draft|make it)|reword|a text (?:to|for)|something to (?:say|write)|make it (?:shorter|softer|kinder|nicer|less|more))\b/,
  ],
  [
    'hear',
    /\b(?:(?:am i|think i am) (?:a |being |just |the )*(?:bad|terrible|awful|horrible|selfish|worst|monster|petty|daft|stupid|silly|unreasonable|too \w+)|did i do wrong|tell me (?:it is|that i|i am|it will|something (?:nice|kind|good))|say (?:it is|it will|that it|something (?:nice|kind))|tell me (?:straight|honestly)|promise me|say (?:happy birthday|well done|you are proud))\b/,
  ],
  [
    'should',
    /\b(?:should i|shall i|do i (?:go|call|text|tell|ring|ask|say|take|wash|send|write|reply|answer|wait|leave|give|let|need|have)|would you (?:tell|go|call|ring|say|ask|leave|text|do|stay|give|forgive|send)|ought i|can i (?:just )?(?:go|say|tell|ask|leave|call|text)|or not\b|is it (?:worth|wrong|petty|rude|mean|selfish|stupid|too late|ok|okay|alright|bad|daft|cowardly)|am i (?:wrong|being|right|overreacting|a (?:bad|terrible|horrible)))\b/,
  ],
  [
    'normal',
    /\b(?:normal|does (?:anyone|everyone|everybody|anybody) else|do (?:other )?people (?:feel|get|have|think)|is it (?:weird|strange|odd|common|just me|usual)|am i (?:the only|weird|strange|odd|alone in)|common)\b/,
  ],
  [
    'practice',
    /\b(?:tips?|tricks?|exercises?|techniques?|(?:one|any|a) thing to (?:do|try)|something (?:to (?:do|try)|practical|quick|for)|practical|calm (?:me )?down|how (?:do|can) (?:i|you|people) (?:stop|calm|sleep|relax|cope|get (?:back )?to sleep|switch|wind|not|breathe|deal|get through|let|settle|fall|keep|make it)|help me (?:calm|sleep|breathe|relax|settle|stop|cope)|breathing|do the breathing|what helps|what (?:do|can|should) (?:i|you|people|other people|normal people) (?:do|try)|what works|anything that|what to do|what do i do|how to)\b/,
  ],
  [
    'advice',
    /\b(?:advice|supposed to do|what (?:do|should|would|can|shall) (?:i|you|we)|how (?:do|can|should|would|could) (?:i|you|we|people)|any ideas?|ideas|suggest\w*|opinion|what (?:do )?you (?:think|reckon)|do you (?:think|reckon)|advise|recommend|help me|where do i)\b/,
  ],
  [
    'favour',
    /\b(?:poem|joke|story|song|recipe|name for|names|list of|pick|choose|toast|card|limerick|rhyme|translate|spell|sum|count)\b/,
  ],
];

/** 'do you think', 'would you say': a view is asked for, and nothing about us. */
const ASKS_A_VIEW =
  /\b(?:do|don'?t|would|did) (?:you|u) (?:really |honestly |even )?(?:think|suppose|reckon|say|believe|imagine)\b|\b(?:do )?you know,/g;
const WORD_OF_US =
  /\b(?:you|your\w*|you'\w+|u|ur|this|here|app|(?:ro)?bot|ai|(?:chat ?)?gpt|process|machine|computer|chat|private|privacy|confidential|anonymous|recorded)\b|\bwhat i (?:\w+ )?(?:say|said|type|typed|write|wrote|put|told)\b/;
const WORD_OF_READERS = /\b(?:who|reads?|sees?|listen\w*|hacked|told|saved?|stored?|kept)\b/;

/** 'do you think it's foolish to lay a cup for somebody who isn't there': no word of it is about us. */
function speaksOfUs(asked: Asked, said: string): boolean {
  const rest = said.replace(ASKS_A_VIEW, ' ');
  return WORD_OF_US.test(rest) || (asked === 'us_private' && WORD_OF_READERS.test(rest));
}

/** Whether a question to us has a word of us and a turn of phrase of its kind: learned weights alone do not make one. */
export const hasSignOfUs = (asked: Asked, plain: string): boolean => {
  const name = SIGN_OF[asked];
  if (!isOfUs(asked)) return true;
  return (
    speaksOfUs(asked, plain) &&
    (name === undefined || OF_US.some(([known, sign]) => known === name && sign.test(plain)))
  );
};
const SIGN_OF: Partial<Readonly<Record<Asked, string>>> = {
  us_human: 'human',
  us_memory: 'memory',
  us_private: 'privacy',
  us_why: 'why_asked',
  us_can: 'can_do',
};

const namesIn = (signs: Signs, plain: string): string[] =>
  signs.flatMap(([name, sign]) => (sign.test(plain) ? [name] : []));

/** The names of the turns of phrase found, and which is the first of each list. */
export function askingSigns(plain: string): string[] {
  const [ofUs, ofLife] = [namesIn(OF_US, plain), namesIn(OF_LIFE, plain)];
  return [...ofUs, ...ofLife, `u:${ofUs[0] ?? ''}`, `l:${ofLife[0] ?? ''}`];
}
