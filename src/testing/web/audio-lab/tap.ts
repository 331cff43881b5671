import { readFrames, type SoundFrame } from '#web/audio/frames.ts';

export interface Tap {
  readonly frames: readonly SoundFrame[];
  /** When it was last louder than a whisper, in seconds of the context's clock. */
  lastSoundAt(): number;
  stop(): void;
}

const QUIET = 0.003;

/** Whatever is connected to the loudspeaker from now on goes to this node too. Gives the way back. */
export function forkLoudspeaker(context: AudioContext, input: AudioNode): () => void {
  const { connect } = AudioNode.prototype;
  const connectBoth = function (this: AudioNode, target: AudioNode) {
    if (target === context.destination) Reflect.apply(connect, this, [input]);
    return Reflect.apply(connect, this, [target]);
  };
  AudioNode.prototype.connect = connectBoth as typeof connect; // nothing here connects to a parameter
  return () => {
    AudioNode.prototype.connect = connect;
  };
}

/** Hears what a page plays. */
export async function tapLoudspeaker(context: AudioContext): Promise<Tap> {
  const input = context.createGain();
  const frames: SoundFrame[] = [];
  const stopFrames = await readFrames(context, input, {
    samples: true,
    onFrame: (frame) => frames.push(frame),
  });
  const restore = forkLoudspeaker(context, input);
  const isSound = ({ samples }: SoundFrame) => samples?.some((sample) => Math.abs(sample) > QUIET) ?? false;
  return {
    frames,
    lastSoundAt: () => frames.findLast(isSound)?.at ?? 0,
    stop: () => {
      restore();
      stopFrames();
    },
  };
}

export interface Continuity {
  /** The longest silence between the first and the last sound. */
  readonly worstGapMs: number;
  /** The largest step from one sample to the next: a click. */
  readonly largestStep: number;
  readonly soundMs: number;
}

export function measureContinuity(frames: readonly SoundFrame[], sampleRate: number): Continuity {
  const samples = frames.flatMap((frame) => Array.from(frame.samples ?? []));
  const isLoud = (sample: number) => Math.abs(sample) > QUIET;
  const heard = samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
  const toMs = (count: number) => (count * 1000) / sampleRate;
  let [quiet, worst, largestStep] = [0, 0, 0];
  for (const [index, sample] of heard.entries()) {
    quiet = isLoud(sample) ? 0 : quiet + 1;
    worst = Math.max(worst, quiet);
    if (index > 0) largestStep = Math.max(largestStep, Math.abs(sample - (heard[index - 1] ?? 0)));
  }
  return { worstGapMs: toMs(worst), largestStep, soundMs: toMs(heard.length) };
}
