import { createStore, type Store } from '#web/store.ts';
import { advanceReveal, isFullyShown, PACES, type Pace, type Reveal, startReveal } from './word-reveal.ts';
import { writingPauseMs } from './writing-pause.ts';

const STEP_MS = 50;

/** A reply as it appears: `text` up to `shown` is on the page. */
export interface AppearingReply {
  readonly text: string;
  readonly shown: number;
  /** Where the second bubble begins; null when there is one. */
  readonly breakAt: number | null;
}

export interface RevealSession extends Pick<Store<AppearingReply | null>, 'getSnapshot' | 'subscribe'> {
  /** A message was sent: the typing indicator has begun. */
  begin(): void;
  /** All that has arrived so far. */
  receive(text: string): void;
  /** The whole reply; `settled` is called once its last word is on the page. Crisis words are shown without a pause. */
  finish(text: string, settled: () => void, options?: { isUrgent: boolean }): void;
  /** Shows the rest at once, because the person goes on. */
  hurry(): void;
  /** Takes the reply off the page. */
  clear(): void;
}

interface RevealParts {
  readonly now: () => number;
  readonly prefersSentences: () => boolean;
  readonly pace: () => Pace;
  readonly splitReply: (text: string) => readonly string[];
}

export function startRevealSession({ now, prefersSentences, pace, splitReply }: RevealParts): RevealSession {
  const store = createStore<AppearingReply | null>(null);
  let reveal: Reveal = startReveal();
  let text = '';
  let breakAt: number | null = null;
  let settled: (() => void) | null = null;
  let isUrgent = false;
  let begunAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const draw = () => {
    if (reveal.shown > 0) store.set({ text, shown: reveal.shown, breakAt });
  };

  function step(): void {
    const before = reveal.shown;
    if (before === 0 && now() - begunAt < pauseMs()) return;
    reveal = advanceReveal(reveal, {
      text,
      ended: settled !== null,
      breakAt,
      now: now(),
      bySentence: prefersSentences(),
      pace: pace(),
    });
    if (reveal.shown !== before) draw();
    if (settled !== null && isFullyShown(reveal, text)) end();
  }

  const pauseMs = () =>
    writingPauseMs({
      text,
      isWhole: settled !== null,
      isAtOnce: isUrgent || prefersSentences() || pace() === PACES['at once'],
    });

  function run(): void {
    timer ??= setInterval(step, STEP_MS);
    step();
  }

  function end(): void {
    const done = settled;
    clear();
    done?.();
  }

  function clear(): void {
    clearInterval(timer);
    timer = undefined;
    reveal = startReveal();
    text = '';
    breakAt = null;
    settled = null;
    isUrgent = false;
    store.set(null);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    begin() {
      clear();
      begunAt = now();
    },
    receive(next) {
      text = withoutRewriting(next);
      run();
    },
    finish(whole, onSettled, options) {
      isUrgent = options?.isUrgent ?? false;
      text = withoutRewriting(whole);
      breakAt = findBreak(text, splitReply(text));
      settled = onSettled;
      run();
    },
    hurry: () => (settled === null ? undefined : end()),
    clear,
  };

  /** A reply that was begun anew may have other words: only what is still true stays on the page. */
  function withoutRewriting(next: string): string {
    if (!next.startsWith(text.slice(0, reveal.shown))) reveal = { ...reveal, shown: 0 };
    return next;
  }
}

/** Where the second of two parts begins in the whole. */
export function findBreak(text: string, parts: readonly string[]): number | null {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return null;
  const at = text.indexOf(second, first.length);
  return at < 0 ? null : at;
}
