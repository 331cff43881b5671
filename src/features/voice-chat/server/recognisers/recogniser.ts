import { SPEECH_TIMEOUT_MS } from '../../contract.ts';
import type { Recording } from '../recording.ts';

/** Turns recordings into words. Implementations: OpenAI-compatible servers, ElevenLabs, a model inside this server. */
export interface Recogniser {
  readonly name: 'openai' | 'elevenlabs' | 'local';
  /** The recording leaves this server. */
  readonly isOutside: boolean;
  /**
   * What the recogniser wrote, not yet judged.
   * @throws {AppError} for every failure; the signal's reason when the asker left
   */
  recognise(recording: Recording, signal: AbortSignal): Promise<string>;
  /** Whether it may look for the words of so many bytes in a pause, perhaps in vain. It may, unless said. */
  hasTimeFor?(bytes: number): boolean;
  close?(): Promise<void>;
}

/** A client is told why before it gives up by itself. */
export const RECOGNITION_WAIT_MS = SPEECH_TIMEOUT_MS - 5_000;
