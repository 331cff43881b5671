import { tokensOf } from '../../acts/act-features.ts';
import type { Scene } from '../../scene.ts';

export const plainOf = (content: string): string =>
  tokensOf(content)
    .filter((token) => /^[a-z0-9#]/.test(token))
    .join(' ')
    .replace(/\bshld\b/g, 'should');

export const saidOf = (content: string): string => content.toLowerCase().replace(/[\u2018\u2019]/g, "'");
export const wordsIn = (plain: string): number => (plain === '' ? 0 : plain.split(' ').length);
export const SHORT = 6;
export const lastReplyOf = ({ turn }: Scene): string =>
  turn.history.findLast(({ sender }) => sender === 'bot')?.text ?? '';

export const WORDS_OF_A_SHORT_TURN = 25;
