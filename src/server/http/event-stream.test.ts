import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

it('leaves a slow reader the time to read what was sent before the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const raw = Object.assign(new PassThrough({ highWaterMark: 1 }), {
    writeHead: () => {},
    flushHeaders: () => {},
  });
  // The part of a reply that a stream of events uses.
  const stream = openEventStream({
    hijack: () => {},
    getHeaders: () => ({}),
    raw,
  } as unknown as FastifyReply);
  const broken = vi.fn();
  raw.on('error', broken);
  stream.send('delta', { text: 'a long reply, not read yet' });
  vi.advanceTimersByTime(20_000);
  stream.end();
  vi.advanceTimersByTime(60_000);
  await setImmediate();
  expect(broken).not.toHaveBeenCalled();
  expect(String(raw.read())).toContain('a long reply, not read yet');
});
