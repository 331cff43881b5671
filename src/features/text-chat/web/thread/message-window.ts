/** Up to this many messages are simply all on the page. */
export const VIRTUALISE_ABOVE = 50;
const WINDOW = 25;
const BUFFER = 4;

export const isVirtualised = (count: number): boolean => count > VIRTUALISE_ABOVE;

export interface VisibleRange {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly count: number;
}

/** Which messages are on the page around what can be seen: about 25, and 4 more on either side. Ascending indexes. */
export function selectWindow({ startIndex, endIndex, count }: VisibleRange): number[] {
  const seen = endIndex - startIndex + 1;
  const spare = Math.max(WINDOW - seen, 0);
  const first = Math.max(startIndex - Math.ceil(spare / 2) - BUFFER, 0);
  const last = Math.min(endIndex + Math.floor(spare / 2) + BUFFER, count - 1);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, offset) => first + offset);
}
