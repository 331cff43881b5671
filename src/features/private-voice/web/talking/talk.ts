import { DISCLOSURE } from '../../../companion/core/disclosure.ts';
import { cleanWords } from '../../../conversations/core/clean-words.ts';
import type { CheckInAnswer } from '../../../safety/contract.ts';
import { canListen, type VoiceErrorType } from '../../core/app-state.ts';
import { typeOfThrown } from '../../core/boundary.ts';
import type { Keeper } from '../keeping/keeper.ts';
import type { LocalCompanion, LocalReply } from '../local-companion.ts';
import { dispatch, patch, type SnapshotStore } from '../snapshot.ts';
import type { Listening, LocalEar } from './listening.ts';
import type { LocalVoice } from './speaking.ts';

export interface TalkParts {
  readonly store: SnapshotStore;
  readonly keeper: Keeper;
  /** Begins a conversation; loads the guide when it is not there yet. */
  readonly beginCompanion: () => Promise<LocalCompanion>;
  readonly voice: () => LocalVoice | null;
  readonly ear: () => LocalEar | null;
  readonly country: () => string;
  readonly now: () => number;
  /** Inside the press, so that the browser lets sound begin. */
  readonly unlockSound: () => void;
  readonly onLevel: (level: number) => void;
  /** A reply is there. */
  readonly notify: () => void;
  /** Marks moments for the browser's own measurements. */
  readonly mark: (name: string) => void;
}

const NOTHING_HEARD = "i didn't catch any words. take your time, and try again whenever you like.";
const VOICE_STOPPED = 'the voice stopped on this device. the words are all here.';

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The conversation: hears, asks the guide, speaks. One turn at a time; whatever is new ends what was. */
export function createTalk(parts: TalkParts) {
  const { store, keeper, now } = parts;
  let companion: LocalCompanion | null = null;
  let listening: Listening | null = null;
  let turn = new AbortController();
  let hasDisclosed = false;

  const app = () => store.getSnapshot().app;

  function begin(): AbortSignal {
    turn.abort();
    turn = new AbortController();
    patch(store, { note: null, isOpening: false });
    return turn.signal;
  }

  function fail(error: unknown, type: VoiceErrorType = typeOfThrown(error)): void {
    listening = null;
    parts.onLevel(0);
    const retry = type !== 'UNKNOWN_ERROR';
    dispatch(store, { type: 'failed', error: { type, message: textOf(error), retry }, at: now() });
  }

  async function listen(): Promise<void> {
    const ear = parts.ear();
    if (!ear) return;
    const signal = begin();
    dispatch(store, { type: 'went_idle' });
    patch(store, { isOpening: true });
    try {
      const begun = await ear.listen({
        signal,
        onLevel: parts.onLevel,
        onLost: (error) => fail(error, error.kind === 'denied' ? 'PERMISSION_DENIED' : 'AUDIO_ERROR'),
      });
      dispatch(store, { type: 'permission_told', hasPermission: true });
      if (signal.aborted) return begun.cancel();
      listening = begun;
      patch(store, { isOpening: false });
      dispatch(store, { type: 'recording_started' });
    } catch (error) {
      if (signal.aborted) return;
      patch(store, { isOpening: false });
      const isDenied = error instanceof Error && 'kind' in error && error.kind === 'denied';
      if (isDenied) dispatch(store, { type: 'permission_told', hasPermission: false });
      fail(error, isDenied ? 'PERMISSION_DENIED' : 'AUDIO_ERROR');
    }
  }

  async function hearOut(): Promise<void> {
    const heard = listening;
    if (!heard) return;
    listening = null;
    const { signal } = turn;
    dispatch(store, { type: 'recording_stopped' });
    try {
      const words = (await heard.stop()).trim();
      parts.onLevel(0);
      if (signal.aborted) return;
      if (words !== '') return await answer(words);
      dispatch(store, { type: 'went_idle' });
      patch(store, { note: NOTHING_HEARD });
    } catch (error) {
      if (!signal.aborted) fail(error, 'API_ERROR');
    }
  }

  async function answer(words: string): Promise<void> {
    const signal = begin();
    parts.mark('private-voice:words');
    patch(store, { shownCharacters: 0 });
    dispatch(store, { type: 'words_given', text: words });
    try {
      companion ??= await parts.beginCompanion();
      if (signal.aborted) return;
      dispatch(store, { type: 'service_told', service: 'claude', works: true });
      const reply = companion.answer({
        content: words,
        spoken: willSpeak(),
        country: parts.country(),
        now: now(),
      });
      const exchange = { userMessage: words, aiResponse: reply.text };
      dispatch(store, { type: 'exchange_added', exchange, at: now() });
      await give(reply, signal);
    } catch (error) {
      if (signal.aborted) return;
      dispatch(store, { type: 'service_told', service: 'claude', works: false });
      fail(error);
    }
  }

  const willSpeak = (): boolean => app().userSettings.autoPlay && parts.voice() !== null;

  /** Shows a reply and what goes with it, then speaks it if it is to be spoken. */
  async function give(reply: LocalReply, signal: AbortSignal): Promise<void> {
    parts.mark('private-voice:reply');
    dispatch(store, { type: 'reply_came', text: reply.text, aiReturn: reply.aiReturn });
    patch(store, { safety: reply.safety, retries: 0 });
    void keeper.save(reply.safetyState);
    parts.notify();
    if (willSpeak()) return speak(reply.text, signal, reply.isUrgent);
    patch(store, { shownCharacters: reply.text.length });
    dispatch(store, { type: 'went_idle' });
  }

  /** The first words spoken in a conversation say what process is; after words that cannot wait. */
  async function speak(text: string, signal: AbortSignal, isUrgent: boolean): Promise<void> {
    const voice = parts.voice();
    if (!voice) return;
    const before = hasDisclosed || isUrgent ? '' : `${DISCLOSURE}. `;
    const after = hasDisclosed || !isUrgent ? '' : ` ${DISCLOSURE}.`;
    hasDisclosed = true;
    dispatch(store, { type: 'speech_began' });
    let hasSounded = false;
    try {
      await voice.say(before + text + after, {
        signal,
        rate: app().userSettings.voiceSpeed,
        onHeard: (characters, level) => {
          if (!hasSounded) parts.mark('private-voice:sound');
          hasSounded = true;
          parts.onLevel(level);
          const shownCharacters = Math.min(Math.max(0, characters - before.length), text.length);
          if (!signal.aborted) patch(store, { shownCharacters });
        },
      });
    } catch {
      if (signal.aborted) return;
      dispatch(store, { type: 'service_told', service: 'tts', works: false });
      patch(store, { note: VOICE_STOPPED });
    }
    parts.onLevel(0);
    if (!signal.aborted) settle(text);
  }

  function settle(text: string): void {
    patch(store, { shownCharacters: text.length });
    dispatch(store, { type: 'went_idle' });
  }

  /** Ends whatever is under way. */
  function stop(): void {
    turn.abort();
    listening?.cancel();
    listening = null;
    patch(store, { isOpening: false });
    parts.onLevel(0);
  }

  return {
    /** The heart or the microphone: begins to listen, or ends it, even before the microphone is open. Ignored while a reply is on its way. */
    pressMicrophone(): void {
      parts.unlockSound();
      if (store.getSnapshot().isOpening) stop();
      else if (app().status === 'listening') void hearOut();
      else if (canListen(app())) void listen();
    },

    send(words: string): void {
      const text = cleanWords(words);
      if (text === '' || app().loading || app().status === 'processing') return;
      parts.unlockSound();
      stop();
      if (app().status !== 'idle') dispatch(store, { type: 'went_idle' });
      void answer(text);
    },

    /** Speaks the last reply once more. */
    sayAgain(): void {
      const { aiResponse, status } = app();
      if (aiResponse === '' || status !== 'idle') return;
      parts.unlockSound();
      void speak(aiResponse, begin(), false);
    },

    /** Falls silent; the words stand all at once. */
    hush(): void {
      if (app().status !== 'speaking') return;
      stop();
      settle(app().aiResponse);
    },

    async checkIn(given: CheckInAnswer): Promise<void> {
      const signal = begin();
      companion ??= await parts.beginCompanion();
      const reply = companion.checkIn(given, { country: parts.country(), now: now() });
      dispatch(store, { type: 'went_idle' });
      dispatch(store, { type: 'words_given', text: '' });
      patch(store, { shownCharacters: 0 });
      // The answer was taken; how long the voice speaks is not the card's concern.
      void give(reply, signal);
    },

    /** A new conversation: the guide remembers nothing of the last one. */
    startOver(): void {
      stop();
      companion = null;
      hasDisclosed = false;
      patch(store, { shownCharacters: 0, note: null });
      dispatch(store, { type: 'started_over' });
    },

    stop,
  };
}
