import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { countTokens, speak, splitTokens, type TextStep, type TextWire, textOf } from './speak.ts';
import { readJson, type StandIn, type StandInOptions, sendJson, startStandIn } from './stand-in.ts';

/** The part of a chat completion request that this product uses; what it never sends is refused, to notice drift. */
const chatRequestSchema = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string().min(1) }))
    .min(1)
    .refine(
      (messages) => messages.slice(1).every(({ role }) => role !== 'system'),
      'system messages come first',
    ),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
  max_tokens: z.int().min(1).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  reasoning_effort: z.enum(['none', 'low']).optional(),
});
type ChatRequest = z.infer<typeof chatRequestSchema>;

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'invalid_request_error',
  404: 'invalid_request_error',
  429: 'rate_limit_exceeded',
};

/** The chat completions API of OpenAI and of every server compatible with it. */
export function startOpenAiChatStandIn(
  options: Partial<Pick<StandInOptions<TextStep>, 'port' | 'byDefault'>> = {},
): Promise<StandIn<TextStep>> {
  return startStandIn<TextStep>({
    port: options.port ?? 0,
    byDefault: options.byDefault ?? (() => ({ kind: 'reply', text: 'i hear you. what is that like?' })),
    answer: async (request, response, takeStep) => {
      if (request.path !== '/v1/chat/completions') return refuse(response, 404, 'Invalid URL');
      if (!request.headers.authorization?.startsWith('Bearer ')) {
        return refuse(response, 401, "You didn't provide an API key.");
      }
      const parsed = chatRequestSchema.safeParse(readJson(request));
      if (!parsed.success) return refuse(response, 400, parsed.error.message);

      const step = takeStep();
      if (step.kind === 'error') return refuse(response, step.status, 'scripted', step.retryAfterSeconds);
      if (parsed.data.stream || step.kind !== 'reply') return speak(step, chatWire(parsed.data), response);
      sendJson(response, 200, wholeCompletion(parsed.data, step));
    },
  });
}

function refuse(response: ServerResponse, status: number, message: string, retryAfterSeconds?: number): void {
  sendJson(
    response,
    status,
    { error: { message, type: ERROR_TYPES[status] ?? 'server_error', param: null, code: null } },
    {
      'x-request-id': randomUUID(),
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  );
}

function chatWire(request: ChatRequest): TextWire {
  const base = {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: request.model,
  };
  const chunk = (delta: Record<string, unknown>, finishReason: string | null = null) =>
    line({ ...base, choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }] });
  return {
    open: () => chunk({ role: 'assistant', content: '' }),
    token: (content) => chunk({ content }),
    close: (reply, outputTokens) => {
      const usage = request.stream_options?.include_usage
        ? line({ ...base, choices: [], usage: usageOf(request, outputTokens, reply.cachedInputTokens) })
        : '';
      return `${chunk({}, finishReasonOf(reply.stop))}${usage}data: [DONE]\n\n`;
    },
    failure: () => line({ error: { message: 'The server had an error', type: 'server_error', code: null } }),
  };
}

function wholeCompletion(request: ChatRequest, step: Extract<TextStep, { kind: 'reply' }>) {
  const text = textOf(step);
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: 1_760_000_000,
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text, refusal: null },
        logprobs: null,
        finish_reason: finishReasonOf(step.stop),
      },
    ],
    usage: usageOf(request, splitTokens(text).length, step.cachedInputTokens),
  };
}

function usageOf(request: ChatRequest, outputTokens: number, cachedTokens = 0) {
  const promptTokens = countTokens(request.messages.map((message) => message.content).join(''));
  return {
    prompt_tokens: promptTokens,
    completion_tokens: outputTokens,
    total_tokens: promptTokens + outputTokens,
    prompt_tokens_details: { cached_tokens: cachedTokens },
  };
}

function finishReasonOf(stop: 'length' | 'refusal' | undefined): string {
  return stop === 'refusal' ? 'content_filter' : (stop ?? 'stop');
}

const line = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
