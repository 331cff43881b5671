import { z } from 'zod';
import { type DataOwner, openPaddedFor, sealPaddedFor } from '#server/person.ts';
import { LETTER_MAX_BYTES } from '#server/post/post.ts';
import { TURN_EVENTS, type TurnEvent } from '../contract.ts';

/** Whose asking it was, for an operator who asked to see: https://www.w3.org/TR/trace-context/#traceparent-header */
const traceSchema = z.optional(z.string().regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/));

/** What processes write to one another about a turn. */
const letterSchema = z.discriminatedUnion('kind', [
  /** To whoever replies to it: tell me what came after this event, and what comes. */
  z.object({
    kind: z.literal('ask'),
    turnId: z.string(),
    from: z.string(),
    afterId: z.number(),
    trace: traceSchema,
  }),
  /** The answer, an event a letter, sealed with the person's key. */
  z.object({
    kind: z.literal('told'),
    turnId: z.string(),
    from: z.string(),
    id: z.number(),
    isFirstRun: z.boolean(),
    sealed: z.base64(),
  }),
]);

export type TurnLetter = z.infer<typeof letterSchema>;
type Told = Extract<TurnLetter, { kind: 'told' }>;

/** Events are as long as many others: the words of a reply do not show by their lengths. */
const PADDED_BYTES = 256;

const cellOf = (turnId: string, id: number) => ({ table: 'turns', column: 'told', row: `${turnId}·${id}` });

/** Null when it is too long for the post: it is read from the database then. */
export function writeTold(
  owner: DataOwner,
  { turnId, from, event: { id, event, data }, isFirstRun }: ToldEvent,
): string | null {
  const sealed = sealPaddedFor(owner, cellOf(turnId, id), { event, data }, PADDED_BYTES).toString('base64');
  const letter = writeLetter({ kind: 'told', turnId, from, id, isFirstRun, sealed });
  return letter.length > LETTER_MAX_BYTES ? null : letter;
}

interface ToldEvent {
  readonly turnId: string;
  readonly from: string;
  readonly event: TurnEvent;
  readonly isFirstRun: boolean;
}

/** Null when it is not of this turn, not by one of us, or of another version. */
export function openTold(owner: DataOwner, { turnId, id, sealed }: Told): TurnEvent | null {
  try {
    const { event, data } = eventSchema.parse(
      openPaddedFor(owner, cellOf(turnId, id), Buffer.from(sealed, 'base64')),
    );
    // The pair of name and data is what `TurnEvent` is made of; TypeScript cannot see it through the table.
    return { id, event, data: TURN_EVENTS[event].parse(data) } as TurnEvent;
  } catch {
    return null;
  }
}

const eventSchema = z.object({
  event: z.custom<TurnEvent['event']>((name) => typeof name === 'string' && name in TURN_EVENTS),
  data: z.unknown(),
});

export const writeLetter = (letter: TurnLetter): string => JSON.stringify(letter);

/** Null for what is no letter about a turn: another version may write others. */
export function readLetter(text: string): TurnLetter | null {
  try {
    return letterSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
