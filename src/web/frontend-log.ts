import {
  FRONTEND_LOG_CALL,
  LOG_LEVELS,
  LOG_MESSAGE_MAX,
  LOGS_PER_MINUTE,
  type LogLevel,
} from '#contract/frontend-log-call.ts';
import { redactPath, redactText } from '#contract/redact.ts';
import { MINUTE_MS } from '#contract/time.ts';

interface Session {
  readonly token: () => string | null;
  readonly userId: () => string | null;
  readonly sessionId: () => string | null;
}

interface LogParts {
  readonly console: Pick<Console, LogLevel>;
  readonly session: Session;
  readonly apiBase: () => string;
  readonly fetch: typeof globalThis.fetch;
  readonly page: () => { readonly url: string; readonly userAgent: string };
  /** Where nothing may be sent: the private voice app promises it. */
  readonly isPrivate?: () => boolean;
  readonly now?: () => Date;
}

/** Only words and the names of errors: an object may hold what a person wrote. */
const wordArgument = (argument: unknown): string => {
  if (argument instanceof Error) return `${argument.name}: ${argument.message}`;
  if (typeof argument === 'string') return argument;
  if (typeof argument === 'number' || typeof argument === 'boolean') return String(argument);
  return argument === null || argument === undefined ? String(argument) : '[object]';
};

/**
 * Reports what the console says to the server while somebody is signed in. It reports nothing about itself: it calls
 * `fetch` directly, speaks through the console as it was before, and its failures of the network are silent.
 * @returns puts the console back
 */
export function reportConsole({
  console,
  session,
  apiBase,
  fetch,
  page,
  isPrivate = () => false,
  now = () => new Date(),
}: LogParts): () => void {
  const original = Object.fromEntries(LOG_LEVELS.map((level) => [level, console[level].bind(console)]));
  const before = LOG_LEVELS.map((level) => [level, console[level]] as const);
  let sentAt: number[] = [];
  let isReporting = false;

  const send = async (level: LogLevel, args: readonly unknown[], token: string): Promise<void> => {
    const timestamp = now().toISOString();
    const { url, userAgent } = page();
    const userContext = {
      userId: session.userId(),
      sessionId: session.sessionId(),
      userAgent,
      url: redactPath(url),
      timestamp,
    };
    const message = redactText(args.map(wordArgument).join(' ')).slice(0, LOG_MESSAGE_MAX);
    const body = {
      type: 'console',
      message,
      level,
      timestamp,
      userContext,
      source: 'frontend',
      environment: 'production',
    };
    const response = await fetch(apiBase() + FRONTEND_LOG_CALL.path, {
      method: FRONTEND_LOG_CALL.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify(body),
    });
    const isExpected = response.ok || response.status === 429 || response.status === 401;
    if (!isExpected) original.warn?.('the frontend log was refused', response.status);
  };

  const report = (level: LogLevel, args: readonly unknown[]): void => {
    const token = session.token();
    const at = now().getTime();
    sentAt = sentAt.filter((sent) => at - sent < MINUTE_MS);
    if (token === null || isReporting || isPrivate() || sentAt.length >= LOGS_PER_MINUTE) return;
    sentAt.push(at);
    isReporting = true;
    // Network trouble is expected, and reported by whoever asked for something.
    send(level, args, token).catch(() => {});
    isReporting = false;
  };

  for (const level of LOG_LEVELS) {
    console[level] = (...args: unknown[]) => {
      original[level]?.(...args);
      report(level, args);
    };
  }
  return () => {
    for (const [level, method] of before) console[level] = method;
  };
}
