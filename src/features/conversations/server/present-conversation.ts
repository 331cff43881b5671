import { withIds } from '#contract/ids.ts';
import { describeSafety } from '#features/safety/core/protocol/describe-safety.ts';
import type { DataOwner } from '#server/person.ts';
import type { Conversation } from '../contract.ts';
import { toGentleHead } from '../core/gentle-head.ts';
import { openHead, phaseOf } from './records.ts';
import { openConversationSafety } from './safety-states.ts';
import type { ListedRow } from './store.ts';

const secondsBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / 1000);

/** A head as lists show it: gentle to onlookers, under the person's own title where they gave one. */
export function openShownHead(owner: DataOwner, row: Pick<ListedRow, 'id' | 'head'>) {
  const { ownTitle, pinned = false, closingNote = null, ...head } = openHead(owner, row);
  const shown = toGentleHead(head);
  return { ...shown, title: ownTitle ?? shown.title, pinned, closingNote };
}

/** A stored conversation as the wire shows it. `country` decides which resources a pinned card names. */
export function presentConversation(
  owner: DataOwner,
  row: ListedRow,
  { country }: { country: string },
): Conversation {
  const { state } = openConversationSafety(owner, row);
  return {
    ...withIds(row.id),
    type: row.type,
    ...openShownHead(owner, row),
    lastMessageTime: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    messageCount: row.messageCount,
    duration: secondsBetween(row.createdAt, row.updatedAt),
    phase: phaseOf(row),
    safety: state && describeSafety(state, { country }),
  };
}
