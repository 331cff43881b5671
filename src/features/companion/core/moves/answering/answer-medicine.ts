import type { Move } from '../move.ts';

export const answerMedicine: Move = {
  name: 'answer-medicine',
  technique: 'resource',
  hint: 'medication: never to stop, start or change it; a pharmacist or prescriber can often help the same day; then the feeling.',
  lines: [
    "i can't advise on medicines. please don't change anything on your own; a pharmacist or whoever prescribed it can often help the same day. what's it been like?",
    "that's one for a pharmacist, who'll tell you today and for nothing. please don't change the dose on your own. how are you feeling with it?",
  ],
};
