/**
 * How somebody stands to what a clause tells, by its own small words: wanting, hoping, having to, still, not even. They mean
 * the same whatever the talk is about, so what is answered to them fits where a subject guessed from one word would not.
 */
export const STANCES = [
  'belittled',
  'blame',
  'hindsight',
  'omitted',
  'tells',
  'miss',
  'hope',
  'wish',
  'dreads',
  'rather-not',
  'unknown',
  'not-yet',
  'torn',
  'keeps',
  'still',
  'must',
  'could-not',
  'gave',
  'alone',
  'not-even',
  'thought',
  'used-to',
  'plan',
  'waits',
  'love',
  'first',
  'absent',
  'kindness',
  'seems',
  'long',
  'habit',
  'said',
] as const;
export type Stance = (typeof STANCES)[number];

/** Nobody's wish or hope of this kind is agreed with. */
const GRIM =
  /\b(?:die[sd]?|dead|death|kill\w*|hurt\w*|suffer\w*|punch\w*|strangl\w*|hit|slap\w*|stab\w*|rot|burn|disappear|vanish|be here|not be|stop existing|sleep forever|end it|revenge|drink|drunk|use again|cut|pills?|starve|throw up|quit|steal)\b/;

const ADVERB =
  '(?:(?:just|really|still|only|also|always|do|did|even|kind of|sort of|honestly|actually|so|suppose i|guess i|think i) )*';

const FORMS: Readonly<Record<Stance, RegExp>> = {
  belittled:
    /\b(?:says?|said|thinks?|reckons?|tells? me|told me|keeps? saying|calls?) .*\b(?:just an?|only an?|get over|over it|move on|moved on|overreact\w*|too sensitive|dramatic|no big deal|big deal|(?:it'?s|over|about) nothing|silly|pull (?:my|your)self together|man up|grow up|cheer up|let it go)\b/,
  blame:
    /\b(?:(?:it'?s|it is|it was|feels like|all) (?:\w+ )?my (?:\w+ )?(?:fault|failure|doing)|i let (?:him|her|them|everyone|everybody|my \w+|us) down|because of me|i caused|i ruined)\b/,
  hindsight: /\bi (?:should|could|ought to|might) ?(?:have|'ve|of)\b/,
  omitted:
    /^(?:(?:and|but|so|because) )?i (?:just |even )?(?:didn't (?:even )?(?:pick up|answer|call|ring|go|visit|say (?:goodbye|it)|check|see|stop|notice|listen|ask|stay|reply|come|hug|know)|never (?:called|rang|went|visited|got to|asked|answered|came|said (?:goodbye|it))|wasn't (?:there|with|home)|forgot|missed (?:his|her|the) (?:call|last)|put off|ignored|hung up|left (?:him|her|them)\b)/,
  tells: new RegExp(
    `\\bi ${ADVERB}(?:wanted|want|needed|need|came|'d like|would like) (?:here )?to (?:tell|talk|rant|vent|say|share|remember|get (?:it|this|that) off|let (?:it|this) out|moan)\\b`,
  ),
  miss: new RegExp(
    `\\bi ${ADVERB}(?:miss (?!(?:the point|out|my (?:bus|train|stop)|the (?:bus|train))\\b)|missed (?:him|her|them|home)\\b)`,
  ),
  hope: new RegExp(`\\bi ${ADVERB}hope\\b|\\bi'm ${ADVERB}hoping\\b`),
  wish: new RegExp(
    `\\bi ${ADVERB}(?:wish|want|wanted|need|needed)\\b|\\bi(?:'d| would) ${ADVERB}(?:give anything|love|like|want|rather)\\b`,
  ),
  dreads:
    /\bi (?:really |just )?(?:don't|do not) want to (?:be (?!here|alive)|lose|end up|forget|turn into|become|let (?:him|her|them|anyone|my)|disappoint|miss)\b/,
  'rather-not':
    /\bnot sure i want to\b|\bi (?:really |just |still )*(?:don't|didn't|do not|did not) (?:really )?want\b/,
  unknown:
    /\bidk (?:how|what|if|why|who|where|when)\b|\bi (?:just |really |still |honestly )*(?:don't|do not|didn't) (?:even )?know (?:how|what|if|whether|why|who|where|when|which)\b/,
  'not-yet':
    /\b(?:i haven't|i have not|i've not) (?:even )?(?:told|said|asked|written|opened|decided|rung|called|started)\b/,
  torn: /\b(?:part of me|half of me|one half of me)\b/,
  keeps: new RegExp(
    `\\bi ${ADVERB}keep \\w+ing\\b|\\bi can't stop \\w+ing\\b|\\bkeeps (?:going|coming|playing|running)\\b`,
  ),
  still:
    /\bi still (?!(?:can't|don't|haven't|feel|have to|owe|need|got|think|want|wish|hate|drink|smoke)\b)\w+/,
  must: new RegExp(
    `\\bi(?:'ve got| have got|'ll have|'m going to have| ${ADVERB}have| ${ADVERB}need) to (?!(?:go|say|admit|be honest|laugh|run|head)\\b)`,
  ),
  'could-not': /\bi (?:just |really )?couldn't have\b/,
  gave: new RegExp(
    `\\bi(?:'ve| have)? ${ADVERB}(?:tried|gave up|given up|looked after|waited|worked|did everything|done everything|saved up|cared for)\\b`,
  ),
  alone: /\b(?:just me|only me|on my own|by myself|all alone)\b/,
  'not-even': /\b(?:didn't|doesn't|don't|couldn't|wouldn't|can't|won't|hasn't|haven't|never|not) even\b/,
  thought: new RegExp(`\\bi ${ADVERB}thought (?:i|he|she|we|they|it|that|this|my)\\b`),
  'used-to': /\b(?:he|she|i|we|they) (?:always )?used to\b/,
  plan: /\bi(?:'ll| will| might| could|'m going to|'m gonna| think i'll| think i will| think i might)(?: just| maybe)? (?:ring|call|text|write|tell|ask|see|visit|make|bake|cook|start|try|take|put|send|talk|walk|read|rest|wind|plant|build|buy|book|do|go and|go to|go for|go round|have a)\b/,
  waits: /\b(?:i'm|we're|i am|we are|i've been|still|just) waiting\b|\bwaiting (?:for|on|to hear)\b/,
  love: new RegExp(`\\bi ${ADVERB}(?:love|loved|adore|adored)\\b`),
  first:
    /\bfirst (?:thing|time|one|person|day) (?:\w+ ){0,3}?ever\b|\bfor the first time\b|\bnever (?:won|had|done|been) (?:anything|one|it)(?: like (?:this|that|it))? before\b/,
  absent:
    /\b(?:he|she|they|my \w+|nobody|no one) (?:hasn't|haven't|didn't|never) (?:even )?(?:said|say|called|call|rung|rang|ring|texted|text|asked|ask|come|came|written|wrote|replied|reply|thanked|thank|apologised|apologise|visited|visit)\b/,
  kindness:
    /\b(?:he|she|they|my \w+|somebody|someone|a \w+) (?:just |even )?(?:brought|bought|hugged|lent|baked|cooked|knitted|drove|sat with|stayed with|waited for|stood up for) (?:me|us)\b/,
  seems: /\b(?:i feel|it feels|feels|felt|i felt|it's|it is|it was) (?:like|as if|as though)\b/,
  long: /\b(?:for|after|in|been|last|married|together|waited|worked|spent) (?:over |about |nearly |almost )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|\w+ty-\w+|many) (?:years|months|weeks)\b/,
  habit: /\b(?:always|every (?:time|single|day|night|week|morning|weekend|\w+day)|never once|all the time)\b/,
  said: /\b(?:he|she|they|my \w+|mum|mom|dad|everyone|everybody) (?:just |always |only |even |actually |never |then |also )?(?:said|says|told me|asked me|asked|shouted|texted|wrote)\b/,
};

const NOT_MEANT: Readonly<Partial<Record<Stance, RegExp>>> = {
  wish: /n't\b|\bnot\b|\bwant(?:ed)? (?:him|her|them) (?:gone|out|fired)\b/,
  blame: /n't\b|\bnot\b/,
  plan: /n't\b|\bnot\b|\bhave a (?:breakdown|go at|row|panic)\b/,
  love: /n't\b|\bnot\b|\bused to\b/,
  habit: /n't\b|\b(?:love|loved|laugh\w*|smil\w+|happy)\b/,
  miss: /n't\b|\bnot\b/,
  hope: /\bhopeless\b|\bhope (?:he|she|they|it) (?:fails?|loses?|chokes?|chok\w+)\b/,
  'used-to': /\b(?:shout|scream|beat|lock|lie|call me|laugh at|not used)\b/,
  'not-even': /\bi\b/,
  said: /\b(?:said|says) (?:sorry|yes|no|hi|hello|thank)/,
};

/** The stance of a clause, lower case; null where it only tells. What was left undone weighs as such only in grief. */
export const stanceOf = (clause: string, isGrieving = false): Stance | null =>
  STANCES.find(
    (stance) =>
      (stance !== 'omitted' || isGrieving) &&
      FORMS[stance].test(clause) &&
      !GRIM.test(clause) &&
      NOT_MEANT[stance]?.test(clause) !== true,
  ) ?? null;

/** What is answered to these stands without their words, too. */
export const STANDS_ALONE: ReadonlySet<Stance> = new Set([
  'blame',
  'hindsight',
  'omitted',
  'tells',
  'miss',
  'hope',
  'unknown',
  'torn',
  'dreads',
  'rather-not',
  'first',
  'belittled',
]);

/** What weighs most in a telling, whatever stands after it. */
export const WEIGHTY: ReadonlySet<Stance> = new Set(STANCES.slice(0, STANCES.indexOf('still')));

/** Where turned round it would accuse, or is said better without. */
export const NOT_SAID_BACK: ReadonlySet<Stance> = new Set(['blame', 'hindsight', 'omitted', 'tells']);
