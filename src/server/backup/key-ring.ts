import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/account.ts';

/**
 * What of a person decides who signs in and what may be done with their words: an older backup must not bring back a
 * password that was changed, a second factor that was off, a right that was taken away or a consent that was withdrawn. The MAC goes with it: a ring
 * that was written by somebody without the key signs nobody in.
 */
const standingSchema = z.object({
  passwordHash: z.string(),
  isAdmin: z.boolean(),
  emailVerifiedAt: z.nullable(z.iso.datetime()),
  secondFactorAt: z.nullable(z.iso.datetime()).default(null),
  secondFactor: z.nullable(z.base64()).default(null),
  organisationHash: z.nullable(z.base64()).default(null),
  mac: z.nullable(z.base64()),
  modelConsent: z.boolean(),
  /** Signed together with the consent. */
  country: z.nullable(z.string()),
  choicesMac: z.nullable(z.base64()),
});

/**
 * The data keys of everybody who has an account, wrapped by the master key. A backup holds none of them: they stand in
 * this one file beside all backups, which each backup replaces. A person who was deleted is in no newer ring, and so no
 * older backup of their words can be opened, by anybody. See docs/decisions/012.
 */
export const keyRingSchema = z.object({
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  /** By the person's id, base64. */
  keys: z.record(z.uuid(), z.base64()),
  /** How each of them stood, by id: none in a ring from before there were any. */
  standings: z.record(z.uuid(), standingSchema).default({}),
});
export type KeyRing = z.infer<typeof keyRingSchema>;

const KEYS_PER_QUERY = 500;

export async function readKeyRing(db: Db, now: Date): Promise<KeyRing> {
  const rows = await db
    .select({
      id: users.id,
      dataKey: users.dataKey,
      passwordHash: users.passwordHash,
      isAdmin: users.isAdmin,
      emailVerifiedAt: users.emailVerifiedAt,
      secondFactorAt: users.secondFactorAt,
      secondFactor: users.secondFactor,
      organisationHash: users.organisationHash,
      mac: users.mac,
      modelConsent: users.modelConsent,
      country: users.country,
      choicesMac: users.choicesMac,
    })
    .from(users);
  return {
    version: 1,
    takenAt: now.toISOString(),
    keys: Object.fromEntries(rows.map(({ id, dataKey }) => [id, dataKey.toString('base64')])),
    standings: Object.fromEntries(
      rows.map(({ id, dataKey: _, ...row }) => [
        id,
        {
          passwordHash: row.passwordHash,
          isAdmin: row.isAdmin,
          modelConsent: row.modelConsent,
          emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
          secondFactorAt: row.secondFactorAt?.toISOString() ?? null,
          secondFactor: row.secondFactor?.toString('base64') ?? null,
          organisationHash: row.organisationHash?.toString('base64') ?? null,
          mac: row.mac?.toString('base64') ?? null,
          country: row.country,
          choicesMac: row.choicesMac?.toString('base64') ?? null,
        },
      ]),
    ),
  };
}

export class KeyRingError extends Error {
  override name = 'KeyRingError';
}

/**
 * Gives a restored database its keys back, and each person the standing of the ring's day. Who is in the backup and not in
 * the ring was deleted since: they go, with all that was theirs. A backup from before data keys were renewed opens with
 * the keys of a ring from then, `formerRing`; who lives and how they stand is the newest ring's to say all the same. Gives
 * how many people came back and how many went.
 * @throws {KeyRingError} when the ring is older than the backup: it would take people for deleted who are not
 */
export async function restoreKeys(
  db: Db,
  ring: KeyRing,
  backupTakenAt: Date,
  formerRing?: KeyRing,
): Promise<{ people: number; erased: number }> {
  if ([ring, formerRing].some((known) => known && new Date(known.takenAt) < backupTakenAt))
    throw new KeyRingError('the keys are older than the backup: use the newest file of keys');
  return db.transaction(async (tx) => {
    const restored = (await tx.select({ id: users.id }).from(users)).map(({ id }) => id);
    const gone = restored.filter((id) => ring.keys[id] === undefined);
    for (const ids of inChunks(gone)) await tx.delete(users).where(inArray(users.id, ids));
    const kept = restored.flatMap((id) => {
      const key = ring.keys[id];
      if (key === undefined) return [];
      return [{ id, key: formerRing?.keys[id] ?? key, standing: ring.standings[id] }];
    });
    for (const rows of inChunks(kept))
      await tx.execute(sql`
        update users set data_key = decode(r.key, 'base64')
        from jsonb_to_recordset(cast(${JSON.stringify(rows)}::text as jsonb)) as r(id uuid, key text)
        where users.id = r.id`);
    for (const rows of inChunks(kept)) await restoreStandings(tx, rows);
    return { people: kept.length, erased: gone.length };
  });
}

async function restoreStandings(
  tx: Db,
  rows: readonly { readonly id: string; readonly standing: KeyRing['standings'][string] | undefined }[],
): Promise<void> {
  const known = rows.flatMap(({ id, standing }) => (standing ? [{ id, ...standing }] : []));
  await tx.execute(sql`
    update users set
      password_hash = r."passwordHash", is_admin = r."isAdmin", email_verified_at = r."emailVerifiedAt",
      second_factor_at = r."secondFactorAt", second_factor = decode(r."secondFactor", 'base64'),
      organisation_hash = decode(r."organisationHash", 'base64'),
      mac = decode(r.mac, 'base64'), model_consent = r."modelConsent", country = r.country,
      choices_mac = decode(r."choicesMac", 'base64')
    from jsonb_to_recordset(cast(${JSON.stringify(known)}::text as jsonb)) as r(
      id uuid, "passwordHash" text, "isAdmin" boolean, "emailVerifiedAt" timestamptz, "secondFactorAt" timestamptz,
      "secondFactor" text, "organisationHash" text, mac text, "modelConsent" boolean, country text, "choicesMac" text)
    where users.id = r.id`);
}

function* inChunks<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += KEYS_PER_QUERY)
    yield list.slice(start, start + KEYS_PER_QUERY);
}
