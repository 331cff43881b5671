import { and, asc, eq, getTableColumns, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { DataOwner } from '../person.ts';
import { openBytes, SealError, sealBytes } from './seal.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

const ROWS_PER_QUERY = 200;

export interface Resealed {
  /** Sealed anew. */
  readonly values: number;
  /** What neither key opens: somebody without them wrote it. It stays as it is. */
  readonly shut: number;
}

/**
 * Seals with a person's key of now what their other key had sealed, row by row, each only if it is still what was read:
 * the person may write meanwhile, and may be deleted. The second time there is nothing to do.
 */
export async function resealPerson(db: Db, owner: DataOwner): Promise<Resealed> {
  let [values, shut] = [0, 0];
  for (const sealed of SEALED_COLUMNS) {
    for await (const { id, value } of eachValue(db, sealed, owner.id)) {
      const fresh = resealed(owner, { ...sealed.cell, row: id, user: owner.id }, value);
      if (fresh === 'shut') shut++;
      if (!Buffer.isBuffer(fresh)) continue;
      await db
        .update(sealed.table)
        .set({ [keyOf(sealed)]: fresh })
        .where(and(sealed.ownedBy(owner.id), eq(sealed.id, id), eq(sealed.column, value)));
      values++;
    }
  }
  return { values, shut };
}

/** Null when the key of now has sealed it already. */
function resealed(
  { dataKey: { sealing, other } }: DataOwner,
  place: Parameters<typeof openBytes>[2],
  value: Buffer,
): Buffer | 'shut' | null {
  if (tryOpen(sealing, place, value)) return null;
  const plain = other && tryOpen(other, place, value);
  return plain ? sealBytes(sealing, plain, place) : 'shut';
}

function tryOpen(key: Buffer, place: Parameters<typeof openBytes>[2], value: Buffer): Buffer | null {
  try {
    return openBytes(key, value, place);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

/** The name of the column in our schema, as Drizzle asks for it. */
function keyOf({ table, column }: SealedColumn): string {
  const entry = Object.entries(getTableColumns(table)).find(([, known]) => known === column);
  if (!entry) throw new Error('a sealed column of another table');
  return entry[0];
}

async function* eachValue(db: Db, { table, id, column, ownedBy }: SealedColumn, personId: string) {
  const read = (after?: string) =>
    db
      .select({ id, value: column })
      .from(table)
      .where(and(ownedBy(personId), isNotNull(column), after ? gt(id, after) : undefined))
      .orderBy(asc(id))
      .limit(ROWS_PER_QUERY) as unknown as Promise<{ id: string; value: Buffer }[]>; // uuid or text, bytea
  for (let page = await read(); page.length > 0; page = await read(page.at(-1)?.id)) yield* page;
}
