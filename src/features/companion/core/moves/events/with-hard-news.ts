import type { Move } from '../move.ts';

export const withHardNews: Move = {
  name: 'with-hard-news',
  technique: 'validate',
  hint: 'bad news: plain sympathy in few words; no question, or one soft one about whom it has struck.',
  lines: [
    "illness living|i'm sorry. how is {he} now?",
    "illness|i'm so sorry. that's a lot to take in.",
    "break_up|i'm so sorry. that hurts.",
    "job_loss|i'm so sorry. that's a blow.",
    "betrayal|i'm sorry. no wonder you're thrown.",
    "injustice|that isn't fair.",
    "injustice|that isn't fair, and you're allowed to say so.",
    "left_out|i'm sorry. that hurts.",
    "home_lost|i'm so sorry. that's a lot.",
    "failure|i'm sorry. that stings.",
    "failure|that's a real disappointment. i'm sorry.",
    "sleepless|that's wearing.",
    "sleepless|that's rough.",
    "money|that's a real worry.",
    "quarrel|that's sore.",
    "i'm sorry. that's hard.",
    "i'm sorry you had that.",
  ],
};
