import { TurnError } from '#features/conversations/web/public.ts';
import type { SentAhead } from '../hearing/send-ahead.ts';
import type { Caught } from '../hearing/voice-ear.ts';
import { type ReplyVoice, startReplyVoice } from '../speaking/reply-voice.ts';
import { createDisclosure, type SpokenDisclosure } from '../speaking/spoken-disclosure.ts';
import type { VoiceTurn } from '../voice-machine.ts';
import type { VoiceParts } from '../voice-parts.ts';
import { startLatencyTrace } from './latency-trace.ts';
import { type ShownTurn, showStep } from './show-step.ts';
import { followSpokenTurn, type TurnStep } from './spoken-turn.ts';
import type { SpokenTurnParts } from './spoken-turn-parts.ts';
import type { TurnForm } from './voice-calls.ts';

/** One turn at a time, from the end of speech to the last word that is heard. */
export interface SpokenTurnSession {
  /**
   * Resolves when the reply was heard, or when the turn was stopped (with false).
   * @param speech what is being caught; null when the words, or a recording from before, are there already
   * @throws what the turn failed with
   */
  follow(turn: VoiceTurn, speech: Promise<Caught> | null): Promise<boolean>;
  stop(): void;
  /** The reply stops, and the stored one ends where it was last heard. */
  bargeIn(): void;
  /** Asks for the spoken disclosure while the person speaks for the first time, so that it is there before the reply. */
  disclose(): void;
  /** Keeps what was recorded of a turn in this page's memory, until its words are known. */
  hold(turnId: string, recording: Blob): void;
  letGo(): void;
}

interface Running extends ShownTurn {
  readonly work: AbortController;
  voice: ReplyVoice | null;
}

export function startSpokenTurnSession(session: SpokenTurnParts): SpokenTurnSession {
  const { parts, ear, read, update, act, standing } = session;
  const { calls } = parts;
  const disclosure = createDisclosure((text) => calls.speak(text, session.signal), {
    isSaid: parts.conversationId !== null,
  });
  let running: Running | null = null;
  let held: { readonly turnId: string; readonly recording: Blob } | null = null;

  async function follow(turn: VoiceTurn, speech: Promise<Caught> | null): Promise<boolean> {
    const current = begin(turn.id, speech !== null, parts);
    const { signal } = current.work;
    running = current;
    update({ reply: '', heardCharacters: 0, note: null });
    try {
      const said = await takeWords(turn, speech);
      const conversationId = await session.conversation.open();
      if (signal.aborted) return false;
      await converse({ conversationId, clientMessageId: turn.id, ...said }, current);
    } catch (error) {
      if (signal.aborted) return false;
      if (error instanceof TurnError && error.safety !== null) standing.show(turn.id, error.safety);
      throw error;
    }
    return !signal.aborted;
  }

  async function takeWords(turn: VoiceTurn, speech: Promise<Caught> | null) {
    const { words, recording, ahead } = speech === null ? {} : ensureHeard(await speech);
    if (words) act({ type: 'transcribed', words });
    if (recording) held = { turnId: turn.id, recording };
    return {
      transcript: words ?? turn.transcript,
      recording: held?.turnId === turn.id ? held.recording : null,
      ahead: ahead ?? null,
    };
  }

  async function converse(form: TurnForm, current: Running): Promise<void> {
    disclosure.ask();
    const voice = startVoice(current, disclosure, session);
    current.voice = voice;
    const { signal } = current.work;
    let spoken: number | null = null;
    const take = (step: TurnStep) => {
      if (step.event === 'sound_added') return voice.add(step.data);
      if (step.event === 'transcribed') held = null;
      if (step.event === 'stream_failed') spoken = null;
      if (step.event === 'voice_failed') spoken = step.data.spoken;
      showStep(step, current, session);
    };
    for await (const step of followSpokenTurn(form, calls, signal)) {
      if (signal.aborted) return;
      take(step);
    }
    await voice.finish(read().reply, spoken);
  }

  function stop(): number {
    running?.work.abort();
    const heard = running?.voice?.stop() ?? 0;
    running = null;
    ear.watchReply(null);
    return heard;
  }

  return {
    follow,
    stop,
    bargeIn() {
      const { state } = read();
      if (state.status !== 'speaking') return;
      // When the server can't be told, the reply stays whole in the conversation: no harm, and nothing to say about it.
      calls.reportHeard(state.turn.id, stop()).catch(() => {});
      act({ type: 'barged_in' });
    },
    disclose: disclosure.ask,
    hold: (turnId, recording) => {
      held = { turnId, recording };
    },
    letGo: () => {
      held = null;
    },
  };
}

function begin(turnId: string, isSpoken: boolean, { calls, now }: VoiceParts): Running {
  const trace = startLatencyTrace(now, (latency) => {
    // A figure must never disturb a conversation.
    if (isSpoken) calls.reportLatency(latency).catch(() => {});
  });
  return { turnId, work: new AbortController(), trace, voice: null, isUrgent: false };
}

function startVoice(
  current: Running,
  disclosure: SpokenDisclosure,
  { parts, ear, act, update, level }: SpokenTurnParts,
): ReplyVoice {
  const voice = startReplyVoice({
    createPlayer: parts.createPlayer,
    sayHere: parts.sayHere,
    disclosure,
    isUrgent: () => current.isUrgent,
    onBegun() {
      current.trace.mark('sound');
      act({ type: 'reply_began' });
      if (parts.isHandsFree()) ear.watchReply(voice);
    },
    onShown: (heardCharacters) => update({ heardCharacters }),
    onLevel: level.set,
  });
  return voice;
}

/** What was caught. @throws {TurnError} where that is nothing */
function ensureHeard(caught: Caught): { words?: string; recording?: Blob; ahead?: SentAhead | null } {
  const words = 'words' in caught ? caught.words.trim() : undefined;
  if (words === '' || ('recording' in caught && caught.recording.size === 0))
    throw new TurnError(NOTHING_HEARD);
  return words === undefined ? caught : { words };
}

/** What the server would say to it. */
const NOTHING_HEARD = {
  kind: 'reported',
  code: 'nothing_heard',
  message: '',
  retryable: false,
  retryAfterMs: null,
} as const;
