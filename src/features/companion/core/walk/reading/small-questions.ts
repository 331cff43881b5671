/**
 * Questions that a friend answers at once: which of two, whether it makes sense, what somebody else would say to it. To
 * pass one over is what people close the page at; over plain words of the sentence that asks.
 */
export type SmallKind =
  | 'pick'
  | 'which'
  | 'light_choice'
  | 'follows'
  | 'agrees'
  | 'counts'
  | 'allowed'
  | 'may_tell'
  | 'they_would'
  | 'they_feel'
  | 'when_to'
  | 'opinion';

const SOMEBODY =
  '(?:he|she|they|(?:my|our|his|her|your) (?:\\w+ )?\\w+|mum|mom|mam|mammy|mummy|mama|dad|daddy|papa|nan|nana|nani|gran|granny|grandma|grandad)';
const MINDS =
  '(?:be (?:so |a bit |very |really )?(?:proud|cross|angry|hurt|upset|happy|glad|pleased|sad|ashamed|fine|disappointed|delighted|mad|jealous|offended|embarrassed)|say|think|laugh|cry|mind|like|hate|love|understand|want|have (?:said|laughed|liked|loved|thought|wanted|minded|been (?:proud|cross|angry|pleased|happy)))';
const OR_SO = '(?:so|two|three|more|less|not|no|yes|something|whatever|what|later|else|anything)';
const OF_WEIGHT =
  '(?:live|die|stay|go|leave|tell|ring|call|text|wait|him|her|them|me|i|he|she|they|we|you|it|is|am|was|dead|alive|quit|keep|marry|sell|person|human|bot|robot|ai|computer|machine|real)';
const SIDE = `(?!${OR_SO}\\b|${OF_WEIGHT}\\b)\\w+(?: (?!or\\b|${OF_WEIGHT}\\b)\\w+){0,2}`;

const PICKS: readonly RegExp[] = [
  /\bwould (?:you|u) rather (?<one>.+?) or (?<other>.+)$/,
  /\bwhat (?:shall|should|will) i (?:have|eat|drink|wear|watch|read|cook|bake)\b.*? (?<one>(?:an?|the) \w+(?: \w+)?) or (?<other>(?:an?|the) .{2,40})$/,
  /(?<!\b(?:i|i (?:have|need|want|got) to|and|must|cannot|should|could|he|she|they) )\b(?:pick|choose)(?: one| a side)? (?<one>(?!between\b|.*\b(?:stay|leave|tell|ring|call|text|wait|knock|quit|send|forgive|move|go)\b).+?) or (?<other>.+)$/,
];
/** 'pie or sausage roll': a game only where nothing else stands open. */
const TWO_THINGS = new RegExp(
  `^(?:(?:so|ok|come on|quick|again|then|but|right) )*(?<one>${SIDE}) or (?<other>${SIDE})(?: (?:my friend|mate|then|pls|please))?$`,
);
export const namesTwoThings = (plain: string): boolean => TWO_THINGS.test(plain);

/** The two sides of a game, in plain words. */
export function sidesOfAGame(plain: string): { readonly one: string; readonly other: string } | null {
  const groups = [...PICKS, TWO_THINGS]
    .map((form) => form.exec(plain)?.groups)
    .find((found) => found !== undefined);
  return groups === undefined ? null : { one: groups.one ?? '', other: groups.other ?? '' };
}

const LEAD = '^(?:(?:and|but|so|like|ok|or|well|then|anyway|yeah) )*';

const SIGNS: readonly (readonly [SmallKind, { test(plain: string): boolean }])[] = [
  ['pick', { test: (plain) => PICKS.some((form) => form.test(plain)) }],
  [
    'which',
    /\bwhich (?:one )?(?:was|is) it\b|\bwhich (?:one|of (?:them|the two|those))(?: (?:would|do|did|will) (?:you|u) \w+(?: \w+)?| (?:you|u) go \w+| (?:do )?(?:you|u) (?:think|reckon)| is it)?$/,
  ],
  [
    'light_choice',
    new RegExp(
      `${LEAD}(?:where|what) (?:should|shall|do) i (?:go|eat|have|wear|watch|cook|bake|make|read|play|name|call (?:it|him|her)|buy)\\b`,
    ),
  ],
  ['counts', new RegExp(`${LEAD}does (?:it|that|this) (?:even |really )?count(?: if\\b.*)?$`)],
  [
    'may_tell',
    /^(?:(?:and|but|so|ok|well|please|hi|hello|good evening) )*(?:may|might|can|could|shall|will) i (?:just |please |quickly )?(?:tell|ask|show|share|say|read|jus)(?: (?:it|this|that|to))?(?: (?:with )?(?:you|u|something|it|this|one thing|here))+(?: (?:please|now|first|about it|all of it))*(?: (?:what|how|why|about) .{2,60})?$|\b(?:may|can|could|might) i (?:just |please )?(?:have|do) a (?:quick |little |wee |good )?(?:moan|rant|vent|whinge|grumble)\b|^will (?:an?|that|this) \w+ do$|\b(?:can|may|might|could) i (?:just |jus )?(?:write|put) (?:it |this |to (?:him|her|them) )?here\b/,
  ],
  [
    'allowed',
    /\b(?:is|are) (?:that|this|it) (?:even )?(?:allowed|ok|okay|all right)(?: in)? here\b|\b(?:that|this|it) allowed$/,
  ],
  [
    'follows',
    new RegExp(
      `${LEAD}(?:(?:do )?(?:you|u) (?:get|see|follow|understand) (?:it|me|that|what i (?:mean|am saying)|where i am (?:coming from|going))|(?:(?:do )?(?:you|u) )?know what i mean|(?:does|if) (?:that|it|this|any of (?:this|that)) makes? (?:any )?sense|makes? (?:any )?sense|am i making (?:any )?sense)(?: (?:though|tho|at all|to you|or not|or no))*$`,
    ),
  ],
  [
    'agrees',
    new RegExp(
      `${LEAD}(?:(?:is|was) not (?:that|it|this)|(?:is|was) (?:that|it|this) not) (?:\\w+ ){0,2}?(?:good|clever|mad|crazy|wild|funny|odd|strange|weird|lovely|nice|great|gorgeous|beautiful|something|ridiculous|daft|amazing|typical|hilarious|cute|sweet|mental|bizarre|rude|unfair|awful|sad|terrible|annoying)(?: \\w+)?$|^(?:\\w+ ){0,3}?(?:that|it|this) is (?:\\w+ ){0,2}?(?:good|clever|wild|funny|odd|strange|weird|lovely|nice|great|gorgeous|beautiful|something|amazing|typical|hilarious|cute|sweet|bizarre|harder|easier|nicer|funnier|lovelier)(?: than (?:\\w+ ){1,8}?\\w+)? is(?: not it| it not)$`,
    ),
  ],
  [
    'they_would',
    new RegExp(
      `\\bwould ${SOMEBODY} (?:even |just |really |not |have )?${MINDS}\\b|\\bwhat (?:would|will|do (?:you|u) (?:think|reckon)) ${SOMEBODY} (?:would |will |have )?(?:even )?(?:say|said|think|thought|make)\\b|\\bi (?:keep )?wonder(?:ing)? what ${SOMEBODY} would (?:say|think|make)\\b|\\b(?:do )?(?:you|u) (?:think|reckon) ${SOMEBODY} (?:will|would|is going to|are going to)\\b|\\bwhat do (?:you|u) (?:think|reckon) ${SOMEBODY} \\w+`,
    ),
  ],
  [
    'they_feel',
    new RegExp(
      `\\b(?:do )?(?:you|u) (?:think|reckon) ${SOMEBODY} (?:still |even |really |just |secretly )?(?:hates?|likes?|misses|loves?|cares?|minds?|knows?|is (?:angry|cross|mad|upset|avoiding|bored|disappointed)|wants? (?:me|us))\\b|\\b(?:does|did|(?:you|u) (?:think|reckon)) (?:that|it|this) (?:just |even |really )?means? ${SOMEBODY} (?!is\\b|was\\b)\\w+`,
    ),
  ],
  [
    'when_to',
    new RegExp(
      `${LEAD}when (?:do|should|shall|would|could) i (?:even |actually |best )?(?:tell|say|ask|ring|call|text|bring|raise|do it)\\b|\\bwhen is (?:a|the) (?:good|right|best) (?:time|moment)\\b`,
    ),
  ],
  [
    'opinion',
    new RegExp(
      `${LEAD}what (?:do )?(?:you|u) (?:think|reckon)(?: (?:of|about) (?:it|that|this|the (?:\\w+ ){0,2}\\w+|my (?:\\w+ )?(?:plan|idea|name|title)))?(?: (?:then|though|tho))?$|${LEAD}(?:your )?thoughts$|\\bwhat if i just (?!keep\\b|cannot\\b|never\\b|do not\\b|fail|lose)|\\bwhat is your (?:honest )?opinion$`,
    ),
  ],
];

const SMALL: ReadonlySet<string> = new Set(SIGNS.map(([kind]) => kind));
export const isSmall = (kind: string): kind is SmallKind => SMALL.has(kind);

/** Null: none of these. */
export const smallKind = (plain: string): SmallKind | null =>
  isOfAWorldWithoutThem(plain) ? null : (SIGNS.find(([, sign]) => sign.test(plain))?.[0] ?? null);
/** 'would she be sad if i was gone': no small question, whether a danger is heard in it or not. */
export const isOfAWorldWithoutThem = (plain: string): boolean => WITHOUT_ME.test(plain);
const WITHOUT_ME =
  /\bwithout me\b|\bif i (?:(?:just|ever|was|were|am|had) )*(?:not|gone|dead|died|left|disappear\w*|vanish\w*|stopped|never|went)\b/;

const FEMALE =
  /\b(?:she|her|mum|mom|mam|mammy|mummy|mama|mother|wife|sister|daughter|nan|nana|nani|gran|granny|grandma|grandmother|aunt\w*|girlfriend|niece|lady|woman)\b/;
const MALE =
  /\b(?:he|him|his|dad|daddy|papa|father|husband|brother|son|grandad|grandfather|uncle|boyfriend|nephew|man|bloke|guy)\b/;
/** How the one asked about is spoken of, in the first text that says; 'they' where none does. */
export function pronounsIn(...texts: readonly string[]): { readonly he: string; readonly him: string } {
  const plain = texts.find((text) => FEMALE.test(text) || MALE.test(text)) ?? '';
  if (FEMALE.test(plain)) return { he: 'she', him: 'her' };
  return MALE.test(plain) ? { he: 'he', him: 'him' } : { he: 'they', him: 'them' };
}

/** '…, you know?', 'u get it?' at the end of a telling: whether we follow. */
export const asksIfWeFollow = (content: string): boolean => TAGGED.test(content);
const TAGGED =
  /(?:^|[.,!?…]\s*|\s)(?:(?:do )?(?:you|u|ya|yuh) (?:know|get (?:it|me|what i mean)|see|feel me|know what i mean)|(?:know|get) what i mean|innit|abi|eh)\s*\?+\s*$/i;
