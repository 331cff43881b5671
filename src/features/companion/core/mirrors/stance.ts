/**
 * How somebody stands to what a clause tells, by its own small words: hoping, blaming oneself, not knowing. They mean the
 * same whatever the talk is about, so what is answered to them fits where a subject guessed from one word would not.
 */
export const STANCES = [
  'belittled',
  'blame',
  'hindsight',
  'omitted',
  'tells',
  'miss',
  'hope',
  'unknown',
  'could-not',
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
  unknown:
    /\bidk (?:how|what|if|why|who|where|when)\b|\bi (?:just |really |still |honestly )*(?:don't|do not|didn't) (?:even )?know (?:how|what|if|whether|why|who|where|when|which)\b/,
  'could-not': /\bi (?:just |really )?couldn't have\b/,
  said: /^(?:(?:and|but|so|then) )*(?:he|she|they|my \w+|mum|mom|dad)(?: just| then| only| even)? (?:asked me|asked if|asked whether|told me|said to me|texted me|shouted at me)\b/,
};

const NOT_MEANT: Readonly<Partial<Record<Stance, RegExp>>> = {
  blame: /n't\b|\bnot\b/,
  miss: /n't\b|\bnot\b/,
  hope: /\bhopeless\b|\bhope (?:he|she|they|it) (?:fails?|loses?|chokes?|chok\w+)\b/,
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
  'belittled',
]);

/** Said by its own words to weigh: a wish, a fear, what is not yet told, what comes back. Chosen before what is merely told. */
export const WEIGHS =
  /\bi(?:'d| would)? (?:\w+ ){0,2}(?:wish|want|need|give anything|keep \w+ing|can't stop|don't want|haven't (?:told|said|asked))\b|\b(?:part|half) of me\b/;

/** Where turned round it would accuse, or is said better without. */
export const NOT_SAID_BACK: ReadonlySet<Stance> = new Set(['blame', 'hindsight', 'omitted', 'tells']);
