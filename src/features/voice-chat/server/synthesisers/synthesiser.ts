/** Sound of a whole text, as a browser's audio element plays it. */
export interface WholeSound {
  readonly mime: 'audio/mpeg' | 'audio/wav';
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Speaks. Implementations: ElevenLabs, OpenAI-compatible servers, the basic voice inside this server. */
export interface Synthesiser {
  readonly name: 'elevenlabs' | 'openai' | 'builtin';
  /** The words leave this server. */
  readonly isOutside: boolean;
  readonly sampleRate: number;
  /**
   * Signed 16-bit little endian samples, mono, as they are made; pieces may end within a sample.
   * @throws {AppError} for every failure; the signal's reason when nobody listens any more
   */
  speak(text: string, signal: AbortSignal): AsyncIterable<Uint8Array>;
  /** Resolves with the first sound: a voice that fails at once is an error, not half an answer. */
  speakWhole(text: string, signal: AbortSignal): Promise<WholeSound>;
  /** Makes the first word come sooner. */
  warm?(): void;
  close?(): Promise<void>;
}

/** How long each piece of sound may take. */
export const SYNTHESIS_WAIT_MS = 12_000;
