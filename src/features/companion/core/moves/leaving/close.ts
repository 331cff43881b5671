import type { Move } from '../move.ts';

export const close: Move = {
  name: 'close',
  technique: 'validate',
  hint: 'they are leaving: a short kind goodbye; nothing asked, nothing held back.',
  lines: [
    "gone named|go well. i'm glad i heard about {who}.",
    "gone named night|sleep well, if you can. i'm glad i heard about {who}.",
    'day|go well. i hope {day} is kind to you.',
    'day night|sleep well. i hope {day} is kind to you.',
    "heavy night|goodnight. you've had enough for one day.",
    'heavy|go gently.',
    'joy night|sleep well.',
    "lighter|go well. i'm glad it's lighter than when you came.",
    "lighter|go well. i'm glad it has eased.",
    "lighter night|sleep well. i'm glad it's a bit lighter now.",
    "go well. it'll keep.",
    'night talk|sleep well, if you can.',
    "bye for now. i'm here after, too.",
    "take care. i'm glad you came.",
    'see you. thanks for telling me.',
    'joy|enjoy it. bye for now.',
    'luck heavy|good luck. i hope it goes the way you want it.',
    'luck|good luck. i hope it goes well.',
    "thanked|you're welcome. go well.",
    "thanked night|you're welcome. sleep well.",
  ],
};
