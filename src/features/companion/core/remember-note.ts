import { MEMORY_ITEM_MAX_CHARACTERS, MEMORY_ITEMS_MAX } from '../contract.ts';
import type { CompanionTurn } from './companion.ts';
import { answerTurn } from './guide.ts';
import { readTalkRecord } from './record/talk-record.ts';
import { wordsToKeep } from './walk/closing-note.ts';

/**
 * What process remembers of a way that ended with this turn: the line they chose themselves, word for word. The guide is
 * pure, so its reply is made once more; after a model's turn no way stands open, and nothing is added.
 */
export function rememberNote(memory: readonly string[], turn: CompanionTurn): string[] {
  const isOnAWay = readTalkRecord(turn.state).thread.at !== null;
  if (turn.safety.tier !== 'T0' || !isOnAWay || memory.length >= MEMORY_ITEMS_MAX) return [...memory];
  const words = wordsToKeep(readTalkRecord(answerTurn(turn).end.state).thread);
  const sentence = words === null ? '' : `you wrote down “${words}”.`;
  const isFit = words !== null && sentence.length <= MEMORY_ITEM_MAX_CHARACTERS && !/[<>{}]/.test(words);
  return isFit && !memory.includes(sentence) ? [...memory, sentence] : [...memory];
}
