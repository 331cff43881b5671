import { createMpegClause } from './mpeg-clause.ts';
import { createPcmStream } from './pcm-stream.ts';
import type { SpokenChunk } from './spoken-chunk.ts';

type Samples = Float32Array<ArrayBuffer>;

interface OpenClause {
  readonly clause: number;
  /** Null for what is no PCM. */
  readonly pcmRate: number | null | undefined;
  take(bytes: Uint8Array, last: boolean): Samples | Promise<Samples>;
}

/** Turns the chunks of a reply into samples, whatever they come as. */
export function createClauseDecoder(context: Pick<BaseAudioContext, 'decodeAudioData' | 'sampleRate'>) {
  let open: OpenClause | null = null;

  const openClause = ({ clause, mime, sampleRate }: SpokenChunk): OpenClause => {
    if (mime !== 'audio/pcm') return { clause, pcmRate: null, take: createMpegClause(context).take };
    // One curve through all clauses of a rate: no step where one ends.
    if (open?.pcmRate === sampleRate && open) return { ...open, clause };
    return { clause, pcmRate: sampleRate, take: createPcmStream(sampleRate, context.sampleRate).take };
  };

  return {
    /** Whether a clause begins with this chunk. */
    isFirst: ({ clause }: SpokenChunk) => open?.clause !== clause,
    /** The samples that follow those given before, at the context's rate. */
    decode: (chunk: SpokenChunk) => {
      if (open?.clause !== chunk.clause) open = openClause(chunk);
      return open.take(chunk.bytes, chunk.last);
    },
  };
}
