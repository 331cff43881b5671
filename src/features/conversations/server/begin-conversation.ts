import type { Deps } from '#server/deps.ts';
import type { Person } from '#server/person.ts';
import { joinStates } from '../../safety/core/protocol/safety-state.ts';
import type { ConversationType } from '../contract.ts';
import { type ConversationRow, EMPTY_HEAD, sealHead } from './records.ts';
import { openPersonSafety, sealConversationSafety } from './safety-states.ts';
import { findOwner, insertConversation } from './store.ts';

/** A new conversation; where the person was in danger within the last day, the card is there from its start. */
export async function beginConversation(
  { db, now, newId }: Deps,
  person: Person,
  type: ConversationType,
): Promise<ConversationRow> {
  const id = newId();
  const at = now();
  const owner = await findOwner(db, person.id);
  const carried = openPersonSafety(person, owner?.safetyState ?? null);
  return insertConversation(db, {
    id,
    userId: person.id,
    type,
    head: sealHead(person, id, EMPTY_HEAD),
    safetyState: sealConversationSafety(person, id, {
      state: carried && joinStates(null, carried, at.getTime()),
      isReferred: false,
    }),
    createdAt: at,
    updatedAt: at,
  });
}
