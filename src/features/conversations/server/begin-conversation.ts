import { joinStates } from '#features/safety/core/protocol/safety-state.ts';
import type { Db } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import type { ConversationType } from '../contract.ts';
import { offerId, readOfferedId } from './offered-id.ts';
import { type ConversationRow, EMPTY_HEAD, sealHead } from './records.ts';
import { openPersonSafety, sealConversationSafety } from './safety-states.ts';
import { findConversation, findOwner, insertConversation, isConversationStored, UNSTORED } from './store.ts';

type OfferParts = Pick<Parts, 'db' | 'rowKey' | 'now'>;

/**
 * A conversation to begin. Nothing is stored before its first word; where the person was in danger within the last day,
 * the card is there from its start.
 */
export function offerConversation(
  parts: OfferParts & Pick<Parts, 'newId'>,
  person: Person,
  type: ConversationType,
): Promise<ConversationRow> {
  const id = offerId(parts.rowKey, { freshId: parts.newId(), userId: person.id, type });
  return describeAnew(parts, person, { id, type });
}

/** A person's conversation as it stands: stored, or offered and not begun. Null for any other id. */
export async function findOffered(
  parts: OfferParts,
  person: Person,
  id: string,
): Promise<ConversationRow | null> {
  const stored = await findConversation(parts.db, person.id, id);
  if (stored) return stored;
  const type = readOfferedId(parts.rowKey, person.id, id);
  // What was deleted and can still be brought back is nowhere until then.
  if (type === null || (await isConversationStored(parts.db, { id, userId: person.id }))) return null;
  return describeAnew(parts, person, { id, type });
}

/** Stores a conversation that the person was offered, in the transaction of its first word. Any other id stores nothing. */
export async function beginOffered(
  parts: OfferParts & { readonly db: Db },
  person: Person,
  id: string,
): Promise<void> {
  const type = readOfferedId(parts.rowKey, person.id, id);
  if (type !== null) await insertConversation(parts.db, await describeAnew(parts, person, { id, type }));
}

async function describeAnew(
  { db, now }: OfferParts,
  person: Person,
  unbegun: { readonly id: string; readonly type: ConversationType },
): Promise<ConversationRow> {
  const owner = await findOwner(db, person.id);
  return describeUnbegun(person, unbegun, { safetyState: owner?.safetyState ?? null, at: now() });
}

/** A conversation as its first word finds it; `safetyState` is the person's, sealed. */
export function describeUnbegun(
  person: Person,
  { id, type }: { readonly id: string; readonly type: ConversationType },
  { safetyState, at }: { readonly safetyState: Buffer | null; readonly at: Date },
): ConversationRow {
  const carried = openPersonSafety(person, safetyState);
  return {
    id,
    userId: person.id,
    type,
    createdAt: at,
    updatedAt: at,
    messageCount: 0,
    head: sealHead(person, id, EMPTY_HEAD),
    derivedCount: 0,
    phase: 'R1',
    companionState: null,
    safetyState: sealConversationSafety(person, id, {
      state: carried && joinStates(null, carried, at.getTime()),
      isReferred: false,
    }),
    strength: null,
    deletedAt: null,
    version: UNSTORED,
  };
}
