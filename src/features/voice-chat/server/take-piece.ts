import { AppError } from '#contract/errors.ts';
import type { Person } from '#server/person.ts';
import { pieceFieldsSchema } from '../contract.ts';
import type { Engines } from './engines.ts';
import { type Heard, hearRecording } from './hear-recording.ts';
import type { Upload } from './read-upload.ts';
import type { RecordingsAhead } from './recordings-ahead.ts';

interface PieceParts {
  readonly ahead: RecordingsAhead<Heard>;
  readonly engines: Engines;
  readonly person: Person;
  /** Counts a recording at its beginning. @throws {AppError} rate_limited */
  readonly begin: () => Promise<void>;
  /** Whether the person's words may be looked for in a pause once more today. */
  readonly mayHear: () => Promise<boolean>;
}

/**
 * Keeps a piece of a recording until its turn; in a pause, looks for the words so far.
 * @throws {AppError} invalid_input, consent_required, no_recogniser, recording_incomplete, speech_busy
 */
export async function takePiece(parts: PieceParts, { audio, fields }: Upload): Promise<{ bytes: number }> {
  const { ahead, engines, person } = parts;
  const parsed = pieceFieldsSchema.safeParse(fields);
  if (!parsed.success) throw new AppError('invalid_input', { cause: parsed.error });
  if (audio === null) throw new AppError('invalid_input', { fields: { audio: 'is missing' } });
  const { recordingId, from, pause } = parsed.data;
  const recogniser = engines.recogniserFor(person);
  if (!ahead.has(person.id, recordingId)) await parts.begin();
  const bytes = ahead.add(person.id, { recordingId, from, audio });
  const mayHear = pause === 'yes' && (recogniser.hasTimeFor?.(bytes) ?? true) && (await parts.mayHear());
  if (mayHear)
    ahead.listen(person.id, recordingId, (soFar, signal) =>
      hearRecording(soFar, { openRecording: engines.openRecording, recogniser, signal }),
    );
  return { bytes };
}
