import type { Thread } from '../record/talk-record.ts';
import type { Scene } from '../scene.ts';
import { type WrittenWay, wayOf } from '../ways/ways.ts';
import { BESIDE, type Line, linesOf, mostLike } from './draft-lines.ts';

/** A message, or the page of a way, as it stands. */
export interface Page {
  readonly way: WrittenWay;
  readonly lines: readonly Line[];
  readonly isDraft: boolean;
}

export const WRITTEN: ReadonlySet<string> = new Set(['words', 'letter']);
const PAGES: ReadonlySet<string> = new Set(['think', 'decide', 'out']);
const STANDS: ReadonlySet<Thread['open']> = new Set(['note', 'warm', 'short', 'line', 'lines']);

const isPage = (name: string): name is WrittenWay => WRITTEN.has(name) || PAGES.has(name);

/** The message that was put together, as long as the talk goes; a page of another way only while it stands open. */
export function pageOf(scene: Scene, isToGo: boolean): Page | null {
  const { done, slots, open } = scene.before.thread;
  const last = done.at(-1) ?? '';
  const way =
    isPage(last) && (WRITTEN.has(last) || STANDS.has(open) || (isToGo && last === 'think'))
      ? last
      : done.findLast((name) => WRITTEN.has(name));
  if (way === undefined || !isPage(way)) return null;
  const isDraft = WRITTEN.has(way);
  const order = wayOf(way, scene.language).note.labels.map(([slot]) => slot);
  const lines = isDraft ? linesOf(slots) : linesOf(slots, order);
  return lines.length === 0 ? null : { way, lines, isDraft };
}

export const TAKEN = `${BESIDE}taken`;

export function takenIn(slots: Thread['slots']): Line | null {
  const kept = slots.find(({ name }) => name.startsWith(TAKEN));
  const [, row = '', slot = ''] = kept?.name.split('.') ?? [];
  return kept === undefined ? null : { slot, row: Number(row), words: kept.words };
}

const PARTS: readonly (readonly [slot: string, sign: RegExp])[] = [
  ['step', /\b(?:step|plan)\b/i],
  ['snag', /\b(?:snags?|if-?,? ?then)\b/i],
  ['knot', /\bknot\b/i],
];
const SHOULD_SAY = /\bshould (?:say|be|read)[:,]?\s+["“]?(?<words>[^.!?"”]{3,})/i;

/** 'step one is wrong, it should say …': the part of a page by its name. */
export function partPut({ lines, isDraft }: Page, content: string): readonly Line[] | null {
  const words = SHOULD_SAY.exec(content)?.groups?.words?.trim();
  const named = PARTS.filter(([, sign]) => sign.test(content)).map(([slot]) => slot);
  const [slot] = named;
  const isThere = lines.some((line) => line.slot === slot);
  if (isDraft || words === undefined || named.length !== 1 || !isThere) return null;
  return lines.map((line) => (line.slot === slot ? { ...line, words } : line));
}

const LEAST_ALIKE = 0.4;
const LAST_ROW = 99;
/** A line in the place that is meant, else of the line it is like, else at the end. */
export function withLine(lines: readonly Line[], words: string, place: Line | null): readonly Line[] {
  const meant = place ?? mostLike(lines, words, LEAST_ALIKE);
  if (meant !== null) return lines.map((line) => (line === meant ? { ...line, words } : line));
  const at = lines.findLastIndex(({ slot }) => slot !== 'end') + 1;
  const slot = lines.findLast((line) => line.slot !== 'end' && line.slot !== 'greet')?.slot ?? 'must';
  return lines.toSpliced(at, 0, { slot, row: LAST_ROW, words });
}
