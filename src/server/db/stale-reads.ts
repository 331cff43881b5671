import type { Db } from './database.ts';

/** Reads what may be seconds old. `read` only reads, and may be asked twice. */
export type ReadStale = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/** For how long nobody asks a replica that failed. */
const LEFT_ALONE_MS = 10_000;

/**
 * Reads from a replica of the database, where there is one, so that long searches and dashboards take nothing from the
 * primary. Whatever fails there is read from the primary: a replica that is away costs its first reader a moment, and
 * a fault that is none of the replica's fails again and is told as ever. `onAway` hears of each failure.
 */
export function createStaleReads(
  primary: Db,
  replica: Db | null,
  { now, onAway }: { now: () => Date; onAway: (err: unknown) => void },
): ReadStale {
  if (!replica) return (read) => read(primary);
  let askAgainAt = 0;
  return async (read) => {
    if (now().getTime() < askAgainAt) return read(primary);
    try {
      return await read(replica);
    } catch (err) {
      const answer = await read(primary);
      onAway(err);
      askAgainAt = now().getTime() + LEFT_ALONE_MS;
      return answer;
    }
  };
}
