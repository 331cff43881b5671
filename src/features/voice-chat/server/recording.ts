import type { AudioType } from '../core/audio-type.ts';

/** What recognisers inside the server and the measuring of loudness take. */
export const SAMPLE_RATE = 16_000;

export interface Recording {
  readonly bytes: Uint8Array;
  readonly type: AudioType;
  readonly seconds: number;
  /** Mono, 16 kHz, -1 to 1; null for codecs that cannot be opened here (AAC, MP3). */
  readonly samples: Float32Array | null;
}
