import { MicrophoneError, toMicrophoneError } from './microphone-error.ts';

export { MicrophoneError } from './microphone-error.ts';

export interface Microphone {
  readonly stream: MediaStream;
  /**
   * Tells once that no more sound will come: the permission was taken back ('denied') or the device went away ('lost').
   * Tells at once when that has already happened. Never after `close`.
   * @returns how to stop listening
   */
  onLost(listener: (error: MicrophoneError) => void): () => void;
  /** Lets go of the device; the browser's sign of recording goes out. */
  close(): void;
}

export interface MicrophoneParts {
  readonly signal?: AbortSignal;
  /** The browser's own by default. */
  readonly mediaDevices?: Pick<MediaDevices, 'getUserMedia'> | undefined;
  readonly permissions?: Pick<Permissions, 'query'> | undefined;
}

const SOUND: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/**
 * Asks for the microphone, with echo cancellation.
 * @throws MicrophoneError with the text for people
 * @throws the signal's reason when it was aborted first; a microphone that is granted later is closed at once
 */
export async function openMicrophone({
  signal,
  mediaDevices = globalThis.navigator?.mediaDevices,
  permissions = globalThis.navigator?.permissions,
}: MicrophoneParts = {}): Promise<Microphone> {
  signal?.throwIfAborted();
  // Old browsers, and pages that did not come over HTTPS, have none.
  if (!mediaDevices?.getUserMedia) throw new MicrophoneError('unsupported');
  const asked = mediaDevices.getUserMedia({ audio: SOUND, video: false });
  const stream = await orAbort(asked, signal);
  return watchMicrophone(stream, permissions);
}

async function orAbort(asked: Promise<MediaStream>, signal: AbortSignal | undefined): Promise<MediaStream> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => {
    reject(signal?.reason);
    asked.then(stopTracks, () => {}); // a refusal after an abort is nobody's concern
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([asked, aborted]);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw toMicrophoneError(error);
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function watchMicrophone(stream: MediaStream, permissions: MicrophoneParts['permissions']): Microphone {
  const end = new AbortController();
  const listeners = new Set<(error: MicrophoneError) => void>();
  let loss: MicrophoneError | null = null;

  const lose = (kind: 'denied' | 'lost') => {
    if (loss || end.signal.aborted) return;
    loss = new MicrophoneError(kind);
    stopTracks(stream);
    for (const listener of listeners) listener(loss);
  };

  let isTakenBack = () => false;
  for (const track of stream.getAudioTracks())
    track.addEventListener('ended', () => lose(isTakenBack() ? 'denied' : 'lost'), { signal: end.signal });
  void queryPermission(permissions).then((permission) => {
    if (permission?.state !== 'granted') return;
    // Reset to 'prompt' ends the sound as 'denied' does.
    isTakenBack = () => permission.state !== 'granted';
    permission.addEventListener('change', () => isTakenBack() && lose('denied'), { signal: end.signal });
  });

  return {
    stream,
    onLost: (listener) => {
      if (loss) listener(loss);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      end.abort();
      listeners.clear();
      stopTracks(stream);
    },
  };
}

/** Null where the browser does not tell about microphones: then only the track's end is seen. */
async function queryPermission(
  permissions: MicrophoneParts['permissions'],
): Promise<PermissionStatus | null> {
  try {
    return (await permissions?.query({ name: 'microphone' })) ?? null;
  } catch {
    return null;
  }
}
