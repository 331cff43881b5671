import * as z from 'zod/mini';
import { CALM, safetyGuidanceSchema, safetySchema } from '#features/safety/contract.ts';
import type { SafetyOutcome, SafetyState } from '#features/safety/core/protocol/assess-turn.ts';
import { parseSafetyState } from '#features/safety/core/protocol/safety-state.ts';
import { type Cell, type DataOwner, openPaddedFor, sealPaddedFor } from '#server/person.ts';

const stateSchema = z.pipe(z.unknown(), z.transform(parseSafetyState));

/** What the safety layer said of a turn: kept with it, so that a repeated or resumed turn says the same. */
const turnSafetySchema = z.object({
  safety: z.nullable(safetySchema),
  /** The protocol's own words; null where the companion replies. */
  reply: z.nullable(z.string()),
  /** What safety asks of the companion's reply. */
  guidance: z._default(safetyGuidanceSchema, CALM),
  /** Whose resources; ISO 3166 alpha-2. */
  country: z._default(z.string(), 'US'),
  /** A model may be asked about it. */
  isDoubtful: z._default(z.boolean(), false),
  /** Where the conversation stood before the turn. */
  before: z._default(stateSchema, null),
});
export type TurnSafety = Readonly<z.infer<typeof turnSafetySchema>>;

/** Whether the safety layer noticed something in this very turn; people may stand beside it from an earlier one. */
export const isNoticed = ({ safety }: Pick<TurnSafety, 'safety'>): boolean =>
  safety !== null && safety.messageTier !== 'T0';

/** What is kept of an outcome with its turn. */
export const keepOutcome = (
  { safety, reply, guidance, isDoubtful }: SafetyOutcome,
  beside: Pick<TurnSafety, 'country' | 'before'>,
): TurnSafety => ({ safety, reply, guidance, isDoubtful, ...beside });

/** What a crisis comes to, so that it is as long as none. */
const TURN_BYTES = 1_536;
const STATE_BYTES = 512;

const turnCell = (row: string): Cell => ({ table: 'turns', column: 'safety', row });
const conversationCell = (row: string): Cell => ({ table: 'conversations', column: 'safety_state', row });
/** As it was sealed while the state stood in the person's row. */
const personCell = (row: string): Cell => ({ table: 'users', column: 'safety_state', row });

export const sealTurnSafety = (owner: DataOwner, turnId: string, value: TurnSafety): Buffer =>
  sealPaddedFor(owner, turnCell(turnId), value, TURN_BYTES);

export const openTurnSafety = (owner: DataOwner, row: { id: string; safety: Buffer | null }): TurnSafety => {
  const kept = row.safety
    ? openPaddedFor(owner, turnCell(row.id), row.safety)
    : { safety: null, reply: null };
  return turnSafetySchema.parse(kept);
};

/** How a conversation stands, and whether people to turn to were shown in it: the month's count has that once. */
const conversationSafetySchema = z.object({ state: stateSchema, isReferred: z.boolean() });
type ConversationSafety = Readonly<z.infer<typeof conversationSafetySchema>>;

export const sealConversationSafety = (owner: DataOwner, id: string, value: ConversationSafety): Buffer =>
  sealPaddedFor(owner, conversationCell(id), value, STATE_BYTES);

export function openConversationSafety(
  owner: DataOwner,
  row: { id: string; safetyState: Buffer | null },
): ConversationSafety {
  if (!row.safetyState) return { state: null, isReferred: false };
  const kept = openPaddedFor(owner, conversationCell(row.id), row.safetyState);
  const { success, data } = conversationSafetySchema.safeParse(kept);
  // From before the two stood together.
  if (!success) return { state: parseSafetyState(kept), isReferred: false };
  return data;
}

/** Null is sealed, too: that something is kept of somebody would tell of a crisis. */
export const sealPersonSafety = (owner: DataOwner, state: SafetyState | null): Buffer =>
  sealPaddedFor(owner, personCell(owner.id), state, STATE_BYTES);

export const openPersonSafety = (owner: DataOwner, sealed: Buffer | null): SafetyState | null =>
  sealed ? parseSafetyState(openPaddedFor(owner, personCell(owner.id), sealed)) : null;
