import { eventsFrom } from '#server/outbound-events.ts';
import { CompanionError } from './companion-error.ts';
import type { Model, ModelPrompt } from './model.ts';
import type { Reading } from './relay.ts';

export interface OpenAiConfig {
  /** Absent for local servers that want none. */
  readonly apiKey?: string | undefined;
  /** With its version, as in http://localhost:11434/v1. */
  readonly baseUrl?: string | undefined;
  readonly model?: string | undefined;
}

export const DEFAULT_OPENAI_MODEL = 'gpt-6-sol';
const OPENAI_BASE_URL = 'https://api.openai.com/v1';

interface Usage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly prompt_tokens_details?: { readonly cached_tokens?: number } | null;
}

/** What we read of a stream. Compatible servers leave out what they don't know. */
interface Chunk {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: string | null };
    readonly finish_reason?: string | null;
  }[];
  readonly usage?: Usage | null;
  /** In the middle of a stream that began well. */
  readonly error?: unknown;
}

/** OpenAI, or any server that speaks its chat completions: Ollama, vLLM, llama.cpp, LM Studio. */
export function createOpenAiModel(config: OpenAiConfig): Model {
  const baseUrl = config.baseUrl ?? OPENAI_BASE_URL;
  const ask = eventsFrom(baseUrl, { authorization: `Bearer ${config.apiKey ?? 'none'}` });
  const id = config.model ?? DEFAULT_OPENAI_MODEL;
  return {
    name: 'openai',
    id,
    ask: (prompt) => ({
      open: (signal) => ask('/chat/completions', toBody(id, prompt, baseUrl === OPENAI_BASE_URL), signal),
      read: (data) => (data === STREAM_END ? undefined : readChunk(JSON.parse(data))),
    }),
  };
}

const STREAM_END = '[DONE]';

function toBody(model: string, prompt: ModelPrompt, isOpenAi: boolean) {
  return {
    model,
    stream: true,
    stream_options: { include_usage: true },
    // One system message: some local models' templates refuse a second one.
    messages: [{ role: 'system', content: `${prompt.stable}\n\n${prompt.turnNotes}` }, ...prompt.messages],
    ...limitLength(model, isOpenAi, prompt.maxTokens),
  };
}

const THINKING_TOKENS = 2_000;

/** OpenAI's newer models refuse `max_tokens`, which is the only limit that the compatible servers all know. */
function limitLength(model: string, isOpenAi: boolean, tokens: number): object {
  if (!isOpenAi) return { max_tokens: tokens + THINKING_TOKENS };
  const reasons = /^(gpt-[5-9]|o\d)/.test(model) && !model.includes('chat');
  return reasons
    ? { max_completion_tokens: tokens + THINKING_TOKENS, reasoning_effort: 'low' }
    : { max_completion_tokens: tokens };
}

function readChunk(chunk: Chunk): Reading {
  if (chunk.error) throw new CompanionError('unavailable');
  const choice = chunk.choices?.[0];
  const text = choice?.delta?.content;
  if (text && !choice.finish_reason && !chunk.usage) return { text };
  return {
    ...(text ? { text } : {}),
    ...(choice?.finish_reason ? { end: readFinish(choice.finish_reason) } : {}),
    ...(chunk.usage ? readUsage(chunk.usage) : {}),
  };
}

function readUsage(usage: Usage): Reading {
  return {
    inputTokens: usage.prompt_tokens,
    cachedInputTokens: usage.prompt_tokens_details?.cached_tokens ?? 0,
    outputTokens: usage.completion_tokens,
  };
}

function readFinish(reason: string): NonNullable<Reading['end']> {
  if (reason === 'content_filter') return 'declined';
  return reason === 'length' ? 'length' : 'complete';
}
