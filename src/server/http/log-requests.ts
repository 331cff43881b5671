import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** What may be somebody who tries the doors: it is told always (ASVS 16.3.3). */
const REFUSALS: readonly number[] = [400, 401, 403, 429];

/** Other requests are told only where LOG_LEVEL asks for `debug`. One line each; by their route, never by their address. */
class QuietRequests extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (error) return super.requestCompleted(error, request, reply);
    const { statusCode: status, elapsedTime } = reply;
    const isRefused = REFUSALS.includes(status);
    const told = { req: request, status, ms: Math.round(elapsedTime) };
    reply.log[isRefused ? 'info' : 'debug'](told, isRefused ? 'refused' : 'request');
  }

  override routeNotFound(request: FastifyRequest): void {
    request.log.debug('no such route');
  }
}

export const quietRequests = new QuietRequests();
