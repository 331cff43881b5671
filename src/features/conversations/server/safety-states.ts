import * as z from 'zod/mini';
import { type Cell, type DataOwner, openJsonFor, sealJsonFor } from '#server/person.ts';
import { type Safety, safetySchema } from '../../safety/contract.ts';
import type { SafetyState } from '../../safety/core/assess-turn.ts';
import { parseSafetyState } from '../../safety/core/safety-state.ts';

/** What the safety layer said of a turn: kept with it, so that a repeated or resumed turn says the same. */
const turnSafetySchema = z.object({
  safety: z.nullable(safetySchema),
  reply: z.nullable(z.string()),
  country: z._default(z.string(), 'US'),
});
export interface TurnSafety {
  readonly safety: Safety | null;
  readonly reply: string | null;
  /** Whose resources; ISO 3166 alpha-2. */
  readonly country: string;
}

const turnCell = (row: string): Cell => ({ table: 'turns', column: 'safety', row });
const conversationCell = (row: string): Cell => ({ table: 'conversations', column: 'safety_state', row });
const personCell = (row: string): Cell => ({ table: 'users', column: 'safety_state', row });

export const sealTurnSafety = (owner: DataOwner, turnId: string, value: TurnSafety): Buffer =>
  sealJsonFor(owner, turnCell(turnId), value);

export const openTurnSafety = (owner: DataOwner, row: { id: string; safety: Buffer | null }): TurnSafety =>
  row.safety
    ? turnSafetySchema.parse(openJsonFor(owner, turnCell(row.id), row.safety))
    : { safety: null, reply: null, country: 'US' };

export const sealConversationSafety = (owner: DataOwner, id: string, state: SafetyState): Buffer =>
  sealJsonFor(owner, conversationCell(id), state);

export const openConversationSafety = (
  owner: DataOwner,
  row: { id: string; safetyState: Buffer | null },
): SafetyState | null =>
  row.safetyState ? parseSafetyState(openJsonFor(owner, conversationCell(row.id), row.safetyState)) : null;

export const sealPersonSafety = (owner: DataOwner, state: SafetyState): Buffer =>
  sealJsonFor(owner, personCell(owner.id), state);

export const openPersonSafety = (owner: DataOwner, sealed: Buffer | null): SafetyState | null =>
  sealed ? parseSafetyState(openJsonFor(owner, personCell(owner.id), sealed)) : null;
