import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import type { Db } from '#server/db/database.ts';
import type { TestApp } from './build-test-app.ts';
import { CANARIES, type Planted, plantCanaries } from './canaries.ts';
import { rowsOf } from './stored-bytes.ts';

/** A companion that says its canary, and keeps one in its state. */
export const canaryCompanion: Companion = {
  name: 'guide',
  async *reply() {
    yield { type: 'text', text: CANARIES.reply };
    const state = { heard: 'quillfeather' };
    yield { type: 'end', phase: 'R1', technique: 'reflect', state, question: null, companion: 'guide' };
  },
};

/** The same in a test app; returns once the title is derived, too. */
export async function plantInApp({ db, inject }: TestApp): Promise<Planted> {
  const planted = await plantCanaries(async (request) => {
    const { statusCode: status, body } = await inject(request);
    return { status, body };
  });
  await untilDerived(db);
  return planted;
}

/** Titles are derived behind the answer: until then a write is under way. */
export async function untilDerived(db: Db): Promise<void> {
  const due = sql`select id from conversations where derived_count < message_count`;
  await expect.poll(async () => rowsOf(await db.execute(due)), { timeout: 10_000 }).toEqual([]);
}
