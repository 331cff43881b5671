import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type ErrorCode, type WireError } from '#contract/errors.ts';

/** Faults that Fastify finds before a handler runs. */
const FRAMEWORK_CODES: Record<number, ErrorCode> = {
  400: 'bad_request',
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Of what a caller made up, no more than this is repeated. */
const REPEATED_MAX = 40;

/** The schema library's own words for a fault, in place of which ours stand; a rule of the contract has words already. */
const LIBRARY_WORDS = /^(?:Invalid|Too big|Too small|Unrecognized|Expected)/;
const FAULTS: Readonly<Record<string, string>> = {
  unrecognized_keys: 'there is a field here that is not known',
  invalid_type: 'this is missing, or of another kind than it should be',
  too_small: 'this is too short or too small',
  too_big: 'this is too long or too large',
};

type Fault = NonNullable<FastifyError['validation']>[number];

const wordFault = ({ keyword, message }: Fault): string =>
  message === undefined || LIBRARY_WORDS.test(message) ? (FAULTS[keyword] ?? 'this is not valid') : message;

function fieldsOf(error: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const fault of error.validation ?? []) {
    const name = fault.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
    fields[name.slice(0, REPEATED_MAX)] ??= wordFault(fault);
  }
  return fields;
}

/** A sentence of our own rules is for people; what the schema library says of a wrong type is not. */
const ruleMessageOf = ({ validation }: FastifyError): string | undefined =>
  validation?.find(({ keyword }) => keyword === 'custom')?.message;

/** Postgres: a row refers to one that is not there. See https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FOREIGN_KEY_VIOLATION = '23503';

/** A call was about a person or a conversation that was deleted while it ran. */
const isDeletedMeanwhile = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === FOREIGN_KEY_VIOLATION;

/** As pg-pool words it (it has no codes): no connection was free in time, or none could be made. */
const NO_CONNECTION =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/** More people at once than the database takes: nothing was begun, and it may be tried again in a moment. */
const isPoolExhausted = (error: unknown): boolean =>
  error instanceof Error && (NO_CONNECTION.test(error.message) || isPoolExhausted(error.cause));

/** What is thrown becomes the error to answer with; what is unknown becomes `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const invalid = error as FastifyError; // the guard narrows to the validation part only
    const told = ruleMessageOf(invalid);
    return new AppError('invalid_input', {
      cause: error,
      fields: fieldsOf(invalid),
      ...(told !== undefined && { message: told }),
    });
  }
  if (isDeletedMeanwhile(error)) return new AppError('not_found', { cause: error });
  if (isPoolExhausted(error)) return new AppError('unavailable', { cause: error });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const code = FRAMEWORK_CODES[status] ?? (status >= 400 && status < 500 ? 'bad_request' : 'internal');
  return new AppError(code, { cause: error });
}

export function toWireError(error: AppError, requestId: string): WireError {
  return {
    ...error.extra,
    success: false,
    code: error.code,
    message: error.message,
    requestId,
    ...(error.fields && { fields: error.fields }),
  };
}

/** Where nothing says when to come again. */
const RETRY_AFTER_SECONDS: ReadonlyMap<number, number> = new Map([
  [429, 60],
  [503, 5],
]);

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error);
  if (known.status >= 500)
    request.log.error({ err: known.cause ?? known, code: known.code }, 'request failed');
  const retryAfter = known.retryAfterSeconds ?? RETRY_AFTER_SECONDS.get(known.status);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // `send` past the response schema: the error form is the same for every route.
  return reply
    .status(known.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toWireError(known, request.id));
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
