import type { Language } from '#language/detect-language.ts';
import { MOVES, type Move } from '../protocol/moves.ts';
import { emergencyNumberFor } from '../resources/resources.ts';
import { phrasesFor } from './phrases.ts';

/** How to reach people, as one would say it in the middle of a sentence. */
const LINES: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  US: { en: 'you can call or text 988', es: 'puedes llamar o escribir al 988' },
  CA: {
    en: 'you can call or text 988',
    es: 'puedes llamar o escribir al 988',
    fr: 'tu peux appeler ou écrire au 988',
  },
  GB: {
    en: 'you can call samaritans on 116 123, or text SHOUT to 85258',
    es: 'puedes llamar a samaritans, 116 123',
  },
  IE: {
    en: 'you can call samaritans on 116 123, or text HELLO to 50808',
    es: 'puedes llamar a samaritans, 116 123',
  },
  AU: {
    en: 'you can call lifeline on 13 11 14, or text 0477 13 11 14',
    es: 'puedes llamar a lifeline, 13 11 14',
  },
  NZ: { en: 'you can call or text 1737', es: 'puedes llamar o escribir al 1737' },
  IN: { en: 'you can call tele-manas on 14416', es: 'puedes llamar al 14416' },
};

const LINE_ELSEWHERE: Record<Language, string> = {
  en: 'findahelpline.com shows who you can call or text where you are',
  es: 'en findahelpline.com ves a quién llamar o escribir donde estás',
  fr: 'findahelpline.com montre qui appeler près de toi',
  de: 'findahelpline.com zeigt, wen du bei dir anrufen kannst',
  pt: 'findahelpline.com mostra para quem ligar onde você está',
  it: 'findahelpline.com mostra chi chiamare dove sei',
};

const NUMBER: Record<Language, (number: string) => string> = {
  en: (number) => `you can call ${number}`,
  es: (number) => `puedes llamar al ${number}`,
  fr: (number) => `tu peux appeler le ${number}`,
  de: (number) => `du kannst ${number} anrufen`,
  pt: (number) => `você pode ligar para ${number}`,
  it: (number) => `puoi chiamare il ${number}`,
};

const FIRST_NUMBER: Readonly<Record<string, string>> = {
  US: '988',
  CA: '988',
  GB: '116 123',
  IE: '116 123',
  AU: '13 11 14',
  NZ: '1737',
  IN: '14416',
};

export function lineFor(country: string, language: Language): string {
  const code = country.toUpperCase();
  const first = FIRST_NUMBER[code];
  return LINES[code]?.[language] ?? (first ? NUMBER[language](first) : LINE_ELSEWHERE[language]);
}

export interface Saying {
  readonly move: Move;
  readonly language: Language;
  readonly country: string;
  readonly seed: string;
  readonly turn: number;
  readonly spoken: boolean;
  /** Keys said lately; the newest last. */
  readonly said: readonly string[];
  /** They asked for no numbers: none is said where it can be helped. */
  readonly refusesNumbers?: boolean;
}

export interface Said {
  readonly text: string;
  readonly key: string;
}

/** The words for a move: the same for the same seed and turn, and never those said lately while others are left. */
export function say({ refusesNumbers = false, ...saying }: Saying): Said {
  const { move, language, country, seed, turn, said, spoken } = saying;
  const line = lineFor(country, language);
  const emergency = emergencyNumberFor(country);
  const phrases = phrasesFor(language)[move];
  const heard = said.slice(-LATELY).filter((key) => namesPeople(language, key)).length;
  const isHeard = refusesNumbers || heard >= (move.startsWith('barrier') ? 1 : TOO_OFTEN);
  const start = hash(`${seed}:${move}:${turn}`) % phrases.length;
  const order = phrases.map((_, index) => `${move}.${(start + index) % phrases.length}`);
  // Whether somebody is willing to reach out is not asked before they know how.
  const isMissing = !refusesNumbers && heard === 0 && move.startsWith('willing');
  const fits = (key: string): boolean =>
    isHeard ? !namesPeople(language, key) : !isMissing || namesPeople(language, key);
  const [key = `${move}.0`] = order.toSorted(
    (left, right) =>
      said.lastIndexOf(left) - said.lastIndexOf(right) || Number(fits(right)) - Number(fits(left)),
  );
  const text = phraseOf(language, key).replaceAll('{line}', line).replaceAll('{emergency}', emergency);
  return { text: spoken ? shortenForSpeech(text, [line, emergency]) : text, key };
}

/** In replies. */
const LATELY = 3;
/** Said so often lately, a number is not said again; after a 'no' to it, once is enough. */
const TOO_OFTEN = 2;

const isMove = (name: string): name is Move => MOVES.some((move) => move === name);

function phraseOf(language: Language, key: string): string {
  const [name = '', index = ''] = key.split('.');
  return (isMove(name) ? phrasesFor(language)[name][Number(index)] : undefined) ?? '';
}

/** Who was told how to reach people, and did not want to, is not told the same at the next turn: the card has it. */
const namesPeople = (language: Language, key: string): boolean => phraseOf(language, key).includes('{line}');

const MOST_SPOKEN_WORDS = 35;

/** Leaves out whole sentences, the least needed first, until a reply can be spoken: never the question or a number. */
function shortenForSpeech(text: string, needed: readonly string[]): string {
  const sentences = text.match(/[^.?!]+[.?!]+(?:\s|$)|[^.?!]+$/gu) ?? [text];
  const kept = [...sentences];
  const isNeeded = (sentence: string) =>
    sentence.includes('?') || needed.some((words) => sentence.includes(words));
  while (kept.length > 1 && kept.join('').split(/\s+/u).filter(Boolean).length > MOST_SPOKEN_WORDS) {
    const spare = kept.findIndex((sentence) => !isNeeded(sentence));
    kept.splice(spare === -1 ? 0 : spare, 1);
  }
  return kept.join('').trim();
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}
