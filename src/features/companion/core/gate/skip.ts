/** What else goes with a phrase that was found. */
export type Rest = 'nothing' | 'sentence' | 'line' | 'paragraph' | 'block' | 'reply';

export const isTerminator = (character: string): boolean => /[.!?…]/.test(character);

/** Whether a character still belongs to what is dropped. */
export type Skip = (character: string) => boolean;
export const SKIP_ALL: Skip = () => true;

export function startSkip(rest: Rest, phrase: string): Skip | null {
  if (rest === 'nothing') return null;
  if (rest === 'reply') return SKIP_ALL;
  if (rest === 'block') return skipBlock(phrase);
  if (rest === 'line') return (character) => character !== '\n';
  return rest === 'paragraph' ? skipParagraph() : skipSentence(phrase);
}

/** Until a blank behind the mark that ends it: the points in '3.5' or 'a.m.' end nothing. */
function skipSentence(phrase: string): Skip {
  let hasEnded = /[.!?…]["')\]]*$/.test(phrase);
  return (character) => {
    if (character === '\n') return false;
    if (/\s/.test(character)) return !hasEnded;
    if (isTerminator(character)) hasEnded = true;
    else if (!/["'”’)\]]/.test(character)) hasEnded = false;
    return true;
  };
}

/** Until an empty line. */
function skipParagraph(): Skip {
  let isEmptyLine = false;
  return (character) => {
    if (character !== '\n') {
      if (!/\s/.test(character)) isEmptyLine = false;
      return true;
    }
    if (isEmptyLine) return false;
    isEmptyLine = true;
    return true;
  };
}

/** Until the end tag of the block that a tag began. */
function skipBlock(tag: string): Skip {
  const end = `</${/[a-z]+/i.exec(tag)?.[0].toLowerCase() ?? ''}>`;
  let last = '';
  return (character) => {
    if (last === end) return false;
    last = (last + character.toLowerCase()).slice(-end.length);
    return true;
  };
}
