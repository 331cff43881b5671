import OpenAI from 'openai';
import { fetchWithin } from '#server/outbound.ts';
import { CompanionError, failureOfStatus } from './companion-error.ts';
import type { Model, ModelPrompt } from './model.ts';
import type { ModelStream, Reading } from './relay.ts';

export interface OpenAiConfig {
  /** Absent for local servers that want none. */
  readonly apiKey?: string | undefined;
  /** With its version, as in http://localhost:11434/v1. */
  readonly baseUrl?: string | undefined;
  readonly model?: string | undefined;
}

export const DEFAULT_OPENAI_MODEL = 'gpt-6-sol';
const OPENAI_BASE_URL = 'https://api.openai.com/v1';

type Params = OpenAI.ChatCompletionCreateParamsStreaming;
type Chunk = OpenAI.ChatCompletionChunk;

/** OpenAI, or any server that speaks its chat completions: Ollama, vLLM, llama.cpp, LM Studio. */
export function createOpenAiModel(config: OpenAiConfig): Model {
  const baseURL = config.baseUrl ?? OPENAI_BASE_URL;
  const client = new OpenAI({
    apiKey: config.apiKey ?? 'none',
    baseURL,
    fetch: fetchWithin(baseURL),
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
  });
  const id = config.model ?? DEFAULT_OPENAI_MODEL;
  const limits = (tokens: number) => limitLength(id, baseURL === OPENAI_BASE_URL, tokens);
  return { name: 'openai', id, ask: (prompt) => askOpenAi(client, toParams(id, prompt, limits)) };
}

function askOpenAi(client: OpenAI, params: Params): ModelStream<Chunk> {
  return {
    open: (signal) => client.chat.completions.create(params, { signal }),
    read: readChunk,
    explain: explainFailure,
  };
}

function toParams(model: string, prompt: ModelPrompt, limits: (tokens: number) => Partial<Params>): Params {
  return {
    model,
    stream: true,
    stream_options: { include_usage: true },
    // One system message: some local models' templates refuse a second one.
    messages: [{ role: 'system', content: `${prompt.stable}\n\n${prompt.turnNotes}` }, ...prompt.messages],
    ...limits(prompt.maxTokens),
  };
}

const THINKING_TOKENS = 2_000;

/** OpenAI's newer models refuse `max_tokens`, which is the only limit that the compatible servers all know. */
function limitLength(model: string, isOpenAi: boolean, tokens: number): Partial<Params> {
  if (!isOpenAi) return { max_tokens: tokens + THINKING_TOKENS };
  const reasons = /^(gpt-[5-9]|o\d)/.test(model) && !model.includes('chat');
  return reasons
    ? { max_completion_tokens: tokens + THINKING_TOKENS, reasoning_effort: 'low' }
    : { max_completion_tokens: tokens };
}

function readChunk(chunk: Chunk): Reading {
  // Compatible servers leave out what they don't know, whatever the types say.
  const choice = chunk.choices?.[0];
  const text = choice?.delta?.content;
  if (text && !choice.finish_reason && !chunk.usage) return { text };
  return {
    ...(text ? { text } : {}),
    ...(choice?.finish_reason ? { end: readFinish(choice.finish_reason) } : {}),
    ...(chunk.usage ? readUsage(chunk.usage) : {}),
  };
}

function readUsage(usage: OpenAI.CompletionUsage): Reading {
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

function explainFailure(cause: unknown): CompanionError {
  if (!(cause instanceof OpenAI.APIError)) return new CompanionError('unavailable');
  return failureOfStatus(cause.status, cause.headers);
}
