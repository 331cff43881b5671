/** FNV-1a, 32 bits, with a final mix: spreads short, similar keys well. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
};

/** One of the items; always the same one for the same key. */
export const pick = <T>(items: readonly [T, ...T[]] | readonly T[], key: string): T => {
  const item = items[hashText(key) % items.length];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

/** The items in an order that the key alone decides. */
export const shuffle = <T>(items: readonly T[], key: string): T[] =>
  items
    .map((item, index) => ({ item, rank: hashText(`${key}:${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
