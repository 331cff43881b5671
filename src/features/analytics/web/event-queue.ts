import * as z from 'zod/mini';
import { idSchema } from '#contract/ids.ts';
import { DAY_MS } from '#contract/time.ts';
import { LATE_DAYS } from '../contract.ts';

/** Beyond so many the oldest go: figures, not words, and they may be lost. */
export const QUEUE_MAX = 200;
const KEY = 'analyticsQueue';

const eventSchema = z.object({
  id: idSchema,
  /** Whose token sent it first: another person's must not. Stays in this browser. */
  userId: z.nullable(z.string()),
  path: z.string().check(z.startsWith('/api/analytics/')),
  body: z.looseObject({ timestamp: z.iso.datetime() }),
});
export type QueuedEvent = z.infer<typeof eventSchema>;

/** Events that no server has taken yet, kept over restarts of the browser. Entries that cannot be read are dropped. */
export function readQueue(storage: Pick<Storage, 'getItem'>): QueuedEvent[] {
  try {
    const held: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(held)
      ? held.flatMap((entry) => {
          const parsed = z.safeParse(eventSchema, entry);
          return parsed.success ? [parsed.data] : [];
        })
      : [];
  } catch {
    // Somebody else wrote there; a figure is no reason to fail.
    return [];
  }
}

function writeQueue(storage: Storage, events: readonly QueuedEvent[]): void {
  try {
    if (events.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(events.slice(-QUEUE_MAX)));
  } catch {
    // A full or forbidden storage costs the figure, nothing else.
  }
}

export const enqueue = (storage: Storage, event: QueuedEvent): void =>
  writeQueue(storage, [...readQueue(storage), event]);

export const dequeue = (storage: Storage, id: string): void =>
  writeQueue(
    storage,
    readQueue(storage).filter((event) => event.id !== id),
  );

/** What can still be sent: this person's, and not so late that it would be refused. The rest is dropped. */
export function takeSendable(
  storage: Storage,
  { userId, now }: { userId: string | null; now: number },
): QueuedEvent[] {
  const sendable = readQueue(storage).filter(
    (event) => event.userId === userId && now - Date.parse(event.body.timestamp) < LATE_DAYS * DAY_MS,
  );
  writeQueue(storage, sendable);
  return sendable;
}
