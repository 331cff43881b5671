import { DISCLOSURE } from '#features/companion/core/disclosure.ts';
import { EMPTY_REPLY } from '#features/companion/core/gate/strip-backend.ts';
import { withoutSuspected } from '#features/conversations/core/standing.ts';
import { TurnError, type TurnStanding } from '#features/conversations/web/public.ts';
import type { Safety } from '#features/safety/contract.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';
import type { Caught, Ear } from '../hearing/voice-ear.ts';
import { type ReplyVoice, startReplyVoice } from '../speaking/reply-voice.ts';
import type { VoiceEvent, VoiceTurn } from '../voice-machine.ts';
import type { VoiceParts } from '../voice-parts.ts';
import type { VoiceSnapshot } from '../voice-snapshot.ts';
import { type LatencyTrace, startLatencyTrace } from './latency-trace.ts';
import { followSpokenTurn, type TurnStep } from './spoken-turn.ts';
import { explainFault } from './voice-problem.ts';

interface SpokenTurnPorts {
  readonly parts: VoiceParts;
  readonly ear: Pick<Ear, 'watchReply'>;
  readonly read: () => VoiceSnapshot;
  readonly update: (patch: Partial<VoiceSnapshot>) => void;
  readonly act: (event: VoiceEvent) => void;
  readonly standing: TurnStanding;
  readonly setLevel: (level: number) => void;
  readonly openConversation: () => Promise<string>;
  /** Ends everything that still waits. */
  readonly signal: AbortSignal;
}

/** One turn at a time, from the end of speech to the last word that is heard. */
export interface SpokenTurnSession {
  /**
   * Resolves when the reply was heard, or when the turn was stopped (with false).
   * @param speech what is being caught; null when the words, or a recording from before, are there already
   * @throws what the turn failed with
   */
  follow(turn: VoiceTurn, speech: Promise<Caught> | null): Promise<boolean>;
  /** @returns how many characters of the reply were heard */
  stop(): number;
  /** Asks for the spoken disclosure while the person speaks for the first time, so that it is there before the reply. */
  disclose(): void;
  /** Keeps what was recorded of a turn in this page's memory, until its words are known. */
  hold(turnId: string, recording: Blob): void;
  letGo(): void;
}

/** A turn under way. */
interface Running {
  readonly turnId: string;
  readonly work: AbortController;
  readonly trace: LatencyTrace;
  voice: ReplyVoice | null;
  /** What is answered cannot wait. */
  isUrgent: boolean;
}

const isUrgent = ({ certainty, messageTier }: Safety): boolean =>
  certainty === 'certain' && messageTier !== 'T0' && messageTier !== 'T1';

export function startSpokenTurnSession(ports: SpokenTurnPorts): SpokenTurnSession {
  const { parts, ear, read, update, act, standing } = ports;
  const { calls, analytics } = parts;
  let running: Running | null = null;
  let held: { readonly turnId: string; readonly recording: Blob } | null = null;
  let disclosure: Promise<Pick<SpokenChunk, 'mime' | 'bytes'> | null> | null = null;
  let isDisclosed = parts.conversationId !== null;

  function disclose(): void {
    if (isDisclosed) return;
    // Without the server's voice it is said by the browser's, before the reply.
    disclosure ??= calls.speak(`${DISCLOSURE}.`, ports.signal).catch(() => null);
  }

  async function follow(turn: VoiceTurn, speech: Promise<Caught> | null): Promise<boolean> {
    const trace = startLatencyTrace(parts.now, (latency) => {
      // A figure must never disturb a conversation.
      if (speech !== null) calls.reportLatency(latency).catch(() => {});
    });
    const current: Running = {
      turnId: turn.id,
      work: new AbortController(),
      trace,
      voice: null,
      isUrgent: false,
    };
    running = current;
    const { signal } = current.work;
    update({ reply: '', heardCharacters: 0, note: null });
    try {
      if (speech !== null) takeIn(turn.id, await speech);
      const conversationId = await ports.openConversation();
      if (!signal.aborted) await converse(conversationId, current);
    } catch (error) {
      if (signal.aborted) return false;
      if (error instanceof TurnError && error.safety !== null) standing.show(turn.id, error.safety);
      throw error;
    }
    return !signal.aborted;
  }

  function takeIn(turnId: string, caught: Caught): void {
    const isEmpty = 'recording' in caught ? caught.recording.size === 0 : caught.words.trim() === '';
    if (isEmpty) throw new TurnError(NOTHING_HEARD);
    if ('recording' in caught) held = { turnId, recording: caught.recording };
    else act({ type: 'transcribed', words: caught.words.trim() });
  }

  async function converse(conversationId: string, current: Running): Promise<void> {
    const { state } = read();
    const transcript = 'turn' in state ? state.turn.transcript : null;
    const recording = held?.turnId === current.turnId ? held.recording : null;
    const voice = startVoice(current);
    current.voice = voice;
    const { signal } = current.work;
    const form = { conversationId, clientMessageId: current.turnId, recording, transcript };
    let spoken: number | null = null;
    for await (const step of followSpokenTurn(form, calls, signal)) {
      if (signal.aborted) return;
      if (step.event === 'sound_added') voice.add(step.data);
      else hear(step, current);
      if (step.event === 'stream_failed') spoken = null;
      if (step.event === 'voice_failed') spoken = step.data.spoken;
    }
    await voice.finish(read().reply, spoken);
  }

  function startVoice(current: Running): ReplyVoice {
    const { trace } = current;
    disclose();
    const voice = startReplyVoice({
      createPlayer: parts.createPlayer,
      sayHere: parts.sayHere,
      disclosure: isDisclosed ? null : disclosure,
      onDisclosed: () => {
        isDisclosed = true;
      },
      isUrgent: () => current.isUrgent,
      onBegun() {
        trace.mark('sound');
        act({ type: 'reply_began' });
        if (parts.isHandsFree()) ear.watchReply(voice);
      },
      onHeard: (heardCharacters) => update({ heardCharacters }),
      onLevel: ports.setLevel,
    });
    return voice;
  }

  function hear(step: Exclude<TurnStep, { event: 'sound_added' }>, current: Running): void {
    const { turnId, trace } = current;
    switch (step.event) {
      case 'transcribed':
        held = null;
        trace.mark('transcript');
        act({ type: 'transcribed', words: step.data.text });
        break;
      case 'accepted':
        update({ hasSpoken: true, hasWords: true, ...withoutSuspected(read()) });
        act({ type: 'accepted' });
        break;
      case 'safety_assessed':
        current.isUrgent = isUrgent(step.data);
        standing.take(step, turnId);
        break;
      case 'words_added':
        trace.mark('word');
        update({ reply: read().reply + step.data.text });
        break;
      case 'phase_changed':
        standing.take(step, turnId);
        break;
      case 'replied':
        trace.mark('word');
        standing.take(step, turnId);
        update({
          reply: step.data.message.content.trim() === '' ? EMPTY_REPLY : step.data.message.content,
        });
        break;
      case 'stream_failed':
        trace.slow();
        analytics.technicalIssue('connection', { problem: 'stream' });
        break;
      case 'voice_failed':
        update({ note: VOICELESS });
        analytics.technicalIssue('connection', { problem: explainFault(step.data.fault).kind });
    }
  }

  return {
    follow,
    stop() {
      running?.work.abort();
      const heard = running?.voice?.stop() ?? 0;
      running = null;
      ear.watchReply(null);
      return heard;
    },
    disclose,
    hold: (turnId, recording) => {
      held = { turnId, recording };
    },
    letGo: () => {
      held = null;
    },
  };
}

/** What the server would say to it. */
const NOTHING_HEARD = {
  kind: 'reported',
  code: 'nothing_heard',
  message: '',
  retryable: false,
  retryAfterMs: null,
} as const;

/** Under the status while the browser speaks in place of the server. */
const VOICELESS = 'the usual voice is resting, so another one speaks for now.';
