import type { Move } from '../move.ts';

export const tellWhy: Move = {
  name: 'tell-why',
  technique: 'validate',
  hint: 'asked why you asked: say the reason plainly, and that they need not answer.',
  lines: [
    "dying|i ask that when i'm not sure, because it's better to ask than to miss it. i believe you. go on with what you were saying.",
    "strength|a number lets us see later whether it's moved. you don't need one, we can leave it.",
    "strength|only so there's a before and an after. words are fine, too.",
    "i ask so that i don't guess. you needn't answer; just tell it the way you want.",
    "i asked to follow you better. leave it out if it's no use.",
  ],
};
