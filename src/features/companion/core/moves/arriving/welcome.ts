import type { Move } from '../move.ts';

export const welcome: Move = {
  name: 'welcome',
  technique: 'open_question',
  hint: 'welcome them; one easy, open question.',
  lines: [
    "first|hi, it's good that you're here. i'm process, a guide and not a person. what's with you right now?",
    "first|hello. i'm process, a guide, not a person. half a sentence is enough to start. what's going on?",
    "first|hi. i'm process: a guide, not a person, and there's no right way to start. what's on your mind?",
    "hello again. what's with you at the moment?",
    'hi there. where shall we pick it up?',
    "hello. i'm still here. what's new?",
  ],
};
