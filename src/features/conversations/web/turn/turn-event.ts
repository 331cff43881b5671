import * as z from 'zod/mini';
import { type Safety, safetySchema } from '#features/safety/contract.ts';
import type { SseEvent } from '#web/api/sse.ts';
import { sendAnswerSchema, TURN_EVENTS, type TurnEvent } from '../../contract.ts';

const isKnown = (type: string): type is keyof typeof TURN_EVENTS => Object.hasOwn(TURN_EVENTS, type);

/**
 * One event of a turn from the wire; null for an event this version does not know.
 * @throws when a known event is not what the contract says
 */
export function readTurnEvent({ type, data, id }: SseEvent): TurnEvent | null {
  if (!isKnown(type)) return null;
  const body = TURN_EVENTS[type].parse(JSON.parse(data));
  // `body` was parsed by the schema under `type`; the pair is beyond what the checker can follow.
  return { id: Number(id) || 0, event: type, data: body } as TurnEvent;
}

/** The same turn answered as one JSON document, where something between us does not let a stream through. */
export function readWholeAnswer(body: unknown): TurnEvent[] {
  const data = sendAnswerSchema.parse(body);
  const events: TurnEvent[] = [{ id: 1, event: 'accepted', data: { userMessage: data.userMessage } }];
  if (data.safety !== null) events.push({ id: 2, event: 'safety_assessed', data: data.safety });
  return [...events, { id: 3, event: 'replied', data }];
}

const besideSchema = z.object({ safety: safetySchema });

/** Crisis resources that stand beside an error: they arrive even when the companion fails. */
export function readSafetyBeside(errorBody: unknown): Safety | null {
  const parsed = besideSchema.safeParse(errorBody);
  return parsed.success ? parsed.data.safety : null;
}
