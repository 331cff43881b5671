import type { Deps } from '#server/deps.ts';
import { deleteExpiredResets, deleteExpiredSessions } from './store.ts';

/** Removes sessions and reset links whose time is over; they were refused already. */
export async function deleteExpired({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteExpiredSessions(db, now());
  await deleteExpiredResets(db, now());
}
