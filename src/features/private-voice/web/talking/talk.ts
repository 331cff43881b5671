import { cleanWords } from '#features/conversations/core/clean-words.ts';
import type { CheckInAnswer } from '#features/safety/contract.ts';
import { canListen } from '../../core/app-state.ts';
import { dispatch, patch } from '../snapshot.ts';
import { type AnsweringParts, createAnswering } from './answering.ts';
import { createHearing } from './hearing.ts';
import type { OwnSpeech } from './own-speech.ts';

export interface TalkParts extends AnsweringParts {
  readonly speech: Pick<OwnSpeech, 'ear' | 'voice'>;
  /** Inside the press, so that the browser lets sound begin. */
  readonly unlockSound: () => void;
}

/** The conversation: hears, asks the guide, speaks. One turn at a time; whatever is new ends what was. */
export function createTalk(parts: TalkParts) {
  const { store, speech } = parts;
  const hearing = createHearing(parts);
  const answering = createAnswering(parts);
  let turn = new AbortController();
  const app = () => store.getSnapshot().app;

  function begin(): AbortSignal {
    turn.abort();
    turn = new AbortController();
    patch(store, { note: null, isOpening: false });
    return turn.signal;
  }

  async function hearOut(): Promise<void> {
    const words = await hearing.hearOut(turn.signal);
    if (words !== null) await answering.answer(words, begin());
  }

  /** Ends whatever is under way. */
  function stop(): void {
    turn.abort();
    hearing.cancel();
    patch(store, { isOpening: false });
  }

  return {
    /** The heart or the microphone: begins to listen, or ends it, even before the microphone is open. Ignored while a reply is on its way. */
    pressMicrophone(): void {
      parts.unlockSound();
      const ear = speech.ear();
      if (store.getSnapshot().isOpening) stop();
      else if (app().status === 'listening') void hearOut();
      else if (canListen(app()) && ear) void hearing.listen(ear, begin());
    },
    send(words: string): void {
      const text = cleanWords(words);
      if (text === '' || app().loading || app().status === 'processing') return;
      parts.unlockSound();
      stop();
      if (app().status !== 'idle') dispatch(store, { type: 'went_idle' });
      void answering.answer(text, begin());
    },
    /** Speaks the last reply once more. */
    sayAgain(): void {
      const { aiResponse, status } = app();
      if (aiResponse === '' || status !== 'idle') return;
      parts.unlockSound();
      void answering.say(aiResponse, { signal: begin(), isUrgent: false });
    },
    /** Falls silent; the words stand all at once. */
    hush(): void {
      if (app().status !== 'speaking') return;
      stop();
      answering.settle(app().aiResponse);
    },
    checkIn: (given: CheckInAnswer) => answering.checkIn(given, begin()),
    /** A new conversation: the guide remembers nothing of the last one. */
    startOver(): void {
      stop();
      answering.beginAnew();
      patch(store, { shownCharacters: 0, note: null });
      dispatch(store, { type: 'started_over' });
    },
    stop,
  };
}

export type Talk = ReturnType<typeof createTalk>;
