import type { FastifyReply, FastifyRequest } from 'fastify';
import { openEventStream } from '#server/http/event-stream.ts';
import type { SendAnswer } from '../contract.ts';
import type { LiveTurn } from './live-turn.ts';

const wantsEvents = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/event-stream');

function lastEventIdOf(request: FastifyRequest): number {
  const id = Number(request.headers['last-event-id']);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/**
 * Answers with a turn: as events while it is replied to when the client accepts them, else as JSON at its end.
 * @throws {AppError} what the turn failed with, for JSON
 */
export async function answerWithTurn(
  turn: LiveTurn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SendAnswer | FastifyReply> {
  if (!wantsEvents(request)) {
    const result = await turn.finished;
    if ('error' in result) throw result.error;
    return result.answer;
  }
  const stream = openEventStream(reply);
  const stop = turn.subscribe(({ id, event, data }) => {
    stream.send(event, data, id);
    if (event === 'replied' || event === 'failed') stream.end();
  }, lastEventIdOf(request));
  // A run that breaks off without an event (the server stops) ends the stream: the client resumes.
  turn.finished.catch(() => stream.end());
  await stream.closed;
  stop();
  return reply;
}
