import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 15_000;

/**
 * Takes the socket over and speaks server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 * Headers that Fastify's hooks set (CORS, security) are kept.
 */
export function openEventStream(reply: FastifyReply) {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>), // Fastify types them as possibly undefined; set ones never are
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  const closed = new Promise<void>((resolve) => {
    raw.once('close', () => {
      clearInterval(heartbeat);
      resolve();
    });
  });
  raw.on('error', () => raw.destroy());
  return {
    /** Sends one event. False when the browser has gone. */
    send(event: string, data: unknown, id?: number): boolean {
      if (raw.destroyed || raw.writableEnded) return false;
      const lines = id === undefined ? '' : `id: ${id}\n`;
      raw.write(`${lines}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      return true;
    },
    end() {
      // A heartbeat after the end would break the connection while somebody still reads.
      clearInterval(heartbeat);
      if (!raw.writableEnded) raw.end();
    },
    closed,
  };
}
