import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import {
  type CountedInput,
  createInputCounter,
  type MessagesRequest,
  readMessagesRequest,
} from './anthropic-request.ts';
import { speak, splitTokens, type TextStep, type TextWire, textOf } from './speak.ts';
import {
  type RecordedRequest,
  readJson,
  type StandIn,
  type StandInOptions,
  sendJson,
  startStandIn,
} from './stand-in.ts';

/** https://platform.claude.com/docs/en/api/errors */
const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

/** The Messages API as this product uses it: streamed and whole answers, its errors, and its faults. */
export function startAnthropicStandIn(
  options: Partial<Pick<StandInOptions<TextStep>, 'port' | 'byDefault'>> = {},
): Promise<StandIn<TextStep>> {
  const countInput = createInputCounter();
  return startStandIn<TextStep>({
    port: options.port ?? 0,
    byDefault: options.byDefault ?? (() => ({ kind: 'reply', text: 'i hear you. what is that like?' })),
    answer: async (request, response, takeStep) => {
      if (request.path !== '/v1/messages') return refuse(response, 404, 'Not found');
      if (!hasKey(request)) return refuse(response, 401, 'x-api-key or Authorization header is required');
      if (!request.headers['anthropic-version'])
        return refuse(response, 400, 'anthropic-version: header is required');
      const body = readMessagesRequest(readJson(request));
      if (typeof body === 'string') return refuse(response, 400, body);

      const step = takeStep();
      if (step.kind === 'error') return refuse(response, step.status, 'scripted', step.retryAfterSeconds);
      if (body.stream) return speak(step, messagesWire(body, countInput(body), step), response);
      if (step.kind === 'reply') return sendJson(response, 200, wholeMessage(body, countInput(body), step));
      return speak(step, messagesWire(body, countInput(body), step), response);
    },
  });
}

/** The SDK sends a key as a bearer token since 1.0; plain HTTP clients may still use `x-api-key`. */
function hasKey({ headers }: RecordedRequest): boolean {
  return Boolean(headers['x-api-key']) || /^Bearer \S/.test(headers.authorization ?? '');
}

function refuse(response: ServerResponse, status: number, message: string, retryAfterSeconds?: number): void {
  const requestId = `req_${randomUUID()}`;
  const error = { type: ERROR_TYPES[status] ?? 'api_error', message };
  sendJson(
    response,
    status,
    { type: 'error', error, request_id: requestId },
    {
      'request-id': requestId,
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  );
}

function messagesWire(request: MessagesRequest, input: CountedInput, step: TextStep): TextWire {
  return {
    open: () =>
      event('message_start', { message: emptyMessage(request, input, step) }) +
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
      event('ping', {}),
    token: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    close: (reply, outputTokens) =>
      event('content_block_stop', { index: 0 }) +
      event('message_delta', {
        delta: { stop_reason: stopReason(reply.stop), stop_sequence: null },
        usage: { output_tokens: outputTokens },
      }) +
      event('message_stop', {}),
    failure: () => event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  };
}

function wholeMessage(
  request: MessagesRequest,
  input: CountedInput,
  step: Extract<TextStep, { kind: 'reply' }>,
) {
  const message = emptyMessage(request, input, step);
  const text = textOf(step);
  return {
    ...message,
    content: text === '' ? [] : [{ type: 'text', text }],
    stop_reason: stopReason(step.stop),
    usage: { ...message.usage, output_tokens: splitTokens(text).length },
  };
}

function emptyMessage(request: MessagesRequest, input: CountedInput, step: TextStep) {
  const scripted = step.kind === 'reply' ? step.cachedInputTokens : undefined;
  return {
    id: `msg_${randomUUID()}`,
    type: 'message',
    role: 'assistant',
    model: request.model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: {
      input_tokens: input.fresh,
      cache_creation_input_tokens: input.written,
      cache_read_input_tokens: scripted ?? input.read,
      output_tokens: 1,
    },
  };
}

function stopReason(stop: 'length' | 'refusal' | undefined): string {
  if (stop === 'length') return 'max_tokens';
  return stop ?? 'end_turn';
}

function event(type: string, data: Record<string, unknown>): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}
