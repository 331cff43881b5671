import type { BetterDetection } from '#web/audio/better-detection.ts';
import type { BrowserRecogniser } from '#web/audio/browser-recogniser.ts';
import type { LevelMeter } from '#web/audio/level-meter.ts';
import type { Listener, ListenerEvent, VoiceDetection } from '#web/audio/listener.ts';
import type { Microphone, MicrophoneError } from '#web/audio/microphone.ts';
import type { Recording } from '#web/audio/recorder.ts';
import type { RollingRecording } from '#web/audio/rolling-recording.ts';
import type { RecordingAhead, SentAhead } from './send-ahead.ts';

/** What was caught of a person's speech: its sound, or its words where the browser itself understands them. */
export type Caught =
  | { readonly recording: Blob; readonly ahead: SentAhead | null }
  | { readonly words: string };

export interface EarParts {
  /** Inside the tap that starts. */
  readonly unlock: () => AudioContext;
  readonly openMicrophone: (options: { signal: AbortSignal }) => Promise<Microphone>;
  readonly startRecording: (microphone: Microphone) => Recording;
  readonly startRolling: (microphone: Microphone) => RollingRecording;
  readonly createLevelMeter: (context: AudioContext, stream: MediaStream) => LevelMeter;
  readonly startListening: (parts: {
    context: AudioContext;
    microphone: Microphone;
    signal: AbortSignal;
    detection: VoiceDetection | null;
    isOpenEnded?: boolean;
  }) => Promise<Listener>;
  /** Sends a recording while it is being made. */
  readonly beginAhead: () => RecordingAhead;
  /** The 'better detection', where it is switched on and can be had; else the loudness of the room tells. */
  readonly loadDetection: (context: AudioContext, signal: AbortSignal) => Promise<BetterDetection | null>;
  /** Null where the server recognises. */
  readonly recogniser: () => BrowserRecogniser | null;
  readonly onSpeech: (event: ListenerEvent) => void;
  readonly onLost: (error: MicrophoneError) => void;
  /** 0 to 1. */
  readonly onLevel: (level: number) => void;
}

/** The microphone and all that hangs on it. */
export interface Ear {
  /**
   * Opens the microphone where it is not open, and begins to catch what is said. False when it was closed meanwhile.
   * @throws {MicrophoneError}
   */
  listen(options: { handsFree: boolean }): Promise<boolean>;
  /** Speech has ended: gives it. The microphone stays open hands-free only. */
  catch(): Promise<Caught>;
  /** Hands-free: hears whether somebody speaks into this reply; null when it is over. */
  watchReply(reply: Parameters<Listener['watchPlayback']>[0]): void;
  close(): void;
}

/** An open microphone. */
interface Device {
  readonly microphone: Microphone;
  /** Hands-free only. */
  readonly listener: Listener | null;
  readonly close: () => void;
}

interface Capture {
  /** Hands-free: the person has begun; what came before is let go. */
  begin(): void;
  pause(): void;
  resume(): void;
  stop(): Promise<Caught>;
  cancel(): void;
}

export function createEar(parts: EarParts): Ear {
  let device: Device | null = null;
  let capture: Capture | null = null;
  let opening = new AbortController();

  const release = () => {
    capture?.cancel();
    capture = null;
    device?.close();
    device = null;
    parts.onLevel(0);
  };
  const close = () => {
    opening.abort();
    release();
  };
  const hearPause = (event: ListenerEvent) => {
    if (event === 'speech-paused') capture?.pause();
    if (event === 'speech-resumed') capture?.resume();
  };
  const hear = (event: ListenerEvent) => {
    if (event === 'barge-in' && device) capture ??= startCapture(parts, device.microphone, true);
    if (event === 'speech-started' || event === 'barge-in') capture?.begin();
    hearPause(event);
    parts.onSpeech(event);
  };

  return {
    async listen({ handsFree }) {
      opening = new AbortController();
      const { signal } = opening;
      const context = parts.unlock();
      try {
        const opened = device ?? (await openDevice(parts, { context, handsFree, signal, hear, hearPause }));
        if (signal.aborted) {
          opened.close();
          return false;
        }
        device = opened;
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      }
      // Barge-in: it has been listening all along.
      capture ??= startCapture(parts, device.microphone, handsFree);
      return true;
    },
    async catch() {
      const caught = capture;
      capture = null;
      const isHandsFree = device?.listener != null;
      try {
        return (await caught?.stop()) ?? { words: '' };
      } finally {
        if (!isHandsFree) release();
        parts.onLevel(0);
      }
    },
    watchReply(reply) {
      device?.listener?.watchPlayback(reply);
      if (device?.listener != null && reply !== null)
        capture ??= startCapture(parts, device.microphone, true);
    },
    close,
  };
}

async function openDevice(
  parts: EarParts,
  at: {
    context: AudioContext;
    handsFree: boolean;
    signal: AbortSignal;
    hear: (event: ListenerEvent) => void;
    hearPause: (event: ListenerEvent) => void;
  },
): Promise<Device> {
  const { context, signal } = at;
  const microphone = await parts.openMicrophone({ signal });
  const listener = at.handsFree ? await listenTo(microphone, parts, at) : null;
  const stopPauses = at.handsFree ? () => {} : listenToPauses(microphone, parts, at);
  const meter = parts.createLevelMeter(context, microphone.stream);
  meter.subscribe(parts.onLevel);
  microphone.onLost(parts.onLost);
  const close = () => {
    listener?.close();
    stopPauses();
    meter.close();
    microphone.close();
  };
  return { microphone, listener, close };
}

/** With a press at the end, too, words can be looked for in the last pause. Nothing waits for it, and it may fail. */
function listenToPauses(
  microphone: Microphone,
  parts: EarParts,
  { context, hearPause }: { context: AudioContext; hearPause: (event: ListenerEvent) => void },
): () => void {
  const leaving = new AbortController();
  if (parts.recogniser() !== null) return () => {};
  const { signal } = leaving;
  parts.startListening({ context, microphone, signal, detection: null, isOpenEnded: true }).then(
    (listener) => void listener.subscribe(hearPause),
    // Without pauses all of it is heard after the press, as before.
    () => {},
  );
  return () => leaving.abort();
}

async function listenTo(
  microphone: Microphone,
  parts: EarParts,
  {
    context,
    signal,
    hear,
  }: { context: AudioContext; signal: AbortSignal; hear: (event: ListenerEvent) => void },
): Promise<Listener> {
  let detection: BetterDetection | null = null;
  try {
    detection = await parts.loadDetection(context, signal);
    const listener = await parts.startListening({ context, microphone, signal, detection });
    listener.subscribe(hear);
    const close = () => {
      listener.close();
      detection?.close();
    };
    return { ...listener, close };
  } catch (error) {
    detection?.close();
    microphone.close();
    throw error;
  }
}

function startCapture(parts: EarParts, microphone: Microphone, handsFree: boolean): Capture {
  const recogniser = parts.recogniser();
  if (recogniser !== null) {
    recogniser.start();
    return {
      begin: () => {},
      pause: () => {},
      resume: () => {},
      stop: () => recogniser.stop().then((words) => ({ words })),
      cancel: () => recogniser.cancel(),
    };
  }
  return handsFree
    ? catchRolling(parts.startRolling(microphone), parts.beginAhead)
    : catchSound(parts.startRecording(microphone), parts.beginAhead());
}

function catchSound(recording: Recording, ahead: RecordingAhead): Capture {
  recording.onMore(ahead.grow);
  return {
    begin: () => {},
    pause: () => ahead.pause(recording.peek()),
    resume: ahead.resume,
    async stop() {
      const [caught, sent] = await Promise.all([recording.stop(), ahead.end()]);
      return { recording: caught, ahead: sent };
    },
    cancel() {
      ahead.cancel();
      recording.cancel();
    },
  };
}

/** Nothing is sent before somebody speaks. */
function catchRolling(rolling: RollingRecording, beginAhead: EarParts['beginAhead']): Capture {
  let taken: Capture | null = null;
  const take = () => {
    taken ??= catchSound(rolling.take(), beginAhead());
    return taken;
  };
  return {
    begin: () => void take(),
    pause: () => taken?.pause(),
    resume: () => taken?.resume(),
    stop: () => take().stop(),
    cancel: () => (taken ?? rolling).cancel(),
  };
}
