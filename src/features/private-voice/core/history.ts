/** One exchange as it is kept: `id` is the time of adding in ms, `timestamp` the same as an ISO string. */
export interface HistoryEntry {
  readonly id: number;
  readonly userMessage: string;
  readonly aiResponse: string;
  readonly timestamp: string;
}
export type Exchange = Pick<HistoryEntry, 'userMessage' | 'aiResponse'>;

/** Puts an exchange at the front and trims to `max`. Two within one millisecond still get two ids. */
export function addEntry(
  history: readonly HistoryEntry[],
  exchange: Exchange,
  { now, max }: { readonly now: number; readonly max: number },
): readonly HistoryEntry[] {
  const id = history.reduce((next, entry) => Math.max(next, entry.id + 1), now);
  const timestamp = new Date(now).toISOString();
  return [{ ...exchange, timestamp, id }, ...history].slice(0, max);
}

/** The entries among what was stored, newest first; what cannot be read is left out. Anything may be stored. */
export function readEntries(stored: unknown): readonly HistoryEntry[] {
  if (!Array.isArray(stored)) return [];
  return newestFirst(stored.map(readEntry).filter((entry) => entry !== null));
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** One entry among what was stored, its own fields alone; null when it is none. */
export function readEntry(value: unknown): HistoryEntry | null {
  const { id, userMessage, aiResponse, timestamp }: Readonly<Record<string, unknown>> = Object(value);
  if (typeof id !== 'number' || !(id >= 0 && id < Number.POSITIVE_INFINITY)) return null;
  if (typeof userMessage !== 'string' || typeof aiResponse !== 'string') return null;
  if (typeof timestamp !== 'string' || !MOMENT.test(timestamp) || Number.isNaN(Date.parse(timestamp)))
    return null;
  return { id, userMessage, aiResponse, timestamp };
}

/** Both histories in one, the same exchange once, trimmed to `max`. */
export function joinHistories(
  own: readonly HistoryEntry[],
  other: readonly HistoryEntry[],
  max: number,
): readonly HistoryEntry[] {
  const seen = new Set(own.map(markOf));
  const fresh = other.filter((entry) => !seen.has(markOf(entry)) && seen.add(markOf(entry)));
  const taken = new Set(own.map((entry) => entry.id));
  const added = fresh.map((entry) => {
    let id = entry.id;
    while (taken.has(id)) id += 1;
    taken.add(id);
    return { ...entry, id };
  });
  return newestFirst([...own, ...added]).slice(0, max);
}

const markOf = ({ timestamp, userMessage, aiResponse }: HistoryEntry): string =>
  JSON.stringify([Date.parse(timestamp), userMessage, aiResponse]);

const newestFirst = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  entries.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp) || b.id - a.id);
