import { randomUUID } from 'node:crypto';
import { routeUrl } from '#contract/define-route.ts';
import { registerPerson, signIn, updateMe } from '#features/account/contract.ts';
import {
  createConversation,
  listMessages,
  type Message,
  searchMessages,
  sendAnswerSchema,
} from '#features/conversations/contract.ts';

/** A person in a conversation. */
export interface Talk {
  readonly token: string;
  readonly conversationId: string;
}

/** One thing said, and what its sender heard of it. */
export interface Attempt {
  readonly talk: Talk;
  readonly key: string;
  readonly content: string;
  /** The server said that it has the message. */
  isAcknowledged: boolean;
  /** Of the reply that was heard to its end. */
  replyId: string | null;
  lastEventId: number;
}

const PASSWORD = 'Quiet-Harbour-7';

async function call(
  url: string,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.json();
}

/** A new person, who consents to models, in a new conversation. */
export async function beginTalk(url: string): Promise<Talk> {
  const email = `maya-${randomUUID()}@example.org`;
  await call(url, null, 'POST', registerPerson.path, { name: 'Maya Lind', email, password: PASSWORD });
  const signedIn = await call(url, null, 'POST', signIn.path, { email, password: PASSWORD });
  const token = signIn.response.parse(signedIn).accessToken;
  await call(url, token, 'PATCH', updateMe.path, { modelConsent: true });
  return beginAnother(url, { token });
}

/** The same person in a new conversation. */
export async function beginAnother(url: string, { token }: Pick<Talk, 'token'>): Promise<Talk> {
  const begun = await call(url, token, 'POST', createConversation.path, { type: 'text' });
  return { token, conversationId: createConversation.response.parse(begun).id };
}

export const prepare = (talk: Talk, content: string): Attempt => ({
  talk,
  key: randomUUID(),
  content,
  isAcknowledged: false,
  replyId: null,
  lastEventId: 0,
});

interface Hearing {
  /** Called after each event; `false` walks away. */
  onEvent?(name: string): boolean | undefined;
  readonly signal?: AbortSignal;
}

/** Sends, or sends again under the same key. Notes on the attempt what was heard. Gives how it ended. */
export function send(url: string, attempt: Attempt, hearing: Hearing = {}): Promise<Ending> {
  const { talk, key, content } = attempt;
  const body = { conversationId: talk.conversationId, content, clientMessageId: key };
  return listen(attempt, hearing, `${url}/api/chat/send`, { method: 'POST', body: JSON.stringify(body) });
}

/** Takes up again where the stream broke off. */
export function resume(url: string, attempt: Attempt, hearing: Hearing = {}): Promise<Ending> {
  return listen(attempt, hearing, `${url}/api/chat/send/${attempt.key}`, {
    headers: { 'last-event-id': String(attempt.lastEventId) },
  });
}

/** 'left': by the listener's own will. 'broken': the connection. Else what the server said. */
export type Ending = 'done' | 'failed' | 'broken' | 'left' | `refused ${number}`;

async function listen(attempt: Attempt, hearing: Hearing, url: string, init: RequestInit): Promise<Ending> {
  const leaving = new AbortController();
  const signal = hearing.signal ? AbortSignal.any([leaving.signal, hearing.signal]) : leaving.signal;
  try {
    const response = await fetch(url, {
      ...init,
      signal,
      headers: {
        authorization: `Bearer ${attempt.talk.token}`,
        accept: 'text/event-stream',
        ...(init.body && { 'content-type': 'application/json' }),
        ...init.headers,
      },
    });
    if (!response.ok) {
      await response.body?.cancel();
      return `refused ${response.status}`;
    }
    for await (const { id, name, data } of eventsOf(response)) {
      if (id > 0) attempt.lastEventId = id;
      if (name === 'accepted') attempt.isAcknowledged = true;
      if (name === 'replied') {
        attempt.replyId = sendAnswerSchema.parse(data).message.id;
        return 'done';
      }
      if (name === 'failed') return 'failed';
      if (hearing.onEvent?.(name) === false) {
        leaving.abort();
        return 'left';
      }
    }
    return 'broken';
  } catch {
    // What undici throws for a killed server has many forms, and all mean the same.
    return 'broken';
  }
}

async function* eventsOf(response: Response) {
  let text = '';
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
      const data = field('data');
      if (data)
        yield { id: Number(field('id') ?? 0), name: field('event') ?? '', data: JSON.parse(data) as unknown };
    }
  }
}

/** Whether a search over what they said is answered. */
export const searchesWell = (url: string, { token }: Talk): Promise<boolean> =>
  call(url, token, 'GET', routeUrl(searchMessages, {}, { q: 'evening' })).then(
    () => true,
    () => false,
  );

/** Everything stored in a conversation, newest page first. */
export async function readAll(url: string, { token, conversationId }: Talk): Promise<Message[]> {
  const messages: Message[] = [];
  for (let page = 1, hasMore = true; hasMore; page++) {
    const path = routeUrl(listMessages, { conversationId }, { page, limit: 100 });
    const answer = listMessages.response.parse(await call(url, token, 'GET', path));
    messages.push(...answer.messages);
    hasMore = answer.pagination.hasMore;
  }
  return messages;
}
