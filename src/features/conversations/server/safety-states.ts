import * as z from 'zod/mini';
import { type Cell, type DataOwner, openJsonFor, sealJsonFor } from '#server/person.ts';
import {
  CALM,
  type Safety,
  type SafetyGuidance,
  safetyGuidanceSchema,
  safetySchema,
} from '../../safety/contract.ts';
import type { SafetyOutcome, SafetyState } from '../../safety/core/protocol/assess-turn.ts';
import { parseSafetyState } from '../../safety/core/protocol/safety-state.ts';

/** What the safety layer said of a turn: kept with it, so that a repeated or resumed turn says the same. */
const turnSafetySchema = z.object({
  safety: z.nullable(safetySchema),
  reply: z.nullable(z.string()),
  guidance: z._default(safetyGuidanceSchema, CALM),
  country: z._default(z.string(), 'US'),
  isDoubtful: z._default(z.boolean(), false),
  before: z._default(z.unknown(), null),
});
export interface TurnSafety {
  readonly safety: Safety | null;
  /** The protocol's own words; null where the companion replies. */
  readonly reply: string | null;
  /** What safety asks of the companion's reply. */
  readonly guidance: SafetyGuidance;
  /** Whose resources; ISO 3166 alpha-2. */
  readonly country: string;
  /** A model may be asked about it. */
  readonly isDoubtful: boolean;
  /** Where the conversation stood before the turn. */
  readonly before: SafetyState | null;
}

const UNREAD: TurnSafety = {
  safety: null,
  reply: null,
  guidance: CALM,
  country: 'US',
  isDoubtful: false,
  before: null,
};

/** What is kept of an outcome with its turn. */
export const keepOutcome = (
  { safety, reply, guidance, isDoubtful }: SafetyOutcome,
  beside: Pick<TurnSafety, 'country' | 'before'>,
): TurnSafety => ({ safety, reply, guidance, isDoubtful, ...beside });

const turnCell = (row: string): Cell => ({ table: 'turns', column: 'safety', row });
const conversationCell = (row: string): Cell => ({ table: 'conversations', column: 'safety_state', row });
const personCell = (row: string): Cell => ({ table: 'users', column: 'safety_state', row });

export const sealTurnSafety = (owner: DataOwner, turnId: string, value: TurnSafety): Buffer =>
  sealJsonFor(owner, turnCell(turnId), value);

export const openTurnSafety = (owner: DataOwner, row: { id: string; safety: Buffer | null }): TurnSafety => {
  if (!row.safety) return UNREAD;
  const kept = turnSafetySchema.parse(openJsonFor(owner, turnCell(row.id), row.safety));
  return { ...kept, before: parseSafetyState(kept.before) };
};

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
