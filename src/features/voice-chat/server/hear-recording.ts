import { AppError } from '#contract/errors.ts';
import { MESSAGE_MAX_CHARACTERS } from '../../conversations/contract.ts';
import { cutText } from '../core/cut-text.ts';
import { judgeTranscript } from '../core/judge-transcript.ts';
import { isSilent, measureLoudness } from '../core/loudness.ts';
import type { Recogniser } from './recognisers/recogniser.ts';
import { openRecording, SAMPLE_RATE } from './recording.ts';

/**
 * The words of a recording, as long as a message may be, and its length. A silent one goes nowhere, and what was made
 * up over a silence is not taken. Nothing is kept.
 * @throws {AppError} nothing_heard, what is wrong with the recording, what the recogniser failed with
 */
export async function hearRecording(
  bytes: Uint8Array,
  recogniser: Recogniser,
  signal: AbortSignal,
): Promise<{ transcript: string; seconds: number }> {
  const recording = await openRecording(bytes);
  const loudness = recording.samples && measureLoudness(recording.samples, SAMPLE_RATE);
  if (loudness && isSilent(loudness)) throw new AppError('nothing_heard');
  const words = judgeTranscript(await recogniser.recognise(recording, signal), loudness);
  if (words === null) throw new AppError('nothing_heard');
  return { transcript: cutText(words, MESSAGE_MAX_CHARACTERS - 2), seconds: recording.seconds };
}
