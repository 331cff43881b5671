import type { Move } from '../protocol/moves.ts';

/** `{line}` is how to reach people in the country, `{emergency}` the emergency number. */
export type Phrases = Readonly<Record<Move, readonly string[]>>;
