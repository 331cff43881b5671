import { cleanText } from './clean-text.ts';
import type { WordRepair } from './repair-word.ts';
import { BEFORE_MEANT_LIKE, DROPPED, EXPANSIONS, LAUGHTER, REJOINED } from './spellings.ts';

/** The words of one sentence. `breaks[i]` is true where a comma, a dash or a new line stands before word i. */
export interface WordStream {
  readonly words: readonly string[];
  readonly breaks: readonly boolean[];
}

/** One sentence in plain words. */
export interface Sentence extends WordStream {
  /** True for words between quotation marks. */
  readonly quoted: readonly boolean[];
  /** Words that were left out between the others, and all others: for 'again', 'still', 'please', 'lately'. */
  readonly marks: ReadonlySet<string>;
  readonly isQuestion: boolean;
}

export interface ReadMessage {
  readonly sentences: readonly Sentence[];
  readonly isLaughing: boolean;
  readonly isExclaiming: boolean;
  /** All its words, fillers too, joined by blanks: for short answers. */
  readonly plain: string;
}

/** Three or more single letters in a row: 'k m s', 'd.i.e'. */
const SPELLED_OUT = /(?<![a-z0-9'])[a-z](?:[ ._*-]{1,2}[a-z]){2,}(?![a-z0-9'])/gu;
const TOKEN =
  /[a-z0-9$@](?:[a-z0-9'@$*#]|!(?=[a-z]))*|"|\.{2,}|…|[.!?;¿¡]+|[,:()/\n–—-]+|\p{Extended_Pictographic}/gu;
const WORD_START = /^[a-z0-9$@]/u;

/** From a person's text to sentences of plain words. Linear in the length of the text. */
export function readMessage(text: string, repair: WordRepair): ReadMessage {
  const cleaned = cleanText(text).replace(SPELLED_OUT, joinLetters);
  const builder = new SentenceBuilder();
  const tokens = cleaned.match(TOKEN) ?? [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (!WORD_START.test(token)) {
      addMark(token, builder);
      continue;
    }
    const joined = tokens[at + 2] === '-' ? undefined : REJOINED.get(`${token} ${tokens[at + 1] ?? ''}`);
    if (joined !== undefined) at += 1;
    for (const word of joined?.split(' ') ?? expandWord(token, repair)) builder.addWord(word);
  }
  const plain = builder.allWords.join(' ');
  const isLaughing = builder.allWords.includes('lol') || tokens.some((token) => LAUGHTER.has(token));
  const isExclaiming = tokens.some((token) => !WORD_START.test(token) && token.includes('!'));
  return { sentences: builder.finish(), isLaughing, isExclaiming, plain };
}

function addMark(token: string, builder: SentenceBuilder): void {
  if (LAUGHTER.has(token)) return;
  if (token === '"') builder.toggleQuote();
  else if (/^(?:[.!?;¿¡]+)$/u.test(token) && !/^\.{2,}$/u.test(token))
    builder.endSentence(token.includes('?'));
  else builder.addBreak();
}

/** 'k m s' is a word; 'i i i' is a stumble. */
function joinLetters(spaced: string): string {
  const letters = spaced.replace(/[^a-z]/gu, '');
  return new Set(letters).size === 1 ? spaced : letters;
}

/** French and Italian elisions: 'j'ai', 'd'en', 'dell'anima'. */
const ELISION = /^(?:j|d|l|n|s|c|m|t|qu|dell|nell|all|un)'(?=[a-z]{2})/u;

function expandWord(token: string, repair: WordRepair): readonly string[] {
  const bare = token.replace(/'+$/u, '').replace(/^'+/u, '');
  const known = EXPANSIONS.get(bare);
  if (known) return known;
  const elided = ELISION.exec(bare)?.[0];
  if (elided) return [elided.slice(0, -1), ...expandWord(bare.slice(elided.length), repair)];
  const possessive = bare.endsWith("'s") ? bare.slice(0, -2) : bare.replaceAll("'", '');
  return repair(possessive).flatMap((word) => EXPANSIONS.get(word) ?? [word]);
}

class SentenceBuilder {
  readonly allWords: string[] = [];
  readonly #done: Sentence[] = [];
  #words: string[] = [];
  #breaks: boolean[] = [];
  #quoted: boolean[] = [];
  #marks = new Set<string>();
  #breakNext = false;
  #inQuote = false;
  #last = '';

  addWord(word: string): void {
    this.#marks.add(word);
    this.allWords.push(word);
    const isFiller = DROPPED.has(word) && !(word === 'like' && BEFORE_MEANT_LIKE.has(this.#last));
    this.#last = word;
    // Speech stumbles: 'i i want', 'my my life'.
    const isStumble = word === this.#words.at(-1) && !this.#breakNext;
    if (isFiller || isStumble || word === 'lol') return;
    this.#words.push(word);
    this.#breaks.push(this.#breakNext);
    this.#quoted.push(this.#inQuote);
    this.#breakNext = false;
  }

  addBreak(): void {
    this.#breakNext = true;
  }

  toggleQuote(): void {
    this.#inQuote = !this.#inQuote;
  }

  endSentence(isQuestion: boolean): void {
    if (this.#words.length > 0) {
      this.#done.push({
        words: this.#words,
        breaks: this.#breaks,
        quoted: this.#quoted,
        marks: this.#marks,
        isQuestion,
      });
    }
    this.#words = [];
    this.#breaks = [];
    this.#quoted = [];
    this.#marks = new Set();
    this.#breakNext = false;
  }

  finish(): readonly Sentence[] {
    this.endSentence(false);
    return this.#done;
  }
}
