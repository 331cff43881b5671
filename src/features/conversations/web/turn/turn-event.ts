import type { EventSourceMessage } from 'eventsource-parser';
import * as z from 'zod/mini';
import { type Safety, safetySchema } from '#features/safety/contract.ts';
import { type EventOf, sendAnswerSchema, type TURN_EVENTS } from '../../contract.ts';

/** The events that a stream may tell, by their names. */
export type EventTable = typeof TURN_EVENTS & Record<string, z.core.$ZodType>;

/** `id` is where to take the stream up again. */
export type EventRead<Table extends EventTable> = EventOf<Table> & { readonly id: number };

/**
 * One event of a turn from the wire; null for an event this version does not know.
 * @throws when a known event is not what the contract says
 */
export function readTurnEvent<Table extends EventTable>(
  table: Table,
  { event, data, id }: EventSourceMessage,
): EventRead<Table> | null {
  const schema = event !== undefined && Object.hasOwn(table, event) ? table[event] : undefined;
  if (schema === undefined) return null;
  const body = z.parse(schema, JSON.parse(data));
  // `body` was parsed by the schema under `event`; the pair is beyond what the checker can follow.
  return { id: Number(id) || 0, event, data: body } as EventRead<Table>;
}

/** The same turn answered as one JSON document, where something between us does not let a stream through. */
export function readWholeAnswer(body: unknown): EventRead<typeof TURN_EVENTS>[] {
  const data = sendAnswerSchema.parse(body);
  const events: EventRead<typeof TURN_EVENTS>[] = [
    { id: 1, event: 'accepted', data: { userMessage: data.userMessage } },
  ];
  if (data.safety !== null) events.push({ id: 2, event: 'safety_assessed', data: data.safety });
  return [...events, { id: 3, event: 'replied', data }];
}

const besideSchema = z.object({ safety: safetySchema });

/** Crisis resources that stand beside an error: they arrive even when the companion fails. */
export function readSafetyBeside(errorBody: unknown): Safety | null {
  const parsed = besideSchema.safeParse(errorBody);
  return parsed.success ? parsed.data.safety : null;
}
