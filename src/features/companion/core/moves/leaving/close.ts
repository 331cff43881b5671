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
    'heavy|go gently. you said some hard things well.',
    'joy night|sleep well, on top of all that.',
    "go well. it'll keep.",
    'night talk|sleep well, if you can.',
    'night talk|goodnight. it can wait till morning.',
    "bye for now. i'm here after, too.",
    "take care. i'm glad you came.",
    'okay, off you go. come back whenever.',
    'see you. thanks for telling me.',
    'joy|enjoy it. bye for now.',
    'luck heavy|good luck. i hope it goes the way you want it.',
    'luck|good luck. i hope it goes well.',
    "thanked|you're welcome. go well.",
    "thanked night|you're welcome. sleep well.",
  ],
};
