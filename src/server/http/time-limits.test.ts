import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';
import { timeLimitOptions } from './time-limits.ts';

const LITTLE = { headersMs: 300, requestMs: 600, idleMs: 400, checkEveryMs: 50 };
/** More than the buffers of both sides take. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

async function listen(limits = LITTLE): Promise<{ app: FastifyInstance; port: number }> {
  const app = fastify({ ...timeLimitOptions(limits), forceCloseConnections: true });
  app.get('/large', () => LARGE);
  app.post('/words', async () => 'thank you');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { app, port: Number(new URL(url).port) };
}

function open(port: number, first: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // being cut off is what is waited for
  socket.write(first);
  return socket;
}

/** `once` of node:events would take the cut for an error. */
const closing = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));

/** Writes a byte now and then until the other side has had enough. */
async function drip(socket: Socket, byte: string): Promise<void> {
  const dripping = setInterval(() => socket.writable && socket.write(byte), 20);
  socket.resume();
  await closing(socket);
  clearInterval(dripping);
}

it('ends a connection whose headers never end', async () => {
  const { port } = await listen();
  await drip(open(port, 'POST /words HTTP/1.1\r\nhost: a\r\nx-slow: '), 'a');
});

it('ends a connection whose body comes in drops', async () => {
  const { port } = await listen();
  await drip(
    open(
      port,
      'POST /words HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 100000\r\n\r\n',
    ),
    'a',
  );
});

it('ends a connection of somebody who asks and does not read', async () => {
  const { app, port } = await listen();
  const reader = open(port, 'GET /large HTTP/1.1\r\nhost: a\r\n\r\n').pause();
  const [held] = (await once(app.server, 'connection')) as [Socket];
  await closing(held);
  reader.destroy();
});

it('answers others while many are slow', async () => {
  // As long as a busy machine needs to answer; the slow ones have it, too.
  const { app, port } = await listen({
    headersMs: 5_000,
    requestMs: 10_000,
    idleMs: 10_000,
    checkEveryMs: 50,
  });
  const slow = Array.from({ length: 200 }, () => open(port, 'POST /words HTTP/1.1\r\nhost: a\r\nx-slow: '));
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  const answer = await fetch(`http://127.0.0.1:${port}/words`, { method: 'POST', body: 'hello' });
  expect(await answer.text()).toBe('thank you');
  await Promise.all(slow.map((socket) => drip(socket, 'a')));
  expect(
    await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))),
  ).toBeLessThan(3);
});

it('is as patient as a voice on a slow line needs, and no more', async () => {
  const { app } = await buildTestApp();
  const { headersTimeout, requestTimeout, timeout } = app.server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 65_000,
    timeout: 150_000,
  });
});
