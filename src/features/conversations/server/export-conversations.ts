import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import { openContent, openHead, openTalkState, presentMessage } from './records.ts';
import { openConversationSafety, openPersonSafety } from './safety-states.ts';
import { findConversation, findOwner, listConversationRows, listRecentMessages } from './store.ts';
import { openStrength } from './strength.ts';

const EVERY = { beforeSeq: 2_147_483_647, limit: 1_000_000 } as const;

/**
 * A person's part of their export: each conversation with all its messages, the oldest first, and what safety and the
 * companion keep beside the words.
 */
export async function exportConversations({ db }: Pick<Parts, 'db'>, person: Person) {
  const exported: unknown[] = [];
  for (const row of await listConversationRows(db, person.id, { oldestFirst: true })) {
    const whole = await findConversation(db, person.id, row.id);
    if (!whole) continue;
    const messages = await listRecentMessages(db, row, EVERY);
    exported.push({
      id: row.id,
      type: row.type,
      phase: row.phase,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      ...openHead(person, row),
      strength: openStrength(person, row),
      safety: openConversationSafety(person, whole).state,
      companion: openTalkState(person, whole).companion,
      messages: messages.map((message) => presentMessage(person, message, openContent(person, message))),
    });
  }
  return exported;
}

/** What safety carries from one conversation into the next, for a day; null where it is nothing. */
export async function exportCarriedSafety({ db }: Pick<Parts, 'db'>, person: Person) {
  return openPersonSafety(person, (await findOwner(db, person.id))?.safetyState ?? null);
}
