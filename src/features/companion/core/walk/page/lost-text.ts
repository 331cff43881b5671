import { BESIDE, type Line, rowsOf } from './draft-lines.ts';

/** Kept beside a page: how it stood before its last change. */
export const WAS = `${BESIDE}was`;

/** Its sentences that stand there no more. */
export const lostFrom = (was: readonly Line[], now: readonly Line[]): readonly Line[] => {
  const standing = rowsOf(now).join('\n');
  return was.filter(({ words }) => !standing.includes(words));
};
