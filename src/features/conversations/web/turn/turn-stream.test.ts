import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../contract.ts';
import { TurnError } from './turn-error.ts';
import { type SentTurn, sendTurn } from './turn-stream.ts';

const id = (tail: string) => `0197a000-0000-7000-8000-00000000000${tail}`;
const message = (tail: string, sender: Message['sender'], content: string): Message => ({
  _id: id(tail),
  id: id(tail),
  content,
  sender,
  createdAt: '2026-03-01T10:00:00.000Z',
});
const userMessage = message('1', 'user', 'i feel far away');
const answer = {
  message: message('2', 'bot', 'far away from what?'),
  userMessage,
  phase: 'R1',
  safety: null,
};
const event = (number: number, name: string, data: unknown) =>
  `id: ${number}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const whole = [
  event(1, 'accepted', { userMessage }),
  event(2, 'words_added', { text: 'far away ' }),
  event(3, 'words_added', { text: 'from what?' }),
  event(4, 'replied', answer),
];

type Answer = (path: string, init: RequestInit) => Promise<Response>;

const stored = new Map([['token', 'a-token']]);

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('window', { location: new URL('http://app.example/conversation') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stream = { 'content-type': 'text/event-stream' };

/** A body that gives these chunks and then ends, breaks off, or goes silent until the request is aborted. */
function body(chunks: readonly string[], then: 'end' | 'break' | 'silence', signal?: AbortSignal | null) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      if (then === 'end') controller.close();
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
    pull: (controller) => (then === 'break' ? controller.error(new TypeError('network error')) : undefined),
  });
}

const refusal = (code: string, words: string) =>
  JSON.stringify({ success: false, code, message: words, requestId: 'r1' });

const answering =
  (status: number, headers: Record<string, string>, text: string): Answer =>
  async () =>
    new Response(text, { status, headers });

const fresh: SentTurn = {
  id: 'client-message-1',
  content: 'i feel far away',
  replaces: null,
  accepted: false,
  lastEventId: null,
};

async function collect(answer: Answer, turn = fresh) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => answer(new URL(url).pathname, init));
  const { signal } = new AbortController();
  const names: string[] = [];
  try {
    for await (const got of sendTurn(turn, id('9'), signal)) names.push(got.event);
    return { names, fault: null };
  } catch (error) {
    if (!(error instanceof TurnError)) throw error;
    return { names, fault: error.fault };
  }
}

describe('the stream of a turn', () => {
  it('sends the words once and gives the events to the end', async () => {
    const asked: unknown[] = [];
    const fetch: Answer = async (path, init) => {
      asked.push([init.method, path, JSON.parse(String(init.body))]);
      return new Response(body(whole, 'end'), { headers: stream });
    };
    expect(await collect(fetch)).toEqual({
      names: ['accepted', 'words_added', 'words_added', 'replied'],
      fault: null,
    });
    const sent = { content: 'i feel far away', conversationId: id('9'), clientMessageId: 'client-message-1' };
    expect(asked).toEqual([['POST', '/api/chat/send', sent]]);
  });

  it('takes a stored turn up after the last event and leaves out what was seen', async () => {
    const asked: unknown[] = [];
    const fetch: Answer = async (path, init) => {
      asked.push([init.method, path, new Headers(init.headers).get('last-event-id')]);
      return new Response(body(whole, 'end'), { headers: stream });
    };
    const turn = { ...fresh, accepted: true, lastEventId: 2 };
    expect(await collect(fetch, turn)).toEqual({ names: ['words_added', 'replied'], fault: null });
    expect(asked).toEqual([['GET', '/api/chat/send/client-message-1', '2']]);
  });

  it('sends again under the same id when the server no longer knows the turn', async () => {
    const asked: string[] = [];
    const fetch: Answer = async (_, init) => {
      asked.push(String(init.method));
      return init.method === 'POST'
        ? new Response(body(whole, 'end'), { headers: stream })
        : new Response('{}', { status: 404 });
    };
    expect((await collect(fetch, { ...fresh, accepted: true })).fault).toBeNull();
    expect(asked).toEqual(['GET', 'POST']);
  });

  it('reads a plain JSON answer as well', async () => {
    const fetch = answering(200, { 'content-type': 'application/json' }, JSON.stringify(answer));
    expect((await collect(fetch)).names).toEqual(['accepted', 'replied']);
  });

  it('ends quietly when it is aborted', async () => {
    const leaving = new AbortController();
    vi.stubGlobal(
      'fetch',
      async (_: string, init: RequestInit) =>
        new Response(body(whole.slice(0, 1), 'silence', init.signal), { headers: stream }),
    );
    const names: string[] = [];
    for await (const got of sendTurn(fresh, id('9'), leaving.signal)) {
      names.push(got.event);
      leaving.abort();
    }
    expect(names).toEqual(['accepted']);
  });
});

describe('a turn that goes wrong', () => {
  it('names a status, and how long the server asks to wait', async () => {
    const fetch = answering(429, { 'retry-after': '12' }, refusal('rate_limited', 'slow'));
    expect((await collect(fetch)).fault).toEqual({
      kind: 'status',
      status: 429,
      code: 'rate_limited',
      message: 'slow',
      retryAfterMs: 12_000,
    });
  });

  it('takes a page in place of an answer for the fake 500', async () => {
    const fetch = answering(200, { 'content-type': 'text/html' }, '<html>');
    expect((await collect(fetch)).fault).toMatchObject({ kind: 'status', status: 500 });
  });

  it('calls a body that breaks off a cut, and keeps what came', async () => {
    const fetch: Answer = async () => new Response(body(whole.slice(0, 2), 'break'), { headers: stream });
    expect(await collect(fetch)).toEqual({ names: ['accepted', 'words_added'], fault: { kind: 'cut' } });
  });

  it('calls an end without done a cut', async () => {
    expect((await collect(answering(200, stream, whole[0] ?? ''))).fault).toEqual({ kind: 'cut' });
  });

  it.each([
    ['a picture', { 'content-type': 'image/png' }, ''],
    ['broken JSON', stream, 'event: words_added\ndata: {oh\n\n'],
    ['another shape', stream, event(1, 'accepted', { userMessage: 5 })],
    ['a JSON answer of another shape', { 'content-type': 'application/json' }, '{}'],
  ])('calls %s garbage', async (_, headers, text) => {
    expect((await collect(answering(200, headers, text))).fault).toEqual({ kind: 'garbage' });
  });

  it('passes over events it does not know', async () => {
    const fetch = answering(200, stream, event(1, 'weather', {}) + whole.join(''));
    expect((await collect(fetch)).names.at(-1)).toBe('replied');
  });

  it('hands on what the server reports', async () => {
    const error = { code: 'companion_unavailable', message: 'later', retryable: true, safety: null };
    const fetch = answering(200, stream, event(1, 'failed', error));
    expect((await collect(fetch)).fault).toEqual({
      kind: 'reported',
      code: 'companion_unavailable',
      message: 'later',
      retryable: true,
      retryAfterMs: null,
    });
  });

  it('hands on the crisis resources that stand beside a failure', async () => {
    const safety = {
      certainty: 'certain',
      tier: 'T3',
      messageTier: 'T3',
      tags: [],
      resources: [],
      checkIn: false,
    };
    const error = { code: 'companion_busy', message: 'busy', retryable: true, safety };
    vi.stubGlobal('fetch', answering(200, stream, event(1, 'failed', error)));
    const events = sendTurn(fresh, id('9'), new AbortController().signal);
    await expect(events.next()).rejects.toMatchObject({ safety });
  });

  it('calls no answer unreachable', async () => {
    const fetch: Answer = () => Promise.reject(new TypeError('failed to fetch'));
    expect((await collect(fetch)).fault).toEqual({ kind: 'unreachable' });
  });

  it.each([
    ['connection', 30_000, null],
    ['request', 120_000, []],
    ['companion', 120_000, whole.slice(0, 1)],
  ] as const)('gives up waiting for the %s after %d ms', async (waitingFor, ms, sent) => {
    vi.useFakeTimers();
    const fetch: Answer = (_, init) =>
      new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        if (sent !== null) resolve(new Response(body(sent, 'silence', init.signal), { headers: stream }));
      });
    const result = collect(fetch);
    await vi.advanceTimersByTimeAsync(ms - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await result).fault).toEqual({ kind: 'timeout', waitingFor });
  });
});
