import Anthropic from '@anthropic-ai/sdk';
import { fetchWithin } from '#server/outbound.ts';
import { CompanionError, failureOfStatus } from './companion-error.ts';
import type { Model, ModelPrompt } from './model.ts';
import type { ModelStream, Reading } from './relay.ts';

export interface ClaudeConfig {
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
  readonly model?: string | undefined;
}

export const DEFAULT_CLAUDE_MODEL = 'claude-sonnet-5-5';
const DEFAULT_BASE_URL = 'https://api.anthropic.com';

type Params = Anthropic.MessageCreateParamsStreaming;
type Event = Anthropic.RawMessageStreamEvent;

/** Claude through the official SDK. Retries, timeouts and logs are ours: the SDK's log quotes what it received. */
export function createClaudeModel(config: ClaudeConfig): Model {
  const baseURL = config.baseUrl ?? DEFAULT_BASE_URL;
  const client = new Anthropic({
    apiKey: config.apiKey,
    authToken: null,
    baseURL,
    fetch: fetchWithin(baseURL),
    maxRetries: 0,
    logLevel: 'off',
    openTelemetry: false,
  });
  const id = config.model ?? DEFAULT_CLAUDE_MODEL;
  return { name: 'claude', id, ask: (prompt) => askClaude(client, id, prompt) };
}

function askClaude(client: Anthropic, model: string, prompt: ModelPrompt): ModelStream<Event> {
  return {
    open: (signal) => client.messages.create(toParams(model, prompt), { signal }),
    read: readEvent,
    explain: explainFailure,
  };
}

function toParams(model: string, prompt: ModelPrompt): Params {
  const thinking = limitThinking(model);
  return {
    model,
    stream: true,
    max_tokens: prompt.maxTokens + thinking.tokens,
    system: [
      { type: 'text', text: prompt.stable, cache_control: { type: 'ephemeral' } },
      { type: 'text', text: prompt.turnNotes },
    ],
    messages: prompt.messages.map(({ role, content }) => ({ role, content })),
    ...thinking.params,
  };
}

const THINKING_TOKENS = 2_000;

/**
 * Someone waits for the first word, so a model thinks as little beforehand as it lets us ask for. Each generation has
 * its own switch and refuses the others' with a 400: Sonnet 5.5 knows 'between_tools', the rest of the fifth
 * generation only an effort. https://platform.claude.com/docs/en/models/sonnet-5-5/whats-new-sonnet-5-5
 */
function limitThinking(model: string): {
  params: Pick<Params, 'thinking' | 'output_config'>;
  tokens: number;
} {
  if (model.startsWith('claude-sonnet-5-5'))
    return { params: { thinking: { type: 'between_tools' } }, tokens: 0 };
  if (/^claude-[a-z]+-5/.test(model))
    return { params: { output_config: { effort: 'low' } }, tokens: THINKING_TOKENS };
  return { params: {}, tokens: 0 };
}

function readEvent(event: Event): Reading | undefined {
  switch (event.type) {
    case 'content_block_delta':
      return event.delta.type === 'text_delta' ? { text: event.delta.text } : undefined;
    case 'message_start':
      return readInput(event.message.usage);
    case 'message_delta':
      return {
        outputTokens: event.usage.output_tokens,
        ...(event.delta.stop_reason === null ? {} : { end: readStop(event.delta.stop_reason) }),
      };
    default:
      return undefined;
  }
}

function readInput(usage: Anthropic.Usage): Reading {
  const cachedInputTokens = usage.cache_read_input_tokens ?? 0;
  const writtenTokens = usage.cache_creation_input_tokens ?? 0;
  return { inputTokens: usage.input_tokens + cachedInputTokens + writtenTokens, cachedInputTokens };
}

function readStop(reason: Anthropic.StopReason): NonNullable<Reading['end']> {
  if (reason === 'refusal') return 'declined';
  return reason === 'max_tokens' || reason === 'model_context_window_exceeded' ? 'length' : 'complete';
}

function explainFailure(cause: unknown): CompanionError {
  if (!(cause instanceof Anthropic.APIError)) return new CompanionError('unavailable');
  // An error inside a stream that began well has a type, but no status.
  if (cause.type === 'overloaded_error') return failureOfStatus(529, cause.headers);
  if (cause.type === 'rate_limit_error') return failureOfStatus(429, cause.headers);
  return failureOfStatus(cause.status, cause.headers);
}
