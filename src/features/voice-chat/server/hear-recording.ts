import { AppError } from '#contract/errors.ts';
import { MESSAGE_MAX_CHARACTERS } from '#features/conversations/core/message-length.ts';
import { cutText } from '../core/cut-text.ts';
import { judgeTranscript } from '../core/judge-transcript.ts';
import { isSilent, measureLoudness } from '../core/loudness.ts';
import type { Recogniser } from './recognisers/recogniser.ts';
import { SAMPLE_RATE } from './recording.ts';
import type { OpenRecording } from './recording-opener.ts';

export interface Heard {
  readonly transcript: string;
  readonly seconds: number;
}

interface Listener {
  readonly openRecording: OpenRecording;
  readonly recogniser: Recogniser;
  /** The browser went away. */
  readonly signal: AbortSignal;
}

/**
 * The words of a recording, as long as a message may be, and its length. A silent one goes nowhere, and what was made
 * up over a silence is not taken. Nothing is kept.
 * @throws {AppError} nothing_heard, what is wrong with the recording, what the recogniser failed with
 */
export async function hearRecording(
  bytes: Uint8Array,
  { openRecording, recogniser, signal }: Listener,
): Promise<Heard> {
  const recording = await openRecording(bytes, signal);
  const loudness = recording.samples && measureLoudness(recording.samples, SAMPLE_RATE);
  if (loudness && isSilent(loudness)) throw new AppError('nothing_heard');
  const words = judgeTranscript(await recogniser.recognise(recording, signal), loudness);
  if (words === null) throw new AppError('nothing_heard');
  return { transcript: cutText(words, MESSAGE_MAX_CHARACTERS - 2), seconds: recording.seconds };
}
