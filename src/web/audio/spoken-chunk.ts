/** A piece of spoken reply. The chunks of a clause follow one another, and so do the clauses. */
export interface SpokenChunk {
  readonly clause: number;
  /** In the first chunk of a clause: the piece of the reply that it speaks. All clauses joined give the reply. */
  readonly text?: string | undefined;
  /** PCM is 16 bit, little endian, mono. */
  readonly mime: 'audio/pcm' | 'audio/mpeg' | 'audio/wav';
  /** Of PCM, in Hz. */
  readonly sampleRate?: number | undefined;
  readonly bytes: Uint8Array;
  /** Whether the clause ends here. */
  readonly last: boolean;
}

export interface SpeechSynthesiser {
  /** @param options.rate 1 is the voice's own pace */
  speak(text: string, options: { signal: AbortSignal; rate?: number }): AsyncIterable<SpokenChunk>;
}

/** A voice of the browser that gives no samples: it can only be let speak. */
export interface BrowserVoice {
  /**
   * Speaks, and resolves when all was said.
   * @param options.onBoundary hears how many characters were said so far
   * @throws the signal's reason when it is aborted: the voice is silent then
   */
  say(
    text: string,
    options: { signal: AbortSignal; rate?: number; onBoundary?: (heardCharacters: number) => void },
  ): Promise<void>;
}
