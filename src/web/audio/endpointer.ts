/**
 * What a listener hears of a turn. `paused` comes when a person stops for a moment: their words may be read ahead of
 * time. `resumed` says that they went on, so what was read ahead is old. `ended` closes the turn.
 */
export type SpeechEvent = 'speech-started' | 'speech-paused' | 'speech-resumed' | 'speech-ended';

export const ENDPOINTING = {
  /** So much voice, with short breaks allowed, is speech and no cough or click. */
  startMs: 150,
  /** A break in the first sounds that does not count as one: the stop before a 't'. */
  startBreakMs: 90,
  pauseMs: 350,
  endMs: 900,
  /** The server takes 120 s of sound. */
  maxSpeechMs: 110_000,
} as const;

type State =
  | { readonly status: 'silent'; readonly voiceMs: number; readonly breakMs: number }
  | { readonly status: 'speaking'; readonly speechMs: number; readonly silenceMs: number }
  | { readonly status: 'paused'; readonly speechMs: number; readonly silenceMs: number };

const SILENT: State = { status: 'silent', voiceMs: 0, breakMs: 0 };

/** Finds the start, the pauses and the end of what a person says. Time is the sum of the frames: no clock. */
export function createEndpointer(limits: Readonly<Record<keyof typeof ENDPOINTING, number>> = ENDPOINTING) {
  let state = SILENT;

  const hearSilent = (
    before: Extract<State, { status: 'silent' }>,
    isVoice: boolean,
    ms: number,
  ): SpeechEvent | null => {
    const voiceMs = isVoice ? before.voiceMs + ms : before.voiceMs;
    const breakMs = isVoice ? 0 : before.breakMs + ms;
    state = breakMs > limits.startBreakMs ? SILENT : { status: 'silent', voiceMs, breakMs };
    if (voiceMs < limits.startMs || !isVoice) return null;
    state = { status: 'speaking', speechMs: voiceMs, silenceMs: 0 };
    return 'speech-started';
  };

  const hearSpeech = (
    before: Exclude<State, { status: 'silent' }>,
    isVoice: boolean,
    ms: number,
  ): SpeechEvent | null => {
    const speechMs = before.speechMs + ms;
    const silenceMs = isVoice ? 0 : before.silenceMs + ms;
    if (silenceMs >= limits.endMs || speechMs >= limits.maxSpeechMs) {
      state = SILENT;
      return 'speech-ended';
    }
    const isPaused = silenceMs >= limits.pauseMs || (before.status === 'paused' && !isVoice);
    state = { status: isPaused ? 'paused' : 'speaking', speechMs, silenceMs };
    if (isPaused === (before.status === 'paused')) return null;
    return isPaused ? 'speech-paused' : 'speech-resumed';
  };

  return {
    /** Takes the next frame: whether it holds voice, and its length. Gives what it means, if anything. */
    hear: (isVoice: boolean, frameMs: number): SpeechEvent | null =>
      state.status === 'silent' ? hearSilent(state, isVoice, frameMs) : hearSpeech(state, isVoice, frameMs),
    /** A turn is open from here on: somebody else has heard its start. */
    begin: () => {
      state = { status: 'speaking', speechMs: 0, silenceMs: 0 };
    },
    reset: () => {
      state = SILENT;
    },
  };
}
