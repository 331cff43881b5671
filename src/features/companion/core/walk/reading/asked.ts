import type { AboutUs } from '../../lines/about-us.ts';

/** What is asked, as far as its form leaves no doubt. */
export type AskedKind =
  | 'medicine'
  | 'label'
  | 'law'
  | 'wheel'
  | 'joke'
  | 'luck'
  | 'judge'
  | 'tone'
  | 'should'
  | 'what_if'
  | 'unclear'
  | 'other';

type Signs<T> = readonly (readonly [T, RegExp])[];

/** Of us; over plain words. The first that holds. */
const OF_US: Signs<AboutUs> = [
  [
    'card',
    /\b(?:crisis (?:line|number|card|thing)|988|hot ?line|help ?line|lifeline|suicide (?:line|number|card|thing))\b|\b(?:put|show|showing|shown|given|why) .{0,30}\b(?:phone |crisis |a |that |this |those |these )numbers?\b(?: (?:up|there|here|below|under\w*))?|\bwhy (?:is|are) (?:there|that|this) (?:a |the )?(?:number|line|card)\b/,
  ],
  [
    'people',
    /\b(?:is there|have you got|do you have|give me|need|want|where (?:can|do) i (?:find|get)|what (?:is|are)) (?:(?:a|an|the|any|some|other|another|uk|us|irish|german|your) ){0,3}(?:help ?lines?|hot ?lines?|crisis (?:lines?|numbers?)|samaritans)\b|\b(?:is there|have you got|do you have) (?:a|an|any|another) number (?:for|in|i can (?:call|ring|text))\b/,
  ],
  [
    'memory',
    /\b(?:do|will|can|did|would) (?:you|u) (?:still |even |actually |really )?(?:remember|forget|recall)\b|\bremember (?:me|us|what (?:i|we) (?:said|told|talked|wrote)|last time)\b/,
  ],
  [
    'privacy',
    /\bwho (?:else )?(?:reads|sees|can (?:read|see)|gets to (?:read|see)|is reading)\b|\bis (?:this|it|that|what i (?:say|write|type)) (?:\w+ )?(?:private|confidential|anonymous|recorded|saved|stored|being (?:recorded|saved|stored))\b|\b(?:can|will|does|do|could) (?:anyone|anybody|somebody|someone|people|they) (?:else )?(?:read|see) (?:this|it|what i)\b|\bwhere does (?:this|what i|it all|all this) .*\bgo\b|\b(?:do|will|would|are) (?:you|u) (?:keep|save|store|record|sell|share|recording|saving|listening in|tell(?:ing)? (?:anyone|anybody|someone|people|my))\b/,
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
    /\b(?:do|have|did|are|can|would) (?:you|u) (?:ever |actually |even |really )*(?:get |feel |have )?(?:lonely|tired|bored|sad|angry|scared|frightened|hungry|feelings?|friends|a life|a body|a family|sleep|eat|dream|anything|cry|love|care|worry)\b(?! (?:a|an|the|my|if|about (?:it|him|her|them))\b)|\bwhat(?: is|s) your favou?rite\b|\bhave you (?:ever|got a|had)\b/,
  ],
  [
    'human',
    /\b(?:are|r) (?:you|u) (?:\w+ ){0,3}(?:real|human|person|bot|robot|ai|machine|computer|program|alive|chatgpt|gpt|claude|siri|alexa|therapist|doctor|counsellor)\b|^(?:(?:so|ok|wait|and|but) )*(?:what|who) (?:the hell |even )?are (?:you|u)\b|\bis (?:this|that|it) (?:just |really |actually )?(?:a |an )?(?:real )?(?:person|human|bot|robot|ai|machine|chatgpt)\b|\b(?:somebody|someone|anyone|anybody) (?:really )?(?:there|typing)\b|\bam i (?:talking|speaking|writing|chatting) to (?:a |an )?(?:\w+ )?(?:person|human|bot|machine|robot|ai)\b|\bwhat (?:ai|model|llm|kind of (?:ai|bot|thing|machine))\b.{0,20}\b(?:are|is) (?:you|this)\b/,
  ],
  [
    'can',
    /\bwhat (?:can|do) (?:you|u) (?:actually |even |really )?do(?: (?:here|exactly|then|for me|for people|all day for a living))?$|\bwhat can (?:you|u) (?:do|help)\b|\bwhat (?:is|are) (?:this|you|it) (?:even )?for\b|\bhow (?:does|do) (?:this|it|you) work\b|\bwhat is (?:this|this (?:thing|app|place))$|^(?:can|could|will) (?:you|u) help(?: me)?(?: (?:with (?:this|that|it)|please|at all))?$|\bwhat are (?:you|u) good (?:for|at)\b/,
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
    'know',
    /\b(?:do|did) (?:you|u) (?:even |actually )?know (?:what|who|where|about|of|how)\b|\b(?:have you )?ever heard of\b/,
  ],
];

/** Asked of what we are or do, in whatever words; what is asked of us to do or to think is not. */
const OF_YOU =
  /\b(?:do|does|did|are|were|have|would|can|could|what|where|when|how|who|which)\b.*\b(?:you|u|your)\b(?! (?:think|reckon|suppose|say|tell|know|mean|help|believe|guess|advise|suggest|recommend|give|write|make|see it|call it))/;
const OF_ANYBODY =
  /\b(?:how|what) (?:do|would|can|could|should|did) (?:you|u)\b(?! (?:do all|sleep|eat|wear|drink|look|feel|spend|like))|\b(?:do|have) (?:you|u) (?:have |got )?(?:a|an|any|some|another|something|anything)\b|\bif you\b|\bwhen you\b(?!.*\bnobody)|\bwould you (?:go|stay|text|call|ring|tell|ask|leave|do|send|wait|forgive|give)\b|\b(?:can|could|will) (?:you|u)\b/;

const CURIOUS =
  /\b(?:do|would|will) (?:you|u) (?:not )?(?:want|like) (?:me )?to (?:know|hear|tell|see)\b|\b(?:want|wanna) (?:to )?(?:know|hear) (?:what|who|how|why|the|it|something)\b|\bguess (?:what|who|where)\b/;

export const aboutUsIn = (plain: string): AboutUs | null =>
  (CURIOUS.test(plain) ? 'curious' : null) ??
  OF_US.find(([, sign]) => sign.test(plain))?.[0] ??
  (OF_YOU.test(plain) && !OF_ANYBODY.test(plain) ? 'other' : null);

const JUDGED =
  'normal|weird|strange|odd|silly|stupid|daft|foolish|wrong|bad|mad|crazy|insane|selfish|petty|cruel|mean|awful|terrible|horrible|evil|pathetic|weak|lazy|unreasonable|overreacting|ungrateful|rude|ridiculous|dramatic|childish|ok|okay|all right|alright|unfair|broken|failing|going (?:mad|crazy|doolally)|to blame|my fault';

/** Of their life; over plain words of the sentence that asks. The first that holds. */
const OF_LIFE: Signs<AskedKind> = [
  [
    'medicine',
    /\b(?:tablets?|pills?|meds|medication|medicine|doses?|dosage|side effects?|antidepressants?|melatonin|sleeping pills|\w{3,}(?:dipine|pril|olol|statin|traline|oxetine|azepam|parin|sartan|pram))\b/,
  ],
  [
    'label',
    /\b(?:(?:do|might|could) i have|have i got|am i|is (?:she|he)|does (?:he|she) have|think i (?:am|have|might be|might have)) ?(?:a |an |having |got |getting )*(?:\w+ly )?(?:depress\w*|anxiety|adhd|autis\w*|bipolar|bpd|narcissist\w*|ocd|ptsd|burn ?out|burnt out|dementia|an? alcoholic)\b/,
  ],
  [
    'law',
    /\b(?:legal(?:ly)?|illegal|lawyer|solicitor|sue|rights|evict\w*|redundancy pay|tax|pension|mortgage|invest|benefits|universal credit|visa|inherit\w*)\b|\bcan (?:they|he|she|my (?:boss|landlord|manager)) (?:just |really |legally |even )*do that\b/,
  ],
  ['wheel', /\b(?:drive|driving)\b/],
  ['joke', /\bjokes?\b|\bmake me (?:laugh|smile)\b|\bcheer me up\b/],
  [
    'unclear',
    /^(?:(?:um|er|eh|sorry|wait|but|and|oh|huh|ok) )*(?:what|who|which|which one|what for|how so|how|mean what|what (?:two|one|line|sentence|page|thread|number|way|do you mean|does that mean|are you (?:on|talking) about)(?: \w+){0,2})$|^(?:\w+ ){1,5}(?:what|who|whom)(?: (?:dear|love|mate|now))?$|\bwhat do you mean\b|\bwhat does that (?:even )?mean\b/,
  ],
  [
    'tone',
    /\b(?:is|does|was) (?:that|it|this) (?:too (?:soft|harsh|much|long|short|blunt|formal|stiff)|sound (?:ok|okay|all right|alright|right|good|bad|stupid|harsh|weird|rude)|clear enough|good enough|ok to send)\b|\bdoes (?:that|it|this) work\b/,
  ],
  [
    'judge',
    new RegExp(
      `\\b(?:is|was|were|am|are) (?:i|it|that|this|we)(?: not)? (?:\\w+ ){0,4}?(?:${JUDGED})\\b|\\b(?:is|was) (?:it|that|this) (?:not )?(?:\\w+ ){0,2}(?:of me)\\b|\\bam i (?:\\w+ )?too \\w+\\b|\\bam i (?:an? |the |just |being |such )*(?:\\w+ )?(?:idiot|fool|monster|failure|coward|burden|mother|father|mum|dad|mom|wife|husband|son|daughter|friend|person|one)\\b|\\bthink (?:i|it|that|this|i am|it is|that is)(?: am| is| was)? (?:\\w+ ){0,3}?(?:${JUDGED})\\b|\\bdoes (?:that|this|it) make me\\b|\\bdid i do (?:\\w+ )?wrong\\b|\\b(?:is|was) (?:it|that|this) (?:all )?my fault\\b|\\bwas i wrong\\b|\\bdid i (?:do|leave|say|handle|get) (?:it|that|this)? ?(?:too |so )?(?:soon|late|early|wrong|right|badly|well)\\b|\\b(?:could|should) i have\\b|\\bwrong with me\\b`,
    ),
  ],
  [
    'should',
    /\b(?:should|shall|ought) (?:i|we)\b|\bthink (?:i|we) (?:should|ought)\b|\bwhether (?:or not )?(?:i|to)\b|\bdo i (?:just )?(?:tell|go|stay|text|call|ring|ask|wait|reply|answer|send|leave|keep|let|say|give|take|buy|quit)\b|\b(?:is it|would it be|am i) (?:better|worth|time)\b|\bwould (?:you|u) (?:go|stay|text|call|ring|tell|ask|leave|do it|send|wait|forgive|give)\b|\b(?:or should|or do|or shall) i\b|\bwhich (?:one|would|should|is better|of)\b|^(?:can|could|may|might) (?:i|we) (?:just )?(?!have|get)\w+|\b(?:suppose|think|reckon) i (?:might|could|can|may)\b|\bwould .{3,40} (?:help|be (?:better|ok|okay|enough))\b|\b(?:is|was) (?:it|that|this) (?:\w+ )?too (?:much|early|late|soon|sad|big|small)\b|\b(?:it|that|this) (?:is|was)? ?too (?:much|early|late|soon|sad|long|short|harsh|soft)\b/,
  ],
  [
    'what_if',
    /\bwhat if\b|\bwill (?:i|it|he|she|they|we|things|this) (?:\w+ )?(?:be|get|ever|work|come|stop|go|leave|die|forgive|remember|miss|hate|like|notice)\b|\b(?:might|could|would) (?:he|she|they|it) (?:be|get|hate|mind|laugh|say|think|leave|notice)\b|\bdoes (?:it|this) (?:ever )?(?:get|stop|end|go)\b/,
  ],
];

export const askedOfLife = (plain: string): AskedKind =>
  OF_LIFE.find(([, sign]) => sign.test(plain))?.[0] ?? 'other';

const TIRED_OR_DRUNK =
  /\b(?:tired|sleep\w*|slept|nodd\w+|dozed|drunk|drinking|pint|pints|beers?|wine|drinks|high|stoned|hours)\b/;
/** 'should i drive tonight, on two hours' sleep?' */
export const isAtTheWheel = (plain: string, talk: string): boolean =>
  /\bdriv\w+\b/.test(plain) && TIRED_OR_DRUNK.test(`${plain} ${talk}`);
