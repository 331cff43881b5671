import type { Move } from '../move.ts';

export const tellMemory: Move = {
  name: 'tell-memory',
  technique: 'validate',
  hint: 'asked whether you remember: say what you truly have, or that nothing is kept unless they switch it on.',
  lines: [
    'remembers|yes: {memory}',
    "remembers|i do: {memory} tell me if that's changed.",
    'remembers|yes, i have this: {memory}',
    "empty|i can remember, since you switched it on, but there's nothing about that yet. tell me, and i'll have it.",
    "empty|not that one, no. i only have what was put in my memory, and it isn't there. tell me again?",
    "off here|from this talk, yes: {earlier} after it ends i don't keep what was said, unless you switch that on in settings.",
    "off|i don't keep what we said unless you switch that on in settings, so no. tell me again, if you like.",
    "off|no. nothing stays with me after a talk unless you switch memory on in settings. you're welcome to start from the top.",
    'off|within this talk i follow along; afterwards i keep nothing unless you switch that on in settings.',
  ],
};
