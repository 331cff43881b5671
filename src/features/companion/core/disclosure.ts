import { hashOf } from './hash.ts';

/** Shown before first use, at the start of each conversation, and spoken in voice mode. */
export const DISCLOSURE = 'process is an AI, not a person, and not therapy';

const OPENINGS = [
  "hi, it's good that you're here. what's on your mind?",
  'hello. take all the time you want. where would you like to begin?',
  "hi. there's no right way to start. what's here with you just now?",
  'welcome in. what has been taking up room in you today?',
  "hello, i'm listening. what would you like to set down for a moment?",
  'hi. half a sentence is enough to begin with. how are you, really?',
] as const;

/** The first line of a conversation, before the person has said anything. The same for the same seed. */
export const openingLine = (seed: string): string =>
  OPENINGS[hashOf(`opening:${seed}`) % OPENINGS.length] ?? OPENINGS[0];
