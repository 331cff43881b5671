import type { CheckInAnswer } from '#features/safety/contract.ts';
import type { Keeper } from '../keeping/keeper.ts';
import type { LocalCompanion, LocalReply } from '../local-companion.ts';
import { dispatch, patch, type SnapshotStore } from '../snapshot.ts';
import type { OwnSpeech } from './own-speech.ts';
import { createSaying } from './saying.ts';
import { tellFailure } from './tell-failure.ts';

export interface AnsweringParts {
  readonly store: SnapshotStore;
  readonly keeper: Pick<Keeper, 'save'>;
  /** Begins a conversation; loads the guide when it is not there yet. */
  readonly beginCompanion: () => Promise<LocalCompanion>;
  readonly speech: Pick<OwnSpeech, 'voice'>;
  readonly country: () => string;
  readonly now: () => number;
  readonly onLevel: (level: number) => void;
  /** A reply is there. */
  readonly notify: () => void;
  /** Marks moments for the browser's own measurements. */
  readonly mark: (name: string) => void;
}

/** The guide's replies, from the words to the end of the voice. */
export function createAnswering(parts: AnsweringParts) {
  const { store, speech, country, now } = parts;
  const saying = createSaying({ ...parts, voice: speech.voice });
  let companion: LocalCompanion | null = null;

  const willSpeak = (): boolean => store.getSnapshot().app.userSettings.autoPlay && speech.voice() !== null;

  /** Shows a reply and what goes with it, then speaks it if it is to be spoken. */
  async function give({ text, isUrgent, ...reply }: LocalReply, signal: AbortSignal): Promise<void> {
    parts.mark('private-voice:reply');
    dispatch(store, { type: 'reply_came', text, aiReturn: reply.aiReturn });
    patch(store, { safety: reply.safety, retries: 0 });
    void parts.keeper.save(reply.safetyState);
    parts.notify();
    if (willSpeak()) await saying.say(text, { signal, isUrgent });
    else saying.settle(text);
  }

  return {
    say: saying.say,
    settle: saying.settle,
    async answer(content: string, signal: AbortSignal): Promise<void> {
      parts.mark('private-voice:words');
      patch(store, { shownCharacters: 0 });
      dispatch(store, { type: 'words_given', text: content });
      try {
        companion ??= await parts.beginCompanion();
        if (signal.aborted) return;
        dispatch(store, { type: 'service_told', service: 'claude', works: true });
        const reply = companion.answer({ content, spoken: willSpeak(), country: country(), now: now() });
        const exchange = { userMessage: content, aiResponse: reply.text };
        dispatch(store, { type: 'exchange_added', exchange, at: now() });
        await give(reply, signal);
      } catch (error) {
        if (signal.aborted) return;
        dispatch(store, { type: 'service_told', service: 'claude', works: false });
        parts.onLevel(0);
        tellFailure(store, now(), error);
      }
    },
    async checkIn(given: CheckInAnswer, signal: AbortSignal): Promise<void> {
      companion ??= await parts.beginCompanion();
      const reply = companion.checkIn(given, { country: country(), now: now() });
      dispatch(store, { type: 'went_idle' });
      dispatch(store, { type: 'words_given', text: '' });
      patch(store, { shownCharacters: 0 });
      // The answer was taken; how long the voice speaks is not the card's concern.
      void give(reply, signal);
    },
    /** A new conversation: the guide remembers nothing of the last one. */
    beginAnew(): void {
      companion = null;
      saying.beginAnew();
    },
  };
}
