import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { OPENAPI_PATH } from '#server/http/declared-routes.ts';
import { callApp, makeConversation, makePerson } from '../factories.ts';
import { arbitraryRequest, type FuzzRequest, type OpenApi } from './arbitrary-request.ts';

export interface FuzzReport {
  readonly requests: number;
  /** How many answers of each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Requests that were answered with 5xx, or not at all. */
  readonly failures: readonly string[];
}

/** For `ADMIN_EMAILS`: several, since a request may change an admin's password and lock us out. */
const ADMINS = Array.from({ length: 400 }, (_, at) => `fuzz-admin-${at}@example.org`);
export const FUZZ_ADMINS = ADMINS.join(',');
const ROUND = 250;
const AT_ONCE = 8;
const SILENCE_MS = 60_000;

/** Sends requests made from the app's own OpenAPI document. The same seed makes the same ones. */
export async function fuzzApp(
  app: FastifyInstance,
  { requests, seed }: { requests: number; seed: number },
  onRound: (done: number) => void = () => {},
): Promise<FuzzReport> {
  const document = (await app.inject(OPENAPI_PATH)).json<OpenApi>(); // what our routes say of themselves
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const admins = inTurn(ADMINS);
  for (let done = 0; done < requests; done += ROUND) {
    let callers = await makeCallers(app, admins);
    let remaking: Promise<Callers> | undefined;
    const count = Math.min(ROUND, requests - done);
    const round = makeRequests(arbitraryRequest(document, callers.ids), { count, seed: seed + done });
    await inParallel(round, async (request) => {
      const { tokens } = callers;
      const { status, isSignedOut } = await send(app, request, tokens);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (isFailure(status)) failures.push(tell(request, status, seed + done));
      // Some requests sign out, change the password or delete the account: somebody else goes on.
      if (!isSignedOut || callers.tokens !== tokens) return;
      remaking ??= makeCallers(app, admins).finally(() => {
        remaking = undefined;
      });
      callers = await remaking;
    });
    onRound(done + count);
  }
  return { requests, statuses, failures };
}

/** One at a time: making a whole round at once would hold the event loop whose delay is measured. */
function* makeRequests(
  arbitrary: fc.Arbitrary<FuzzRequest>,
  { count, seed }: { count: number; seed: number },
): Generator<FuzzRequest> {
  for (let at = 0; at < count; at += 1) yield* fc.sample(arbitrary, { seed: seed + at, numRuns: 1 });
}

/** 501 says that a part is not configured: it is an answer. 0 is none. */
const isFailure = (status: number): boolean => status === 0 || (status >= 500 && status !== 501);

type Tokens = Readonly<Record<FuzzRequest['caller'], string | undefined>>;

interface Callers {
  readonly tokens: Tokens;
  readonly ids: readonly string[];
}

/** Again, where a request that is under way deletes an account that is being made. */
async function makeCallers(
  app: FastifyInstance,
  admins: Generator<string, never>,
  tries = 5,
): Promise<Callers> {
  return signUpCallers(app, admins.next().value).catch((error: unknown) => {
    if (tries > 1) return makeCallers(app, admins, tries - 1);
    throw error;
  });
}

/** One after the other, again and again: whoever was locked out may have been deleted since. */
function* inTurn(emails: readonly string[]): Generator<string, never> {
  for (;;) yield* emails;
}

async function signUpCallers(app: FastifyInstance, adminEmail: string): Promise<Callers> {
  const person = await makePerson(app, { name: 'Maya Lind', email: `fuzz-${randomUUID()}@example.org` });
  const admin = await makePerson(app, { name: 'Maya Lind', email: adminEmail });
  const conversationId = await makeConversation(app, person, { says: ['it is loud in here'] });
  const list = await callApp(app, person.token, 'GET', `/api/chat/messages/${conversationId}`);
  const messageIds = list.json().messages.map(({ id }: { id: string }) => id);
  const tokens = { person: person.token, admin: admin.token, nobody: undefined, nonsense: 'n'.repeat(43) };
  return { tokens, ids: [conversationId, ...messageIds, randomUUID()] };
}

async function inParallel<T>(items: Iterator<T>, work: (item: T) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = items.next(); !next.done; next = items.next()) await work(next.value);
    }),
  );
}

interface Sent {
  /** 0 when no answer came. */
  readonly status: number;
  readonly isSignedOut: boolean;
}

async function send(app: FastifyInstance, request: FuzzRequest, tokens: Tokens): Promise<Sent> {
  const token = tokens[request.caller];
  const answer = app.inject({
    method: request.method as InjectOptions['method'] & string, // as the document names them
    url: request.url,
    headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(request.body && { payload: request.body }),
    signal: AbortSignal.timeout(SILENCE_MS),
  });
  return answer.then(
    ({ statusCode, body }) => ({
      status: statusCode,
      isSignedOut: request.caller !== 'nonsense' && body.includes('"session_expired"'),
    }),
    () => ({ status: 0, isSignedOut: false }),
  );
}

const tell = ({ method, url, headers, body, caller }: FuzzRequest, status: number, seed: number): string =>
  `${status} ${method} ${url.slice(0, 300)} as ${caller} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString().slice(0, 400) ?? ''} (seed ${seed})`;
