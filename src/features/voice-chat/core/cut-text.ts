/** Stands where the rest of a text was left out. */
const CUT_MARK = ' …';

/** The whole words within the first `characters` of a text, marked as cut; the text itself when it fits. */
export function cutText(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const isBetweenWords = /\s/.test(text.charAt(characters));
  const head = text.slice(0, characters);
  const words = (isBetweenWords ? head : head.replace(/\S+$/, '')).trimEnd().replace(/[\s,;:–—-]+$/, '');
  return `${words}${CUT_MARK}`.trimStart();
}
