/** Words that never stand together where a sentence was turned rightly. */
const MANGLED =
  /\b(?:you (?:is|am|was|has|does|isn't|wasn't|doesn't|hasn't)|your (?:is|are|am|was|the|a|he|she|they)|you you|your your|i are|i were|he are|she are|you'm|you are i|i you|they is|they was|we is)\b|\b(?:and|but|the|because)[.?!]/;

/** Whether their words came back broken: wrong agreement, a clause cut off, 'not' or 'like' lost from it. */
export function isMangled(said: string, reply: string): boolean {
  const own = said.toLowerCase().replace(/[’‘]/g, "'");
  const [first = ''] = reply.split(/(?<=[.!?])\s+/);
  if (/[^\x20-\x7e’]/.test(reply)) return false;
  if (MANGLED.test(first) && !MANGLED.test(own)) return true;
  return lost(own, first, 'not') || lost(own, first, "n't") || lost(own, first, 'like ');
}

/** The mirror takes the words on both sides of `word`, but not the word. */
function lost(own: string, mirror: string, word: string): boolean {
  const at = own.indexOf(` ${word}`.trimEnd());
  if (at === -1) return false;
  const before = own.slice(0, at).trim().split(/\s+/).slice(-2).join(' ');
  const after = own.slice(at).trim().split(/\s+/).slice(1, 3).join(' ');
  return before.length > 4 && after.length > 4 && mirror.includes(`${before} ${after}`);
}

const SMALL = new Set(
  "i you he she it they we a an the and or but that this what who how when where is was are were be do does did to of in on at for with not no so if your his her their my me him them it's i'm".split(
    ' ',
  ),
);
const SHORTEST = 4;

/** A reply without what it holds of the person's: its small words in order. Two alike are one shape. */
export function shapeOf(reply: string): string {
  const sentences = reply.split(/(?<=[.!?])\s+/);
  const own = sentences.length > 1 ? sentences.slice(1) : sentences;
  const words = own.join(' ').match(/[\p{L}']+|\?/gu) ?? [];
  const shape = words.map((word) => (SMALL.has(word) || word === '?' ? word : '_'));
  return words.length < SHORTEST ? '' : `${words.slice(0, 3).join(' ')} ${shape.join(' ')}`;
}
