import { PREVIEW_CHARACTERS } from '../contract.ts';

/** A text as one line of at most 120 characters, never cut inside one. */
export const previewOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const points = [...line];
  return points.length > PREVIEW_CHARACTERS ? `${points.slice(0, PREVIEW_CHARACTERS - 1).join('')}…` : line;
};
