import type { Reading } from '../understanding/read-message.ts';
import type { Voice } from './voice.ts';

interface OtherTurn {
  readonly reading: Reading;
  readonly content: string;
  readonly turns: number;
  readonly voice: Voice;
}
export const speakOtherLanguage = ({ voice }: OtherTurn): string =>
  voice.say([
    "i understand this language only a little, and i'm listening. what would you like me to hear first?",
  ]) ?? "i'm here.";
