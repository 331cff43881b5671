import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '#server/db/schema/index.ts';
import { SPREAD_TABLES } from './spread.ts';

const page = readFileSync('docs/scaling.md', 'utf8');
const spreadByPage = [...page.matchAll(/create_distributed_table\('(\w+)', 'user_id'/g)].map(
  ([, name]) => name,
);
const [, aside = ''] = /\*\*Not spread, by purpose\.\*\*(.*?)\n\n/s.exec(page) ?? [];
const others = [...aside.matchAll(/`(\w+)(\*?)`/g)].map(
  ([, name = '', star]) => new RegExp(`^${name}${star ? '' : '$'}`),
);

it('the script for Citus spreads what is spread here, in the order of their references', () => {
  expect(spreadByPage).toEqual([...SPREAD_TABLES]);
});

it('the page names each table that is not spread', () => {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableName(table as PgTable));
  expect(tables.length).toBeGreaterThan(SPREAD_TABLES.length);
  const rest = tables.filter((name) => !SPREAD_TABLES.some((spread) => spread === name));
  expect(rest.filter((name) => !others.some((other) => other.test(name)))).toEqual([]);
});
