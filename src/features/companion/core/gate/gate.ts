import { createEmitter } from './emitter.ts';
import { type ForbiddenFlag, forbiddenPhrases, INSTEAD } from './forbidden.ts';
import type { GateFlag } from './gate-flags.ts';
import { createPhraseFilter } from './phrase-filter.ts';
import { createStripper, EMPTY_REPLY, hasWords, SEAM } from './strip-backend.ts';

/** Two bubbles of 1,000 characters are the most the chat shows; the notice has to fit as well. */
export const MAX_REPLY_CHARS = 1_900;

export interface GateEnd {
  /** What was still held back; may be empty. */
  readonly text: string;
  /** Each at most once, in the order in which it came up. */
  readonly flags: readonly GateFlag[];
}

/** A companion's words on their way out. */
export interface Gate {
  /** Takes a piece of any length and gives back what may be shown now. */
  readonly push: (text: string) => string;
  readonly end: () => GateEnd;
  /** Nothing more will be let through: the companion can be stopped. */
  readonly isFull: () => boolean;
}

/**
 * A streaming gate over any companion's text: takes backend phrases out, then puts another sentence in the place of
 * one that no reply may hold (forbidden.ts). A word passes as soon as nothing forbidden can begin with what is held.
 * Caps a reply at `maxChars` with an honest notice. See docs/decisions/018.
 */
export function createGate(maxChars = MAX_REPLY_CHARS): Gate {
  const flags = new Set<GateFlag>();
  const stripper = createStripper();
  const judge = createJudge((flag) => void flags.add(flag));
  const emitter = createEmitter(maxChars);
  let words = '';

  const letThrough = (text: string): string => {
    if (stripper.hasStripped()) flags.add('backend');
    let out = '';
    for (let at = 0; at < text.length; at++) out += emitter.take(judge.take(text.charAt(at)));
    return out;
  };
  const remember = (out: string): string => {
    if (!hasWords(words)) words += out;
    if (emitter.isFull()) flags.add('too_long');
    return out;
  };

  return {
    push: (text) => {
      let out = '';
      for (let at = 0; at < text.length && !emitter.isFull(); at++) {
        const character = text.charAt(at);
        if (character !== SEAM) out += letThrough(stripper.take(character));
      }
      return remember(out);
    },
    end: () => {
      let text = letThrough(stripper.end()) + emitter.take(judge.end()) + emitter.end();
      remember(text);
      if (!hasWords(words)) {
        flags.add('empty');
        text += EMPTY_REPLY;
      }
      return { text, flags: [...flags] };
    },
    isFull: emitter.isFull,
  };
}

function createJudge(onFlag: (flag: ForbiddenFlag) => void) {
  const replaced = new Set<ForbiddenFlag>();
  return createPhraseFilter(forbiddenPhrases(), ({ rule: { flag }, isMidSentence }) => {
    onFlag(flag);
    const breakOff = isMidSentence ? `${SEAM}…` : '';
    if (replaced.has(flag)) return breakOff;
    replaced.add(flag);
    return `${breakOff}${SEAM}${INSTEAD[flag]}`;
  });
}

/** A whole reply through the gate. */
export function gateReply(text: string): GateEnd {
  const gate = createGate();
  const start = gate.push(text);
  const { text: rest, flags } = gate.end();
  return { text: (start + rest).trim(), flags };
}
