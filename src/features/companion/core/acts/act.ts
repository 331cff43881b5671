import type { QuestionKind } from '#language/open-question.ts';

/** What a turn does: above all what a good listener must answer first. */
export const ACT_KINDS = [
  'hello',
  'thanks',
  'bye',
  'yes',
  'no',
  'num',
  'idk',
  'short',
  'feel',
  'good',
  'bad',
  'story',
  'fix',
  'gripe',
  'askus',
  'ask',
  'refuse',
  'test',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** What is not wanted, from now on. */
export const REFUSALS = ['questions', 'exercises', 'numbers', 'advice', 'feelings', 'other'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** One reading of what a turn does. Exactly one kind; the sub-kinds say what a handler needs to answer it. */
export interface Act {
  readonly kind: ActKind;
  readonly refusal: Refusal | null;
  /** How strong, 0 to 10, where the turn says so. */
  readonly strength: number | null;
  /** They thank, whatever else they do. */
  readonly isThanking: boolean;
}

/** What stood open when the turn came: a kind of question, none, or nothing said yet. */
export type Standing = QuestionKind | 'none' | 'first';

/** What is known beside the words. */
export interface ActContext {
  readonly standing: Standing;
  /** How many turns of the person came before. */
  readonly turn: number;
}
