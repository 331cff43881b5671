/** So much must have arrived before it sounds; twice as much after each time that it ran dry. */
const CUSHION_S = { first: 0.06, most: 0.4 };
/** A source is started this much ahead of the clock: the audio thread is never asked for the past. */
const LEAD_S = 0.015;

export interface SoundQueueParts {
  readonly context: Pick<AudioContext, 'currentTime' | 'sampleRate' | 'createBuffer' | 'createBufferSource'>;
  readonly output: AudioNode;
  /** A piece got its place in time, in seconds of the context's clock. */
  readonly onPlaced: (start: number, length: number) => void;
  /** The last of what was placed has sounded. */
  readonly onEmpty: () => void;
}

export interface SoundQueue {
  add(samples: Float32Array<ArrayBuffer>): void;
  /** Nothing more comes soon: what waits for company sounds alone. */
  flush(): void;
  stop(at: number): void;
  isEmpty(): boolean;
}

/**
 * Places pieces of sound one after another, to the sample. It waits for a little cushion first, so that a late piece
 * leaves no hole; when it has run dry all the same, it waits for a larger one.
 */
export function createSoundQueue({ context, output, onPlaced, onEmpty }: SoundQueueParts): SoundQueue {
  const rate = context.sampleRate;
  const sounding = new Set<AudioBufferSourceNode>();
  let waiting: Float32Array<ArrayBuffer>[] = [];
  let cushion = CUSHION_S.first;
  /** Where the next piece begins, in samples of the context's clock: whole numbers never drift. */
  let next: number | null = null;

  const earliest = () => Math.ceil((context.currentTime + LEAD_S) * rate);
  const hasRunDry = () => next !== null && next < context.currentTime * rate;

  const place = (samples: Float32Array<ArrayBuffer>) => {
    const start = next ?? earliest();
    const buffer = context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(output);
    source.addEventListener('ended', () => {
      sounding.delete(source);
      if (sounding.size === 0) onEmpty();
    });
    source.start(start / rate);
    sounding.add(source);
    next = start + samples.length;
    onPlaced(start / rate, samples.length / rate);
  };
  const placeAll = () => {
    const ready = waiting;
    waiting = [];
    for (const samples of ready) place(samples);
  };

  return {
    add: (samples) => {
      if (samples.length === 0) return;
      if (hasRunDry()) {
        next = null;
        cushion = Math.min(CUSHION_S.most, cushion * 2);
      }
      waiting.push(samples);
      const waitingSamples = waiting.reduce((total, { length }) => total + length, 0);
      if (next !== null || waitingSamples >= cushion * rate) placeAll();
    },
    flush: placeAll,
    stop: (at) => {
      waiting = [];
      for (const source of sounding) source.stop(at);
    },
    isEmpty: () => waiting.length === 0 && sounding.size === 0,
  };
}
