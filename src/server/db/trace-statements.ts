import pg from 'pg';
import type { Hop, Tracing } from '../tracing/tracing.ts';

/** What everybody's talk asks. Others would tell of it whom it was about: `safety_referrals` is written for who was in danger. */
const SEEN_TABLES: ReadonlySet<string> = new Set(['users', 'sessions', 'conversations', 'messages', 'turns']);

/** Values are parameters of a statement, and none of its text; all the same only these two words of it are told. */
function hopOf(statement: string): Hop | null {
  const [, operation = ''] = /^\s*([a-z]+)/i.exec(statement) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(statement) ?? [];
  return SEEN_TABLES.has(table) ? { kind: 'statement', operation: operation.toLowerCase(), table } : null;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { readonly text?: unknown } | null)?.text ?? '');

/** Both have overloads that TypeScript cannot override one by one: a statement, its values, and maybe who hears of its end. */
type Query = (...args: readonly unknown[]) => never;

const traced = (tracing: Tracing, query: Query): Query =>
  function queryTraced(...args) {
    // The pool's own asking of a client, in whoever's context one became free: the pool's was told.
    const hop = typeof args.at(-1) === 'function' ? null : hopOf(textOf(args[0]));
    return hop ? (tracing.hop(hop, () => query(...args)) as never) : query(...args);
  };

/** A pool whose statements about talks are hops below whoever asks them, those within a transaction too. */
export function openTracedPool(settings: pg.PoolConfig, tracing: Tracing): pg.Pool {
  class TracedClient extends pg.Client {
    override query: Query = traced(tracing, super.query.bind(this) as Query);
  }
  class TracedPool extends pg.Pool {
    override query: Query = traced(tracing, super.query.bind(this) as Query);
  }
  return new TracedPool({ ...settings, Client: TracedClient });
}
