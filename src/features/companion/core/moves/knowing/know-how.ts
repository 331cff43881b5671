import type { Move } from '../move.ts';

/** Something useful for what is often asked: given at once. Never medicine, law or money. */
export interface KnowHow extends Omit<Move, 'asks'> {
  /** On the words of the request. */
  readonly request: RegExp;
  /** On the request and what was said lately. */
  readonly about: RegExp;
  readonly asks?: Move['asks'];
}

const known =
  (technique: Move['technique'], asks?: Move['asks']) =>
  (name: string, request: RegExp, about: RegExp, lines: readonly string[]): KnowHow => ({
    name: `know-${name}`,
    technique,
    hint: `asked for something of use (${name.replaceAll('-', ' ')}): give it at once, short, theirs to change.`,
    request,
    about,
    lines,
    ...(asks ? { asks } : {}),
  });

/** A way to do it. */
export const way = known('next_step');
/** Words they can use. */
export const words = known('next_step', 'wording');
/** Which of two, with what speaks for it, and theirs to decide. */
export const lean = known('reflect');
