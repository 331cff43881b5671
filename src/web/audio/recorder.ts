import { type Microphone, MicrophoneError } from './microphone.ts';

const BITS_PER_SECOND = 128_000;
const CHUNK_MS = 1_000;
/** In the order of the specification; Safari has mp4 only. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'];

export interface Recording {
  /** Without parameters: 'audio/webm'. */
  readonly mimeType: string;
  /** What was recorded so far, while recording goes on. */
  peek(): Promise<Blob>;
  /** Tells of all that was recorded so far, each time that there is more; to one listener. */
  onMore(hear: (soFar: Blob) => void): void;
  /** Ends it. Also gives what there is when the microphone was lost before. An empty blob means that no sound came. */
  stop(): Promise<Blob>;
  /** Ends it and forgets the sound. */
  cancel(): void;
}

/** What of MediaRecorder is used; tests bring their own. */
export type RecorderClass = Pick<typeof MediaRecorder, 'isTypeSupported'> & {
  new (stream: MediaStream, options: MediaRecorderOptions): MediaRecorder;
};

/** The name that a recording is uploaded under: 'recording.webm', 'recording.mp4'. */
export const recordingName = (mimeType: string): string => `recording.${mimeType.split('/')[1] ?? 'webm'}`;

/**
 * Records at 128,000 bits per second, in memory only.
 * @throws MicrophoneError 'unsupported' where the browser cannot record
 */
export function startRecording(
  microphone: Pick<Microphone, 'stream' | 'onLost'>,
  Recorder: RecorderClass | undefined = globalThis.MediaRecorder,
): Recording {
  const fullType = TYPES.find((type) => Recorder?.isTypeSupported(type));
  if (!Recorder || fullType === undefined) throw new MicrophoneError('unsupported');
  const mimeType = fullType.split(';')[0] ?? fullType;
  const recorder = new Recorder(microphone.stream, {
    mimeType: fullType,
    audioBitsPerSecond: BITS_PER_SECOND,
  });

  let chunks: Blob[] = [];
  let hearMore = (_soFar: Blob): void => {};
  const ended = Promise.withResolvers<void>();
  const toBlob = () => new Blob(chunks, { type: mimeType });
  const end = () => {
    stopWatching();
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    chunks.push(data);
    hearMore(toBlob());
  });
  recorder.addEventListener('stop', () => ended.resolve());
  recorder.addEventListener('error', end);
  // A recorder stays 'recording' when the permission is taken back.
  const stopWatching = microphone.onLost(end);
  recorder.start(CHUNK_MS);

  return {
    mimeType,
    peek: () => nextChunk(recorder).then(toBlob),
    onMore: (hear) => {
      hearMore = hear;
    },
    stop: async () => {
      end();
      await ended.promise;
      return toBlob();
    },
    cancel: () => {
      hearMore = () => {};
      end();
      void ended.promise.then(() => {
        chunks = [];
      });
      chunks = [];
    },
  };
}

function nextChunk(recorder: MediaRecorder): Promise<void> {
  if (recorder.state !== 'recording') return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  recorder.addEventListener('dataavailable', () => resolve(), { once: true });
  recorder.addEventListener('stop', () => resolve(), { once: true });
  recorder.requestData();
  return promise;
}
