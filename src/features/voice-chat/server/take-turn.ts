import type * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import type { LiveTurn, TurnRunner } from '#features/conversations/server/public.ts';
import { acceptTurn, ensureOwn, findSent } from '#features/conversations/server/public.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import { turnFieldsSchema } from '../contract.ts';
import type { Engines } from './engines.ts';
import { type Heard, hearRecording } from './hear-recording.ts';
import type { Upload } from './read-upload.ts';
import type { RecordingsAhead } from './recordings-ahead.ts';
import type { TakeRoom } from './upload-room.ts';

export interface SpokenTurn {
  readonly transcript: string;
  readonly turn: LiveTurn;
}

interface TurnParts extends Parts {
  readonly engines: Engines;
  readonly ahead: RecordingsAhead<Heard>;
  readonly takeRoom: TakeRoom;
  readonly runner: TurnRunner;
  readonly person: Person;
  readonly country: string;
  /** The browser went away. */
  readonly signal: AbortSignal;
}

/**
 * Hears what was said and takes it in as a turn. A key that was used before is the same turn: its recording is not
 * listened to again.
 * @throws {AppError} invalid_input, not_found, conflict, recording_incomplete, and whatever hearing fails with
 */
export async function takeTurn(parts: TurnParts, { audio, fields }: Upload): Promise<SpokenTurn> {
  const parsed = turnFieldsSchema.safeParse(fields);
  if (!parsed.success) throw new AppError('invalid_input', { cause: parsed.error });
  const { conversationId, clientMessageId, transcript } = parsed.data;
  const { person, runner, country } = parts;
  const send = async (content: string): Promise<SpokenTurn> => {
    const sent = { conversationId, content, clientMessageId, spoken: true, country };
    const acceptance = await acceptTurn(parts, person, sent, {
      admitted: runner.expect(person),
      ask: runner.ask,
    });
    return { transcript: content, turn: runner.run(acceptance, person) };
  };

  if (transcript !== undefined) return send(transcript);
  if (audio === null) throw new AppError('invalid_input', { fields: { audio: 'is missing' } });
  const hear = joinRecording(parts, audio, parsed.data);
  const [known] = await Promise.all([
    findSent(parts.db, person, clientMessageId),
    ensureOwn(parts, person, conversationId),
  ]);
  if (known) return send(known.content);
  const heard = await hear();
  try {
    return await send(heard.transcript);
  } catch (error) {
    // The same recording came twice at once, and was heard in two ways: the first one stands.
    const first =
      error instanceof AppError && error.code === 'conflict'
        ? await findSent(parts.db, person, clientMessageId)
        : null;
    if (first) return send(first.content);
    throw error;
  }
}

type TurnFields = z.output<typeof turnFieldsSchema>;

/** Puts what was sent ahead before the rest of it. @returns how to hear the whole */
function joinRecording(
  { engines, ahead, person, signal, takeRoom }: TurnParts,
  rest: Buffer,
  { recordingId, from = 0, heardTo }: TurnFields,
): () => Promise<Heard> {
  const hearWhole = (audio: Buffer): Promise<Heard> => {
    const recogniser = engines.recogniserFor(person);
    return hearRecording(audio, { openRecording: engines.openRecording, recogniser, signal });
  };
  if (recordingId === undefined) return () => hearWhole(rest);
  const sent = ahead.take(person.id, recordingId, { from, heardTo, signal });
  if (sent === null) return () => Promise.reject(new AppError('recording_incomplete'));
  takeRoom(sent.start.length);
  return async () => (await sent.heard) ?? (await hearWhole(Buffer.concat([sent.start, rest])));
}
