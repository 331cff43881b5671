import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Requests are told only where LOG_LEVEL asks for `debug`, one line each; by their route, never by their address. */
class QuietRequests extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (error) return super.requestCompleted(error, request, reply);
    const { statusCode: status, elapsedTime } = reply;
    reply.log.debug({ req: request, status, ms: Math.round(elapsedTime) }, 'request');
  }

  override routeNotFound(request: FastifyRequest): void {
    request.log.debug('no such route');
  }
}

export const quietRequests = new QuietRequests();
