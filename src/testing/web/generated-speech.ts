import espeak from 'espeak-ng';

// For tests: speech that espeak-ng makes, and the frames that the audio thread would cut from it.

export const SAMPLE_RATE = 22_050;
export const FRAME_S = Math.round(SAMPLE_RATE / 100) / SAMPLE_RATE;

/** The real cutter of frames, on the audio thread in a browser, here on a bench of its own. */
interface FrameProcessor {
  process(inputs: Float32Array[][]): boolean;
}
interface Frame {
  readonly db: number;
  readonly ms: number;
}

let made: (new (options: unknown) => FrameProcessor) | undefined;
const frames: Frame[] = [];

/** Loads the real cutter of frames; each call of what it gives begins anew. */
export async function loadFrameCutter(): Promise<(samples: Float32Array) => Frame[]> {
  Object.assign(globalThis, {
    sampleRate: SAMPLE_RATE,
    currentTime: 0,
    AudioWorkletProcessor: class {
      port = { postMessage: (frame: Frame) => frames.push(frame) };
    },
    registerProcessor: (_name: string, processor: typeof made) => {
      made = processor;
    },
  });
  const worklet = '../../web/audio/frame-worklet.js';
  // A worker that runs several files of tests loads it once.
  await import(worklet);
  return (samples) => {
    if (!made) throw new Error('the worklet registered nothing');
    const processor = new made({ processorOptions: { samples: false } });
    frames.length = 0;
    for (let at = 0; at < samples.length; at += 128) processor.process([[samples.subarray(at, at + 128)]]);
    return [...frames];
  };
}

export async function speak(text: string): Promise<Float32Array> {
  const { FS } = await espeak({
    arguments: ['-v', 'en-us', '-w', '/said.wav', text],
    preRun: [],
    print: () => {},
    printErr: () => {},
  } as unknown as Parameters<typeof espeak>[0]); // here it finds its file by itself
  const wav = FS.readFile('/said.wav').slice(44);
  return Float32Array.from(new Int16Array(wav.buffer, 0, wav.length >> 1), (sample) => sample / 32_768);
}

/** White noise of this level in the whole sound; a small generator, so that a failure repeats. */
export function addNoise(samples: Float32Array, db: number): Float32Array {
  const amplitude = 10 ** (db / 20) * Math.sqrt(3);
  let state = 7;
  return samples.map((sample) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return sample + amplitude * (state / 2 ** 31 - 1);
  });
}

export function join(...parts: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export const silence = (seconds: number) => new Float32Array(Math.round(seconds * SAMPLE_RATE));
