import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { type DataKey, unwrapDataKey, wrapDataKey } from './data-key.ts';
import type { KeyProvider } from './key-provider.ts';
import { resealPerson } from './reseal-person.ts';
import { eachDataKey } from './rewrap-keys.ts';

/** Longer than any server has a person's key in its hands without reading it anew: a turn of talk, an upload, an export. */
export const KEY_HELD_MS = 10 * 60_000;

interface Renewal {
  readonly db: Db;
  readonly keys: KeyProvider;
  readonly now: () => Date;
  /** {@link KEY_HELD_MS}, or 0 where no server runs. */
  readonly heldMs: number;
  readonly wait: (ms: number) => Promise<void>;
}

export interface Renewed {
  readonly people: number;
  readonly values: number;
  readonly shut: number;
}

interface Found {
  readonly id: string;
  readonly wrapped: Buffer;
  readonly dataKey: DataKey;
}

/**
 * Gives everybody a new data key, and seals with it all that the former had sealed, while people talk. Servers hold keys
 * for a while, so it goes in three steps with `heldMs` between them: the new key is announced, then it seals, then
 * nobody seals with the former any more; what that has sealed is sealed anew, and it goes. Each step stands in the
 * person's own row: killed at any point it goes on from there, and who is done is not begun again.
 */
export async function renewDataKeys(renewal: Renewal): Promise<Renewed> {
  const { db, keys, now, heldMs, wait } = renewal;
  const begun = (await findBegun(renewal)) ?? now();
  const waitSince = async (latest: number): Promise<void> => {
    const left = latest + heldMs - now().getTime();
    if (left > 0) await wait(left);
  };
  await stepAll(renewal, (dataKey) => {
    if (dataKey.phase !== 'still' || dataKey.madeAt >= begun) return null;
    return { ...dataKey, phase: 'announced', madeAt: begun, since: now(), other: randomBytes(32) };
  });
  await waitSince(await latestOf(renewal, 'announced'));
  await stepAll(renewal, (dataKey) => {
    if (dataKey.phase !== 'announced' || !dataKey.other) return null;
    return { ...dataKey, phase: 'turned', since: now(), sealing: dataKey.other, other: dataKey.sealing };
  });
  await waitSince(await latestOf(renewal, 'turned'));
  let [people, values, shut] = [0, 0, 0];
  for await (const found of eachKey(db, keys)) {
    const { dataKey, id } = found;
    if (dataKey.phase !== 'turned') continue;
    const done = await resealPerson(db, { id, dataKey });
    values += done.values;
    shut += done.shut;
    if (await store(renewal, found, { ...dataKey, phase: 'still', since: now(), other: null })) people++;
  }
  return { people, values, shut };
}

/** When the renewal that is under way began; null when none is. */
async function findBegun({ db, keys }: Renewal): Promise<Date | null> {
  for await (const { dataKey } of eachKey(db, keys)) if (dataKey.phase !== 'still') return dataKey.madeAt;
  return null;
}

async function stepAll(renewal: Renewal, step: (dataKey: DataKey) => DataKey | null): Promise<void> {
  for await (const found of eachKey(renewal.db, renewal.keys)) {
    const next = step(found.dataKey);
    if (next) await store(renewal, found, next);
  }
}

/** The newest moment at which anybody came into a phase, in ms. */
async function latestOf({ db, keys }: Renewal, phase: DataKey['phase']): Promise<number> {
  let latest = 0;
  for await (const { dataKey } of eachKey(db, keys))
    if (dataKey.phase === phase) latest = Math.max(latest, dataKey.since.getTime());
  return latest;
}

async function* eachKey(db: Db, keys: KeyProvider): AsyncGenerator<Found> {
  for await (const { id, dataKey: wrapped } of eachDataKey(db))
    yield { id, wrapped, dataKey: unwrapDataKey(keys, wrapped, id) };
}

/** False when it is not what was read any more: it was wrapped anew meanwhile, and the next call does it; or it is gone. */
async function store({ db, keys }: Renewal, { id, wrapped }: Found, next: DataKey): Promise<boolean> {
  const stored = await db
    .update(users)
    .set({ dataKey: wrapDataKey(keys, next, id) })
    .where(and(eq(users.id, id), eq(users.dataKey, wrapped)))
    .returning({ id: users.id });
  return stored.length > 0;
}
