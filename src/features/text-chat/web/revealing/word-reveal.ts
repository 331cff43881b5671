/** How fast words come, and over how long a longer backlog is spread: it catches up without ever jumping. */
export interface Pace {
  readonly wordsPerSecond: number;
  readonly catchUpSeconds: number;
}

/** By default a little faster than people read (about four words a second), so that nobody waits for the words. */
export const PACES = {
  usual: { wordsPerSecond: 6, catchUpSeconds: 4 },
  slow: { wordsPerSecond: 3, catchUpSeconds: 15 },
  'at once': { wordsPerSecond: 10_000, catchUpSeconds: 1 },
} as const satisfies Record<string, Pace>;
/** The pause before the second bubble of a split reply. */
export const SECOND_BUBBLE_DELAY_MS = 800;
/** A tab that slept goes on where it was, at the same calm pace. */
const LONGEST_STEP_MS = 120;

/** How much of a reply is on the page: the first `shown` UTF-16 units; always a whole number of words. */
export interface Reveal {
  readonly shown: number;
  /** Words earned by time and not yet released (a fraction). */
  readonly credit: number;
  /** When it last moved, in ms of any steady clock; null before the first step. */
  readonly at: number | null;
  /** Set while the second bubble waits. */
  readonly heldUntil: number | null;
}

export interface RevealInput {
  readonly text: string;
  /** The whole reply has arrived: the last word is a whole word. */
  readonly ended: boolean;
  /** Where the second bubble starts; null when there is one bubble. */
  readonly breakAt: number | null;
  readonly now: number;
  /** Whole sentences instead of single words (reduced motion). */
  readonly bySentence: boolean;
  readonly pace: Pace;
}

export const startReveal = (): Reveal => ({ shown: 0, credit: 0, at: null, heldUntil: null });

/** One step in time. Pure: the same inputs give the same words. */
export function advanceReveal(reveal: Reveal, input: RevealInput): Reveal {
  if (reveal.heldUntil !== null && input.now < reveal.heldUntil) return { ...reveal, at: input.now };
  const elapsedMs = reveal.at === null ? 0 : Math.min(Math.max(input.now - reveal.at, 0), LONGEST_STEP_MS);
  const { wordsPerSecond, catchUpSeconds } = input.pace;
  const rate = Math.max(wordsPerSecond, countWords(input.text.slice(reveal.shown)) / catchUpSeconds);
  const first = reveal.at === null ? 1 : 0;
  const credit = Math.min(reveal.credit + first + (elapsedMs / 1000) * rate, rate);
  return release({ ...reveal, credit, at: input.now }, input);
}

export const isFullyShown = (reveal: Reveal, text: string): boolean => reveal.shown >= text.trimEnd().length;

function release(reveal: Reveal, input: RevealInput): Reveal {
  let { shown, credit } = reveal;
  while (credit >= 1) {
    const next = input.bySentence ? sentenceEnd(input, shown) : wordEnd(input, shown);
    if (next === null) return { ...reveal, shown, credit: 0 };
    if (crossesBreak(shown, next, input.breakAt) && reveal.heldUntil === null) {
      return { ...reveal, shown, credit: 0, heldUntil: input.now + SECOND_BUBBLE_DELAY_MS };
    }
    shown = next;
    credit -= 1;
  }
  return { ...reveal, shown, credit };
}

const crossesBreak = (shown: number, next: number, breakAt: number | null): boolean =>
  breakAt !== null && shown <= breakAt && next > breakAt;

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** The end of the next whole word, or null while it may still grow. */
function wordEnd({ text, ended }: RevealInput, from: number): number | null {
  return matchEnd(/\s*\S+/y, text, from, ended);
}

/** The end of the next whole sentence; a line break ends one as well. */
function sentenceEnd({ text, ended, breakAt }: RevealInput, from: number): number | null {
  const limit = breakAt !== null && from < breakAt ? breakAt : text.length;
  const whole = ended || limit < text.length;
  const end = matchEnd(/\s*[^\n]*?[.!?…]+["'”’)\]]*(?=\s|$)|\s*[^\n]+/y, text.slice(0, limit), from, whole);
  return end;
}

function matchEnd(pattern: RegExp, text: string, from: number, whole: boolean): number | null {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  if (found === null || found[0].trim() === '') return null;
  const end = from + found[0].length;
  return end === text.length && !whole ? null : end;
}
