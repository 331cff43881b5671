import { readTurn } from '#features/companion/core/record/read-turn.ts';

const FEWEST_WORDS = 4;
const LONGEST_SENTENCE = 160;
/** Said to the companion, not about oneself. */
const TO_PROCESS = /\?|\byou(?:'re|r)?\b|\bprocess\b|\bthanks?\b|\b(?:good)?bye\b|\bhello\b/i;
const TELLING: ReadonlySet<string> = new Set(['story', 'good', 'bad', 'feel', 'fix', 'short']);

/**
 * What somebody may take along from a conversation: two of their own sentences, word for word, one from its beginning
 * and one from its end. Null where there are not two.
 * @param said their messages in the order of time
 * @param isFit whether a sentence may stand where others see it
 */
export function closingNote(said: readonly string[], isFit: (sentence: string) => boolean): string | null {
  const told = [...new Set(said.flatMap(toSentences).filter(isTold))];
  const first = told.find(isFit);
  const last = told.findLast(isFit);
  return first === undefined || last === undefined || first === last
    ? null
    : `${ended(first)} ${ended(last)}`;
}

const toSentences = (message: string): string[] =>
  (message.match(/[^.!?…\n]+[.!?…]*/gu) ?? []).map((sentence) => sentence.trim());

function isTold(sentence: string): boolean {
  if (sentence.split(/\s+/).length < FEWEST_WORDS || sentence.length > LONGEST_SENTENCE) return false;
  if (TO_PROCESS.test(sentence)) return false;
  return TELLING.has(readTurn(sentence, { standing: 'none', turn: 1 }).act.kind);
}

const ended = (sentence: string): string => (/[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`);
