import { type HistoryEntry, readEntry } from './history.ts';
import { HISTORY_LIMITS } from './user-settings.ts';

/** Far beyond what a thousand long exchanges weigh. */
export const HISTORY_FILE_MAX_BYTES = 20_000_000;

export type HistoryFile =
  | { readonly status: 'read'; readonly entries: readonly HistoryEntry[] }
  | { readonly status: 'refused'; readonly why: string };

const TOO_LARGE = 'this file is larger than any voice history. nothing was changed.';
const NOT_OURS = "this file doesn't look like a voice history. nothing was changed.";
const EMPTY = 'there are no conversations in this file. nothing was changed.';

const WORDS_MAX = 20_000;

/** `voice-history-2026-11-21.json`, by the day on this device. */
export function nameHistoryFile(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `voice-history-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`;
}

/** All entries, as they are kept, newest first. */
export const writeHistoryFile = (history: readonly HistoryEntry[]): string =>
  `${JSON.stringify(history, null, 2)}\n`;

/** Reads such a file back: all of it, or nothing and a sentence that says why. */
export function readHistoryFile(text: string): HistoryFile {
  if (text.length > HISTORY_FILE_MAX_BYTES) return { status: 'refused', why: TOO_LARGE };
  const held = parseJson(text);
  if (!Array.isArray(held) || held.length > HISTORY_LIMITS.max) return { status: 'refused', why: NOT_OURS };
  if (held.length === 0) return { status: 'refused', why: EMPTY };
  const entries = held
    .map(readEntry)
    .filter((entry): entry is HistoryEntry => entry !== null && isBounded(entry));
  if (entries.length < held.length) return { status: 'refused', why: NOT_OURS };
  return { status: 'read', entries };
}

const isBounded = ({ userMessage, aiResponse }: HistoryEntry): boolean =>
  userMessage.length <= WORDS_MAX && aiResponse.length <= WORDS_MAX;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null; // not JSON: refused with a sentence
  }
}
