import { BACKEND_PHRASES, FORBIDDEN, type GateFlag, THOUGHTS } from './gate-rules.ts';

/** Said when a companion had no words at all. */
export const EMPTY_REPLY = "i'm sorry, i couldn't find words for that. could you say it in another way?";

/** Two bubbles of 1,000 characters are the most the chat shows; the notice has to fit as well. */
export const MAX_REPLY_CHARS = 1_900;
export const CUT_NOTICE = ' … i was going on for too long, so i stop here.';

/** The specification's threshold: with fewer word characters left than this, the original is kept. */
const FEWEST_WORD_CHARS = 10;
/** A piece without any punctuation is looked at after this many characters, so that nothing waits for ever. */
const LONGEST_CLAUSE = 240;

const countWordChars = (text: string): number => text.match(/[\p{L}\p{N}_]/gu)?.length ?? 0;

const stripBackend = (text: string): string => {
  let out = text;
  for (const phrase of BACKEND_PHRASES) out = out.replace(phrase, ' ');
  return out;
};

const tidy = (text: string): string =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([.,!?;:](?:\s|$))/g, '$1')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * The client's rule before it shows a reply (specification, section 5): phrases that look like backend instructions
 * are stripped; if fewer than 10 word characters remain, the original is kept; nothing at all becomes the apology.
 */
export const sanitizeReply = (text: string): string => {
  const original = text.trim();
  if (countWordChars(original) === 0 && !/\p{Extended_Pictographic}/u.test(original)) return EMPTY_REPLY;
  const stripped = tidy(stripBackend(original));
  return countWordChars(stripped) < FEWEST_WORD_CHARS ? original : stripped;
};

export interface GateEnd {
  /** What was still held back; may be empty. */
  readonly text: string;
  /** Each at most once, in the order in which it came up. */
  readonly flags: readonly GateFlag[];
}

/** A companion's words on their way out, clause by clause. */
export interface Gate {
  /** Takes a piece of any length and gives back what may be shown now: whole clauses only. */
  readonly push: (text: string) => string;
  readonly end: () => GateEnd;
  /** Nothing more will be let through: the companion can be stopped. */
  readonly isFull: () => boolean;
}

const endsSentence = (clause: string): boolean => /[.!?…]["')\]]*\s*$|\n$/.test(clause);
/** Tags and brackets that span clauses: wait for their end before anything of them is shown. */
const OPEN_BLOCK =
  /<(think|thinking|scratchpad|reasoning|system|analysis|instructions?|internal|plan)\b[^>]{0,60}>(?![\s\S]*<\/\1>)/i;
const isOpen = (text: string): boolean =>
  OPEN_BLOCK.test(text) ||
  /\[[^\]\n]{0,200}$/.test(text) ||
  /<[a-z|/][^>\n]{0,60}$/i.test(text) ||
  /\((?:phase|technique|mode|tone|internal|note to self|system)\s*[:=][^)\n]{0,160}$/i.test(text);

const MAX_HELD = 8_000;

const CLAUSE_END = /[.!?…]+["')\]]*(?=\s)|[,;:](?=\s)|\s[–—-](?=\s)|\n/g;

/** Where the first whole clause of a text ends, outside of any open tag or bracket; 0 when there's none yet. */
const clauseEnd = (text: string): number => {
  for (const match of text.slice(0, MAX_HELD).matchAll(CLAUSE_END)) {
    const at = match.index + match[0].length;
    if (!isOpen(text.slice(0, at))) return at;
  }
  if (text.length <= LONGEST_CLAUSE || (text.length < MAX_HELD && isOpen(text))) return 0;
  const space = text.lastIndexOf(' ', LONGEST_CLAUSE);
  const cut = space > 0 ? space : LONGEST_CLAUSE;
  return text.length < MAX_HELD && isOpen(text.slice(0, cut)) ? closingEnd(text, cut) : cut;
};

/** Where a tag or bracket that is open at `from` has come to its end; 0 when it has not. */
const closingEnd = (text: string, from: number): number => {
  for (const match of text.matchAll(/[>\])]/g)) {
    const at = match.index + 1;
    if (at > from && !isOpen(text.slice(0, at))) return at;
  }
  return 0;
};

/**
 * A streaming gate over any companion's text. Strips backend phrases and replaces sentences that no reply may hold
 * (see gate-rules.ts); costs at most one clause of delay. Caps a reply at `maxChars` with an honest notice.
 */
export const createGate = (maxChars = MAX_REPLY_CHARS): Gate => {
  const flags: GateFlag[] = [];
  let held = '';
  let sentence = '';
  let shown = '';
  let strippedRaw = '';
  let isSkipping = false;
  /** Inside a long tag: only its end is worth a look, or a model that thinks aloud would cost time squared. */
  let isInBlock = false;
  let full = false;
  const replaced = new Set<GateFlag>();
  const flag = (name: GateFlag): void => {
    if (!flags.includes(name)) flags.push(name);
  };

  const emit = (text: string): string => {
    if (text === '' || full) return '';
    let out = shown === '' ? text.trimStart() : text;
    if (/\s$/.test(shown) || shown === '') out = out.replace(/^[ \t]+/, '');
    if (shown.length + out.length > maxChars - CUT_NOTICE.length) {
      const room = Math.max(0, maxChars - CUT_NOTICE.length - shown.length);
      const space = out.lastIndexOf(' ', room);
      out = `${out
        .slice(0, space > 0 ? space : room)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}${CUT_NOTICE}`;
      full = true;
      flag('too_long');
    }
    shown += out;
    return out;
  };

  const judge = (clause: string): string => {
    const clean = stripBackend(clause);
    if (clean !== clause) {
      flag('backend');
      strippedRaw += clause.replace(THOUGHTS, ' ');
    }
    const startsNew = sentence === '';
    sentence += clean;
    const isLast = endsSentence(clause);
    if (isSkipping) {
      if (isLast) {
        isSkipping = false;
        sentence = '';
      }
      return '';
    }
    const broken = FORBIDDEN.find(({ pattern }) => pattern.test(sentence.trim()));
    if (broken === undefined) {
      if (isLast) sentence = '';
      return emit(
        clean.trim() === ''
          ? clean.includes('\n')
            ? '\n'
            : ''
          : clean !== clause
            ? clean.replace(/[ \t]{2,}/g, ' ')
            : clean,
      );
    }
    flag(broken.flag);
    isSkipping = !isLast;
    sentence = '';
    if (replaced.has(broken.flag)) return '';
    replaced.add(broken.flag);
    return emit(
      `${startsNew || /[.!?\n]\s*$/.test(shown) ? '' : ' … '}${startsNew && shown !== '' && !/\s$/.test(shown) ? ' ' : ''}${broken.instead}${/\s$/.test(clause) ? ' ' : ''}`,
    );
  };

  const drain = (isEnd: boolean): string => {
    let out = '';
    while (held !== '' && !full) {
      const found = clauseEnd(held);
      const at = found === 0 && isEnd ? held.length : found;
      if (at === 0) break;
      const clause = held.slice(0, at);
      held = held.slice(at);
      out += judge(clause);
    }
    return out;
  };

  return {
    push: (text) => {
      if (full) return '';
      held += text;
      if (isInBlock && !text.includes('>') && held.length < MAX_HELD) return '';
      const out = drain(false);
      isInBlock = held.length > LONGEST_CLAUSE && held.length < MAX_HELD && OPEN_BLOCK.test(held);
      return out;
    },
    end: () => {
      let text = drain(true);
      held = '';
      if (
        countWordChars(shown) < FEWEST_WORD_CHARS &&
        strippedRaw.trim() !== '' &&
        flags.every((f) => f === 'backend')
      )
        text += emit(`${shown === '' ? '' : ' '}${strippedRaw.trim()}`);
      if (countWordChars(shown) === 0 && !/\p{Extended_Pictographic}/u.test(shown)) {
        flag('empty');
        text += emit(EMPTY_REPLY);
      }
      return { text, flags };
    },
    isFull: () => full,
  };
};

/** A whole reply through the gate. */
export const gateReply = (text: string): GateEnd => {
  const gate = createGate();
  const start = gate.push(text);
  const { text: rest, flags } = gate.end();
  return { text: tidy(start + rest), flags };
};
