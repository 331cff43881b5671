import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import { openContent, openHead, presentMessage } from './records.ts';
import { listConversationRows, listRecentMessages } from './store.ts';
import { openStrength } from './strength.ts';

const EVERY = { beforeSeq: 2_147_483_647, limit: 1_000_000 } as const;

/** A person's part of their export: each conversation with all its messages, the oldest first. */
export async function exportConversations({ db }: Pick<Parts, 'db'>, person: Person) {
  const exported: unknown[] = [];
  for (const row of await listConversationRows(db, person.id, { oldestFirst: true })) {
    const messages = await listRecentMessages(db, row, EVERY);
    exported.push({
      id: row.id,
      type: row.type,
      phase: row.phase,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      ...openHead(person, row),
      strength: openStrength(person, row),
      messages: messages.map((message) => presentMessage(person, message, openContent(person, message))),
    });
  }
  return exported;
}
