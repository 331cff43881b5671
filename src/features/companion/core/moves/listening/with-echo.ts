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
    "echo-person|what's {it} like?",
    "echo-quote|'{it}'.",
    "echo-quote|'{it}'. that stays with a person.",
    "echo-quote|'{it}'. how did you hear that?",
    "echo-quote|'{it}'. what did you want to say back?",
    "echo-long|{it}. that's a long time.",
    "echo-long|{it}. that's no small stretch.",
    "echo-long|{it}. what's it been like, all that time?",
    'echo-count|{it}.',
    'echo-count|{it}. tell me more?',
    'echo-simile|{it}. i get that.',
    'echo-simile|{it}.',
    'echo-simile|{it}. what made it so?',
    'echo-thing|{it}.',
    'echo-thing|{it}. tell me about that.',
    'echo-thing|{it}. what about it, most of all?',
    'echo-thing|{it}. say more about that?',
    'echo-one|{it}.',
    'echo-one|{it}. tell me more about that?',
    'echo-words|{it}.',
    'echo-words|{it}. tell me more.',
    'echo-words|{it}. say a bit more?',
    'echo-pair|{it}.',
    'echo-pair|{it}. i see it.',
    'echo-pair|{it}. where does that leave you?',
    'echo-clause|{it}.',
    'echo-clause|{it}. go on.',
    'echo-clause|{it}. how is that for you?',
    'echo-clause|{it}. what do you make of that?',
    'echo-clause past|{it}. what was that like?',
    'echo-clause past|{it}. what happened next?',
    'echo-clause past|so {it}. and then?',
  ],
};
