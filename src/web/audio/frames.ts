import workletUrl from './frame-worklet.js?url&no-inline';

/** About 10 ms of sound. */
export interface SoundFrame {
  /** In dB of full scale. */
  readonly db: number;
  readonly ms: number;
  /** When it ended, in seconds of the context's clock. */
  readonly at: number;
  /** At the context's rate; null unless asked for. */
  readonly samples: Float32Array<ArrayBuffer> | null;
}

/**
 * Cuts what a node gives into frames on the audio thread.
 * @returns how to stop
 */
export async function readFrames(
  context: AudioContext,
  source: AudioNode,
  options: { samples: boolean; onFrame: (frame: SoundFrame) => void },
): Promise<() => void> {
  await context.audioWorklet.addModule(workletUrl);
  const worklet = new AudioWorkletNode(context, 'frames', {
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions: { samples: options.samples },
  });
  worklet.port.onmessage = ({ data }: MessageEvent<SoundFrame>) => options.onFrame(data);
  source.connect(worklet);
  // It gives silence; some browsers let only that run which leads to the loudspeaker.
  worklet.connect(context.destination);
  return () => {
    worklet.port.onmessage = null;
    source.disconnect(worklet);
    worklet.disconnect();
    worklet.port.postMessage('stop');
  };
}
