import type { OpenQuestion } from '#language/open-question.ts';
import type { SafetyTag, Tier } from '../../contract.ts';
import type { Answer, Barrier } from '../reading/read-answer.ts';
import type { DyingAnswer } from '../reading/read-dying-answer.ts';
import type { Move } from './moves.ts';
import type { SafetyStep } from './safety-state.ts';

/** What the protocol sees of a turn: never the text itself, apart from whom it names. */
export interface TurnReading {
  /** What is certain. */
  readonly tier: Tier;
  readonly tags: readonly SafetyTag[];
  /** The tier comes from words about the person themselves. */
  readonly isOwn: boolean;
  readonly isSelfHarmOnly: boolean;
  /** A plan for another day than this. */
  readonly isPlannedLater: boolean;
  readonly isBereaved: boolean;
  readonly answer: Answer;
  /** As an answer to a direct question about dying. */
  readonly dyingAnswer: DyingAnswer;
  /** Denied in words of its own. */
  readonly isDenial: boolean;
  /** A 'no' that denies what stands before it. */
  readonly isBareDenial: boolean;
  readonly isTakeback: boolean;
  readonly barrier: Barrier;
  /** A person who could be near is named. */
  readonly namesSomebody: boolean;
  readonly plain: string;
  /** What stood open before this turn, and whose it was. */
  readonly question: OpenQuestion | null;
}

/** What the companion's reply begins with, where it replies. */
export type Opening = Extract<
  Move,
  'own_mistake' | 'own_line' | 'own_card' | 'believe' | 'stand_down' | 'unsure' | 'bereaved'
>;

export interface Decision {
  /** Null: the companion replies. */
  readonly move: Move | null;
  readonly step: SafetyStep;
  readonly denied?: boolean;
  /** A tier the answer itself gives ('yes' to 'are you thinking of suicide?'). */
  readonly tier?: Tier;
  readonly opening?: Opening;
  /** What was certain was taken back, and is over: the card goes. */
  readonly isOver?: boolean;
}
