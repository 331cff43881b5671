import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import { signSession } from '../signed-rows.ts';
import { findOwnSession, findUser, listLiveSessions, updateSessionStrength } from '../store.ts';
import { listPasskeysOf } from './door-store.ts';

/**
 * Whoever has just added a first door beside the password, having shown that, has both: this session counts as signed in by
 * both. Where there was one already, the password alone has shown nothing of it.
 */
export async function strengthenSession(
  { db, rowKey }: Pick<Parts, 'db' | 'rowKey'>,
  person: Person,
): Promise<void> {
  const [user, passkeys, session] = await Promise.all([
    findUser(db, person.id),
    listPasskeysOf(db, person.id),
    findOwnSession(db, person.id, person.sessionId),
  ]);
  const isFirst = passkeys.length + (user?.secondFactorAt ? 1 : 0) === 1;
  if (session && isFirst)
    await updateSessionStrength(db, signSession(rowKey, { ...session, isStrong: true }));
}

/** Where the password is the only door again, no session counts as signed in by more. */
export async function weakenSessions(
  { db, rowKey, now }: Pick<Parts, 'db' | 'rowKey' | 'now'>,
  userId: string,
): Promise<void> {
  const user = await findUser(db, userId);
  if (user?.secondFactorAt || (await listPasskeysOf(db, userId)).length > 0) return;
  for (const session of await listLiveSessions(db, userId, now()))
    if (session.isStrong)
      await updateSessionStrength(db, signSession(rowKey, { ...session, isStrong: false }));
}
