import type { CompanionTurn, PastMessage } from '../core/companion.ts';
import type { Scene } from '../core/scene.ts';
import { pickRecent } from './context.ts';
import type { ModelPrompt, PromptMessage } from './model.ts';
import { PROMPT_TEXT } from './prompt-v5.ts';
import { writeTurnNotes } from './turn-notes.ts';

/** Enough for 110 words in any script, with room for a model that runs over. */
const REPLY_TOKENS = 600;

/**
 * Everything a model gets for one turn. The instructions stand in the system prompt alone: first the text that never
 * changes, then this turn's notes. The person's words are user messages, and where they must be quoted in the notes
 * they are quoted as data.
 */
export function buildPrompt(turn: CompanionTurn, readScene: () => Scene): ModelPrompt {
  const { history, content } = turn;
  const recent = pickRecent(history);
  return {
    stable: PROMPT_TEXT,
    turnNotes: writeTurnNotes(turn, readScene, recent),
    messages: toMessages([...recent, { sender: 'user', text: content }]),
    maxTokens: REPLY_TOKENS,
  };
}

/** Alternating roles: some local models' templates refuse two messages of one side in a row. */
function toMessages(past: readonly PastMessage[]): PromptMessage[] {
  const messages: PromptMessage[] = [];
  for (const { sender, text } of past) {
    const role = sender === 'user' ? 'user' : 'assistant';
    const last = messages.at(-1);
    if (last?.role === role) messages[messages.length - 1] = { role, content: `${last.content}\n${text}` };
    else messages.push({ role, content: text });
  }
  return messages;
}
