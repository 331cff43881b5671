import type { Companion, CompanionTurn, ReplyPart } from './companion.ts';
import { afterReply, planTurn } from './plan.ts';
import { composeReply } from './speaking/compose.ts';

/** A reply in the pieces in which it is said: a few words each, a clause at most, whitespace kept. */
export const inPieces = (text: string): string[] =>
  text.match(/\S+(?:\s+\S+){0,2}?(?:[,.;:!?]+(?=\s|$)|(?=\s|$))\s*/g) ?? [text];

/** The whole reply of the guide to one turn. Pure: the same turn gives the same reply, on any platform. */
export const answerTurn = (
  turn: CompanionTurn,
): { readonly text: string; readonly end: Extract<ReplyPart, { type: 'end' }> } => {
  const plan = planTurn(turn);
  const { text, used } = composeReply(plan, turn);
  const state = { ...afterReply(plan, text), used: [...used] };
  return {
    text,
    end: { type: 'end', phase: plan.phase, technique: plan.technique, state, companion: 'guide' },
  };
};

/** The built-in companion: a scripted reflective listener that needs no key and no network. */
export const createGuide = (): Companion => ({
  name: 'guide',
  async *reply(turn, signal) {
    const { text, end } = answerTurn(turn);
    for (const piece of inPieces(text)) {
      if (signal.aborted) return;
      yield { type: 'text', text: piece };
    }
    yield end;
  },
});
