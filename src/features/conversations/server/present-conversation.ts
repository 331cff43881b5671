import { withIds } from '#contract/ids.ts';
import type { DataOwner } from '#server/person.ts';
import { describeSafety } from '../../safety/core/protocol/describe-safety.ts';
import type { Conversation } from '../contract.ts';
import { toGentleHead } from '../core/gentle-head.ts';
import { openHead, phaseOf } from './records.ts';
import { openConversationSafety } from './safety-states.ts';
import type { ListedRow } from './store.ts';

const secondsBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / 1000);

/** A stored conversation as the wire shows it. `country` decides which resources a pinned card names. */
export function presentConversation(
  owner: DataOwner,
  row: ListedRow,
  { country }: { country: string },
): Conversation {
  const { ownTitle, pinned, ...head } = openHead(owner, row);
  const shown = toGentleHead(head);
  const { state } = openConversationSafety(owner, row);
  return {
    ...withIds(row.id),
    type: row.type,
    ...shown,
    title: ownTitle ?? shown.title,
    pinned: pinned === true,
    lastMessageTime: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    messageCount: row.messageCount,
    duration: secondsBetween(row.createdAt, row.updatedAt),
    phase: phaseOf(row),
    safety: state && describeSafety(state, { country }),
  };
}
