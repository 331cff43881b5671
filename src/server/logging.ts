import type { FastifyRequest } from 'fastify';
import type { Env } from './env.ts';

/** Fields that must never reach a log, wherever they turn up. */
const REDACTED = [
  'authorization',
  'password',
  'token',
  'email',
  'content',
  'text',
  'transcript',
  'name',
].flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** Pino's options: allow-listed request fields (the route's pattern, never the address), no bodies, no headers. */
export function loggerOptions(env: Pick<Env, 'LOG_LEVEL'>) {
  return {
    level: env.LOG_LEVEL,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
      err: describeFault,
    },
  };
}

/** Only what tells where it broke: messages of drivers and vendors may quote what people wrote. */
export const describeFault = (error: Error) => ({
  type: error.name,
  message: codeOf(error) ?? '',
  stack: framesOf(error),
});

function codeOf(error: Error): string | undefined {
  const { cause } = error;
  const holder = 'code' in error ? error : cause instanceof Error && 'code' in cause ? cause : undefined;
  return holder && typeof holder.code === 'string' ? holder.code : undefined;
}

/** The stack's frames without its first lines, which repeat the message. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
