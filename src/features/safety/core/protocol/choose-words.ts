import { isRefusalOfNumbers } from '../reading/read-answer.ts';
import { nameSaid } from '../words/name-said.ts';
import { type Said, type Saying, say } from '../words/say.ts';
import type { Move } from './moves.ts';
import type { SafetyState } from './safety-state.ts';
import type { Decision, TurnReading } from './turn-reading.ts';

export interface Wording {
  readonly turn: Pick<Saying, 'country' | 'seed' | 'spoken'>;
  readonly decision: Decision;
  readonly reading: TurnReading;
  readonly before: SafetyState;
  readonly language: SafetyState['language'];
}

const MOST_WORDS = { spoken: 35, written: 60 };
const countWords = (text: string): number => text.split(/\s+/u).length;

/** What was said is named first, where there is room for it. */
function sayNamed(saying: Omit<Saying, 'move'>, move: Move, { plain }: TurnReading): Said {
  const main = say({ ...saying, move });
  const named = nameSaid(plain, move, saying.language);
  const text = named === null ? main.text : `${named} ${main.text}`;
  const room = saying.spoken ? MOST_WORDS.spoken : MOST_WORDS.written;
  return countWords(text) > room ? main : { ...main, text };
}

/** The reply's words; a young person also hears, once in a while, that a grown-up can help. */
export function chooseWords({ turn, decision, reading, before, language }: Wording) {
  if (!decision.move) return null;
  const refusesNumbers = isRefusalOfNumbers(reading.plain);
  const saying = { ...turn, language, turn: before.turn, said: before.said, refusesNumbers };
  const main = sayNamed(saying, decision.move, reading);
  const isYoung = [...before.tags, ...reading.tags].includes('minor');
  const saidLately = before.said.some((key) => key.startsWith('minor.'));
  if (!isYoung || saidLately || turn.spoken) return { text: main.text, keys: [main.key] };
  const young = say({ ...saying, move: 'minor' });
  return { text: `${main.text} ${young.text}`, keys: [main.key, young.key] };
}
