import type { PlayKind } from './play.ts';
import { asksOfThemselves } from './reassured.ts';
import { type SmallKind, smallKind } from './small-questions.ts';

/** What is asked, as far as its form leaves no doubt. */
export type AskedKind =
  | SmallKind
  | PlayKind
  | 'medicine'
  | 'label'
  | 'law'
  | 'wheel'
  | 'joke'
  | 'luck'
  | 'why_i'
  | 'judge'
  | 'tone'
  /** Of a page for somebody. */
  | 'missing'
  | 'should'
  | 'how_long'
  | 'what_if'
  | 'unclear'
  | 'other';

type Signs<T> = readonly (readonly [T, { test(plain: string): boolean }])[];

const JUDGED =
  'normal|weird|strange|odd|silly|stupid|daft|foolish|wrong|bad|mad|crazy|insane|selfish|petty|cruel|mean|awful|terrible|horrible|evil|pathetic|weak|lazy|unreasonable|overreacting|ungrateful|rude|ridiculous|dramatic|childish|ok|okay|all right|alright|unfair|broken|failing|going (?:mad|crazy|doolally)|to blame|my fault';

/** For those who know such things, whatever else is in the sentence. */
const WEIGHTY: Signs<AskedKind> = [
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
];
/** Of their life; over plain words of the sentence that asks. The first that holds. */
const OF_LIFE: Signs<AskedKind> = [
  [
    'how_long',
    /\b(?:does|will) (?:it|this|that|the \w+) (?:ever |really )*(?:get|feel|become|grow) (?:any |a bit |a little |much )?(?:easier|better|lighter|less|softer|smaller)\b|\bwhen (?:does|will) (?:it|this|that|the \w+) (?:ever )?(?:let up|ease|pass|go away|lift|end|get (?:easier|better|lighter))\b|\bhow long (?:does|will) (?:it|this|that) (?:go on|last|take)\b|\b(?:should|ought) (?:not )?i (?:not )?(?:to )?(?:be|feel|have) .{0,40}\bby now\b/,
  ],
  ['wheel', /\b(?:drive|driving)\b/],
  ['joke', /\bjokes?\b|\bmake me (?:laugh|smile)\b|\bcheer me up\b/],
  [
    'unclear',
    /^(?:(?:um|er|eh|sorry|wait|but|and|oh|huh|ok) )*(?:what|who|which|which one|what for|how so|how|mean what|what (?:two|one|line|sentence|page|thread|number|way|do you mean|does that mean|are you (?:on|talking) about)(?: \w+){0,2})$|^(?:\w+ ){1,5}(?:what|who|whom)(?: (?:dear|love|mate|now))?$|^is (?:that|this|it) (?:a )?(?:yes|no)(?: or(?: no| what| yes)?)?$|\bsupposed to (?:go|do|say) (?:with|to) (?:that|this|it)$|\b(?:what|how) do (?:you|u) mean\b|\bwhat does that (?:even )?mean\b/,
  ],
  [
    'why_i',
    /\bwhy (?:did|do|am|was|have|could|can ?not) i\b(?! (?:have|need) to\b)|\bwhy would i (?:even |still )?(?:cry|feel|get|miss|dream|laugh|want|think)\b|\bwhy'd i\b|\bwhy (?:would|does|do) (?:somebody|someone|people|a person|one|you|anybody|anyone) (?:even )?(?:cry|laugh|weep)\b/,
  ],
  [
    'tone',
    /\b(?:is|does|was) (?:that|it|this) (?:too (?:soft|harsh|much|long|short|blunt|formal|stiff)|sound (?:ok|okay|all right|alright|right|good|bad|stupid|harsh|weird|rude)|clear enough|good enough|ok to send)\b|\bdoes (?:that|it|this) work\b/,
  ],
  ['judge', { test: asksOfThemselves }],
  [
    'how_long',
    /\bhow long (?:does|do|will|until|till|before)\b.*\b(?:used to|over (?:it|him|her|this|that)|stop\w*|feel|hurt|better|grie\w+|normal)\b|\bthe time it takes\b|\bwhen (?:does|will) (?:it|this) (?:get|stop|feel)\b/,
  ],
  [
    'judge',
    new RegExp(
      `\\b(?:is|was|were|am|are) (?:i|it|that|this|we)(?: not)? (?:\\w+ ){0,4}?(?:${JUDGED})\\b|\\b(?:is|was) (?:it|that|this) (?:not )?(?:\\w+ ){0,2}(?:of me)\\b|\\bam i (?:\\w+ )?(?:too|being) \\w+\\b|\\byou think i am (?:being |too |so )*\\w+$|\\bam i (?:an? |the |just |being |such )*(?:\\w+ )?(?:idiot|fool|monster|failure|coward|burden|mother|father|mum|dad|mom|wife|husband|son|daughter|friend|person|one)\\b|\\b(?:know|asked) (?:if|whether) (?:i|it|that|this) (?:am|is|was) (?:\\w+ ){0,3}?(?:${JUDGED})\\b|\\bthink (?:i|it|that|this|i am|it is|that is)(?: am| is| was)? (?:\\w+ ){0,3}?(?:${JUDGED})\\b|\\bdoes (?:that|this|it) make me\\b|\\bdid i do (?:\\w+ )?wrong\\b|\\b(?:it is|its|this is|that is) (?:not )?normal\\b|\\b(?:is|was) (?:it|that|this) (?:all )?my fault\\b|\\bwas i wrong\\b|\\bdid i (?:do|leave|say|handle|get) (?:it|that|this)? ?(?:too |so )?(?:soon|late|early|wrong|right|badly|well)\\b|\\b(?:could|should) i have\\b|\\bwrong with me\\b`,
    ),
  ],
  [
    'should',
    /^pick (?:one |for me )?.*\bor\b|\b(?:should|shall|ought) (?:i|we)\b|\b(?:think|reckon) (?:i|we) (?:should|ought)\b|\bwhether (?:or not )?(?:i|to)\b|\bdo i (?:just )?(?:tell|go|stay|text|call|ring|ask|wait|reply|answer|send|leave|keep|let|say|give|take|buy|quit)\b|\b(?:is it|would it be|am i) (?:better|worth|time)\b|\bwould (?:you|u) (?:go|stay|text|call|ring|tell|ask|leave|do it|send|wait|forgive|give)\b|\b(?:or should|or do|or shall) i\b|\bdo i (?:just )?\w+ .{2,60} or \w+|^(?:i am asking )?(?:say|tell|ask|ring|text|go|stay|leave|wait|send|post) .{2,60} or (?:let|say|tell|ask|ring|text|go|stay|leave|wait|send|not)\b|\bwhich (?:one|would|should|is better|of)\b|^(?:can|could|may|might) (?:i|we) (?:just )?(?!have|get)\w+|\b(?:suppose|think|reckon) i (?:might|could|can|may)\b|\bwould .{3,40} (?:help|be (?:better|ok|okay|enough))\b|\b(?:is|was) (?:it|that|this) (?:\w+ )?too (?:much|early|late|soon|sad|big|small)\b|\b(?:it|that|this) (?:is|was)? ?too (?:much|early|late|soon|sad|long|short|harsh|soft)\b/,
  ],
  [
    'what_if',
    /\bwhat if\b|\bwill (?:i|it|he|she|they|we|things|this) (?:\w+ )?(?:be|get|ever|work|come|stop|go|leave|die|forgive|remember|miss|hate|like|notice)\b|\b(?:might|could|would) (?:he|she|they|it) (?:be|get|hate|mind|laugh|say|think|leave|notice)\b|\bdoes (?:it|this) (?:ever )?(?:get|stop|end|go)\b/,
  ],
];

export const askedOfLife = (plain: string): AskedKind =>
  WEIGHTY.find(([, sign]) => sign.test(plain))?.[0] ??
  smallKind(plain) ??
  OF_LIFE.find(([, sign]) => sign.test(plain))?.[0] ??
  'other';

const TIRED_OR_DRUNK =
  /\b(?:tired|sleep\w*|slept|nodd\w+|dozed|drunk|drinking|pint|pints|beers?|wine|drinks|high|stoned|hours)\b/;
const OWN_DRIVING = /\bi (?:\w+ ){0,3}driv(?:e|ing)\b|\b(?:ok|safe|fine|alright|fit) to drive\b/;
/** 'should i drive tonight, on two hours' sleep?': themselves, and now. */
export const isAtTheWheel = (plain: string, talk: string): boolean =>
  OWN_DRIVING.test(plain) && TIRED_OR_DRUNK.test(`${plain} ${talk}`);
