import type { Move } from '../move.ts';

/** Their own words, taken up: what stands beside them is true of any such words, glad or hard. */
export const withEcho: Move = {
  name: 'with-echo',
  technique: 'reflect',
  hint: 'take up one concrete thing in their own words, and leave room.',
  lines: [
    'bright|{it}! tell me more.',
    'bright|{it}! go on.',
    '{it}.',
    '{it}. go on.',
    "{it}. i'm with you.",
    '{it}. tell me more.',
    'event|{it}. what happened then?',
  ],
};
