import type { CompanionTurn } from './companion.ts';

/** What the person said before this turn, oldest first. */
export const saidBefore = ({ history }: Pick<CompanionTurn, 'history'>): string[] =>
  history.flatMap(({ sender, text }) => (sender === 'user' ? [text] : []));

/** This turn and the two before it. */
export const lastSaid = (turn: CompanionTurn): string[] => [...saidBefore(turn).slice(-2), turn.content];

/** Our last reply; '' at the beginning. */
export const lastReplyIn = ({ history }: Pick<CompanionTurn, 'history'>): string =>
  history.findLast(({ sender }) => sender === 'bot')?.text ?? '';
