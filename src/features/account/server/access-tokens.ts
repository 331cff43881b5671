import { randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { tokenHash } from '#server/crypto/keyed-hash.ts';
import type { Parts } from '#server/parts.ts';
import { type DataOwner, ownerOf, type Person, sealFor } from '#server/person.ts';
import { isAdminUser } from './admins.ts';
import { areChoicesIntact, choicesOf, isSessionIntact, isUserIntact, signSession } from './signed-rows.ts';
import { findSession, insertSession, keepSessions, type SessionRow, touchSession } from './store.ts';

/** How long a token lives without use; each use prolongs it, up to {@link LONGEST_MS} in all. */
const LIFETIME_MS = { remembered: 30 * DAY_MS, session: 12 * HOUR_MS };
const LONGEST_MS = 90 * DAY_MS;
/** A use within this time of the last one is not written down. */
const TOUCH_EVERY_MS = 60_000;
const TOKEN_BYTES = 32;
/** More devices than anybody owns; what is left behind on others does not add up. */
const SESSIONS_MAX = 20;
const FORGED_CHOICES = {
  unsigned: 'a consent or a country from before is not signed: npm run keys -- sign choices',
  changed: 'a consent or a country was written by somebody without the key',
};

function expiryOf(remember: boolean, createdAt: Date, now: Date): Date {
  const sliding = now.getTime() + (remember ? LIFETIME_MS.remembered : LIFETIME_MS.session);
  return new Date(Math.min(sliding, createdAt.getTime() + LONGEST_MS));
}

/**
 * A new opaque token (43 characters); only its hash is stored. `device` is the user agent. Beyond {@link SESSIONS_MAX}
 * it takes the place of the one that was used longest ago.
 */
export async function createAccessToken(
  parts: Pick<Parts, 'db' | 'now' | 'newId' | 'rowKey'>,
  owner: DataOwner,
  { remember, device, isStrong }: { remember: boolean; device: string; isStrong: boolean },
): Promise<{ accessToken: string; sessionId: string }> {
  const { db, now, newId, rowKey } = parts;
  const accessToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const id = newId();
  const createdAt = now();
  const session = signSession(rowKey, {
    id,
    userId: owner.id,
    tokenHash: tokenHash(accessToken),
    remember,
    isStrong,
    device: sealFor(
      owner,
      { table: 'sessions', column: 'device', row: id },
      device.slice(0, 300).toWellFormed(),
    ),
    createdAt,
    lastUsedAt: createdAt,
    expiresAt: expiryOf(remember, createdAt, createdAt),
  });
  await insertSession(db, session);
  await keepSessions(db, owner.id, SESSIONS_MAX);
  await recordSecurityEvent(parts, 'signed_in', owner.id);
  return { accessToken, sessionId: id };
}

/** The person of a token, or null when it is unknown, expired, revoked or not of our making. */
export async function authenticateToken(
  parts: Pick<Parts, 'db' | 'env' | 'keys' | 'log' | 'lookupKey' | 'now' | 'rowKey'>,
  token: string,
): Promise<Person | null> {
  const { db, keys, now, rowKey } = parts;
  const at = now();
  const found = await findSession(db, tokenHash(token), at);
  if (!found) return null;
  const { session, user } = found;
  if (!isSessionIntact(rowKey, session) || !isUserIntact(rowKey, user)) {
    parts.log.warn('a session or an account was written by somebody without the key');
    return null;
  }
  if (!areChoicesIntact(rowKey, user))
    parts.log.warn(FORGED_CHOICES[user.choicesMac ? 'changed' : 'unsigned']);
  await touchWhenDue(parts, session, at);
  return {
    sessionId: session.id,
    isAdmin: isAdminUser(parts, user),
    needsStrongerSignIn: parts.env.NODE_ENV === 'production' && !session.isStrong,
    mustAddDoor: parts.env.SECOND_FACTOR === 'required' && !session.isStrong,
    ...choicesOf(rowKey, user),
    ...ownerOf(keys, user),
  };
}

async function touchWhenDue(
  { db, rowKey }: Pick<Parts, 'db' | 'rowKey'>,
  session: SessionRow,
  now: Date,
): Promise<void> {
  if (now.getTime() - session.lastUsedAt.getTime() < TOUCH_EVERY_MS) return;
  const expiresAt = expiryOf(session.remember, session.createdAt, now);
  await touchSession(db, signSession(rowKey, { ...session, lastUsedAt: now, expiresAt }));
}
