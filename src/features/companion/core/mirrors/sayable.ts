import { spellOut } from '#language/spell-out.ts';

const WHOM = '(?:him|her|them|(?:my|the|a|an|his|her|their) [a-z]+(?: [a-z]+)?|[a-z]+)';
/** What comes after the words themselves: how, when or why they are to be said. */
const REST =
  /\s*(?:,|\b(?:without|so (?:that|it|he|she|they|i)|nicely|politely|properly|in a way|on (?:the )?phone|tonight|tomorrow|today|again|but|because|cos|when|if)\b).*$/;
const [FEWEST_WORDS, MOST_WORDS] = [2, 12];

const FORMS: readonly (readonly [RegExp, (words: string) => string | null])[] = [
  [new RegExp(`\\b(?:tell|ask) ${WHOM} not to (.+)$`), (words) => `please don't ${words}`],
  [new RegExp(`\\bask ${WHOM} to (.+)$`), (words) => `could you ${words}?`],
  [new RegExp(`\\bask ${WHOM} for (.+)$`), (words) => `could i ask you for ${words}?`],
  [new RegExp(`\\btell ${WHOM} to (.+)$`), (words) => `could you ${words}?`],
  [
    new RegExp(
      `\\b(?:tell|say to|let) ${WHOM}(?: know)?(?: that)? ((?:i|i'm|i've|i'd|i'll|it|it's|we|we're)\\b .+)$`,
    ),
    (words) => words.replace(/\b(?:him|her|them)$/, 'you'),
  ],
  [/\bsay(?: that)? ((?:i|i'm|i've|i'd|i'll) .+)$/, (words) => words],
  [
    new RegExp(
      `\\btell ${WHOM}(?: that)? ((?:she|he|they)(?:'s|'re| is| isn't| are| aren't| was| wasn't| has| hasn't)\\b.+)$`,
    ),
    toAddressee,
  ],
];

const TO_YOU: readonly (readonly [RegExp, string])[] = [
  [/^(?:she|he)(?:'s| is) (?=been\b)/, "you've "],
  [/^(?:(?:she|he)(?:'s| is)|they(?:'re| are))\b/, "you're"],
  [/^(?:(?:she|he) isn't|they aren't)\b/, "you aren't"],
  [/^(?:she|he) was\b/, 'you were'],
  [/^(?:she|he) wasn't\b/, "you weren't"],
  [/^(?:she|he) has\b/, 'you have'],
  [/^(?:she|he) hasn't\b/, "you haven't"],
];

/** 'she isn't being replaced', said to her; null where more of her stands in it. */
function toAddressee(words: string): string | null {
  const form = TO_YOU.find(([sign]) => sign.test(words));
  const said = form ? words.replace(form[0], form[1]) : null;
  return said === null || /\b(?:he|she|they|him|her|them|his|their)\b/.test(said) ? null : said;
}

/**
 * What they want to say, as it could be said: 'how do i tell her she isn't being replaced' → "you aren't being replaced",
 * 'ask him to stop singing' → 'could you stop singing?'. Null where the words are not there to be taken.
 */
export function sayable(content: string): string | null {
  const plain = spellOut(content.toLowerCase().replace(/[\u2018\u2019]/g, "'"));
  const asking =
    plain.split(/[.!?\n]+/).findLast((sentence) => /\b(?:how|what|way|help|say|tell|ask)\b/.test(sentence)) ??
    '';
  for (const [form, make] of FORMS) {
    const words = form.exec(asking)?.[1]?.replace(REST, '').trim() ?? '';
    const count = words.split(/\s+/).length;
    if (words === '' || count < FEWEST_WORDS || count > MOST_WORDS) continue;
    const said = make(words);
    if (said !== null) return said;
  }
  return null;
}
