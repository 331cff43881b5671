import { VOICE_PATHS } from '#features/voice-chat/contract.ts';
import { MODES } from '../contract.ts';

/** What a spoken turn makes people wait for, each counted from the end of their speech. */
export const VOICE_WAITS = ['transcript', 'first_word', 'first_sound'] as const;
type VoiceWait = (typeof VOICE_WAITS)[number];
type VoicePath = (typeof VOICE_PATHS)[number];

/** The waits of spoken turns as browsers measured them, by the way they took. */
export const VOICE_SERIES: readonly {
  readonly path: VoicePath;
  readonly wait: VoiceWait;
  readonly series: `${VoicePath}_${VoiceWait}`;
}[] = VOICE_PATHS.flatMap((path) =>
  VOICE_WAITS.map((wait) => ({ path, wait, series: `${path}_${wait}` as const })),
);

/** Everything that a histogram of times is kept of: the server's own reply times by mode, and those waits. */
export const LATENCY_SERIES = [...MODES, ...VOICE_SERIES.map(({ series }) => series)] as const;
export type LatencySeries = (typeof LATENCY_SERIES)[number];
