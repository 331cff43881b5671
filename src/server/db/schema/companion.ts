import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What models used and cost, summed by day. No person, no conversation, no text. */
export const companionUsage = pgTable(
  'companion_usage',
  {
    day: date({ mode: 'string' }).notNull(),
    model: text().notNull(),
    promptVersion: text('prompt_version').notNull(),
    replies: integer().notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    /** Of the input: read from the provider's cache. */
    cachedInputTokens: bigint('cached_input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    /** At the list price of the day, in millionths of a US dollar. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }).notNull(),
    /** Replies of models without a known price: not in the cost. */
    unpriced: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.model, table.promptVersion] })],
);
