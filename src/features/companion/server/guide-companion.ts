import type { Companion, CompanionTurn, ReplyPart } from '../core/companion.ts';
import { readConversationState, takeNote } from './conversation-state.ts';

/** The guide as the server keeps it: it takes notes too, so that a model can take over at any turn, and back. */
export function keepNotes(guide: Companion): Companion {
  async function* reply(
    turn: CompanionTurn,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyPart, void, undefined> {
    const state = readConversationState(turn.state);
    for await (const part of guide.reply({ ...turn, state: state.guide }, signal)) {
      if (part.type === 'text') yield part;
      else yield { ...part, state: { guide: part.state, notes: takeNote(state.notes, turn.content) } };
    }
  }
  return { name: guide.name, reply };
}
