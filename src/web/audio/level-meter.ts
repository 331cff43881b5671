/** Section 9, 'Volume analysis'. */
const ANALYSIS = { fftSize: 256, smoothingTimeConstant: 0.8, minDecibels: -90, maxDecibels: -10 };
/** Voice is detected when the level exceeds this. */
export const VOICE_LEVEL = 0.1;

export interface LevelMeter {
  /** Hears the level, 0 to 1, with every frame of the screen. */
  subscribe(listener: (level: number) => void): () => void;
  close(): void;
}

/** An analyser with the specification's window, smoothing and range. */
export function createAnalyser(context: BaseAudioContext): AnalyserNode {
  return new AnalyserNode(context, ANALYSIS);
}

/** The mean over the spectrum, 0 (−90 dB and below) to 1 (−10 dB and above). `bins` is only a place to work in. */
export function readLevel(
  analyser: Pick<AnalyserNode, 'getByteFrequencyData'>,
  bins: Uint8Array<ArrayBuffer>,
): number {
  analyser.getByteFrequencyData(bins);
  let sum = 0;
  for (const bin of bins) sum += bin;
  return sum / bins.length / 255;
}

/** How loud a stream is: for the bars, and for 'Voice detected'. */
export function createLevelMeter(context: AudioContext, stream: MediaStream): LevelMeter {
  const source = context.createMediaStreamSource(stream);
  const analyser = createAnalyser(context);
  source.connect(analyser);
  const bins = new Uint8Array(analyser.frequencyBinCount);
  const listeners = new Set<(level: number) => void>();
  let frame = 0;
  const tick = () => {
    const level = readLevel(analyser, bins);
    for (const listener of listeners) listener(level);
    frame = requestAnimationFrame(tick);
  };
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) frame = requestAnimationFrame(tick);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) cancelAnimationFrame(frame);
      };
    },
    close: () => {
      cancelAnimationFrame(frame);
      listeners.clear();
      source.disconnect();
    },
  };
}
