export interface Saying {
  readonly signal: AbortSignal;
  /** 1 is the voice's own pace. */
  readonly rate: number;
  /** Hears how many characters were said so far, and how loud it is, 0 to 1 (0 where the voice gives no samples). */
  readonly onHeard: (characters: number, level: number) => void;
}

/** A voice that speaks on this device alone. */
export interface LocalVoice {
  readonly kind: 'browser' | 'basic';
  /** Resolves when all was said. @throws the signal's reason when aborted, else why it failed */
  say(text: string, saying: Saying): Promise<void>;
  close(): void;
}
