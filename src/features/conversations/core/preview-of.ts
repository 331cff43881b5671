import { PREVIEW_CHARACTERS } from '../contract.ts';
import { startOf } from './whole-words.ts';

/** A text as one line of at most 120 characters, which ends with a whole word. */
export const previewOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > PREVIEW_CHARACTERS ? `${startOf(line, PREVIEW_CHARACTERS - 1)}…` : line;
};
