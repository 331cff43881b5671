import { createEndpointer, ENDPOINTING, type SpeechEvent } from './endpointer.ts';
import { readFrames, type SoundFrame } from './frames.ts';
import type { Microphone } from './microphone.ts';
import { createPlaybackGuard } from './playback-guard.ts';
import type { Player } from './player.ts';
import { createEnergyDetector } from './voice-energy.ts';

/** After 'barge-in' the person is already speaking: 'speech-paused' and 'speech-ended' follow, no 'speech-started'. */
export type ListenerEvent = SpeechEvent | 'barge-in';

export interface Listener {
  subscribe(hear: (event: ListenerEvent) => void): () => void;
  /**
   * While a reply is spoken, nothing but a barge-in is told. The reply grows quiet at the first suspicion; stopping it
   * at 'barge-in' is for who hears the event. Null when the reply is over.
   */
  watchPlayback(player: Playback | null): void;
  close(): void;
}

export interface ListenerParts {
  readonly context: AudioContext;
  readonly microphone: Pick<Microphone, 'stream'>;
  readonly signal?: AbortSignal;
  /** Judges each frame's sound instead of its level alone: Silero, see `better-detection.ts`. */
  readonly detection?: VoiceDetection | null;
  /** Only a press ends what is said: 'speech-ended' is never told, a pause lasts until the next sound of a voice. */
  readonly isOpenEnded?: boolean;
}

/** Another judge of what is voice. It may answer a few frames late. */
export interface VoiceDetection {
  hear(samples: Float32Array<ArrayBuffer>): void;
  /** The newest judgement. */
  isVoice(): boolean;
}

/** Listens hands-free: tells when a person begins, pauses, ends, and when they speak into a reply. */
export async function startListening(parts: ListenerParts): Promise<Listener> {
  parts.signal?.throwIfAborted();
  const listeners = new Set<(event: ListenerEvent) => void>();
  const tell = (event: ListenerEvent) => {
    for (const hear of listeners) hear(event);
  };
  const limits = parts.isOpenEnded ? OPEN_ENDED : ENDPOINTING;
  const judge = createFrameJudge(parts.detection ?? null, tell, limits);
  const source = parts.context.createMediaStreamSource(parts.microphone.stream);
  const stop = await readFrames(parts.context, source, {
    samples: Boolean(parts.detection),
    onFrame: judge.hear,
  });
  const close = () => {
    stop();
    listeners.clear();
  };
  if (parts.signal?.aborted) close();
  parts.signal?.throwIfAborted();
  parts.signal?.addEventListener('abort', close, { once: true });
  return {
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    watchPlayback: judge.watchPlayback,
    close,
  };
}

const OPEN_ENDED = {
  ...ENDPOINTING,
  endMs: Number.POSITIVE_INFINITY,
  maxSpeechMs: Number.POSITIVE_INFINITY,
};

type HeardFrame = Pick<SoundFrame, 'db' | 'ms' | 'samples'>;

type Playback = Pick<Player, 'duck' | 'unduck' | 'loudnessDb'>;

/** Frames in, events out: everything but the sound device. */
export function createFrameJudge(
  detection: VoiceDetection | null,
  tell: (event: ListenerEvent) => void,
  limits: Parameters<typeof createEndpointer>[0] = ENDPOINTING,
) {
  const energy = createEnergyDetector();
  const endpointer = createEndpointer(limits);
  const guard = createPlaybackGuard();
  let playback: Playback | null = null;

  const judge = ({ db, ms, samples }: HeardFrame, leastDb?: number): boolean => {
    const isLoud = energy.hear(db, ms, leastDb);
    if (!detection || !samples) return isLoud;
    detection.hear(samples);
    return detection.isVoice() && (leastDb === undefined || isLoud);
  };
  const hearOverPlayback = (player: Playback, frame: HeardFrame) => {
    guard.hearLevels({ playbackDb: player.loudnessDb(), microphoneDb: frame.db, frameMs: frame.ms });
    const event = guard.hear(judge(frame, guard.leastDb()), frame.ms);
    if (event === 'suspected') player.duck();
    if (event === 'dismissed') player.unduck();
    if (event !== 'barge-in') return;
    playback = null;
    endpointer.begin();
    tell('barge-in');
  };
  const hearAlone = (frame: HeardFrame) => {
    const event = endpointer.hear(judge(frame), frame.ms);
    if (event) tell(event);
  };

  return {
    hear: (frame: HeardFrame): void => (playback ? hearOverPlayback(playback, frame) : hearAlone(frame)),
    watchPlayback: (player: Playback | null): void => {
      playback = player;
      if (!player) return;
      guard.begin();
      endpointer.reset();
    },
  };
}
