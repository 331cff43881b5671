/** What counts as silence in a file or behind a noise gate, in dB of full scale. */
export const SILENCE_DB = -100;

const VOICE = {
  /** So far above the floor voice begins; it goes on until it comes nearer than `keepDb`. */
  beginDb: 12,
  keepDb: 7,
  /** Nothing below this is voice: a quiet room's own noise wavers. */
  leastDb: -58,
} as const;

/** The floor is the least of so many spans of time: long enough to hold a breath between words. */
const SPAN_MS = 300;
const SPANS = 8;
/** A smoothed level over about this long: single frames of noise waver by several dB. */
const SMOOTHING_MS = 30;

export interface EnergyDetector {
  /**
   * Whether a frame holds voice.
   * @param db the frame's level in dB of full scale
   * @param leastDb what this frame must exceed whatever the floor is: the echo of our own voice
   */
  hear(db: number, frameMs: number, leastDb?: number): boolean;
  /** The noise of the room, in dB of full scale. */
  floorDb(): number;
}

/**
 * Tells voice from the noise of a room by its level alone. The floor follows the least level of the last seconds
 * (Martin's minimum statistics, 1994, simplified): speech has breaks, a fan has none.
 */
export function createEnergyDetector(): EnergyDetector {
  let smoothed = SILENCE_DB;
  let isFirst = true;
  let isVoice = false;
  let spanMs = 0;
  let spanLeast = 0;
  const leasts: number[] = [];

  const follow = (db: number, frameMs: number) => {
    const share = isFirst ? 1 : Math.min(1, frameMs / SMOOTHING_MS);
    isFirst = false;
    smoothed += (db - smoothed) * share;
    spanLeast = spanMs === 0 ? smoothed : Math.min(spanLeast, smoothed);
    spanMs += frameMs;
    if (spanMs < SPAN_MS) return;
    leasts.push(spanLeast);
    if (leasts.length > SPANS) leasts.shift();
    spanMs = 0;
  };
  const floorDb = () => Math.min(...leasts, spanMs === 0 ? Number.POSITIVE_INFINITY : spanLeast);

  return {
    hear: (raw, frameMs, leastDb = SILENCE_DB) => {
      follow(Math.max(SILENCE_DB, raw), frameMs);
      const aboveFloor = floorDb() + (isVoice ? VOICE.keepDb : VOICE.beginDb);
      isVoice = smoothed > Math.max(aboveFloor, VOICE.leastDb, leastDb);
      return isVoice;
    },
    floorDb,
  };
}
