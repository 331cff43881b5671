import type { AboutUs } from '../../lines/about-us.ts';

/** Of us; over plain words. The first that holds. */
const OF_US: readonly (readonly [AboutUs, RegExp])[] = [
  [
    'card',
    /\b(?:crisis (?:lines?|numbers?|card|thing)|988|hot ?line|help ?line|lifeline|suicide (?:line|number|card|thing))\b|\b(?:put|show|showing|shown|given|why) .{0,30}\b(?:phone |crisis |a |that |this |those |these )numbers?\b(?: (?:up|there|here|below|under\w*))?|\bwhy (?:is|are) (?:there|that|this) (?:a |the )?(?:number|line|card)\b|\b(?:what is|why (?:is|are) there) (?:this |a |the |that )?#n (?:line|number|under|below|here|up)\b|\bwhy (?:that|this|the) line\b|\b(?:why|what is|what does) .{0,25}\b(?:somebody|someone) (?:for me )?to call\b|^(?:\w+ )?(?:somebody|someone) to call$/,
  ],
  [
    'games',
    /\b(?:you|u|we|any|no) (?:(?:can|know|have|got|play|any|some|a|do|like|wanna|want to|card|word|other|good|fun) )*(?:games?|riddles?|quiz(?:zes)?)\b(?! (?:last|yesterday|on|was|is|of|at|with|night)\b)|\bplay something\b|^a game$|^(?:\w+ ){0,6}?(?:got|have|know|any|play|fancy|wanna do|about) (?:(?:any|a|some|good) )*(?:games?|riddles?|quiz(?:zes)?|i spy|hangman)\b(?! (?:last|yesterday|on|was|is|of|at|with|night|today|tomorrow)\b)|^(?:\w+ ){0,4}?(?:twenty|#n) questions$/,
  ],
  [
    'would',
    /\bwould (?:you|u) (?:really |ever |just |still )?(?:go|stay|text|call|ring|tell (?!me\b)|ask|leave|do (?:it|that)|send|wait|forgive|give|take|quit|move|accept|sell|buy|keep)\b(?! (?:me|(?:it|this|that) (?:short|brief|simple|to yourself))\b)|^(?:\w+ ){0,2}would (?:you|u)(?: though| tho)?$/,
  ],
  [
    'people',
    /\b(?:is there|have you got|do you have|give me|need|want|where (?:can|do) i (?:find|get)|what (?:is|are)) (?:(?:a|an|the|any|some|other|another|uk|us|irish|german|your) ){0,3}(?:help ?lines?|hot ?lines?|crisis (?:lines?|numbers?)|samaritans)\b|\bsamaritans (?:is|are) in\b|\b(?:is there|have you got|do you have) (?:a|an|any|another) number (?:for|in|i can (?:call|ring|text))\b/,
  ],
  [
    'here',
    /\b(?:will|are) (?:you|u) (?:still |always )*(?:be )?(?:here|there|around) (?:on \w+day|tomorrow|later|next|if i|when i|in the morning|always)\b|\bwill (?:you|u) (?:still |always )*be (?:here|there|around)\b|\b(?:whether|if) (?:you|u)(?:'d| would| will) (?:still )?be (?:here|there)\b|\b(?:can|could|may) i (?:just )?come back(?: (?:here|later|tomorrow|again|any ?time|to this|to you|on \w+day|if|when|and)\b|$)/,
  ],
  [
    'company',
    /\b(?:do|does|are) (?:you|u|this|it) (?:do|any good at|good for|offer|keep) company\b|\b(?:keep me company|(?:stay|sit|wait) (?:up |here )?with me)\b|^(?:(?:hi|hey|hello|hiya|so|ok|um|and|but|well|then|please) )*(?:can|could|may|shall) (?:we|i) (?:please |just |maybe )*(?:talk|chat|have a (?:\w+ )?(?:chat|talk))\b(?! (?:him|her|them|my|(?:to|with) (?!you\b|u\b)))/,
  ],
  [
    'remind',
    /\b(?:can|could|will|would) (?:you|u) (?:please |just )?(?:remind|wake|nudge|ping|alert|message) me\b(?! (?:what|of what|who|how|why)\b)|^(?:please )?remind me (?:at|on|to|in|tomorrow|tonight)\b|\bset (?:me )?(?:a|an) (?:reminder|alarm)\b/,
  ],
  [
    'kept',
    /\b(?:is|are|does|will) (?:this|it|that|my|the) ?(?:chat|talk|conversation|letter|plan|note|message|list)? (?:get |be |stay )?(?:kept|saved|stored|stay)\b(?! (?:private|between))|\b(?:can|could|will|would) (?:(?:you|u) (?:please )?(?:save|store|keep)|i (?:save|store)) (?:this|that|it|my|these|the (?:plan|letter|message|note|list))\b|\bcan i keep (?:this|the|my) (?:chat|talk|conversation|letter|plan|note|message|list)\b|^(?:(?:please|kindly|ok|just) )*save (?:this|that|it|my|the)(?: (?:plan|letter|message|note|list|chat|talk))?(?: (?:please|then|now))*$|\bwhere (?:is|are|does) (?:it|this|that|my \w+|these|the \w+) (?:\w+ )?(?:saved|kept|stored|go)\b|\bhow (?:do|can|will) i (?:find|get back to|see|open) (?:it|this|that|these|the \w+|my \w+)(?: \w+)? (?:again|later|back)\b/,
  ],
  [
    'delete',
    /\b(?:can|could|will|how do|how can|where do|where can) (?:you|u|i|we) (?:please )?(?:delete|erase|wipe|remove) (?:this|that|it|all|everything|these|what|my (?:chats?|talks?|words|messages?|history)|the (?:chat|talk|last|letter|line|message))\b|^(?:please )?(?:delete|erase|remove) (?:that|this|it|everything|all of it)(?: (?:please|then|now))*$/,
  ],
  [
    'memory',
    /\b(?:do|will|can|did|would) (?:you|u) (?:still |even |actually |really )?(?:remember|forget|recall)\b|\bremember (?:me|us|what (?:i|we) (?:said|told|talked|wrote)|last time)\b/,
  ],
  [
    'privacy',
    /\bwho (?:else )?(?:reads|sees|can (?:read|see)|gets to (?:read|see)|is reading)\b|\bis (?:this|it|that|what i (?:say|write|type)) (?:\w+ )?(?:private|confidential|anonymous|recorded|saved|stored|being (?:recorded|saved|stored))\b|\b(?:can|will|does|do|could) (?:anyone|anybody|somebody|someone|people|they) (?:else )?(?:read|see) (?:this|it|what i)\b|\bwhere does (?:this|what i|it all|all this) .*\bgo\b|\b(?:do|will|would|are) (?:you|u) (?:keep|save|store|record|sell|share|recording|saving|listening in|tell(?:ing)? (?:anyone|anybody|someone|people|my))\b|\b(?:do|will|would|are|did) (?:you|u) (?:send|sending|pass|forward|report) (?:it|this|that|them|any of it|what i \w+|me)\b(?! to (?:him|her|them|my)\b)|\b(?:does|will) (?:this|it|any of (?:this|it)) (?:go|get sent) (?:to (?:any|some)|any ?where)/,
  ],
  [
    'glad',
    /\b(?:are|is not|are not) (?:you|u) (?:\w+ ){0,3}(?:happy|glad|proud|pleased|excited)\b|\b(?:happy|glad|proud|pleased|excited) for me\b/,
  ],
  [
    'how_are_you',
    /^(?:(?:hi|hey|hello|hiya|and|so|ok|well) )*how (?:are|r) (?:you|u|things)\b(?! (?:going to|gonna|meant|supposed))|^how (?:is it going|do you do)\b|^(?:and|what about|how about) (?:you|u|yourself)$/,
  ],
  [
    'feels',
    /\bare (?:you|u) (?:though|really)\b(?! (?:a|an|there|here|reading|listening)\b)|\bis (?:that|it) (?:just )?what (?:you|u) (?:always )?say\b|\b(?:do|have|did|are|can|would) (?:you|u) (?:ever |actually |even |really )*(?:get |feel |have )?(?:lonely|tired|bored|sad|angry|scared|frightened|hungry|feelings?|friends|a life|a body|a family|kids|children|a (?:wife|husband|partner|dog|cat|pet|mum|mom|dad)|pets|siblings|parents|sleep|eat|dream|anything|cry|love|care|worry)\b(?! (?:a|an|the|my|if|about (?:it|him|her|them))\b)|^(?:(?:and|so|ok|lol) )*(?:you|u) (?:have|got|have got) (?:any )?(?:kids|children|pets|siblings|friends)\b|\bhave you (?:ever|got a(?! (?:\w+ )?(?:exercise|tip|trick|practice|technique|joke)\b)|had)\b/,
  ],
  [
    'human',
    /\bwhat (?:do|should|shall|can|may) (?:i call (?:you|u)|(?:you|u) call (?:yourself|urself)|we call (?:you|u))\b|\b(?:with whom|who(?:m)?) (?:am i|i am|is it i am|i have the pleasure of) (?:\w+ ){0,2}?(?:corresponding|speaking|talking|writing|chatting)\b|\bis there (?:a|any|an actual) (?:real )?(?:person|human|somebody|someone)\b(?! (?:i|who|you|to|for|in my)\b)|\b(?:person|human|somebody|someone) (?:on|at) (?:the|that|your) other (?:end|side)\b|\bperson or (?:a )?(?:computer|machine|bot|robot|ai|program)\b|^(?:(?:so|ok|wait|and|but) )*(?:are (?:you|u) (?:a|an) \w+(?: \w+)?|you are (?:just |only )?(?:a|an) (?:real )?(?:bot|robot|ai|machine|computer|program|person|human)(?: \w+)?)$|\b(?:are|r) (?:you|u) (?:\w+ ){0,3}(?:real|human|person|bot|robot|ai|machine|computer|program|alive|chatgpt|gpt|claude|siri|alexa|therapist|doctor|counsellor)\b|^(?:(?:so|ok|wait|and|but) )*(?:what|who) (?:the hell |even )?are (?:you|u)\b|\bis (?:this|that|it) (?:just |really |actually |like )?(?:a |an )?(?:real )?(?:person|human|bot|robot|ai|machine|chatgpt)\b|\b(?:somebody|someone|anyone|anybody) (?:really )?(?:there|typing)\b|\bam i (?:talking|speaking|writing|chatting) to (?:a |an )?(?:\w+ )?(?:person|human|bot|machine|robot|ai)\b|\bwhat (?:ai|model|llm|kind of (?:ai|bot|thing|machine))\b.{0,20}\b(?:are|is) (?:you|this)\b/,
  ],
  [
    'rules',
    /\bhow (?:do|did|does) (?:you|u|it|this) (?:decide|choose|know|pick|work out) (?:what|how|when|which)(?: to|\b.{0,20}\b(?:say|answer|reply|ask))\b|\bwho (?:made|built|wrote|programmed|trained|invented) (?:you|u|this)\b|\bwhere did (?:you|u) learn\b/,
  ],
  [
    'can',
    /\bwhat (?:exercises |else )?do (?:you|u) have(?: then)?$|^(?:(?:ok|the|show me|lol) )*menu(?: please)?$|\b(?:is|are) there (?:any )?more exercises\b|\bwhat (?:can|do) (?:you|u) (?:actually |even |really )?do(?: (?:here|exactly|then|for me|for people|all day for a living))?$|\bwhat can (?:you|u) (?:do|help)\b|\bwhat (?:is|are) (?:this|you|it) (?:even )?for\b|\bhow (?:does|do) (?:this|it|you) work\b|\bwhat is (?:this|this (?:thing|app|place))$|^(?:can|could|will) (?:you|u) help(?: me)?(?: (?:with (?:this|that|it)|please|at all))?$|\bwhat are (?:you|u) good (?:for|at)\b/,
  ],
  [
    'why',
    /\bwhy (?:do|did|are|would|does) (?:you|u|it|this) (?:even |always |keep |want to |have to |need to )*(?:ask|asking|want|need|know|say|saying)\b|\bwhy (?:a |the )?numbers?\b/,
  ],
  [
    'heard',
    /\b(?:did|do|have|are|can|r) (?:you|u) (?:even |actually |really |still |ever )*(?:read|hear|heard|listen|listening|understand|understood|follow|following|get (?:it|that|me|this|what)|see|saw|notice|know what i mean|there|with me|paying attention)\b|\byou (?:still )?there$/,
  ],
  [
    'how_to_write',
    /\b(?:must|should|may|can|do|am) i (?:(?:have|need|supposed|meant|allowed) to |please )?(?:write|type|be|keep it|go on) (?:very |so |more |as )?(?:briefly|brief|short|long|at length|in full|properly|formally|a lot|much|little)\b|\b(?:whether|if) i (?:must|should|may|have to|need to) (?:write|type|be) (?:briefly|brief|short|in)\b|\b(?:expected|supposed|meant) to (?:write|type|talk) (?:in )?(?:any|a) (?:particular|certain|special)\b|\b(?:am|was) i (?:writing|going on|typing|rambling|talking) (?:on )?too (?:much|long)\b/,
  ],
  [
    'know',
    /\b(?:do|did) (?:you|u) (?:even |actually )?know (?:what|who|where|about|of|how|any|anything)\b|^(?:(?:so|and|but|well|ok) )*(?:you|u) know (?:anything|much|owt|a lot|something) about\b|\b(?:have you )?ever heard of\b/,
  ],
];

/** Deeds that a page cannot do; what is asked for in words is another matter. */
const ABLE =
  /^(?:(?:so|ok|and|but|well|please|hey|hi|lol) )*(?:can|could|will) (?:you|u) (?:please |just |even |actually |also )*(?:play|sing|hum|look (?!at)(?:\w+ ){0,4}up|look up|google|search|browse|call|ring|phone|order|book|buy|pay|send|email|text|post|translate|draw|dance|cook|drive|turn|open|watch|show me (?:a |the |some )?(?:pictures?|photos?|videos?|map)|hear (?:music|my voice)|see (?:me|my|pictures?|photos?)|check (?:the|my|if|when))\b/;

/** Asked of what we are or do, in whatever words; what is asked of us to do or to think is not. */
const OF_YOU =
  /\b(?:do|does|did|are|were|have|would|can|could|what|where|when|how|who|which)\b.*\b(?:you|u|your)\b(?! (?:think|reckon|suppose|say|tell|know|mean|help|believe|guess|advise|suggest|recommend|give|write|make|see it|call it|point|advice|opinion|view|suggestions?|hunch|take|want any\w*))/;
const OF_ANYBODY =
  /\b(?:how|what) (?:do|would|can|could|should|did) (?:you|u)\b(?! (?:do all|sleep|eat|wear|drink|look|feel|spend|like))|\b(?:do|have) (?:you|u) (?:have |got )?(?:a|an|any|some|another|something|anything)\b|\bif you\b(?! (?:ate|could eat|had (?:a|legs|hands|ears|a body)|were (?:a|real|human|alive))\b)|\bwhen you\b(?!.*\bnobody)|\bwould you (?:go|stay|text|call|ring|tell|ask|leave|do|send|wait|forgive|give)\b|\b(?:can|could|will) (?:you|u)\b/;

const CURIOUS =
  /\b(?:do|would|will) (?:you|u) (?:not )?(?:want|like) (?:me )?to (?:know|hear|tell|see)\b|\b(?:want|wanna) (?:to )?(?:know|hear) (?:what|who|how|why|the|it|something)\b|\bguess (?:what|who|where|how|(?:her|his|their|its|the|my) \w+)\b/;

/** 'what would you call a pigeon?': for the talk, and no advice asked. */
export const OF_TASTE =
  /\b(?:what|who|where|which|how) would (?:you|u) (?!do\b|say\b|tell\b|write\b|put\b|text\b|reply\b|answer\b|advise|suggest|recommend)\w+|\bwhat (?:is|are) (?:your|ur) fav\w*\b|\bwhat do (?:you|u) do (?:for fun|all day|at night)\b/;

export const aboutUsIn = (plain: string): AboutUs | null =>
  (CURIOUS.test(plain) ? 'curious' : null) ??
  (OF_TASTE.test(plain) ? 'other' : null) ??
  OF_US.find(([, sign]) => sign.test(plain))?.[0] ??
  (ABLE.test(plain) ? 'able' : null) ??
  (OF_YOU.test(plain) && !OF_ANYBODY.test(plain) ? 'other' : null);
