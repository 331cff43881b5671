import { eventsFrom } from '#server/outbound-events.ts';
import { CompanionError, failureOfStatus } from './companion-error.ts';
import type { Model, ModelPrompt } from './model.ts';
import type { Reading } from './relay.ts';

export interface ClaudeConfig {
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
  readonly model?: string | undefined;
}

export const DEFAULT_CLAUDE_MODEL = 'claude-sonnet-5-5';
const DEFAULT_BASE_URL = 'https://api.anthropic.com';
const API_VERSION = '2026-10-21';

/** What of their usage we count. */
interface Usage {
  readonly input_tokens: number;
  readonly cache_read_input_tokens?: number | null;
  readonly cache_creation_input_tokens?: number | null;
}

/** What we read of a stream: https://platform.claude.com/docs/en/build-with-claude/streaming */
type Event =
  | { readonly type: 'message_start'; readonly message: { readonly usage: Usage } }
  | {
      readonly type: 'content_block_delta';
      readonly delta: { readonly type: string; readonly text?: string };
    }
  | {
      readonly type: 'message_delta';
      readonly delta: { readonly stop_reason: string | null };
      readonly usage: { readonly output_tokens: number };
    }
  | { readonly type: 'error'; readonly error: { readonly type: string } };

/** Claude's Messages API. */
export function createClaudeModel(config: ClaudeConfig): Model {
  const ask = eventsFrom(config.baseUrl ?? DEFAULT_BASE_URL, {
    authorization: `Bearer ${config.apiKey}`,
    'anthropic-version': API_VERSION,
  });
  const id = config.model ?? DEFAULT_CLAUDE_MODEL;
  return {
    name: 'claude',
    id,
    ask: (prompt) => ({
      open: (signal) => ask('/v1/messages', toBody(id, prompt), signal),
      read: (data) => readEvent(JSON.parse(data)),
    }),
  };
}

function toBody(model: string, prompt: ModelPrompt) {
  const thinking = limitThinking(model);
  return {
    model,
    stream: true,
    max_tokens: prompt.maxTokens + thinking.tokens,
    system: [
      { type: 'text', text: prompt.stable, cache_control: { type: 'ephemeral' } },
      { type: 'text', text: prompt.turnNotes },
    ],
    messages: prompt.messages,
    ...thinking.params,
  };
}

const THINKING_TOKENS = 2_000;

/**
 * Someone waits for the first word, so a model thinks as little beforehand as it lets us ask for. Each generation has
 * its own switch and refuses the others' with a 400: Sonnet 5.5 knows 'between_tools', the rest of the fifth
 * generation only an effort. https://platform.claude.com/docs/en/models/sonnet-5-5/whats-new-sonnet-5-5
 */
function limitThinking(model: string): { readonly params: object; readonly tokens: number } {
  if (model.startsWith('claude-sonnet-5-5'))
    return { params: { thinking: { type: 'between_tools' } }, tokens: 0 };
  if (/^claude-[a-z]+-5/.test(model))
    return { params: { output_config: { effort: 'low' } }, tokens: THINKING_TOKENS };
  return { params: {}, tokens: 0 };
}

function readEvent(event: Event): Reading | undefined {
  switch (event.type) {
    case 'content_block_delta':
      return event.delta.type === 'text_delta' && event.delta.text !== undefined
        ? { text: event.delta.text }
        : undefined;
    case 'message_start':
      return readInput(event.message.usage);
    case 'message_delta':
      return {
        outputTokens: event.usage.output_tokens,
        ...(event.delta.stop_reason === null ? {} : { end: readStop(event.delta.stop_reason) }),
      };
    case 'error':
      throw failureInStream(event.error.type);
    default:
      return undefined;
  }
}

function readInput(usage: Usage): Reading {
  const cachedInputTokens = usage.cache_read_input_tokens ?? 0;
  const writtenTokens = usage.cache_creation_input_tokens ?? 0;
  return { inputTokens: usage.input_tokens + cachedInputTokens + writtenTokens, cachedInputTokens };
}

function readStop(reason: string): NonNullable<Reading['end']> {
  if (reason === 'refusal') return 'declined';
  return reason === 'max_tokens' || reason === 'model_context_window_exceeded' ? 'length' : 'complete';
}

/** Of a stream that began well: it has a type, but no status. */
function failureInStream(type: string): CompanionError {
  if (type === 'overloaded_error') return failureOfStatus(529);
  return type === 'rate_limit_error' ? failureOfStatus(429) : new CompanionError('unavailable');
}
