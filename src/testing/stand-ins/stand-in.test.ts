import { afterEach, describe, expect, it } from 'vitest';
import { startAnthropicStandIn } from './anthropic.ts';
import { startOpenAiChatStandIn } from './openai-chat.ts';
import { splitTokens, type TextStep } from './speak.ts';
import type { StandIn } from './stand-in.ts';

let standIn: StandIn<TextStep>;
afterEach(() => standIn.close());

const ask = (body: unknown, headers: Record<string, string> = { 'x-api-key': 'k' }) =>
  fetch(`${standIn.url}/v1/messages`, {
    method: 'POST',
    headers: { 'anthropic-version': '2023-06-01', ...headers },
    body: JSON.stringify(body),
  });
const hello = { model: 'm', max_tokens: 50, messages: [{ role: 'user', content: 'hello' }] };

describe('the stand-in for the Messages API', () => {
  it('streams the events of a message in their order', async () => {
    standIn = await startAnthropicStandIn();
    standIn.next({ kind: 'reply', text: 'one two' });
    const wire = await (await ask({ ...hello, stream: true })).text();
    expect([...wire.matchAll(/^event: (.+)$/gm)].map((match) => match[1])).toEqual([
      'message_start',
      'content_block_start',
      'ping',
      'content_block_delta',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
  });

  it('answers whole when no stream is asked for', async () => {
    standIn = await startAnthropicStandIn();
    standIn.next({ kind: 'reply', text: 'one two' });
    expect(await (await ask(hello)).json()).toMatchObject({ content: [{ type: 'text', text: 'one two' }] });
  });

  it('refuses as the vendor does: no key, a wrong body, too many requests', async () => {
    standIn = await startAnthropicStandIn();
    expect((await ask(hello, {})).status).toBe(401);
    expect((await ask({ ...hello, temperature: 1 })).status).toBe(400);
    standIn.next({ kind: 'error', status: 429, retryAfterSeconds: 7 });
    const limited = await ask(hello);
    expect(limited.headers.get('retry-after')).toBe('7');
    expect(await limited.json()).toMatchObject({ type: 'error', error: { type: 'rate_limit_error' } });
  });

  it('uses the queued steps in order, then its default', async () => {
    standIn = await startAnthropicStandIn({ byDefault: () => ({ kind: 'error', status: 529 }) });
    standIn.next({ kind: 'error', status: 500 }, { kind: 'error', status: 429 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn++) statuses.push((await ask(hello)).status);
    expect(statuses).toEqual([500, 429, 529]);
  });
});

describe('the stand-in for chat completions', () => {
  it('streams chunks, the usage when asked for it, and [DONE]', async () => {
    standIn = await startOpenAiChatStandIn();
    standIn.next({ kind: 'reply', text: 'one two' });
    const response = await fetch(`${standIn.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer k' },
      body: JSON.stringify({
        model: 'm',
        messages: [{ role: 'user', content: 'hello' }],
        stream: true,
        stream_options: { include_usage: true },
      }),
    });
    const lines = (await response.text()).trim().split('\n\n');
    expect(lines.at(-1)).toBe('data: [DONE]');
    expect(lines.at(-2)).toContain('"completion_tokens":2');
    expect(lines).toHaveLength(6);
  });
});

it('splits a text into words that join to the same text', () => {
  for (const text of ['one two', ' lead and trail ', 'a\n\nb', '', '   ']) {
    expect(splitTokens(text).join('')).toBe(text);
  }
});
