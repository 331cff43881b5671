import * as z from 'zod/mini';

/** One exchange as it is kept: `id` is the time of adding in ms, `timestamp` the same as an ISO string. */
export const historyEntrySchema = z.object({
  id: z.number().check(z.nonnegative()),
  userMessage: z.string(),
  aiResponse: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
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
  const entries = stored.flatMap((value) => {
    const parsed = historyEntrySchema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  return newestFirst(entries);
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
