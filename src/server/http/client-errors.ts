import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { answerError, toWireError } from './error-handler.ts';

/** Browsers send about twenty and proxies a few more; Node drops those beyond 2,000 without a word. */
const HEADERS_MAX = 100;
/** How long a browser that is still sending gets to read the answer. */
export const PARTING_MS = 1_000;

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};
/** Where no hook has a say, since there is no route. */
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Fastify's options for requests that reach no route: its own answers would have another form, and quote the address. */
export const clientErrorOptions = {
  clientErrorHandler: answerUnreadable,
  frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
    answerError(error, request, reply.headers(BARE_HEADERS)),
};

/** What is no HTTP has no request and no reply: it is answered on its socket. The parser's code is all that is logged. */
function answerUnreadable(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  // It fails anew with each piece that still arrives.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const known = new AppError(CODES[error.code] ?? 'bad_request');
  const requestId = uuidv7();
  this.log.info({ reqId: requestId, code: error.code }, 'a request could not be read');
  const body = JSON.stringify(toWireError(known, requestId));
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}\r\n${head.join('')}\r\n${body}`);
  socket.once('end', () => socket.destroy());
  // To close at once would take the answer back from whoever is still sending.
  setTimeout(() => socket.destroy(), PARTING_MS).unref();
}

export function limitHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.rawHeaders.length / 2 > HEADERS_MAX) throw new AppError('headers_too_large');
  });
}
