import type { Move } from '../move.ts';

export const withHardNews: Move = {
  name: 'with-hard-news',
  technique: 'validate',
  hint: 'bad news: plain sympathy in few words; no question.',
  lines: [
    'after-joy quarrel|that makes today all the bigger.',
    "illness|i'm sorry. none of that is small.",
    "break_up|i'm sorry. that's a lot of life to come loose at once.",
    "job_loss|i'm sorry. that knocks more than the money.",
    "betrayal|no wonder you're thrown. you'd trusted that.",
    "injustice|that isn't fair, and you're allowed to say so.",
    'left_out|nobody gets used to that.',
    "home_lost|that's the floor under everything.",
    "sleepless night|everything's heavier at that hour.",
    "money|that's the kind that follows you from room to room.",
    "quarrel|that's sore.",
    "i'm sorry. that's not small.",
    "that's hard.",
    "i'm sorry you had that.",
  ],
};
