import type { Move } from '../move.ts';

export const welcomeBack: Move = {
  name: 'welcome-back',
  technique: 'open_question',
  hint: 'welcome them back and name one remembered thing they can check; ask how it is now.',
  lines: [
    'hi again. last time you let me keep this: {memory} is that still where you are?',
    'hello again. i have this from before: {memory} how is it now?',
  ],
};
