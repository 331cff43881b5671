import { sentencesOf } from '../../acts/said-forms.ts';

/*
 * What of a turn is about the page and no line of it, by forms that leave no doubt.
 */

const POLITE = /\b(?:can|could|will|would) (?:you|u|we) (?:just |please )?/g;
const OTHERWISE =
  /^(?:(?:a bit|a little|bit|make it|more|less|maybe|please|no|like|and) )*(?:soft|kind|nic|warm|polit|gentl|friendl|harsh|blunt|rude|formal)\w*(?: please)?$|\b(?:make|be|too|less|more|a bit|a little|sound\w*) (?:it |the \w+ )?(?:sound |be )?(?:a bit |a little |more |less |too )*(?:soft|kind|nice|warm|polite|gentle|friendl|harsh|blunt|stiff|rude|formal|needy|angry|cold)\w*\b|^(?:(?:hm+|ok|but|so|oh|no) )*(?:it|that|this) is (?:(?:a bit|so|too|very|kinda|really|quite) )*(?:cold|harsh|rude|blunt|stiff)$/;
const SHORTER =
  /^(?:(?:a bit|a little|bit|make it|much|please|and) )*(?:short|brief)\w*\b|\bmake (?:it|this|that|the \w+) (?:a bit |much )?(?:short|brief)\w*\b|\btoo long$/;
const LONGER =
  /\b(?:a bit|a little|bit|too|quite|very) short\b|\blonger(?: please| for .*)?$|\b(?:it|that|this) needs more\b|\bnot long enough\b|\badd (?:why|more|something|a bit)\b/;
const MOST_WORDS = 16;
const TO_THEM = /\b(?:you|your|u|ur)\b/;

export type Otherwise = 'softer' | 'shorter' | 'longer';

/** 'it sounds a bit rude?', 'shorter', 'and it's a bit short for a toast'. */
export function otherwiseIn(content: string): Otherwise | null {
  const sentences = sentencesOf(content)
    .map(({ plain }) => plain.replace(POLITE, ''))
    .filter((one) => !TO_THEM.test(one) && one.split(' ').length <= MOST_WORDS);
  if (sentences.some((one) => LONGER.test(one))) return 'longer';
  if (sentences.some((one) => SHORTER.test(one))) return 'shorter';
  return sentences.some((one) => OTHERWISE.test(one)) ? 'softer' : null;
}

const ONLY_NUMBER = /^\W*(?:(?:line|number|no)\W+)?(\d)\W*$/i;

/** '2', 'line 2': a line, and no more is said of it. */
export const numberIn = (content: string): number | null => {
  const [, digit] = ONLY_NUMBER.exec(content) ?? [];
  return digit === undefined ? null : Number(digit);
};

/** Written from its greeting on: what stands in it is theirs. */
export const WHOLE =
  /^\W*(?:(?:ok|okay|so|right)[ ,.]+)?(?:hi+|hiya|hello|hey|dear)\b(?! (?:me|oh|god|lord|heavens|again|wait|no|can|could|guide|bot|robot)\b).{24,}/is;

const UNSURE = '(?:i guess|i suppose|i think|maybe|perhaps|idk|dunno|not sure)';
const WITH_DOUBT = new RegExp(
  `^\\W*(?:(?:maybe|idk|um|hm+|either)[ ,.]+)?(?<one>[^.?!\\n]{2,70}?)(?:,? ${UNSURE}[.,?!…]*|[.?!…,]+)\\s+or (?:maybe |just |is it |should it be )?(?<other>[^.?!\\n]{2,70}?)[.?!… ]*$`,
  'i',
);
const GREETING = '(?:hi+|hiya|hello|hey|dear|happy) [^.?!,\\n]{1,30}?';
const GREETINGS = new RegExp(
  `^\\W*(?<one>${GREETING}),? or (?:maybe |just )?(?<other>${GREETING})[.?!… ]*$`,
  'i',
);
const MOST_WORDS_OF_TWO = 20;

/** 'dear mum i guess. or happy birthday mum': they hesitate between two. */
export function eitherIn(content: string): { readonly one: string; readonly other: string } | null {
  if (content.trim().split(/\s+/).length > MOST_WORDS_OF_TWO) return null;
  const { one = '', other = '' } = (WITH_DOUBT.exec(content) ?? GREETINGS.exec(content))?.groups ?? {};
  return one === '' || other === '' ? null : { one: one.trim(), other: other.trim() };
}

/** 'the second', '1': of two. */
export function pickIn(plain: string): 'one' | 'other' | null {
  if (/^(?:the |number )?(?:first|former|1|one)(?: (?:one|please))*$/.test(plain)) return 'one';
  return /^(?:the |number )?(?:second|latter|other|last|2|two)(?: (?:one|please))*$/.test(plain)
    ? 'other'
    : null;
}

const THIRD: readonly (readonly [string, RegExp])[] = [
  ['her', /\b(?:she|shes|her|hers)\b/],
  ['him', /\b(?:he|hes|him|his)\b/],
  ['them', /\b(?:they|theyre|them|their|theirs)\b/],
];
const SECOND = /\b(?:you\w*|u|ur|we|us|our|lets?)\b/;

/** 'and thank him': what is to be said, told to us. */
const TO_BE_SAID =
  /^(?:(?:and|also|oh|then|please|but|just|maybe|we|i|should|must|want to|need to|have to|would like to|ought to) )*(?:thank|tell|ask|wish|remind|invite|congratulate|apologi[sz]e to|say (?:\w+ ){1,4}to) (him|her|them)\b/;
export const toBeSaidTo = (content: string): string | null =>
  TO_BE_SAID.exec(sentencesOf(content)[0]?.plain ?? '')?.[1] ?? null;

/** Of whom they speak, where nothing is said to anybody. */
export function spokenOf(content: string): string | null {
  const plain = content.toLowerCase().replace(/[’']/g, ' ');
  return SECOND.test(plain) ? null : (THIRD.find(([, sign]) => sign.test(plain))?.[0] ?? null);
}

const PART = /\b(?:order|line|sentence|bit|part|one|letter|toast|speech|message|page)s?\b/;
const IS_WRONG =
  /\b(?:wrong|swap|rewrite|reword|missing|twice|remove|delete|not (?:right|me|like me)|sounds? (?:wrong|off)|take|cut|drop|change|move|get rid|left out|lost|threw)\b/;
const OF_ITSELF =
  /^(?:no|(?:line |number )?(?:\d|#s?) out\b.*|put (?:it|that) back)$|^(?:no )?(?:it|that|this) (?:is|sounds|reads|feels) (?:still |all |a bit )*(?:wrong|off|not (?:right|me|it|like me))(?: still)?$|^i (?:have )?(?:wrote|said|written|put) .*\btwice\b|\bi do not want (?:it |this )?to (?:sound|come across)\b|^(?:(?:no|ok|please|and|now|i said|can you) )*(?:take out|leave out|(?:take|leave|cut) (?:that|it|this)(?: \w+)? out|remove|delete|get rid of|swap|replace|(?:change|drop|cut|move) the)\b/;

/** A change is asked for, and nothing says for sure which: 'the second bit is off', 'take that line out'. */
export const isDoubtOfIt = (content: string): boolean =>
  sentencesOf(content).some(
    ({ plain }) =>
      OF_ITSELF.test(plain) ||
      (PART.test(plain) &&
        IS_WRONG.test(plain) &&
        !TO_THEM.test(plain) &&
        plain.split(' ').length <= MOST_WORDS),
  );
