import type { Parts } from '#server/parts.ts';
import { deleteExpiredTickets } from './doors/door-store.ts';
import { deleteExpiredResets, deleteExpiredSessions } from './store.ts';
import { deleteExpiredVerifications } from './verification-store.ts';

/** Removes sessions, reset links, sign-ups and steps of sign-ins whose time is over; they were refused already. */
export async function deleteExpired({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  await deleteExpiredSessions(db, now());
  await deleteExpiredResets(db, now());
  await deleteExpiredVerifications(db, now());
  await deleteExpiredTickets(db, now());
}
