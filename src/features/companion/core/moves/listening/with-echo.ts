import type { Move } from '../move.ts';

/**
 * Their own words, taken up: the cue says what the words are (`EchoKind`), so that what stands beside them is true of any
 * such words, glad or hard.
 */
export const withEcho: Move = {
  name: 'with-echo',
  technique: 'reflect',
  hint: 'take up one concrete thing in their own words; ask about that, or leave room.',
  lines: [
    'echo-person|tell me about {it}.',
    "echo-quote|'{it}'.",
    "echo-quote|'{it}'. that stays with a person.",
    "echo-quote|'{it}'. what did you want to say back?",
    "echo-long|{it}. that's a long time.",
    "echo-long|{it}. that's no small stretch.",
    'echo-simile|{it}. i get that.',
    'echo-simile|{it}. i can picture it.',
    'echo-thing|{it}. tell me about that.',
    'echo-thing|{it}. say more about that?',
    'echo-words|{it}.',
    'echo-words more|{it}. go on.',
    'echo-clause|{it}.',
    'echo-clause more|{it}. go on.',
    "echo-clause more|{it}. i'm with you.",
    'echo-clause more|{it}. tell me more.',
    'echo-clause event|{it}. what happened then?',
  ],
};
