import { createMp3Encoder } from 'wasm-media-encoders';

/** A chunk of a spoken reply and when it arrives; as the audio lab takes it. */
export interface Arrival {
  readonly clause: number;
  readonly text?: string;
  readonly mime: 'audio/pcm' | 'audio/mpeg';
  readonly sampleRate?: number;
  readonly base64: string;
  readonly last: boolean;
  readonly afterMs: number;
}

export interface Voice {
  readonly mime: Arrival['mime'];
  readonly sampleRate: number;
  /** The sound of each clause, from −1 to 1. */
  readonly clauses: readonly { readonly text: string; readonly samples: Float32Array }[];
  /** How much sound a chunk holds. */
  readonly chunkMs: number;
  /** How much faster than it is spoken the sound arrives. */
  readonly speed: number;
  /** How much later than that the chunk of this number comes. */
  readonly jitterMs?: (index: number) => number;
}

/** Words that take `seconds`: a tone without a break, so that any silence is a gap. It goes on in the next clause. */
export function toneClauses(
  texts: readonly string[],
  { seconds, sampleRate, hz = 220 }: { seconds: number; sampleRate: number; hz?: number },
): Voice['clauses'] {
  const length = Math.round(seconds * sampleRate);
  return texts.map((text, clause) => ({
    text,
    samples: Float32Array.from(
      { length },
      (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * (clause * length + i)) / sampleRate),
    ),
  }));
}

function toPcm(samples: Float32Array): Buffer {
  const pcm = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, i) => {
    pcm.writeInt16LE(Math.round(sample * 32_767), i * 2);
  });
  return pcm;
}

async function toMp3(samples: Float32Array, sampleRate: number): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: sampleRate as 24_000, channels: 1, bitrate: 64 }); // tests choose a rate that MP3 has
  const encoded = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([encoded, Buffer.from(encoder.finalize())]);
}

/** A reply as it comes from a provider: each clause begins to arrive when the one before has. */
export async function arriveAs(voice: Voice): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  let soundMs = 0;
  for (const [clause, { text, samples }] of voice.clauses.entries()) {
    const bytes = voice.mime === 'audio/pcm' ? toPcm(samples) : await toMp3(samples, voice.sampleRate);
    const clauseMs = (samples.length * 1000) / voice.sampleRate;
    const count = Math.ceil(clauseMs / voice.chunkMs);
    // Not a whole number of samples or frames: networks cut where they like.
    const size = Math.ceil(bytes.length / count) | 1;
    for (let index = 0; index * size < bytes.length; index++) {
      soundMs += voice.chunkMs;
      arrivals.push({
        clause,
        ...(index === 0 && { text }),
        mime: voice.mime,
        sampleRate: voice.sampleRate,
        base64: bytes.subarray(index * size, (index + 1) * size).toString('base64'),
        last: (index + 1) * size >= bytes.length,
        afterMs: soundMs / voice.speed + (voice.jitterMs?.(arrivals.length) ?? 0),
      });
    }
  }
  return arrivals;
}
