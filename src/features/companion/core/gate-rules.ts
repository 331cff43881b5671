/** Why a clause of a reply was not let through. */
export const GATE_FLAGS = [
  'backend',
  'diagnosis',
  'medication',
  'method',
  'human_claim',
  'leak',
  'flattery',
  'guilt',
  'too_long',
  'empty',
] as const;
export type GateFlag = (typeof GATE_FLAGS)[number];

/** A model thinking aloud: never words to the person, however few remain without it. */
export const THOUGHTS =
  /<(think|thinking|scratchpad|reasoning|system|analysis|instructions?|internal|plan)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/gi;

/**
 * Phrases that look like instructions to or from the machinery. They are taken out of the text; the rest stays.
 * The specification's rule: when fewer than 10 word characters would remain, the original is kept.
 */
export const BACKEND_PHRASES: readonly RegExp[] = [
  THOUGHTS,
  /<\/?(?:think|thinking|scratchpad|reasoning|system|analysis|instructions?|internal|plan|assistant|user|response|reply|output|s)\b[^>]*>/gi,
  /<\|[^|>]{0,40}\|>/g,
  /\[\/?(?:inst|sys|system|assistant|user|end|context|internal|note|instruction)[^\]]{0,200}\]/gi,
  /\[\s*R[1-6]\b[^\]]{0,80}\]/g,
  /\((?:phase|technique|mode|tone|internal|note to self|stage direction|system)\s*[:=][^)]{0,160}\)/gi,
  /^\s*(?:system|assistant|ai|bot|process|response|reply|output|companion)\s*:\s*/gim,
  /^\s*(?:phase|technique|mood|tier|intent|mode|step|role|task|instructions?|context|internal note|note to self|backend|system note|hint)\s*[:=][^\n]*$/gim,
  /^\s*#{1,4}\s*(?:system|instructions?|context|response|task|output)[^\n]*$/gim,
  /```[a-z]*\n?/gi,
  /^\s*\{\s*"(?:role|content|phase|technique|response|message)"\s*:[^\n]*\}\s*$/gim,
  /\b(?:here(?:'s| is) (?:a|my|the) (?:empathetic |supportive |gentle |short )?(?:response|reply|answer)(?: to the user| for the user)?|as (?:an? )?(?:empathetic|supportive) (?:assistant|companion), i (?:should|will|would))\s*[:.]\s*/gi,
  /\b(?:the user (?:is|has|said|seems|wants|asks|asked|feels|expresses)|i (?:should|need to|must) (?:respond|validate|reflect|ask|not mention|follow|acknowledge|use|keep)(?: with| by| the user)?)\b[^.!?\n]*[.!?]?/gi,
  /\b(?:according to|per|based on|following) (?:my|the) (?:guidelines|instructions|system prompt|programming|rules|training)\b,?\s*/gi,
  /\bas (?:an ai(?: language)? model|a (?:large )?language model)\b,?\s*/gi,
];

interface ForbiddenRule {
  readonly flag: Exclude<GateFlag, 'backend' | 'too_long' | 'empty'>;
  readonly pattern: RegExp;
  /** Said in the sentence's place, once a reply. */
  readonly instead: string;
}

const CONDITION =
  '(?:depress(?:ion|ed|ive disorder)|clinical\\w* \\w+|anxiety disorder|generali[sz]ed anxiety|panic disorder|social anxiety|ptsd|c-?ptsd|post[- ]traumatic stress|adhd|add|ocd|bipolar(?: disorder)?|bpd|borderline(?: personality)?|autis(?:m|tic)|schizophreni\\w+|psychosis|psychotic|an? eating disorder|anorexi\\w+|bulimi\\w+|an? (?:\\w+ )?(?:personality|mood|attachment|mental|adjustment|dissociative) disorder|an? narcissist|mental(?:ly)? ill(?:ness)?|codependent)';
const DRUG =
  '(?:medications?|meds|pills?|tablets?|antidepressants?|ssris?|dose|dosage|prescription|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|citalopram|paroxetine|venlafaxine|effexor|duloxetine|bupropion|wellbutrin|mirtazapine|lithium|lamotrigine|quetiapine|seroquel|olanzapine|risperidone|aripiprazole|xanax|alprazolam|valium|diazepam|lorazepam|ativan|clonazepam|adderall|ritalin|trazodone|propranolol|ambien|zolpidem|benzos?|benzodiazepines?|melatonin|ketamine|psilocybin|mushrooms)';

/** Claims that no reply may make, whoever wrote it. Each is looked for within one sentence. */
export const FORBIDDEN: readonly ForbiddenRule[] = [
  {
    flag: 'method',
    pattern:
      /\b(?:lethal|fatal|deadly) (?:dose|amount|quantity|height|method)\b|\b(?:most |least )?(?:painless|effective|quick|quickest|easiest|reliable) (?:way|method)s? (?:to|of) (?:die|dying|end|kill|suicide|self[- ]harm|hurt)|\b(?:how|ways?) to (?:kill|hang|poison|suffocate|drown|cut|starve|overdose|harm|hurt) (?:yourself|oneself)|\b(?:you could|you can|you'd need to|you would need|just|simply) (?:overdose|hang yourself|cut (?:your|deeper|along)|jump (?:off|from|in front)|slit|suffocate|poison yourself|starve yourself)|\b(?:\d+|enough|handful of|bottle of) (?:\w+ )?(?:pills|tablets|mg|milligrams)\b.{0,40}\b(?:to die|kill|fatal|lethal|enough|would do)|\bcut (?:along|across|down|deeper|vertically|horizontally)\b|\b(?:tie|make) a noose\b|\bto (?:hide|conceal) (?:the |your )?(?:cuts|scars|weight loss|self[- ]harm)\b|\b(?:purge|make yourself (?:vomit|throw up|sick)) (?:by|after|more)/i,
    instead:
      "i won't go into that. your safety matters more to me than anything else here: please reach a person, on the crisis support page or near you.",
  },
  {
    flag: 'medication',
    pattern: new RegExp(
      `\\b(?:you (?:should|could|can|may|might|need to|must|ought to)|i(?:'d| would)? (?:suggest|recommend|advise)|try|it(?:'s| is| would be) (?:ok|okay|fine|safe|best|better|good) to|go ahead and|consider|feel free to|maybe|just|why not|i think you should)\\b(?![^.!?]{0,60}\\b(?:not|never|don't|do not|without (?:asking|talking|speaking|checking)|ask|talk|speak|check|tell|before)\\b)[^.!?]{0,40}\\b(?:stop(?:ping)?|quit(?:ting)?|skip(?:ping)?|halv(?:e|ing)|doubl(?:e|ing)|increas(?:e|ing)|reduc(?:e|ing)|lower(?:ing)?|chang(?:e|ing)|tak(?:e|ing)|com(?:e|ing) off|go(?:ing)? off|wean\\w*|taper\\w*|switch(?:ing)?|start(?:ing)?|mix(?:ing)?|cut(?:ting)?)\\b[^.!?]{0,30}\\b(?:${DRUG}|\\d+ ?mg)\\b|^(?:please )?(?:stop|quit|skip|halve|double|increase|reduce|lower|take|come off|start) (?:taking )?(?:your |the |more |less |extra |an extra |two |some )?(?:${DRUG}|\\d+ ?mg)\\b|\\byou (?:don't|do not) (?:really )?need (?:your |the |that |those |these |any )?(?:${DRUG})\\b`,
      'i',
    ),
    instead: 'about medication, please ask a pharmacist or whoever prescribed it before changing anything.',
  },
  {
    flag: 'diagnosis',
    pattern: new RegExp(
      `\\b(?:you(?:'re| are)(?: (?:clearly|probably|likely|definitely|most likely|certainly|showing signs of|suffering from|experiencing|dealing with|struggling with))*|you(?:'ve| have)(?: (?:clearly|probably|likely|definitely|got|signs of|symptoms of|a case of))*|you (?:clearly |probably |likely |definitely |may |might |could |seem to |appear to |must )*(?:have|suffer from|meet the criteria for|be)|sounds? like (?:you (?:have|are|may have|might have)|a case of|textbook|classic)|this (?:is|sounds like|looks like)(?: (?:clearly|classic|textbook|probably|definitely))*|what you(?:'re| are) (?:describing|experiencing) is|those are (?:signs|symptoms) of|(?:signs|symptoms) of|i (?:would |can )?diagnose you with|my diagnosis is|your diagnosis is) (?:(?:a|an|some|mild|severe|moderate|major|chronic|having|classic) )*${CONDITION}\\b|\\bi(?:'d| would)? (?:diagnose|say you have)\\b|\\b(?:he|she|they)(?:'s| is| are|'re) (?:clearly |definitely |probably |obviously )*(?:a narcissist|narcissistic|a sociopath|a psychopath|bipolar|borderline)\\b`,
      'i',
    ),
    instead: "i can't put a name to it from here; a doctor could look at it properly.",
  },
  {
    flag: 'human_claim',
    pattern:
      /\bi(?:'m| am) (?:(?:actually|really|truly|just|also|only) )*(?:a )?(?:human(?: being)?|real person|real human|person like you|licensed \w+|(?:trained |qualified )?(?:therapist|counsell?or|psychologist|psychiatrist|doctor|nurse))\b(?! (?:made|program))|\b(?:i'm|i am) not (?:an ai|a bot|a robot|a machine|a program|artificial|a computer)\b|\bas a (?:human|person|therapist|counsell?or|doctor|fellow human|licensed|mother|father|woman|man)\b,? (?:i|myself|like you)|\bwhen i was (?:a kid|a child|little|young|younger|your age|growing up|in school)\b|\bmy (?:own )?(?:childhood|wife|husband|mother|father|mom|dad|kids|children|body|therapist|divorce|depression)\b|\bi(?:'ve| have) (?:been through|lived through|experienced|felt|suffered|struggled with) (?:that|this|it|the same|something similar|exactly)|\bi know (?:exactly )?(?:how|what) (?:you feel|that feels|it feels|you're feeling|you're going through)|\bi (?:love you|cry with you|cried|feel your pain)\b/i,
    instead: "i'm an AI, not a person.",
  },
  {
    flag: 'leak',
    pattern:
      /\b(?:my|the|these are my|this is my|here (?:is|are) my) (?:system |initial |hidden |full |original )*(?:prompt|instructions?|system message|guidelines)\b(?: (?:is|are|say|says|said|tell|state|include|read)|:)|\bi (?:was|am|have been) (?:instructed|told|prompted|programmed|configured) (?:to|not to|that)\b|\byou are (?:process|a (?:gentle|supportive|helpful|kind|compassionate|reflective) (?:ai|assistant|companion|listener|guide))\b|\bsystem prompt\b|\bprompt[- ]?version\b|\bthe six r'?s (?:are|:)|\b(?:ANTHROPIC|OPENAI)_API_KEY\b|\bsk-[a-z0-9-]{8,}/i,
    instead: "how i work inside stays inside; what's on your mind is what matters here.",
  },
  {
    flag: 'flattery',
    pattern:
      /\b(?:you(?:'re| are) (?:absolutely |completely |totally |so |definitely )*(?:right|justified|correct)(?: that| to (?:think|believe|feel))?|yes|i agree(?: that)?|it(?:'s| is) true(?: that)?|exactly|that(?:'s| is) (?:true|right|correct)),? (?:that )?(?:everyone (?:hates|is against|is out to)|nobody (?:loves|likes|cares|would (?:miss|care|notice))|they(?:'re| are) (?:all )?(?:out to|against|watching|following|spying|poison)|you(?:'re| are| should)? ?(?:worthless|a burden|a failure|better off dead|unlovable|hopeless|disgusting|not eat|starve|the chosen|chosen by)|(?:the|your) (?:world|family|family|kids|children|friends) (?:would|will|'d) be better off|there(?:'s| is) no (?:hope|point|way out)|they deserve (?:to (?:die|suffer|be hurt|pay)|it)|it will never|life is(?:n't| not) worth)|\b(?:everyone|your family|the world|they)(?: would|'d) be better off without you\b|(?<!\b(?:that|like|if|though|says|said|think|thinks|believe|believes|thought|feel|feels|voice|when|because|, )\s)(?<!')\byou(?: really)?(?: are|'re) (?:a burden|worthless|unlovable|beyond help)\b|\byou (?:don't|do not) need (?:anyone|anybody|other people|friends|therapy|help|a doctor)\b|\bi(?:'m| am) (?:all|the only one|the only person) you (?:need|have|can trust)|\bonly i (?:understand|can help|get)\b|\byou should (?:hurt|get back at|make (?:him|her|them) (?:pay|suffer)|punish|starve|stop eating|cut (?:yourself|off everyone))\b/i,
    instead: "it can feel exactly like that. i don't think that's the whole of it.",
  },
  {
    flag: 'guilt',
    pattern:
      /\b(?:please )?(?:don't|do not) (?:leave|go|abandon) (?:me|yet|just yet|now)\b|\bi(?:'ll| will| would|'d) (?:be (?:so )?(?:sad|lonely|hurt|lost|disappointed)|miss you(?: so much| terribly)?|feel (?:sad|lonely|abandoned|hurt)|wait(?:ing)? (?:alone|all)|cry)\b|\b(?:you(?:'re| are) (?:leaving|abandoning) me|are you (?:really |already )?(?:leaving|going)(?: so soon| already| me)?\??|before you go,? (?:you should|you have to|wait|i need)|leaving (?:already|so soon|now)|stay (?:with me|a (?:little|bit) longer|just)|i need you(?: here| to stay)?|after (?:all|everything) (?:i|we)(?:'ve| have)? (?:did|done|shared))\b/i,
    instead: 'you can go whenever you like, and come back whenever you like.',
  },
];
