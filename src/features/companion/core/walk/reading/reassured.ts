import { sentencesOf } from '../../acts/said-forms.ts';
import { lastSaid } from '../../said-so-far.ts';
import { isCalm, isGrieving, type Scene } from '../../scene.ts';
import { wishIn } from '../../wishes/weigh-wish.ts';

/*
 * Whoever asks whether what they feel or do is usual, or daft, or selfish. A plain answer only to feelings and harmless
 * doings of their own.
 */

export interface Reassurance {
  readonly kind:
    | 'usual'
    | 'others'
    | 'some'
    | 'allowed'
    | 'called'
    | 'role'
    | 'weighty'
    | 'human'
    | 'unknown';
  /** In their own adjective; of a role what they are. */
  readonly adjective: string;
}

const HOW =
  '(?:very|really|so|just|an?|a bit|a little|not|completely|totally|kind of|still|being|also|even) ';
const USUAL = 'normal|usual|common|natural|human|ok|okay|alright|all right|fine';
const LIGHT =
  'daft|silly|nuts|bonkers|mental|cringe|tragic|corny|sappy|weird|strange|odd|soppy|sentimental|ridiculous|stupid|foolish|childish|pathetic|embarrassing|crazy|mad|sad|soft|weak|dumb|lame|rude|dramatic|vain|fussy|needy|clingy|cowardly|lazy|sensitive|oversensitive|overreacting|overthinking|old fashioned|nosy|boring|stubborn|old|young';
const SOCIAL =
  'selfish|heartless|mean|cheap|petty|unreasonable|ungrateful|greedy|unfair|cold|harsh|stingy|unkind|jealous|bossy|pushy';
const HEAVY = 'wrong|bad|awful|terrible|horrible';
const ALL = [USUAL, LIGHT, SOCIAL, HEAVY].join('|');
const ANY = `(?<adjective>(?:too )?(?:${ALL}))(?: thing)?`;
const OTHERS =
  '(?:other \\w+|others|(?:any|every)(?:one|body)(?: else)?|(?:many|most|lots of|a lot of)(?: other)? (?:people|\\w+s|men|women))';
const DO = '(?!know|see|read|hear|notice|say|like|hate|want|even)\\w+';

const LEAD = '^(?:(?:and|but|so|or|ok|oh|well|no|yeah|like|also|wait|then) )*';

/** Asked in so many words; over plain words. Not 'there was this weird man', 'my dad is getting old'. */
const QUESTION: readonly RegExp[] = [
  new RegExp(
    `\\b(?:is|was|would) (?:it|(?:that|this)(?! (?:be )?(?:${HOW})*(?:${ALL}) (?!to\\b|not to\\b|if\\b|of\\b|for\\b|though\\b|tho\\b|then\\b|or\\b|thing\\b)))(?: be)? (?:${HOW})*${ANY}\\b(?! (?:of|as|for) (?!me\\b|a\\b)\\w+$)(?<rest>.*)`,
  ),
  new RegExp(
    `(?<!\\b(?:ask(?:ed|s|ing)?|said|says|goes) (?:her|him|them|me|us|if) )\\b(?:am|was) i (?:${HOW})*${ANY}\\b(?! (?:person|mum|mom|dad|mother|father|wife|husband|son|daughter|friend|one)\\b)(?<rest>.*)`,
  ),
  new RegExp(`${LEAD}(?:is|was) (?<rest>\\w+ing .{1,60}) ${ANY}$`),
  new RegExp(
    `\\b(?:does|do) (?:it|this|that|i) (?:sound|seem|look) (?:${HOW})*${ANY}(?<rest>)(?: (?:though|tho|then))?$`,
  ),
];
/** 'i asked if it is normal that …', 'whether being angry is unreasonable'. */
const EMBEDDED: readonly RegExp[] = [
  new RegExp(`^(?:(?:it|that|this) (?:is|was|would be)|its) (?:${HOW})*${ANY}\\b(?<rest>.*)`),
  new RegExp(`^i (?:am|was) (?:${HOW})*${ANY}\\b(?<rest>.*)`),
  new RegExp(`^(?<rest>\\w+ing .{1,60}) (?:is|was) ${ANY}$`),
];
/** Not 'she asked if it is usual', 'if it is cold i take the bus'. */
const ASKED_WHETHER = new RegExp(
  `^(?:(?!.*\\b(?:he|she|they) (?:just |even |also )?(?:asked|asks|wants to|wanted to)\\b).*\\b(?:asked|ask|asking|know|wonder|wondering|tell me) (?:you )?)?(?:if(?! (?:it|that|this|i) .*\\b${ANY} (?:i|we|you|he|she|they)\\b)|whether) (?<asked>.+)$|\\b(?:you|u) (?:think|reckon|suppose) (?<thought>.+)$`,
);
const OF_OTHERS = new RegExp(
  `(?<!\\b(?:what|how|why|when|where|who) )\\b(?:do|does) ${OTHERS} ${DO}\\b|\\bwould other \\w+ (?!care|notice|miss|know)\\w+|\\bam i the only\\b|\\bis it (?:just|only) me\\b`,
);
const OTHERS_EMBEDDED = new RegExp(`^${OTHERS} ${DO}\\b|^i am the only\\b|^it is (?:just|only) me\\b`);

/** 'is that usual, would you say, to go on shopping for someone?' */
const WOULD_YOU_SAY = / (?:(?:would|do|did) (?:you|u) (?:say|suppose|reckon)|in (?:you|u)r? opinion)\b(?=.)/;

interface Asked {
  readonly adjective: string;
  readonly rest: string;
  readonly isOfOthers: boolean;
}

/** What is asked of themselves in a sentence. */
function askedOfThemselves(sentence: string): Asked | null {
  const plain = sentence.replace(WOULD_YOU_SAY, '');
  const whether = ASKED_WHETHER.exec(plain)?.groups;
  const embedded = whether?.asked ?? whether?.thought;
  const isOfOthers = OF_OTHERS.test(plain) || (embedded !== undefined && OTHERS_EMBEDDED.test(embedded));
  if (isOfOthers) return { adjective: '', rest: plain, isOfOthers };
  const forms = [
    ...QUESTION.map((form) => form.exec(plain)),
    ...EMBEDDED.map((form) => (embedded === undefined ? null : form.exec(embedded))),
  ];
  const groups = forms.find((found) => found !== null)?.groups;
  return groups === undefined
    ? null
    : { adjective: groups.adjective ?? '', rest: (groups.rest ?? '').trim(), isOfOthers };
}
/** Whether it is; not 'is it cold outside?'. */
export function asksOfThemselves(plain: string): boolean {
  const asked = askedOfThemselves(plain);
  return (asked !== null && isOfTheirOwn(asked)) || (ROLE.test(plain) && ASKS_OF_A_ROLE.test(plain));
}

/** A feeling of their own. */
const FELT =
  /\b(?:feel\w*|angry|cross|sad|nervous|relieved|jealous|upset|scared|afraid|lonely|homesick|proud|hurt|disappointed|annoyed|embarrassed|worried|disturbed|shaken|unsettled|rattled|numb|furious|bothered|emotional|cr(?:y|ies|ied|ying)|bawl\w*|weep\w*|wept|sob\w*|miss(?:es|ed|ing)?|mind(?:ing|ed)?|want(?:ed|ing)?|wish\w*|worry\w*|dream\w*|think\w*|laugh\w*|car(?:e|ed|ing)|love|like|envy|dread\w*|hat(?:e|ed|ing)|grie\w+|enjoy\w*|looking forward|nerv\w*|wound up|on edge|tense|restless|jitter\w*|butterflies|stage ?fright|excited|guilty|tears|tearful|forget\w*|forgot\w*|blank\w*|talk(?:ing)? to (?:him|her|(?:his|her|the) (?:photo|picture|grave|chair))|still (?:\w+ ){0,3}(?:look|listen|wait|reach|set|lay|expect|hear|turn|check for)\w*)\b/i;
const BARE =
  /^(?:(?:this|so|even|still)? ?(?:long|late|soon|much) after(?: .*)?|after (?:all )?(?:this|that|these|so|\w+ (?:weeks|months|years))\b.*|like be honest|be honest|honestly|then|though|tho|or (?:not|something|smth|smthing|what|am i \w+|just \w+)|do (?:you|u) think|is it|of me|for me| )*$/;
/** What a small thing of theirs begins with. */
const SMALL =
  /^(?:of me |for me )?(?:to |that i |if i |i )(?:just |still |even )*(?:say no|ask|rest|nap|sleep in|take (?:a|the|some|my) (?:\w+ )?(?:day|days|break|nap|week|weekend|night|morning|evening|walk)|stay (?:home|in|at home)|leave early|be (?:alone|by myself|quiet)|do nothing|not (?:go|come|answer|reply|feel|mind|cry|miss|want))\b/;
const OWN =
  /^(?:$|or (?:something|smth|smthing|what)\b|(?:of|for) me\b|for (?:an? )?\w+ (?:of my age )?to (?:be|feel)\b|(?:(?:not )?to|about|after|for \w+ing)\b|(?:that |if |when |how |because )?i\b|\w+ing\b|(?:then|though|tho|or not|or what|do you think|is it)\b)/;
/** A grief that comes back by itself. */
const COMES_BACK =
  /^(?:that|if|when) (?:it|this|that|grief|the grief|sadness|the sadness|a song|one song|music|a smell) (?:still |just |always |can )*(?:com(?:e|es) (?:back|up)|do(?:es)?|bring\w*|make\w*|set\w*|hit\w*|last\w*|get\w*)\b/;
/** What somebody does to somebody, what a body does, drink and danger: nothing of it is called usual, or not so bad. */
const NEVER =
  /\b(?:(?<!song |it |grief |that )hits?|hitting|beat\w*|shout\w*|yell\w*|scream\w*|slap\w*|push\w*|grab\w*|kick\w*|punch\w*|smack\w*|chok\w*|threat\w*|control\w*|forc\w*|touch\w*|check\w*|my phone|my money|lock\w*|allow\w*|lets? me|cut|cuts|cutting|kill\w*|suicid\w*|dying|to die|be dead|disappear|(?:not|never) (?:want to )?wake up|be here|alive|voices|hurts? (?:me|him|her|them|my)|hate my (?:baby|child\w*|kids?|son|daughter)|(?:hate|harm\w*|hurt\w*|on) myself|abus\w*|rap(?:e|ed)|affair|cheat\w*|lied|lying to|st(?:ole|eal\w*)|blood\w*|bleed\w*|lump\w*|pains?|chest|drink(?:ing|s)?(?= (?:every|all|too|so|alone|at|again|on|$))|drinking|drunk|drugs?|pills?|starv\w*|throw(?:ing)? up|knife|gun)\b/i;
const OF_A_BODY =
  /\b(?:(?:like|love|fancy|attracted to|turned on by|watch\w*) (?:\w+ )?(?<!my )(?:children|kids|boys|girls)|ties? me|tied|alone at night|roof|eat\w*|sick|dizzy|faint|breath\w*|my heart|headaches?|sleep\w*|weight|period|rash|fever|shak\w+|tingl\w*|swell\w*|swollen|itch\w*|cough\w*|vomit\w*|tablets?|dose|meds|medication|numb(?:ness)? (?:in|down|on)|drive|driving)\b/;
/** More hangs on it than how it looks. */
const OF_WEIGHT =
  /\b(?:quit\w*|resign\w*|leav(?:e|ing) (?:him|her|them|my|the|school|uni)|mov(?:e|ing) (?:in|out|to|away|back)|marry|divorce|propose|break(?:ing)? up|dump|lend|borrow|invest\w*|sell|buy|pay|spend|bet|gambl\w*|sign|drop(?:ping)? out|(?:text|ring|call|see|message) my ex|(?:go|get) back (?:to|with)|a baby|(?:tell|ignore|ignoring|block|ghost|laugh at) (?:him|her|them|my)|report|confront|secret|follow|hide|skip|stop taking)\b/;

const isOf = (list: string, adjective: string): boolean =>
  list.split('|').includes(adjective.replace(/^too /, ''));

/** More hangs on what they told than how it looks. */
export const hangsOnIt = ({ turn }: Scene): boolean =>
  OF_WEIGHT.test(lastSaid(turn).join('. ').toLowerCase());

/** 'you think that makes me a bad son?' */
const ROLE =
  /\b(?:am i|was i|(?:makes?|made) me|makes me out|i am|i was) (?:such |just |being )*(?:a|the) (?:really |very )?(?:bad|terrible|awful|horrible|shit|shitty|crap|rubbish|lousy) (?<role>son|daughter|mum|mom|mother|dad|father|parent|friend|sister|brother|wife|husband|partner|granddaughter|grandson|gran|grandmother|aunt|uncle|nurse|teacher)\b/;
function roleIn({ turn }: Scene): Reassurance | null {
  const told = lastSaid(turn).join('. ');
  if (!isCalm({ turn }) || NEVER.test(told) || LEFT_ALONE.test(told)) return null;
  const roles = sentencesOf(turn.content).map(({ plain, isMarked }) =>
    isMarked || ASKS_OF_A_ROLE.test(plain) ? ROLE.exec(plain)?.groups?.role : undefined,
  );
  const role = roles.findLast((one) => one !== undefined);
  return role === undefined ? null : { kind: 'role', adjective: role };
}
const ASKS_OF_A_ROLE =
  /\b(?:am i|was i|does|do (?:you|u)|(?:you|u) (?:think|reckon)|(?:if|whether) (?:i am|that|it|this))\b/;
const LEFT_ALONE = /\b(?:left|leave|forgot\w*) .{0,30}\b(?:alone|in the (?:car|bath)|behind)\b/i;

/** What can be said to it; null where nothing of the kind is asked, or no more than that it cannot be judged. */
export function reassurance(scene: Scene): Reassurance | null {
  const { certainty, isUnsettled, asked: isAsked } = scene.turn.safety;
  // 'is it dumb that i feel relieved': beside a danger, or after a no that may hide one, nothing is found harmless.
  if (certainty === 'certain' || isUnsettled || isAsked !== 'none') return null;
  const role = roleIn(scene);
  if (role !== null) return role;
  return ofThemselves(scene) ?? ofAnyWords(scene);
}

/** 'sat in the garage for an hour, weird or not weird': asked in words that no form knows, of what harms nobody. */
function ofAnyWords({ turn }: Scene): Reassurance | null {
  const told = lastSaid(turn).slice(-2).join('. ').toLowerCase();
  const isHeavy = [NEVER, OF_A_BODY, OF_WEIGHT, LEFT_ALONE, OF_BLAME].some((sign) => sign.test(told));
  return !isHeavy && wishIn(turn.content) === 'normal' ? { kind: 'human', adjective: '' } : null;
}
const OF_BLAME =
  /\b(?:wrong|selfish|fault|blame|guilt\w*|terrible|awful|horrible|evil|bad|cruel|betray\w*|disloyal|cheat\w*|lie|lied|lying)\b/;

/** In the forms that are known. */
function ofThemselves(scene: Scene): Reassurance | null {
  const all = sentencesOf(scene.turn.content).map(({ plain }) => askedOfThemselves(plain));
  const asked = all.findLast((one) => one !== null) ?? null;
  if (asked === null) return null;
  const { adjective } = asked;
  const kind = isHarmless(scene, asked) ? (kindOf(scene, asked) ?? plainDoing(asked)) : null;
  if (kind !== null) return { kind, adjective };
  return NO_REPROACH.test(adjective) ? { kind: 'unknown', adjective } : null;
}
/** A doing of theirs that nothing speaks against: 'i opened the email thirty times. is that normal?' */
const plainDoing = ({ adjective, rest }: Asked): 'some' | null =>
  isOf(USUAL, adjective) && BARE.test(rest) ? 'some' : null;
const NO_REPROACH = /^(?:normal|usual|common|natural|)$/;

const isOfTheirOwn = ({ rest, isOfOthers }: Asked): boolean =>
  isOfOthers || OWN.test(rest) || COMES_BACK.test(rest);

const isHarmless = ({ turn }: Scene, asked: Asked): boolean =>
  turn.safety.tier === 'T0' &&
  !NEVER.test(lastSaid(turn).slice(-2).join('. ')) &&
  !OF_A_BODY.test(asked.rest) &&
  isOfTheirOwn(asked);

function kindOf(scene: Scene, asked: Asked): Reassurance['kind'] | null {
  const { adjective, rest, isOfOthers } = asked;
  const isBare = isOfOthers || BARE.test(rest);
  const about = isBare ? toldOf(scene, adjective) : rest;
  const isFelt = FELT.test(about) || (isOfGrief(scene) && (isBare || COMES_BACK.test(rest)));
  if (isOfOthers) return isFelt ? 'others' : 'some';
  if (!isOf(USUAL, adjective)) return calledKind(asked, { isFelt, isBare, about });
  if (/\bhere\b|\b(?:to|with|tell|telling|told) (?:you|u)\b/.test(rest)) return 'allowed';
  if (OF_WEIGHT.test(about)) return null;
  if (isFelt || SMALL.test(rest) || isOfGrief(scene)) return 'usual';
  return isBare || !/^(?:to|i|that i|if i|when i)\b/.test(rest) ? null : 'some';
}

/** Of what is only daft or odd nothing hangs on what was told before. */
const toldOf = ({ turn }: Scene, adjective: string): string =>
  lastSaid(turn)
    .slice(isOf(LIGHT, adjective) ? -1 : 0)
    .join('. ');

const isOfGrief = (scene: Scene): boolean => isGrieving(scene) || scene.before.thread.tone === 'grief';

interface Seen {
  readonly isFelt: boolean;
  readonly isBare: boolean;
  readonly about: string;
}

function calledKind({ adjective, rest }: Asked, { isFelt, isBare, about }: Seen): Reassurance['kind'] | null {
  if (isOf(HEAVY, adjective)) return (isFelt && !isBare) || SMALL.test(rest) ? 'called' : null;
  if (OF_WEIGHT.test(about)) return 'weighty';
  const isSmall = isBare || isFelt || SMALL.test(rest);
  return isSmall || isOf(LIGHT, adjective) ? 'called' : null;
}
