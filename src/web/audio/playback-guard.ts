import { SILENCE_DB } from './voice-energy.ts';

export type GuardEvent = 'suspected' | 'dismissed' | 'barge-in';

export const BARGE_IN = {
  /** After this much voice over a reply, the reply grows quiet. */
  suspectMs: 40,
  /** When voice holds this long while the reply is quiet, the reply stops. */
  holdMs: 200,
  /** So long without voice, and the suspicion was wrong. */
  dismissMs: 250,
  /** Sound takes this long from the player through the room to the microphone, at the most. */
  echoTailMs: 400,
  /**
   * How much softer than the reply its echo is after cancelling: what is louder is a person. Learnt from the room,
   * between these. Below 0: a sensitive microphone beside a loud speaker, with nothing cancelled.
   */
  echoLossDb: { least: -10, first: 14, most: 40 },
  /** A person is this much louder than the echo that was heard. */
  marginDb: 8,
  learningDbPerS: 15,
  /** A wrong suspicion teaches this much at once: it may have been a cough. */
  lessonDb: 8,
} as const;

/** The loudest echo of so many spans is believed: a reply has breaks, and in them nothing is learnt of the room. */
const SPAN_MS = 300;
const SPANS = 5;

export interface PlaybackGuard {
  /** Another reply begins. What was learnt of the room is kept. */
  begin(): void;
  /** The level that a frame must exceed to be a person's voice, in dB of full scale. */
  leastDb(): number;
  /** Takes how loud reply and microphone are, before the frame is judged. */
  hearLevels(levels: { playbackDb: number; microphoneDb: number; frameMs: number }): void;
  /** Takes whether the frame held voice above `leastDb`. */
  hear(isVoice: boolean, frameMs: number): GuardEvent | null;
}

const NO_SUSPICION = { isSuspecting: false, voiceMs: 0, silenceMs: 0 };
type Suspicion = typeof NO_SUSPICION;

const withVoice = ({ isSuspecting, voiceMs }: Suspicion, frameMs: number): Suspicion => ({
  isSuspecting,
  voiceMs: voiceMs + frameMs,
  silenceMs: 0,
});

/** Once somebody is suspected, a break between their words takes nothing away. */
const withSilence = ({ isSuspecting, voiceMs, silenceMs }: Suspicion, frameMs: number): Suspicion => ({
  isSuspecting,
  voiceMs: isSuspecting ? voiceMs : 0,
  silenceMs: silenceMs + frameMs,
});

/**
 * Decides whether a person speaks into a reply. The threshold stands above what an echo of the reply could be, and
 * stays there while the reply is quiet: an echo then sinks below it, a person does not.
 */
export function createPlaybackGuard(): PlaybackGuard {
  const { echoLossDb, marginDb } = BARGE_IN;
  let loudest = SILENCE_DB;
  let sinceLoudestMs = 0;
  let loss: number = echoLossDb.first;
  /** The loudest that the microphone was during a suspicion, against the reply: if that was an echo, it is learnt. */
  let suspectedLoss: number = echoLossDb.most;
  let suspicion = NO_SUSPICION;
  let spans: number[] = [];
  let spanMs = 0;
  let spanLoss = Number.POSITIVE_INFINITY;

  const toLoss = (seenLoss: number) =>
    Math.min(echoLossDb.most, Math.max(echoLossDb.least, seenLoss - marginDb));
  const learn = (seenLoss: number, frameMs: number) => {
    spanLoss = Math.min(spanLoss, seenLoss);
    spanMs += frameMs;
    if (spanMs >= SPAN_MS) {
      spans = [...spans.slice(1 - SPANS), spanLoss];
      [spanMs, spanLoss] = [0, Number.POSITIVE_INFINITY];
    }
    const step = (BARGE_IN.learningDbPerS * frameMs) / 1000;
    const wanted = toLoss(Math.min(...spans, spanLoss));
    loss += Math.min(step, Math.max(-step, wanted - loss));
  };

  return {
    begin: () => {
      loudest = SILENCE_DB;
      sinceLoudestMs = 0;
      suspicion = NO_SUSPICION;
    },
    leastDb: () => loudest - loss,
    hearLevels: ({ playbackDb, microphoneDb, frameMs }) => {
      sinceLoudestMs += frameMs;
      const { isSuspecting } = suspicion;
      if (playbackDb >= loudest || (sinceLoudestMs > BARGE_IN.echoTailMs && !isSuspecting)) {
        loudest = playbackDb;
        sinceLoudestMs = 0;
      }
      const seenLoss = loudest - microphoneDb;
      if (isSuspecting) suspectedLoss = Math.min(suspectedLoss, seenLoss);
      else if (loudest > SILENCE_DB) learn(seenLoss, frameMs);
    },
    hear: (isVoice, frameMs) => {
      const { isSuspecting } = suspicion;
      suspicion = isVoice ? withVoice(suspicion, frameMs) : withSilence(suspicion, frameMs);
      const { voiceMs, silenceMs } = suspicion;
      if (!isSuspecting) {
        if (voiceMs < BARGE_IN.suspectMs) return null;
        suspicion = { isSuspecting: true, voiceMs, silenceMs };
        suspectedLoss = loss;
        return 'suspected';
      }
      if (voiceMs < BARGE_IN.holdMs && silenceMs < BARGE_IN.dismissMs) return null;
      suspicion = NO_SUSPICION;
      if (voiceMs >= BARGE_IN.holdMs) return 'barge-in';
      loss = Math.max(toLoss(suspectedLoss), loss - BARGE_IN.lessonDb);
      return 'dismissed';
    },
  };
}
