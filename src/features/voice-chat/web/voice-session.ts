import type { IssueType } from '#features/analytics/contract.ts';
import { cleanWords } from '#features/conversations/core/clean-words.ts';
import { createTurnStanding, type TurnStanding } from '#features/conversations/web/public.ts';
import type { CheckInAnswer } from '#features/safety/contract.ts';
import { faultOf } from '#web/api/fault.ts';
import type { ListenerEvent } from '#web/audio/listener.ts';
import type { MicrophoneError } from '#web/audio/microphone.ts';
import { createStore, type Store } from '#web/store.ts';
import { type Caught, createEar } from './hearing/voice-ear.ts';
import { startSpokenTurnSession } from './turn/spoken-turn-session.ts';
import { toVoiceFault } from './turn/to-voice-fault.ts';
import { explainFault, type ProblemKind, type VoiceProblem } from './turn/voice-problem.ts';
import { reduceVoice, type VoiceEvent, type VoiceState, type VoiceTurn } from './voice-machine.ts';
import type { VoiceParts } from './voice-parts.ts';
import { startSnapshot, type VoiceSnapshot } from './voice-snapshot.ts';

type Status = VoiceState['status'];

/** The server takes 120 s of sound. */
const LONGEST_SPEECH_MS = 110_000;
/** Hands-free: so long nobody speaks, and the microphone rests. */
const LONGEST_SILENCE_MS = 90_000;
/** So many recordings without words in a row, and the microphone waits for a press. */
const UNHEARD_IN_A_ROW = 3;
const RESTING = "i've stopped listening for now. tap whenever you'd like to go on.";

/** What of analytics' kinds of issues a problem is; the others are of the connection. */
const ISSUES: Partial<Record<ProblemKind, IssueType>> = {
  permission: 'voice_recognition',
  microphone: 'voice_recognition',
  recognition: 'voice_recognition',
  unknown: 'app_crash',
};

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
  tryAgain(): void;
  startOver(): void;
  /** Sends again what got no reply. */
  sendKept(): void;
  letGo(): void;
  endConversation(): void;
  /** Hands-free was switched. */
  handsFreeChanged(): void;
  networkReturned(): void;
  /** Makes the conversation where there is none yet. @throws {ApiError} */
  openConversation(): Promise<string>;
  /** @throws {ApiError} */
  checkIn(answer: CheckInAnswer): Promise<void>;
  readonly noteOutcome: TurnStanding['noteOutcome'];
  /** Stops everything and ends the analytics session. */
  leave(): void;
}

export function startVoiceSession(parts: VoiceParts): VoiceSession {
  const { calls, analytics } = parts;
  const leaving = new AbortController();
  const store = createStore(startSnapshot(parts.conversationId));
  const level = createStore(0);
  const read = store.getSnapshot;
  const update = (patch: Partial<VoiceSnapshot>) => store.set({ ...read(), ...patch });
  const standing = createTurnStanding({ read, update, analytics });
  const ear = createEar({ ...parts.ear, onSpeech: hearSpeech, onLost: lose, onLevel: level.set });
  const turns = startSpokenTurnSession({
    parts,
    ear,
    read,
    update,
    act,
    standing,
    setLevel: level.set,
    openConversation,
    signal: leaving.signal,
  });
  let opening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let letSleep: (() => void) | null = null;
  let unheard = 0;
  /** Hands-free: the person has begun to speak. */
  let hasBegun = false;
  let creating: Promise<string> | null = null;

  function act(event: VoiceEvent): void {
    const before = read().state;
    const state = reduceVoice(before, event);
    if (state === before || leaving.signal.aborted) return;
    update({ state });
    if (state.status === before.status) return;
    clearTimeout(timer);
    exit(before.status, state.status);
    enter(state, before.status);
  }

  function exit(from: Status, to: Status): void {
    if (from === 'opening' && to === 'idle') opening.abort();
    if (from === 'listening' && to === 'idle') ear.forget();
    if ((from === 'processing' && to !== 'speaking') || from === 'speaking') turns.stop();
    level.set(0);
  }

  function enter(state: VoiceState, from: Status): void {
    if (state.status === 'idle') {
      letSleep?.();
      letSleep = null;
      if (state.kept === null) turns.letGo();
      return;
    }
    letSleep ??= parts.keepAwake();
    if (state.status === 'opening') void open();
    if (state.status === 'listening' && from === 'opening') listen();
    if (state.status === 'processing') void follow(state.turn, from === 'listening' ? ear.catch() : null);
  }

  async function open(): Promise<void> {
    opening = new AbortController();
    const { signal } = opening;
    update({ note: null });
    try {
      await ear.listen({ handsFree: parts.isHandsFree(), signal });
      if (signal.aborted) return ear.close();
      turns.disclose();
      act({ type: 'recording_started' });
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  /** A recording has its longest time; hands-free a long silence ends the listening. */
  function listen(): void {
    hasBegun = false;
    timer = parts.isHandsFree()
      ? setTimeout(rest, LONGEST_SILENCE_MS, RESTING)
      : setTimeout(endSpeech, LONGEST_SPEECH_MS);
  }

  function rest(note: string | null): void {
    act({ type: 'fell_silent' });
    ear.close();
    update({ note });
  }

  function endSpeech(): void {
    act({ type: 'speech_ended', turnId: parts.newId() });
  }

  function hearSpeech(event: ListenerEvent): void {
    if (event === 'speech-started' && read().state.status === 'listening') {
      hasBegun = true;
      clearTimeout(timer);
    }
    if (event === 'speech-ended') endSpeech();
    if (event === 'barge-in') bargeIn();
  }

  /** The reply stops, and the stored one ends where it was last heard. */
  function bargeIn(): void {
    const { state } = read();
    if (state.status !== 'speaking') return;
    const characters = turns.stop();
    // When the server can't be told, the reply stays whole in the conversation: no harm, and nothing to say about it.
    calls.reportHeard(state.turn.id, characters).catch(() => {});
    hasBegun = true;
    act({ type: 'barged_in' });
  }

  /** What was recorded before the microphone went away is kept. */
  function lose(error: MicrophoneError): void {
    const { status } = read().state;
    if (status === 'opening') fail(error);
    if (status !== 'listening') {
      ear.close();
      return;
    }
    const turnId = parts.newId();
    void ear.catch().then((caught) => {
      ear.close();
      const isKept = 'recording' in caught && caught.recording.size > 0;
      if (isKept) turns.hold(turnId, caught.recording);
      fail(error, isKept ? turnId : undefined);
    });
  }

  async function follow(turn: VoiceTurn, speech: Promise<Caught> | null): Promise<void> {
    try {
      const isHeard = await turns.follow(turn, speech);
      if (!isHeard) return;
      unheard = 0;
      act({ type: 'reply_ended' });
      rearm();
    } catch (error) {
      fail(error);
    }
  }

  /** Hands-free: the microphone opens again after a reply. */
  function rearm(): void {
    if (parts.isHandsFree()) act({ type: 'rearmed' });
  }

  function fail(error: unknown, keptTurnId?: string): void {
    const problem = explainFault(toVoiceFault(error));
    if (problem.kind === 'nothing_heard') {
      hearNothing(problem);
      return;
    }
    analytics.technicalIssue(ISSUES[problem.kind] ?? 'connection', { problem: problem.kind });
    act({ type: 'failed', problem, turnId: keptTurnId });
    ear.close();
  }

  /** No error: a kind word, and hands-free another try. */
  function hearNothing({ message }: VoiceProblem): void {
    unheard += 1;
    act({ type: 'reply_ended' });
    if (unheard < UNHEARD_IN_A_ROW) rearm();
    else ear.close();
    update({ note: message });
  }

  function openConversation(): Promise<string> {
    const { conversationId } = read();
    if (conversationId !== null) return Promise.resolve(conversationId);
    creating ??= create().finally(() => {
      creating = null;
    });
    return creating;
  }

  async function create(): Promise<string> {
    const { id } = await calls.createConversation(leaving.signal);
    update({ conversationId: id });
    return id;
  }

  async function readHead(conversationId: string): Promise<void> {
    try {
      const head = await calls.readConversation(conversationId, leaving.signal);
      // An address is kept for words alone: without any they were deleted elsewhere.
      if (head.messageCount === 0) update({ isMissing: true });
      standing.takeUp(head);
    } catch (error) {
      // An address with a broken id answers 400. Anything else the first turn will tell.
      if (['missing', 'malformed'].includes(faultOf(error))) update({ isMissing: true });
    }
  }

  analytics.start();
  if (parts.conversationId !== null) void readHead(parts.conversationId);

  return {
    getSnapshot: read,
    subscribe: store.subscribe,
    level,
    press() {
      // Nobody has spoken yet: there is nothing to send, the microphone just rests.
      if (parts.isHandsFree() && !hasBegun && read().state.status === 'listening') rest(null);
      else act({ type: 'pressed', turnId: parts.newId() });
    },
    say(words) {
      const content = cleanWords(words);
      if (content === '') return;
      parts.ear.unlock();
      act({ type: 'words_given', turnId: parts.newId(), words: content });
    },
    tryAgain: () => act({ type: 'try_again_pressed' }),
    startOver: () => act({ type: 'start_over_pressed' }),
    sendKept: () => act({ type: 'send_kept_pressed' }),
    letGo: () => act({ type: 'let_go_pressed' }),
    endConversation() {
      act({ type: 'conversation_ended' });
      ear.close();
      update({ reply: '', heardCharacters: 0, note: null });
    },
    handsFreeChanged() {
      if (!parts.isHandsFree() && read().state.status !== 'listening') ear.close();
    },
    networkReturned() {
      const { state } = read();
      const isOffline = state.status === 'idle' && state.problem?.type === 'NETWORK_ERROR';
      if (isOffline) act({ type: 'problem_cleared' });
    },
    openConversation,
    checkIn: (answer) => standing.checkIn(read().conversationId, answer),
    noteOutcome: standing.noteOutcome,
    leave() {
      if (leaving.signal.aborted) return;
      turns.stop();
      turns.letGo();
      opening.abort();
      clearTimeout(timer);
      ear.close();
      letSleep?.();
      leaving.abort();
      analytics.end('completed');
    },
  };
}
