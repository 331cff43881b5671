import { spellOut } from '#language/spell-out.ts';
import { sayable } from './sayable.ts';

/** What comes after the wish itself. */
const REST =
  /\s*(?:[,;]|\b(?:but|because|cos|so (?:that|i|it)|pls|please|if|lol|tho|though|without|when)\b).*$/;
const [FEWEST_WORDS, MOST_WORDS] = [2, 12];
/** Somebody else in it would have to be turned round. */
const OTHERS = /\b(?:he|she|they|him|her|them|his|their|you|your)\b/;
const DEEDS = 'turn|keep|stop|move|send|bring|give|pay|return|switch|tidy|clean|knock|take|leave|park|wash';

const FORMS: readonly (readonly [RegExp, (...words: string[]) => string])[] = [
  [
    /\b(?:what )?(?:i'd|id|i would) (?:really )?(?:like|want|love) is (?:for )?(?:him|her|them|my \w+) to (.+)$/,
    (deed = '') => `could you ${deed}?`,
  ],
  [
    /\b(?:what )?(?:i'd|id|i would) (?:really )?(?:like|want|love) is (?!to\b|that\b|for\b|if\b)(.+)$/,
    (thing = '') => `could we have ${thing}?`,
  ],
  [
    /\bi(?:'d| would)? (?:just )?(?:want|like|need) (?:him|her|them|my \w+) to (.+)$/,
    (deed = '') => `could you ${deed}?`,
  ],
  [
    /\b(music|noise|tv|telly|volume|bass|lights?) (off|down) ((?:after|before|by|at) .+)$/,
    (thing = '', off = '', when = '') => `could you turn the ${thing} ${off} ${when}?`,
  ],
  [new RegExp(`^(?:please|just|to|and) ((?:${DEEDS})\\b .+)$`), (deed = '') => `could you ${deed}?`],
];

/** What they want of somebody, as it could be written to them: 'what i'd like is quiet after 11' → 'could we have quiet after 11?'. */
export function wishOf(content: string): string | null {
  const plain = spellOut(content.toLowerCase().replace(/[\u2018\u2019]/g, "'"));
  const sentences = plain
    .split(/[.!?\n]+/)
    .map((sentence) => sentence.trim())
    .reverse();
  for (const sentence of sentences)
    for (const [form, make] of FORMS) {
      const found = form.exec(sentence);
      if (!found) continue;
      const parts = found
        .slice(1)
        .map((part, at, all) => (at === all.length - 1 ? part.replace(REST, '').trim() : part));
      const count = parts.join(' ').split(/\s+/).length;
      if (count < FEWEST_WORDS || count > MOST_WORDS || OTHERS.test(parts.join(' '))) continue;
      return make(...parts);
    }
  const said = sayable(content);
  if (said === null || OTHERS.test(said.replace(/^could you /, ''))) return null;
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
