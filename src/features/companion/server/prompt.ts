import { PHASE_NAMES, type Phase, type Technique } from '../contract.ts';
import type { CompanionTurn, PastMessage } from '../core/companion.ts';
import { pickRecent } from './context.ts';
import type { ModelPrompt, PromptMessage } from './model.ts';
import { PROMPT_TEXT } from './prompt-v1.ts';

/** What the guide's plan says about a turn. */
export interface TurnPlan {
  readonly phase: Phase;
  readonly technique: Technique;
  /** What this reply should do, in plain sentences of ours; never the person's words. */
  readonly hints: readonly string[];
  /** The guide's state after the turn. */
  readonly state: unknown;
}

/** Enough for 60 words in any script, with room for a model that runs over. */
const REPLY_TOKENS = 400;

/**
 * Everything a model gets for one turn. The instructions stand in the system prompt alone: first the text that never
 * changes, then this turn's notes. The person's words are user messages, and where they must be quoted in the notes
 * they are quoted as data.
 */
export function buildPrompt(turn: CompanionTurn, plan: TurnPlan, notes: readonly string[]): ModelPrompt {
  return {
    stable: PROMPT_TEXT,
    turnNotes: writeTurnNotes(turn, plan, notes),
    messages: toMessages([...pickRecent(turn.history), { sender: 'user', text: turn.content }]),
    maxTokens: REPLY_TOKENS,
  };
}

function writeTurnNotes(turn: CompanionTurn, plan: TurnPlan, notes: readonly string[]): string {
  return [
    '# turn notes (from the app, for you alone, never shown)',
    `phase: ${plan.phase} ${PHASE_NAMES[plan.phase]}`,
    `this reply mainly: ${plan.technique.replaceAll('_', ' ')}`,
    ...plan.hints.map((hint) => `- ${hint}`),
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
