import { PHASE_NAMES } from '../contract.ts';
import type { CompanionTurn, PastMessage } from '../core/companion.ts';
import type { Plan } from '../core/plan.ts';
import { pickRecent } from './context.ts';
import type { ModelPrompt, PromptMessage } from './model.ts';
import { PROMPT_TEXT } from './prompt-v1.ts';
import { hintsFor } from './turn-hints.ts';

/** Enough for 60 words in any script, with room for a model that runs over. */
const REPLY_TOKENS = 400;

/**
 * Everything a model gets for one turn. The instructions stand in the system prompt alone: first the text that never
 * changes, then this turn's notes. The person's words are user messages, and where they must be quoted in the notes
 * they are quoted as data.
 */
export function buildPrompt(turn: CompanionTurn, plan: Plan, notes: readonly string[]): ModelPrompt {
  return {
    stable: PROMPT_TEXT,
    turnNotes: writeTurnNotes(turn, plan, notes),
    messages: toMessages([...pickRecent(turn.history), { sender: 'user', text: turn.content }]),
    maxTokens: REPLY_TOKENS,
  };
}

function writeTurnNotes(turn: CompanionTurn, plan: Plan, notes: readonly string[]): string {
  return [
    '# turn notes (from the app, for you alone, never shown)',
    `phase: ${plan.phase} ${PHASE_NAMES[plan.phase]}`,
    `this reply mainly: ${plan.technique.replaceAll('_', ' ')}`,
    ...hintsFor(plan).map((hint) => `- ${hint}`),
    `tier: ${turn.tier}`,
    turn.spoken ? 'the reply is spoken: at most 35 words.' : 'the reply is read: at most 60 words.',
    ...(turn.preferences.askLess ? ['the person wants fewer questions: ask less, leave room.'] : []),
    ...quote('remembered', turn.preferences.memory),
    ...quote('earlier', notes),
  ].join('\n');
}

function quote(tag: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  return [`<${tag}>`, ...sentences.map((sentence) => `- ${quoteAsData(sentence)}`), `</${tag}>`];
}

/** On one line, in quotation marks, unable to close the tag it stands in. */
export function quoteAsData(words: string): string {
  return JSON.stringify(words.replace(/\s+/g, ' ').trim().replaceAll('<', '‹').replaceAll('>', '›'));
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
