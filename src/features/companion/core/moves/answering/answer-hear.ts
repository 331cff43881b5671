import type { Move } from '../move.ts';

export const answerHear: Move = {
  name: 'answer-hear',
  technique: 'validate',
  hint: 'they ask to be told something kind: give it in their own words, checkable.',
  lines: [
    "own-fault|from what you've told me, i can't see that you did anything to deserve it. what do you think it was?",
    "worth|from what you've told me, no. somebody who didn't care wouldn't ask.",
    "worth|it doesn't sound like it to me. you keep turning up, and you're asking. what makes you think so?",
    'then let me say it: what you did was a person doing their best with that day. does any of it reach you?',
    "i can't promise how it turns out. i can say that you're not making a fuss, and that it matters.",
    "all right: you've carried this a good way already, and you're still thinking of others. that counts.",
  ],
};
