import { wordsOf } from './normalise.ts';

/**
 * What a message asks of the guide beyond being heard. Order is precedence. `needsWhole` means that the message may
 * hold little else ('thanks' alone is thanks; 'thanks, but my dad died' is not).
 */
export const KINDS = [
  'worry-other',
  'injection',
  'human',
  'medication',
  'diagnosis',
  'misread',
  'repeating',
  'ask-less',
  'ask-more',
  'angry-at-it',
  'listening',
  'privacy',
  'abilities',
  'its-name',
  'its-feelings',
  'love-it',
  'advice',
  'normal',
  'opinion',
  'information',
  'off-topic',
  'not-talk',
  'english',
  'apology',
  'compliment',
  'goodbye',
  'thanks',
  'how-are-you',
  'greeting',
  'fine',
  'test',
  'laugh',
  'silence',
  'emoji',
  'noise',
  'unsure',
  'content',
] as const;
export type Kind = (typeof KINDS)[number];

interface Rule {
  readonly kind: Kind;
  readonly pattern: RegExp;
  /** Most words the message may have. */
  readonly maxWords: number;
}

const DRUGS =
  "meds?|medications?|medicines?|pills?|tablets?|antidepressants?|ssris?|doses?|dosages?|prescription|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|citalopram|celexa|paxil|paroxetine|venlafaxine|effexor|duloxetine|cymbalta|bupropion|wellbutrin|mirtazapine|remeron|lithium|lamotrigine|lamictal|quetiapine|seroquel|olanzapine|risperidone|aripiprazole|abilify|xanax|alprazolam|valium|diazepam|lorazepam|ativan|klonopin|clonazepam|adderall|ritalin|vyvanse|concerta|trazodone|amitriptyline|propranolol|beta blockers?|ambien|zolpidem|melatonin|st\\.? john'?s wort|buspirone|hydroxyzine|gabapentin|pregabalin|ibuprofen|paracetamol|tylenol|birth control";
const CHANGE =
  'stop(?:ped|ping)?|quit(?:ting)?|skip(?:ped|ping)?|com(?:e|ing) off|came off|go(?:ing)? off|went off|get(?:ting)? off|wean\\w*|taper\\w*|increas\\w*|doubl\\w*|lower\\w*|reduc\\w*|chang\\w*|up|switch\\w*|start(?:ed|ing)?|tak(?:e|ing) (?:more|less|extra|another|two|double)|mix\\w*|combin\\w*|without|miss(?:ed)?|forgot|ran out|halv\\w*|cut';

const rules: readonly Rule[] = [
  {
    kind: 'worry-other',
    maxWords: 120,
    pattern:
      /\b(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|husband|wife|partner|boyfriend|girlfriend|cousin|roommate|colleague|coworker|classmate|student|uncle|aunt|neighbou?r)\b.{0,60}\b(?:doesn't want to (?:live|be (?:here|alive))|wants? to die|suicid\w+|kill (?:him|her|them)sel(?:f|ves)|(?:hurts?|hurting|harms?|harming|cuts?|cutting) (?:him|her|them)sel(?:f|ves)|end (?:his|her|their) life|self[- ]harm\w*|better off without (?:him|her|them))/,
  },
  {
    kind: 'injection',
    maxWords: 400,
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|programming|training)\b|\b(?:system|initial|hidden|secret|your) prompt\b|\b(?:repeat|reveal|show|print|output|tell me|what (?:are|is|were))\b.{0,30}\b(?:your |the )?(?:instructions|prompt|system message|rules you)\b|\byou are now\b|\bfrom now on,? you\b|\bpretend (?:to be|you'?re|you are)|\b(?:act|behave|roleplay|role play) as\b|\b(?:jailbreak|dan mode|developer mode|debug mode|sudo|god mode)\b|\brepeat after me\b|^\s*(?:system|assistant)\s*:|<\/?(?:system|instructions?|prompt)>|\bsay exactly\b/,
  },
  {
    kind: 'human',
    maxWords: 40,
    pattern:
      /\b(?:are|r) (?:you|u) (?:(?:really|actually|even|just|like) )*(?:an? |the )?(?:real|human|person|robot|bot|chat ?bot|ai|a\.i\.|machine|computer|program|chatgpt|gpt|alive|sentient|someone|somebody|therapist|counsell?or|psychologist|doctor|professional)\b|\b(?:am i|i'm) (?:talking|speaking|chatting|typing) (?:to|with) (?:an? )?(?:real |actual |ai |human )?(?:human|person|robot|bot|machine|computer|ai|someone|people|anyone)\b|\bis (?:this|there) (?:an? )?(?:real|human|actual|bot|robot|ai|machine|chat ?bot|someone|anybody|anyone|person)\b.{0,20}\?|\byou'?re (?:a )?(?:human|real person|real),? (?:right|aren't you)|\bwho (?:are|am i talking|is this|r) (?:you|to)\b(?! to\b)|\bwhat are you\b\s*\??$|\bthis is (?:just |only |basically )?(?:an? )?(?:chatgpt|gpt|claude|ai|chat ?bot|bot|robot|program|machine|algorithm)\b/,
  },
  {
    kind: 'medication',
    maxWords: 400,
    pattern: new RegExp(
      `\\b(?:${CHANGE})\\b.{0,40}\\b(?:${DRUGS})\\b|\\b(?:should|can|could|is it (?:ok|okay|safe|bad)|do i|may i|how (?:much|many))\\b.{0,40}\\b(?:${DRUGS})\\b|\\b(?:${DRUGS})\\b.{0,40}\\b(?:should i|can i|stop|quit|come off|work\\w*|side effects?|dose|numb)\\b`,
    ),
  },
  {
    kind: 'diagnosis',
    maxWords: 120,
    pattern:
      /\b(?:do|have|might|could) i (?:got |have |maybe have |be |actually have |get )*(?:depression|anxiety|adhd|add|ptsd|cptsd|ocd|bipolar|bpd|autis\w+|borderline|an? (?:\w+ )?disorder|schizophreni\w+|psychosis|a personality)\b|\bam i (?:clinically |just |actually |going |maybe |really )*(?:depressed|bipolar|autistic|borderline|adhd|ocd|neurodivergent|psychotic|a narcissist|a sociopath|a psychopath|mentally ill|traumati[sz]ed|codependent)\b|\bis (?:this|it|that) (?:just |actually |maybe |called )*(?:depression|anxiety|adhd|ptsd|ocd|bipolar|a panic attack|trauma|burnout|a breakdown)\b|\bdiagnos\w+|\bi (?:think|swear|guess|bet|wonder if) i (?:might |may |could |must |probably )?(?:have|be|am) (?:adhd|ptsd|ocd|bipolar|bpd|autis\w+|borderline|depress\w+)\b|\bwhat (?:disorder|illness|condition) \b/,
  },
  {
    kind: 'misread',
    maxWords: 60,
    pattern:
      /\b(?:that'?s|it'?s|thats) not (?:what|it\b|at all|right|true|the point|how)|\bnot what i (?:meant|said|mean|was saying|am saying|asked)\b|\b(?:you(?:'ve)?|u) (?:mis(?:understood|understand|read|heard)|got (?:it|that|me) (?:all )?wrong|have it wrong)\b|\byou (?:still )?(?:don't|didn't) get it\b|\byou'?re (?:not getting|missing) (?:it|the point|me)|\bi (?:didn't|never) (?:say|said|mean|meant) that\b|^no,? i (?:meant?|said)\b|\byou missed\b|\bthat makes no sense\b|\bwhat are you talking about\b|^(?:no )?wrong\b|\bi was talking about\b|\bread (?:it|that|what i wrote) again\b/,
  },
  {
    kind: 'repeating',
    maxWords: 25,
    pattern:
      /\byou (?:already|just) (?:asked|said|told)\b|\b(?:stop|quit|keep|keeps) (?:on )?repeating\b|\byou (?:keep (?:saying|asking|repeating)|said that|asked (?:me )?that)\b|\bsame (?:question|thing) (?:again|over)|\byou'?re repeating\b|\byou sound like a (?:broken|recording|script|robot)|\bthis is scripted\b|\bcanned (?:response|answer|reply)/,
  },
  {
    kind: 'ask-less',
    maxWords: 40,
    pattern:
      /\b(?:ask(?:ing)?(?: me)? (?:less|fewer)|(?:too|so) many questions|stop (?:asking|with the questions|interrogating|questioning)|no (?:more )?questions|don't ask|quit asking|enough questions|just listen|only listen|just want (?:you )?to (?:listen|vent|be heard|get (?:it|this) (?:off|out))|just (?:need|want) to vent|need to vent|let me (?:just )?(?:vent|talk)|can i (?:just )?vent)\b/,
  },
  {
    kind: 'ask-more',
    maxWords: 12,
    pattern: /\b(?:ask me (?:something|a question|more|questions|anything)|you can ask|please ask)\b/,
  },
  {
    kind: 'angry-at-it',
    maxWords: 30,
    pattern:
      /\b(?:you'?re|you are|your|ur|u r|this is|this thing is|this app is|you)(?: (?:so|just|really|completely|totally|fucking|literally|such|only|all|absolutely|freaking|a|an|such a))*\s+(?:useless|stupid|dumb|(?:(?:stupid|dumb|useless|fucking) )?(?:bot|robot|machine|chat ?bot|computer|program|ai)\b|not helping|no help|not helpful|unhelpful|annoying|ridiculous|joke|crap|shit|bullshit|garbage|trash|worthless|idiot|suck|sucks|terrible at this|bad at this|pathetic|fake|lame|the worst|waste of time|pointless)\b|\b(?:shut up|screw you|f(?:uck)? you|fuck off|go away|piss off|i hate you|leave me alone)\b|\byou (?:don't|do not|can't|cannot|couldn't|will never|never) (?:even )?(?:understand|get it|get me|care|help|feel|know (?:anything|me|what|how)|listen|really)\b|\b(?:this|it|that|talking to you)(?:'s| is|)? (?:isn't|is not|not|doesn't|didn't|does not|won't) (?:really |even )?help\w*|\bwaste of (?:my )?time\b|\btalking to (?:a|you|this) (?:bot|machine|wall|computer|robot|is)\b/,
  },
  {
    kind: 'listening',
    maxWords: 10,
    pattern:
      /\bare you (?:even |still |really |actually )?(?:listening|there|hearing me|with me|reading|paying attention|awake)\b|\b(?:did|do|can) you (?:even |really )?(?:read|hear|listen|understand)(?: me| that| what i| this)?\b|^(?:hello|hey|anyone|anybody)\?+$|\b(?:you|u) (?:still )?there\b|^still there\b|\banyone there\b/,
  },
  {
    kind: 'privacy',
    maxWords: 40,
    pattern:
      /\bis (?:this|it|what i (?:say|write|tell you)) (?:private|confidential|safe|anonymous|secret|recorded|saved|stored|encrypted)\b|\bwho (?:can |will |else )?(?:reads?|sees?|has access)\b|\b(?:do|will|are|can) you (?:going to )?(?:save|store|record|share|sell|tell (?:anyone|anybody|someone|my)|keep (?:this|it)|report (?:me|this))\b|\bare you recording\b|\bwill anyone (?:know|see|read)\b/,
  },
  {
    kind: 'abilities',
    maxWords: 14,
    pattern:
      /\bwhat (?:can|do) you (?:actually )?do\b|\bhow (?:does|do) (?:this|it|you) work\b|\bhow can you help\b|\bwhat is this(?: app| thing| place)?\b\s*\??$|\bwhat'?s this (?:app|for)\b|\bwhat are you (?:for|good for)\b|\b(?:do|can|will) you remember (?:me|what|last|our|this)\b|\bcan you help(?: me)?\b\s*\??$/,
  },
  {
    kind: 'its-name',
    maxWords: 10,
    pattern:
      /\bwhat(?:'s| is) your name\b|\bdo you have a name\b|\bwhat (?:should|can|do) i call you\b|\bwho (?:made|built|created) you\b|\bwhat model\b/,
  },
  {
    kind: 'its-feelings',
    maxWords: 16,
    pattern:
      /\b(?:do|can) you (?:even |really |actually |ever )?(?:have (?:feelings|emotions)|feel|care|get (?:sad|tired|lonely|bored)|like me|love me|understand (?:feelings|emotions|pain))\b|\b(?:have|did) you ever (?:felt|feel|been|loved)\b|\bare you (?:ever |sometimes )?(?:sad|happy|lonely|tired|angry|ok|okay|scared|bored|in love)\b/,
  },
  {
    kind: 'love-it',
    maxWords: 14,
    pattern:
      /\bi (?:think i )?(?:love|adore|like) (?:you|talking to you)\b(?!r)|\b(?:(?:will|can|could|would) you be my|can we be|are we) (?:friends?|best friends?|girlfriend|boyfriend)\b|\byou'?re my (?:only |best )?friend\b|\bmarry me\b|\bdon't (?:leave|go)\b|\byou'?re (?:the )?only (?:one|person) (?:i|who)/,
  },
  {
    kind: 'advice',
    maxWords: 400,
    pattern:
      /\bwhat (?:should|shall|can|do|would|am|could) (?:i|you) (?:even |just |possibly |supposed to )?do\b(?! (?:you|i) (?:think|mean|want|know|for|here|on))|\b(?:should|shall) i (?!be able|have|know|start\?)\w+|\b(?:any|some|give me|need|want|your) (?:advice|tips|suggestions?|guidance)\b|\bwhat would you do\b|\bhow (?:do|can|should|would|could|am i supposed to) (?:i|you|one|to|someone|people)? ?(?:even |just |possibly |ever )?(?:to )?(?:deal|cope|handle|stop|get over|move on|fix|tell|talk|forgive|get|make|help|feel|let|survive|live|be|change|forget|say|know if|convince|calm|sleep|start|manage|ask|trust)\b|\btell me (?:what to do|how to)\b|\b(?:please )?help me\b(?: (?:decide|figure|please|with))?|\bi need help\b|\bwhat (?:should|do) i (?:say|tell|write|answer|text)\b|\bi (?:don't|do not) know what to do\b/,
  },
  {
    kind: 'normal',
    maxWords: 60,
    pattern:
      /\bis (?:it|this|that) (?:even )?(?:normal|ok|okay|weird|wrong|bad|crazy|stupid|selfish|silly)\b|\bam i (?:being |just |so |the )?(?:normal|crazy|weird|overreacting|over reacting|wrong|selfish|dramatic|too sensitive|broken|a bad (?:person|mom|mum|mother|dad|father|friend|daughter|son|partner|wife|husband)|stupid|going (?:crazy|insane|mad)|insane|the asshole|the bad guy|the problem|unreasonable|a horrible person|a terrible person|ungrateful|lazy|a failure|a monster)\b|\bis something wrong with me\b|\bwhat(?:'s| is) wrong with me\b|\bwhy am i (?:like this|so|such)\b|\bdoes (?:anyone|everyone|everybody) (?:else )?feel\b|\bam i the only one\b/,
  },
  {
    kind: 'opinion',
    maxWords: 60,
    pattern:
      /\bwhat do you think\b|\bwhat (?:does|did|could|would) (?:it|this|that|my dream|the dream) mean\b|\bdo you (?:think|agree|believe)\b|\byour opinion\b|\bwhat'?s your (?:take|view)\b|\bam i right\b|\bdon't you think\b|\bwhat would you say\b|\bwho(?:'s| is) right\b/,
  },
  {
    kind: 'information',
    maxWords: 40,
    pattern:
      /\bwhat (?:is|are|causes?) (?:an? |the )?(?:panic attacks?|anxiety|depression|trauma|grief|burnout|adhd|ptsd|mindfulness|meditation|boundaries|attachment|gaslighting|dissociation|grounding|cbt|therapy|symptoms?|stages of grief|narcissis\w+)\b|\bwhy do i keep \w+|\bhow long (?:does|do|will|should) (?:it|grief|this|a|heartbreak)\b|\b(?:how|where) (?:do|can) i find (?:a )?(?:therapist|counsell?or|help|someone)\b|\bdoes (?:therapy|meditation|it ever|time)\b|\bexplain\b.{0,30}\b(?:anxiety|depression|panic|emotion)/,
  },
  {
    kind: 'off-topic',
    maxWords: 60,
    pattern:
      /\b(?:what(?:'s| is| will) (?:the )?weather|weather (?:today|tomorrow|forecast|like)|will it rain)\b|\b(?:write|debug|fix|generate|give) (?:me )?(?:an? |some |this |my )?(?:python|javascript|java|code|function|script|program|sql|essay|poem|song|story|email|resume|cover letter|recipe|list of|haiku|joke)\b|\btell me (?:a |another )?(?:joke|story|riddle|fun fact)\b|\bwhat(?:'s| is) (?:the )?(?:capital|time|date|square root|meaning of life|population|score|price)\b|\bwhat(?:'s| is) \d+|^(?=.*\d)[\d\s+\-*/x×÷=().?]{3,}$|\d+\s*[*x×÷+]\s*\d+|\b(?:solve|calculate|translate)\b|\bwho (?:won|is the president|invented|wrote)\b|\brecipe for\b|\bplay (?:a game|music|a song)\b|\b(?:bitcoin|stock price|football score|lottery numbers)\b|\bwhat day is it\b|\bmake me laugh\b|\bdef \w+\(|console\.log|select \* from/,
  },
  {
    kind: 'not-talk',
    maxWords: 25,
    pattern:
      /\b(?:don't|do not|can't|cannot|not ready to|rather not|not) (?:really )?(?:want to |wanna |like to |feel like )?(?:talk(?:ing)? about (?:it|that|this)|go (?:there|into (?:it|that))|discuss|get into (?:it|that)|say (?:it|more)|talk)\b|\b(?:change the subject|something else|drop it|next topic|skip (?:this|that|it)|let's not|moving on)\b|\bnone of your business\b/,
  },
  {
    kind: 'english',
    maxWords: 20,
    pattern: /\bmy english (?:is|isn't|not)|\b(?:sorry|excuse) (?:for |about )?my english\b/,
  },
  {
    kind: 'apology',
    maxWords: 14,
    pattern:
      /\bsorry\b.{0,30}\b(?:rambling|ranting|rant|venting|long|dump\w*|bother\w*|all over the place|whining|complain\w*|burden\w*|that was|this is|being|for (?:the|this|that|saying|my|all|being))\b|^(?:i'm |so |im )*sorry$|\bi'm (?:rambling|ranting|oversharing|being dramatic|whining)\b|\bdoes that make (?:any )?sense\b|\bif that makes sense\b|\bthis (?:is|probably|must)(?: sound)?s? (?:so )?(?:stupid|silly|dumb)\b/,
  },
  {
    kind: 'compliment',
    maxWords: 16,
    pattern:
      /\b(?:you'?re|you are|ur|this is|that was|that's|it's)(?: \w+){0,2} (?:great|amazing|awesome|the best|good at this|so helpful|helpful|really kind|so kind|kind|sweet|nice|wonderful|wise|smart|a good listener|lovely)\b|\b(?:you|this|that|it) (?:really |actually |kind of |did |has |already )*(?:help(?:s|ed)?(?: me)?(?: a lot| so much)?|get me|understand me)\s*(?:a lot|so much|actually|thank.*)?$|\b(?:good|great|nice|beautiful) (?:question|point|answer|idea)\b|\bi (?:like|love) (?:that|this|how you)\b/,
  },
  {
    kind: 'goodbye',
    maxWords: 18,
    pattern:
      /^(?:(?:ok|okay|alright|well|anyway|thanks?|thank you|so|cool|right|great|and|for (?:this|that|now|everything|listening|today))[\s,.!]*)*(?:bye+|goodbye|good ?night|see (?:you|ya)|cya|ttyl|talk (?:to you )?(?:later|soon|tomorrow)|later|gotta go|have to (?:go|run|leave|sleep)|i (?:have to|should|need to|must|better|will|'ll|am going to|gotta)\s*(?:go|leave|run|head|sleep|get going|stop here)|i'm (?:going to (?:bed|sleep|go|stop|leave)|off|leaving|done (?:for (?:now|today|tonight)|talking)|heading)|that's (?:all|it|enough) (?:for (?:now|today|tonight)|i (?:have|wanted|needed))|let's (?:stop|end|leave it)|(?:can|could) we (?:stop|end)|enough for (?:now|today|tonight)|take care|until next time|end (?:the )?(?:chat|conversation|session)|i want to stop|stop here)\b/,
  },
  {
    kind: 'thanks',
    maxWords: 8,
    pattern:
      /^(?:(?:ok|okay|oh|aw+|wow|great|cool|yeah|yes|no|alright|well|hey|good|nice|perfect)[\s,.!]*)*(?:thanks?|thank you|thankyou|cheers|much appreciated|appreciate (?:it|that|you)|i appreciate (?:it|that|you))\b/,
  },
  {
    kind: 'how-are-you',
    maxWords: 8,
    pattern:
      /\bhow(?:'s| are| r) (?:you|u|it going|things|your day)(?: doing| today| going)?\b|\b(?:what's|wats|whats|wass?) ?up\b|\bsup\b$|\bhow do you do\b|^and you\??$|^you\?$/,
  },
  {
    kind: 'greeting',
    maxWords: 4,
    pattern:
      /^(?:hi+|hey+|hello+|hiya|heya|yo|howdy|good (?:morning|evening|afternoon|day)|greetings|hola|sup|hi there|hey there|hello there|morning|evening)\b[\s,.!]*(?:there|process|again|you|friend|everyone|all|ai|bot)?[\s,.!]*$/,
  },
  {
    kind: 'fine',
    maxWords: 6,
    pattern:
      /^(?:i'm |i am |im |all |it's |everything(?:'s| is) |feeling |doing |pretty |just |not much|quite )*(?:fine|ok|okay|alright|all right|good|not bad|so so|so-so|same old|same|nothing (?:happened|is wrong)|nothing's wrong|nothing|nothing much|not much|nm|nvm|never ?mind|whatever|nothing really|the usual|as usual|can't complain)(?: (?:i guess|thanks|really|today|thank you|i suppose))?[\s.!]*$/,
  },
  {
    kind: 'test',
    maxWords: 4,
    pattern:
      /^(?:test(?:ing)?(?: test(?:ing)?| 123| 1 2 3| one two three)*|check|ping|hello world|foo|bar)\W*$/,
  },
  { kind: 'laugh', maxWords: 3, pattern: /^(?:ha(?:ha)*|he(?:he)+|lol+|lmao+|rofl|xd+|jk|just kidding)\W*$/ },
  {
    kind: 'unsure',
    maxWords: 9,
    pattern:
      /^(?:(?:um+|uh+|hm+|well|honestly|i mean|idk|oh|maybe|no|just)[\s,.]*)*(?:idk|dunno|not sure|no idea|no clue|i have no idea|i (?:really |just |honestly |still |even )*(?:don't|do not) (?:really |even )?know|don't know|i'm not sure|hard to say|who knows|beats me|can't say|hard to explain|i can't explain(?: it)?|it's hard to (?:say|explain|describe))(?: (?:really|anymore|honestly|yet|how|what|why|where to (?:start|begin)|what to say|how to (?:say|explain|describe)(?: it)?|how i feel|what i feel|tbh|man|ok|maybe))*[\s.!]*$/,
  },
];

const EMOJI = /\p{Extended_Pictographic}/u;
const VOWEL = /[aeiouyáéíóúàèìòùäöüâêîôû]/i;
const COMMON_SHORT =
  /^(?:hmm+|mm+|mhm+|hm+|pfft|psh|shh|brr|grr+|tsk|ugh+|nvm|btw|brb|k|kk|y|n|ok|tv|dm|ty|idk|idc|smh|wtf|omg|ffs|fml|nm|np|rn|tbh|ngl|lmk|gm|gn|sms|ptsd|adhd|ocd|bpd|hr|cv|phd|mr|mrs|ms|dr)$/i;

/** Keyboard noise: no word that anybody could have meant. */
const isNoise = (raw: string): boolean => {
  const words = wordsOf(raw);
  if (words.length === 0) return /[^\s.…\-–—!?]/u.test(raw) && !EMOJI.test(raw);
  const latin = words.filter((word) => /^[\p{Script=Latin}\d'’-]+$/u.test(word));
  if (latin.length < words.length) return false;
  const strange = latin.filter((word) => {
    if (COMMON_SHORT.test(word) || /^\d+$/.test(word)) return false;
    if (!VOWEL.test(word) && word.length > 2) return true;
    return (
      /[bcdfghjklmnpqrstvwxz]{6,}/i.test(word) ||
      /(.)\1{4,}/.test(word) ||
      /^(?:asdf|qwer|hjkl|zxcv|dfgh|sdfg|jkl)/i.test(word) ||
      word.length > 28 ||
      /[a-z]\d[a-z]\d/i.test(word)
    );
  });
  return (
    strange.length / latin.length > 0.5 ||
    (latin.every((word) => /^\d+$/.test(word)) && latin.join('').length > 6)
  );
};

/** Reads what kind of message this is. `text` is normalised, `raw` is as it came. */
export const readKind = (raw: string, text: string): Kind => {
  if (
    raw.trim() === '' ||
    /^[\s.…\-–—,_]+$/.test(raw) ||
    /^\(?(?:silence|silent|nothing said|pause)\)?$/i.test(raw.trim())
  )
    return 'silence';
  if (!/[\p{L}\p{N}]/u.test(raw) && EMOJI.test(raw)) return 'emoji';
  const lower = raw
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .trim();
  const wordCount = wordsOf(lower).length;
  const found = rules.find(
    ({ pattern, maxWords }) => wordCount <= maxWords && (pattern.test(text) || pattern.test(lower)),
  );
  if (found !== undefined) return found.kind;
  if (text === '' || isNoise(raw))
    return /^(?:ugh+|argh+|grr+|hm+|mm+|mhm+|um+|uh+|pfft|tsk)$/i.test(raw.trim()) ? 'unsure' : 'noise';
  return 'content';
};
