import { z } from 'zod';
import { countTokens } from './speak.ts';

const cacheControl = z.strictObject({ type: z.literal('ephemeral'), ttl: z.enum(['5m', '1h']).optional() });
const textBlock = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1, 'text content blocks must be non-empty'),
  cache_control: cacheControl.nullish(),
});
const content = z.union([z.string().min(1), z.array(textBlock).min(1)]);

/** The part of a Messages API request that this product uses; what it never sends is refused, to notice drift. */
const messagesRequestSchema = z
  .strictObject({
    model: z.string().min(1),
    max_tokens: z.int().min(1),
    system: z.union([z.string(), z.array(textBlock)]).optional(),
    messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content })).min(1),
    stream: z.boolean().optional(),
    thinking: z.strictObject({ type: z.enum(['adaptive', 'between_tools', 'disabled']) }).optional(),
    output_config: z.strictObject({ effort: z.enum(['low', 'medium', 'high']).optional() }).optional(),
  })
  .refine((body) => body.messages[0]?.role === 'user', 'messages: first message must use the "user" role')
  .refine(
    (body) => body.messages.at(-1)?.role === 'user',
    'This model does not support assistant message prefill. The conversation must end with a user message.',
  )
  .refine(
    (body) => !(body.model === 'claude-sonnet-5-5' && body.thinking?.type === 'disabled'),
    '"thinking.type.disabled" is not supported for this model.',
  )
  .refine(
    (body) => !(body.model !== 'claude-sonnet-5-5' && body.thinking?.type === 'between_tools'),
    '"thinking.type.between_tools" is not supported for this model.',
  );
export type MessagesRequest = z.infer<typeof messagesRequestSchema>;

/** The request, or the sentence with which it is refused. */
export function readMessagesRequest(body: unknown): MessagesRequest | string {
  const parsed = messagesRequestSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid request'}`;
}

/** Prompt caches below this size are silently not written (512 tokens for the 5.5 models). */
const CACHEABLE_TOKENS = 512;

export interface CountedInput {
  readonly fresh: number;
  readonly written: number;
  readonly read: number;
}

/** Counts a request's tokens as the vendor bills them: what follows the last `cache_control` is fresh. */
export function createInputCounter(): (request: MessagesRequest) => CountedInput {
  const cached = new Set<string>();
  return (request) => {
    const blocks = blocksOf(request);
    const breakpoint = blocks.findLastIndex((block) => block.isBreakpoint);
    const prefix = blocks.slice(0, breakpoint + 1).map((block) => block.text);
    const prefixTokens = countTokens(prefix.join(''));
    const fresh = countTokens(
      blocks
        .slice(breakpoint + 1)
        .map((block) => block.text)
        .join(''),
    );
    if (prefixTokens < CACHEABLE_TOKENS) return { fresh: fresh + prefixTokens, written: 0, read: 0 };

    const key = JSON.stringify([request.model, prefix]);
    if (cached.has(key)) return { fresh, written: 0, read: prefixTokens };
    cached.add(key);
    return { fresh, written: prefixTokens, read: 0 };
  };
}

function blocksOf(request: MessagesRequest): { text: string; isBreakpoint: boolean }[] {
  const contents = [request.system ?? [], ...request.messages.map((message) => message.content)];
  return contents.flatMap((each) =>
    typeof each === 'string'
      ? [{ text: each, isBreakpoint: false }]
      : each.map((block) => ({ text: block.text, isBreakpoint: Boolean(block.cache_control) })),
  );
}
