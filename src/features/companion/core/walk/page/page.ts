import type { Thread } from '../../record/talk-record.ts';
import type { Scene } from '../../scene.ts';
import { type WrittenWay, wayOf } from '../../ways/ways.ts';
import { BESIDE, type Line, linesOf } from './draft-lines.ts';
import { mostLike } from './find-lines.ts';

/** Words for somebody, or what was put down on another way, as it stands. */
export interface Page {
  readonly way: WrittenWay;
  readonly lines: readonly Line[];
}

const WRITTEN: ReadonlySet<string> = new Set(['words', 'letter']);
const LISTS: ReadonlySet<string> = new Set(['think', 'decide', 'out']);
const STANDS: ReadonlySet<Thread['open']> = new Set(['note', 'line', 'lines']);

export const isWritten = (name: string | undefined): name is 'words' | 'letter' => WRITTEN.has(name ?? '');

/** The page that stands open, or one that was left and is kept as long as the talk goes. */
export function pageOf({ before }: Scene): (Page & { readonly isOpen: boolean }) | null {
  const { at, aside, done, slots } = before.thread;
  const lines = linesOf(slots);
  if (isWritten(at?.way)) return { way: at.way, lines, isOpen: true };
  const way = isWritten(aside?.way) ? aside.way : (done.findLast(isWritten) ?? 'words');
  return lines.length === 0 ? null : { way, lines, isOpen: false };
}

/** What another way came to, while it stands open. */
export function listOf(scene: Scene, isToGo: boolean): Page | null {
  const { done, slots, open } = scene.before.thread;
  const way = done.at(-1) ?? '';
  if (!isList(way) || !(STANDS.has(open) || (isToGo && way === 'think'))) return null;
  const lines = linesOf(slots, wayOf(way, scene.language).note?.labels.map(([slot]) => slot) ?? []);
  return lines.length === 0 ? null : { way, lines };
}
const isList = (name: string): name is WrittenWay => LISTS.has(name);

const TAKEN = `${BESIDE}taken`;
export const nameOfTaken = ({ row, slot }: Line): string => `${TAKEN}.${row}.${slot}`;
/** Kept beside it: the number of the line that is waited for. */
export const PLACE = `${BESIDE}at`;

export const lineWaitedFor = ({ before }: Scene, { lines }: Page): Line | null =>
  lines[Number(before.thread.slots.find(({ name }) => name === PLACE)?.words) - 1] ?? null;

export function takenIn(slots: Thread['slots']): Line | null {
  const kept = slots.find(({ name }) => name.startsWith(TAKEN));
  const [, row = '', slot = ''] = kept?.name.split('.') ?? [];
  return kept === undefined ? null : { slot, row: Number(row), words: kept.words };
}

const PARTS: readonly (readonly [slot: string, sign: RegExp])[] = [
  ['step', /\b(?:step|plan)\b/i],
  ['snag', /\b(?:snags?|in the way|if-?,? ?then)\b/i],
  ['knot', /\b(?:knot|to be solved)\b/i],
];
const SHOULD_SAY = /\bshould (?:say|be|read)[:,]?\s+["“]?(?<words>[^.!?"”]{3,})/i;

/** 'step one is wrong, it should say …': the part of a page by its name. */
export function partPut({ lines }: Page, content: string): readonly Line[] | null {
  const words = SHOULD_SAY.exec(content)?.groups?.words?.trim();
  const named = PARTS.filter(([, sign]) => sign.test(content)).map(([slot]) => slot);
  const [slot] = named;
  const isThere = lines.some((line) => line.slot === slot);
  if (words === undefined || named.length !== 1 || !isThere) return null;
  return lines.map((line) => (line.slot === slot ? { ...line, words } : line));
}

const LEAST_ALIKE = 0.4;
const LAST_ROW = 99;
/** A line in the place that is meant, else of the line it is like, else at the end. */
export function withLine(lines: readonly Line[], words: string, place: Line | null): readonly Line[] {
  const meant = place ?? mostLike(lines, words, LEAST_ALIKE);
  if (meant !== null) return lines.map((line) => (line === meant ? { ...line, words } : line));
  return [...lines, { slot: lines.at(-1)?.slot ?? 'page', row: LAST_ROW, words }];
}
