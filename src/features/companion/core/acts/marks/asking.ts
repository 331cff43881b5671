import type { Mark } from './mark.ts';

/** Questions to us and requests. */
export const ASKING: readonly Mark[] = [
  ['YOU', /(?<!\b(?:thank|see|bless|tell|god|do|d) )\b(?:you|your|yourself|u|ur|ye)\b(?! know\b)/],
  ['YOUQ', /\b(?:are|do|can|will|did|have|would|could|is|were|does|did) (?:you|u|ye|this|thing|it)\b/],
  [
    'YOUARE',
    /\b(?:are you|you are|who are you|what are you|you a|u a|is this|r u) (?:a |an |one |some |just |actually |even |really )*(?:bot|robot|real|human|person|ai|machine|computer|man|woman|program|app|guy|doctor|nurse|therapist|recording|recorded|private|safe|free|anonymous)\b/,
  ],
  [
    'KEEPQ',
    /\b(?:remember|private|privacy|listening|recording|record|save|saved|store|keep (?:what|this|all|it)|who (?:reads|sees|can see|else)|tell (?:anyone|anybody|people|my)|write (?:this|it) down|writing this)\b/,
  ],
  [
    'WHYQ',
    /\bwhy (?:a number|number|numbers|did you|do you|are you|would you|have you|you|the number|is it|on earth|ask)\b|\bwhat is (?:the number|that|the point of (?:a|the) number|0)\b|\bdo you ask\b/,
  ],
  [
    'ASKIT',
    /\b(?:(?:what|how|where|who|which|when) (?:do|does|can|should|would|shall|could|am|is|are|would) (?:i|you|people|we|a|the|it|normal|other|she|he)|how (?:to|long|many|much|come)|what (?:to|else|if|about)|should i|shall i|could i|can i|may i|do i|am i|would you|do you (?:think|reckon|know)|any (?:tips?|advice|ideas?|tricks?|suggestions?|way|chance|words)|got (?:any|a|anything)|have you (?:got|any)|is (?:it|that|there|this) (?:normal|ok|okay|bad|legal|weird|petty|daft|wrong|rude|too|a|any|mad|mean|stupid|worth|always|true|something|possible)|do (?:people|you|other|they|doctors|dogs)|can (?:you|u|ye) (?:give|tell|help|write|suggest|say|do|teach|make|think|put|talk|explain|find|recommend|take|get|show|just|please|have)|in your opinion|your opinion)\b/,
  ],
  [
    'GIVE',
    /^(?:(?:so|ok|okay|please|just|and|right|well|then|now|but|oh|go on|anyway|can you) )*(?:tell me|help me|give me|write|suggest|explain|teach me|show me|say something|advise|recommend|make it|list|find me|pick|help|remind me)\b/,
  ],
  [
    'Q1',
    /^(?:(?:and|so|but|ok|okay|right|well|wait|oh|hang on|be honest|honestly|then|also|sorry|hey|hm|lol|serious|real question) )*(?:is|are|do|does|did|can|could|should|would|will|what|how|why|when|where|who|which|am|was|has|have|whats|hows|any|anything)\b/,
  ],
  [
    'QYOU',
    /^(?:(?:and|so|but|ok|right|well|wait|oh|then|also|hey|lol) )*(?:(?:what|how|why|where|when|who) )?(?:is|are|do|does|did|can|could|would|will|have|were|was) (?:you|u|ye|it|this|that|yous)\b/,
  ],
  [
    'ASK!',
    /\b(?:tell me what to do|(?:one|any|a) thing to (?:do|try)|what am i supposed to do|what did i do wrong|do you think i am (?:being|a|too)|something for (?:that|it|this)$|what (?:should|shall|can) i (?:do|say|write|tell|try)|what do i (?:do|say|write|tell|reply)|any (?:other |more )?(?:tips?|advice|ideas|tricks)|how (?:do|can|should) i (?:stop|get|tell|say|sleep|calm|ask|deal|cope|make|start|know|put|write)|should i|give me (?:a|some|something) (?:tip|advice|to do|practical)|what would you (?:say|do|tell)|is (?:it|that|this) normal|am i (?:a |being |just |the )*(?:bad|terrible|awful|horrible|selfish|wrong|mad|crazy|overreacting|only|worst|monster)|what helps|what do (?:other |most )*people (?:do|try|say)|(?:can|could|should) i (?:just )?(?:skip|stop|halve|double|take|come off)|(?:do|might) i have (?:a |an )?(?:depression|anxiety|adhd|autism|ptsd|ocd|bipolar))\b/,
  ],
  [
    'ASKUS!',
    /\b(?:are|r) (?:you|u) (?:a |an |just |really |even |actually |some kind of )*(?:bot|robot|real|human|person|ai|machine|computer|recording|listening to me)\b|\byou are (?:a |an |just |only )+(?:bot|robot|ai|machine)(?: right| lol| then)*$|\bdo (?:you|u) (?:even |still |actually )?remember\b|\bwill you (?:remember|forget)\b|\bwho (?:reads|can see|can read|sees) (?:this|what|it|these)\b|\bis this (?:private|confidential|recorded|being recorded)\b|\bwhat (?:can|do) you (?:do|actually do)(?: then| here| for me)*$|\bwhy (?:do|are|did|would) you (?:ask\w*|want|need|keep asking|say)\b|\bwhy (?:a )?numbers?\b|\b(?:is this|are you|you are) (?:just |really )?(?:chatgpt|gpt|an llm|claude|siri|alexa)\b/,
  ],
];
