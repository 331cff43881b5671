import { cleanWords } from '#features/conversations/core/clean-words.ts';
import { createTurnStanding, type TurnStanding } from '#features/conversations/web/public.ts';
import { createStore, type Store } from '#web/store.ts';
import { startHearing } from './hearing/hearing-session.ts';
import { createSendAhead } from './hearing/send-ahead.ts';
import { createEar } from './hearing/voice-ear.ts';
import { createOutcomes } from './turn/outcomes.ts';
import { createSpokenConversation, type SpokenConversation } from './turn/spoken-conversation.ts';
import { startSpokenTurnSession } from './turn/spoken-turn-session.ts';
import { reduceVoice, type VoiceEvent, type VoiceState, type VoiceStatus } from './voice-machine.ts';
import type { VoiceParts } from './voice-parts.ts';
import { startSnapshot, type VoicePage, type VoiceSnapshot } from './voice-snapshot.ts';

/** The spoken conversation without its looks. */
export interface VoiceSession {
  readonly getSnapshot: () => VoiceSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loudness, 0 to 1: the person's while listening, the voice's while speaking. */
  readonly level: Pick<Store<number>, 'getSnapshot' | 'subscribe'>;
  /** The heart or the microphone button; call it inside the tap. */
  press(): void;
  /** Typed in place of speaking; call it inside the tap. */
  say(words: string): void;
  readonly act: VoicePage['act'];
  endConversation(): void;
  handsFreeChanged(): void;
  readonly conversation: Pick<SpokenConversation, 'open'>;
  readonly standing: Pick<TurnStanding, 'checkIn' | 'noteOutcome'>;
  /** Stops everything and ends the analytics session. */
  leave(): void;
}

export function startVoiceSession(parts: VoiceParts): VoiceSession {
  const { analytics, calls } = parts;
  const leaving = new AbortController();
  const { signal } = leaving;
  const store = createStore(startSnapshot(parts.conversationId));
  const level = createStore(0);
  const read = store.getSnapshot;
  const update = (patch: Partial<VoiceSnapshot>) => store.set({ ...read(), ...patch });
  const page = { read, update, act };
  const standing = createTurnStanding({ ...page, analytics, conversationId: () => read().conversationId });
  const ear = createEar({
    ...parts.ear,
    beginAhead: createSendAhead({ newId: parts.newId, sendPiece: calls.sendPiece }),
    onSpeech: (event) => hearing.hear(event),
    onLost: (error) => hearing.lose(error),
    onLevel: level.set,
  });
  const outcomes = createOutcomes({ ...page, parts, ear });
  const conversation = createSpokenConversation({ ...page, calls, standing, signal });
  const turns = startSpokenTurnSession({ ...page, parts, ear, standing, conversation, level, signal });
  const hearing = startHearing({ ...page, parts, ear, turns, outcomes });
  const stayAwake = wakefulness(parts.keepAwake);

  function act(event: VoiceEvent): void {
    const before = read().state;
    const state = reduceVoice(before, event);
    if (state === before || signal.aborted) return;
    update({ state });
    if (state.status === before.status) return;
    exit(before.status, state.status);
    enter(state, before.status);
  }

  function exit(from: VoiceStatus, to: VoiceStatus): void {
    hearing.leave(from, to);
    if ((from === 'processing' && to !== 'speaking') || from === 'speaking') turns.stop();
    level.set(0);
  }

  function enter(state: VoiceState, from: VoiceStatus): void {
    stayAwake(state.status !== 'idle');
    if (state.status === 'idle' && state.kept === null) turns.letGo();
    if (state.status === 'opening') void hearing.open();
    if (state.status === 'listening' && from === 'opening') hearing.wait();
    if (state.status !== 'processing') return;
    const speech = from === 'listening' ? ear.catch() : null;
    void turns.follow(state.turn, speech).then((isHeard) => isHeard && outcomes.reply(), outcomes.fail);
  }

  analytics.start();
  void conversation.readHead();

  return {
    getSnapshot: read,
    subscribe: store.subscribe,
    level,
    press: () => act({ type: 'pressed', turnId: parts.newId(), isHandsFree: parts.isHandsFree() }),
    say(words) {
      parts.ear.unlock();
      act({ type: 'words_given', turnId: parts.newId(), words: cleanWords(words) });
    },
    act,
    endConversation() {
      act({ type: 'conversation_ended' });
      ear.close();
      update({ reply: '', heardCharacters: 0, note: null });
    },
    handsFreeChanged: hearing.handsFreeChanged,
    conversation,
    standing,
    leave() {
      if (signal.aborted) return;
      turns.stop();
      turns.letGo();
      hearing.close();
      stayAwake(false);
      leaving.abort();
      analytics.end('completed');
    },
  };
}

/** Keeps the screen awake from one call with true to the next with false. */
function wakefulness(keepAwake: () => () => void): (isAwake: boolean) => void {
  let letSleep: (() => void) | null = null;
  return (isAwake) => {
    if (isAwake) letSleep ??= keepAwake();
    else {
      letSleep?.();
      letSleep = null;
    }
  };
}
