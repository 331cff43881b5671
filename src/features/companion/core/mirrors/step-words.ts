const STEP =
  /(?:^|[.,!;] *|\b(?:ok|okay|fine|right|so|yeah|maybe|then|think) )i(?:'ll| will|'m going to|'m gonna|'m just going to| might just)(?: just| probably| maybe)? ([a-z][a-z' -]{2,60})$/;
/** Not a step of their own, or none to affirm. */
const NO_STEP =
  /^(?:never|be|miss|lose|fail|have to|get|always|not|die|cry|end|regret|mess|freeze|need|feel|let (?:you|myself)|try)\b|\b(?:drink|revenge|scream|tyres|if|cry|forever|alone)\b/;
/** Said of somebody or of something: never a step to affirm. */
const HARM =
  /\b(?:kill|murder|hurt|hit|punch|slap|smack|thump|batter|beat (?:him|her|them|his|the)|smash|strangle|throttle|choke|stab|shoot|burn|destroy|jump (?:off|out)|(?:kick|knock) (?:his|her|their|him|them))\b/i;
export const isHarm = (content: string): boolean => HARM.test(content);
const YOURS: Readonly<Record<string, string>> = { my: 'your', me: 'you', i: 'you', myself: 'yourself' };
const MOST_WORDS = 9;

/** A step they chose, in their words: 'i'll just say thank you and send another picture' → 'say thank you and send another picture'. */
export function stepWords(content: string): string | null {
  const plain = content
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\bill (?=[a-z])/g, "i'll ")
    .replace(/[.!…]+\s*$/, '')
    .trim();
  const [, deed = ''] = STEP.exec(plain) ?? [];
  const words = deed.split(' ');
  if (deed === '' || words.length > MOST_WORDS || NO_STEP.test(deed) || isHarm(deed)) return null;
  if (/\b(?:you(?!$)(?! and)|your|i'm|i've|i was|we)\b/.test(deed.replace('thank you', ''))) return null;
  return words.map((word) => YOURS[word] ?? word).join(' ');
}
