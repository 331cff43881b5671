import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Conversation, Message } from '#features/conversations/contract.ts';
import { PACES } from './revealing/word-reveal.ts';
import { startTextChat, type TextChat } from './text-chat-session.ts';

const id = (tail: number) => `0197a000-0000-7000-8000-${String(tail).padStart(12, '0')}`;
const message = (tail: number, sender: Message['sender'], content: string): Message => ({
  _id: id(tail),
  id: id(tail),
  content,
  sender,
  createdAt: '2026-03-01T10:00:00.000Z',
});
const HEALTH = { status: 'ok', version: '1', companion: 'guide', stt: null, tts: 'builtin' };
const AT = '2026-03-01T10:00:00.000Z';
const HEAD: Conversation = {
  ...{ _id: id(9), id: id(9), type: 'text', phase: 'R1', pinned: false, closingNote: null, safety: null },
  ...{ title: 'new', lastMessage: '', summary: '', tags: [], themes: [], mood: null, hasBreakthrough: false },
  ...{ insights: 0, messageCount: 0, duration: 0, lastMessageTime: AT, createdAt: AT, updatedAt: AT },
};
/** A conversation that was deleted. */
const GONE = id(8);
const WORDS = 'i feel far away';
const REPLY = 'far away from what?';
const userMessage = message(1, 'user', WORDS);
const answer = { message: message(2, 'bot', REPLY), userMessage, phase: 'R1', safety: null };

/** A server whose streams the test feeds. */
function fakeServer() {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  let count = 0;
  const answerTo = (path: string, method: string): unknown => {
    if (path === '/api/health') return HEALTH;
    if (path === '/api/chat/conversations' && method === 'POST') return HEAD;
    throw new Error(`unexpected ${method} ${path}`);
  };
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const path = new URL(url, 'http://app.example').pathname;
    asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    if (path.includes(GONE)) return Response.json({}, { status: 404 });
    if (!path.startsWith('/api/chat/send')) return Response.json(answerTo(path, init.method ?? 'GET'));
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const tell = (name: string, data: unknown) => {
    count += 1;
    const event = `id: ${count}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    streams.at(-1)?.enqueue(new TextEncoder().encode(event));
  };
  return { asked, fetch, tell, turns: () => asked.filter(({ path }) => path.startsWith('/api/chat/send')) };
}

function open(conversationId: string | null = null) {
  const server = fakeServer();
  vi.stubGlobal('fetch', server.fetch);
  const kept = new Map<string, string>();
  const told: string[] = [];
  const chat = startTextChat({
    conversationId,
    userId: 'u1',
    hasToken: true,
    isOnline: true,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    analytics: {
      start: () => {},
      progress: () => {},
      interaction: () => {},
      technicalIssue: () => {},
      end: (how) => void told.push(how),
    },
    now: Date.now,
    splitReply: (text) => [text],
    cleanReply: (text) => text,
    prefersSentences: () => false,
    pace: () => PACES['at once'],
    tellTabs: () => {},
  });
  const pending = () => [...kept.keys()].filter((key) => key.startsWith('chatPending'));
  return { ...server, chat, kept, pending, told };
}

const settle = (ms = 5) => vi.advanceTimersByTimeAsync(ms);
const saidIn = (chat: TextChat) => chat.getSnapshot().thread.messages.map(({ content }) => content);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => 'a-token' });
  vi.stubGlobal('window', { location: new URL('http://app.example/conversation') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what is written before a conversation has come with it, and for a new one where there is none', async () => {
  const kept = (chat: ReturnType<typeof open>) =>
    [...chat.kept].map(([key, text]) => [key, JSON.parse(text).message]);
  const left = open(id(7));
  left.chat.draft.write(WORDS);
  left.chat.close();
  expect(kept(left)).toEqual([[`chatDraft:u1:${id(7)}`, WORDS]]);
  const missing = open(GONE);
  missing.chat.draft.write(WORDS);
  await settle(50);
  expect(missing.chat.getSnapshot().connection.status).toBe('missing');
  expect(missing.chat.turns.send(WORDS)).toBe(false);
  expect(missing.chat.getSnapshot().sentEarly).toBe(WORDS);
  missing.chat.close();
  expect(kept(missing)).toEqual([['chatDraft:u1:new', WORDS]]);
});

describe('a typed turn', () => {
  it('goes from the press on send to the last word of the reply, and is kept here until then', async () => {
    const { chat, tell, pending, turns, told } = open();
    await settle();
    expect(chat.turns.send(`  ${WORDS} `)).toBe(true);
    await settle();
    expect(turns()[0]?.body).toMatchObject({ content: WORDS, conversationId: id(9) });
    expect(pending()).toHaveLength(1);
    tell('accepted', { userMessage });
    tell('words_added', { text: 'far away ' });
    await settle(1_000);
    expect(chat.reveal.getSnapshot()).toMatchObject({ text: 'far away ', shown: 8 });
    tell('replied', answer);
    await settle(5_000);
    expect(saidIn(chat)).toEqual([WORDS, REPLY]);
    expect(chat.getSnapshot()).toMatchObject({ send: { status: 'idle' }, announcement: `process: ${REPLY}` });
    expect(pending()).toEqual([]);
    chat.leave();
    expect(told).toEqual(['completed']);
    chat.close();
  });

  it('is sent once it has connected when it was sent before, unless one wrote on', async () => {
    for (const [written, isSent] of [
      [WORDS, true],
      [`${WORDS} and`, false],
    ] as const) {
      const { chat, turns } = open();
      chat.draft.write(WORDS);
      expect(chat.turns.send(WORDS)).toBe(false);
      chat.draft.write(written);
      await settle();
      expect(turns()).toHaveLength(isSent ? 1 : 0);
      expect(chat.draft.getSnapshot().text).toBe(isSent ? '' : written);
      chat.close();
    }
  });

  it('stops with what is on the page, and comes after all under the same id', async () => {
    const { chat, tell, turns } = open();
    await settle();
    chat.turns.send(WORDS);
    await settle();
    chat.stopped.stop();
    expect(chat.getSnapshot().stopped).toBeNull();
    tell('accepted', { userMessage });
    tell('words_added', { text: 'far away ' });
    await settle(1_000);
    chat.stopped.stop();
    expect(chat.getSnapshot()).toMatchObject({ send: { status: 'idle' }, stopped: { text: 'far away' } });
    chat.stopped.resume();
    await settle();
    expect(turns().at(-1)?.path).toBe(`/api/chat/send/${chat.getSnapshot().outgoing?.id}`);
    chat.close();
  });

  it('gives its words back when it is taken back before the server has them', async () => {
    const { chat, pending } = open();
    await settle();
    chat.turns.send(WORDS);
    chat.draft.write('since then');
    await settle();
    chat.unsent.startOver();
    expect(chat.draft.getSnapshot().text).toBe(`${WORDS}\n\nsince then`);
    expect(chat.getSnapshot()).toMatchObject({ send: { status: 'idle' }, outgoing: null });
    expect(pending()).toEqual([]);
    chat.close();
  });
});
