import { lastReplyIn } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';

export { plainOf } from '../../acts/said-forms.ts';

export const saidOf = (content: string): string => content.toLowerCase().replace(/[\u2018\u2019]/g, "'");
export const wordsIn = (plain: string): number => (plain === '' ? 0 : plain.split(' ').length);
export const SHORT = 6;
export const lastReplyOf = ({ turn }: Scene): string => lastReplyIn(turn);

export const WORDS_OF_A_SHORT_TURN = 25;
