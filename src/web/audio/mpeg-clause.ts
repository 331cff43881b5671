/** An encoder puts this much silence before the sound, and the last frames are not whole until the next ones come. */
const LEAD_S = 0.06;
const UNSURE_END_S = 0.06;
const QUIET = 0.001;

/**
 * Decodes a clause of MP3 (or a WAV file) that arrives in pieces. Browsers decode whole files only, so what has come is
 * decoded again from its beginning each time, and what is new is given: frames that lean on those before them stay
 * right, and nothing is lost between two pieces. A clause is a few seconds: that takes a few milliseconds.
 */
export function createMpegClause(context: Pick<BaseAudioContext, 'decodeAudioData' | 'sampleRate'>) {
  let bytes = new Uint8Array();
  let given: number | null = null;

  return {
    take: async (piece: Uint8Array, last: boolean): Promise<Float32Array<ArrayBuffer>> => {
      bytes = join(bytes, piece);
      if (bytes.length === 0) return new Float32Array();
      // It takes the buffer away, so it gets a copy.
      const decoding = context.decodeAudioData(bytes.slice().buffer);
      const decoded = await (last ? decoding : decoding.catch(() => null));
      // Too short to be decoded yet.
      if (decoded === null) return new Float32Array();
      const samples = toMono(decoded);
      const end = last ? samples.length : samples.length - Math.round(UNSURE_END_S * context.sampleRate);
      given ??= end > 0 ? countQuiet(samples, Math.round(LEAD_S * context.sampleRate)) : null;
      if (given === null || end <= given) return new Float32Array();
      const fresh = samples.slice(given, end);
      given = end;
      return fresh;
    },
  };
}

function join(before: Uint8Array, after: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(before.length + after.length);
  joined.set(before);
  joined.set(after, before.length);
  return joined;
}

function toMono(buffer: AudioBuffer): Float32Array<ArrayBuffer> {
  const mono = new Float32Array(buffer.length);
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let index = 0; index < mono.length; index++)
      mono[index] = (mono[index] ?? 0) + (samples[index] ?? 0) / buffer.numberOfChannels;
  }
  return mono;
}

/** How many of the first samples, at most `limit`, are silent. */
function countQuiet(samples: Float32Array, limit: number): number {
  const loud = samples.findIndex((sample) => Math.abs(sample) > QUIET);
  return Math.min(limit, loud === -1 ? samples.length : loud);
}
