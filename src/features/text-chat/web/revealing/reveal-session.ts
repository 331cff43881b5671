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
  /** It is tried again: the typing indicator begins anew, and what has arrived stays. */
  goOn(): void;
  receive(piece: string): void;
  /** The reply will be told from its first word. */
  beginAnew(): void;
  /** The whole reply; `settled` is called once its last word is on the page. Crisis words are shown without a pause. */
  finish(text: string, settled: () => void, options?: { isUrgent: boolean }): void;
  /** Shows the rest at once, because the person goes on. */
  hurry(): void;
  /** Takes the reply off the page. */
  clear(): void;
}

export interface RevealParts {
  /** Any steady clock, in ms. */
  readonly now: () => number;
  readonly prefersSentences: () => boolean;
  readonly pace: () => Pace;
  readonly splitReply: (text: string) => readonly string[];
}

/** A reply on the page: its words, how many of them are shown, and what follows the last. */
interface Page {
  readonly text: string;
  readonly breakAt: number | null;
  readonly reveal: Reveal;
  /** Null until the whole reply is there. */
  readonly settled: (() => void) | null;
  readonly isUrgent: boolean;
}

const EMPTY_PAGE: Page = { text: '', breakAt: null, reveal: startReveal(), settled: null, isUrgent: false };

export function startRevealSession({ now, prefersSentences, pace, splitReply }: RevealParts): RevealSession {
  const store = createStore<AppearingReply | null>(null);
  /** As much of the reply as has arrived. */
  let received = '';
  let page = EMPTY_PAGE;
  let begunAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function step(): void {
    const { text, breakAt, settled, reveal } = page;
    const ended = settled !== null;
    const isAtOnce = page.isUrgent || prefersSentences() || pace() === PACES['at once'];
    if (reveal.shown === 0 && now() - begunAt < writingPauseMs({ text, isWhole: ended, isAtOnce })) return;
    const bySentence = prefersSentences();
    const next = advanceReveal(reveal, { text, ended, breakAt, now: now(), bySentence, pace: pace() });
    page = { ...page, reveal: next };
    if (next.shown !== reveal.shown && next.shown > 0) store.set({ text, shown: next.shown, breakAt });
    if (ended && isFullyShown(next, text)) end();
  }

  /** A reply that was begun anew may have other words: only what is still true stays on the page. */
  function show(text: string, rest: Partial<Page> = {}): void {
    const { reveal } = page;
    const isOther = !text.startsWith(page.text.slice(0, reveal.shown));
    page = { ...page, text, reveal: isOther ? { ...reveal, shown: 0 } : reveal, ...rest };
    timer ??= setInterval(step, STEP_MS);
    step();
  }

  function end(): void {
    const { settled } = page;
    clear();
    settled?.();
  }

  function clear(): void {
    clearInterval(timer);
    timer = undefined;
    page = EMPTY_PAGE;
    store.set(null);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    begin() {
      clear();
      received = '';
      begunAt = now();
    },
    goOn() {
      begunAt = now();
    },
    receive(piece) {
      received += piece;
      show(received);
    },
    beginAnew() {
      received = '';
    },
    finish(text, settled, { isUrgent } = { isUrgent: false }) {
      show(text, { breakAt: findBreak(text, splitReply(text)), settled, isUrgent });
    },
    hurry: () => (page.settled === null ? undefined : end()),
    clear,
  };
}

/** Where the second of two parts begins in the whole. */
export function findBreak(text: string, parts: readonly string[]): number | null {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return null;
  const at = text.indexOf(second, first.length);
  return at < 0 ? null : at;
}
