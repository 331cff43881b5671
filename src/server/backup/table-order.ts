import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';

/** Every table of ours, those that others refer to first; a partitioned one as a whole. */
export async function listTables(db: Db): Promise<string[]> {
  const tables = await rowsOf<{ name: string; refers: string[] }>(
    db,
    sql`select c.relname as name, coalesce(array_agg(f.relname::text) filter (where f.oid is not null), '{}') as refers
        from pg_class c
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid and k.conparentid = 0
        left join pg_class f on f.oid = k.confrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        group by c.relname order by c.relname`,
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, refers }) => !ordered.includes(name) && refers.every((other) => ordered.includes(other)),
    );
    if (!next) throw new Error('tables refer to each other in a circle');
    ordered.push(next.name);
  }
  return ordered;
}
