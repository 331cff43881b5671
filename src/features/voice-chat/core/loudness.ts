const FRAME_MS = 20;
const FLOOR_DB = -120;
/** A frame counts as voice when it stands this far above the quietest tenth, and above what a quiet room gives. */
const ABOVE_NOISE_DB = 9;
const ROOM_DB = -55;
/** Below this in every frame nobody has spoken, however the microphone is set. */
const SILENCE_DB = -62;

export interface Loudness {
  /** Of the loudest 20 ms, in dB below full scale. */
  readonly peakDb: number;
  /** Time that stands out from the steady noise of the recording. */
  readonly voicedMs: number;
}

export const isSilent = ({ peakDb }: Loudness): boolean => peakDb < SILENCE_DB;

/** How loud a recording is. Samples are mono, from -1 to 1. */
export function measureLoudness(samples: Float32Array, sampleRate: number): Loudness {
  const size = Math.max(1, Math.round((sampleRate * FRAME_MS) / 1000));
  const levels: number[] = [];
  for (let start = 0; start + size <= samples.length; start += size)
    levels.push(levelOf(samples.subarray(start, start + size)));
  const sorted = levels.toSorted((a, b) => a - b);
  const noiseDb = sorted[Math.floor(sorted.length / 10)] ?? FLOOR_DB;
  const threshold = Math.max(ROOM_DB, noiseDb + ABOVE_NOISE_DB);
  return {
    peakDb: sorted.at(-1) ?? FLOOR_DB,
    voicedMs: levels.filter((level) => level > threshold).length * FRAME_MS,
  };
}

function levelOf(frame: Float32Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return sum > 0 ? Math.max(FLOOR_DB, 10 * Math.log10(sum / frame.length)) : FLOOR_DB;
}
