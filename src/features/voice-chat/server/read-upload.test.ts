import { once } from 'node:events';
import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cutUnreadRequests } from '#server/http/cut-unread-requests.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import { sendRaw } from '#testing/send-raw.ts';
import { leavingOf } from './leaving-of.ts';
import { readUpload } from './read-upload.ts';

const WAIT_MS = 30_000;
/** The rest of it never comes. */
const UNFINISHED = [
  'POST / HTTP/1.1',
  'host: localhost',
  'content-type: multipart/form-data; boundary=edge',
  'content-length: 100000',
  '',
  '--edge',
  'content-disposition: form-data; name="audio"; filename="recording.webm"',
  '',
  'a'.repeat(5_000),
].join('\r\n');

async function buildApp() {
  const app = fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  cutUnreadRequests(app);
  await app.register(multipart);
  return app;
}

it('an upload that is too slow is refused, and what it has sent so far is let go', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await buildApp();
  let takenBytes = 0;
  const takeRoom = (bytes: number) => {
    takenBytes += bytes;
    // The rest never comes: its time is over once this much is here, on a busy machine too.
    if (takenBytes <= 4_000) return;
    vi.advanceTimersByTime(WAIT_MS);
    vi.useRealTimers();
  };
  app.post('/', async (request, reply) => ({
    bytes: (await readUpload(request, { takeRoom, signal: leavingOf(reply), waitMs: WAIT_MS })).audio?.length,
  }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await sendRaw(url, UNFINISHED);
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*request_timeout/s);
  expect(takenBytes).toBeGreaterThan(4_000);
});

it('an upload whose page went away before it was read is let go at once', async () => {
  const app = await buildApp();
  const read = new Promise((resolve) => {
    app.post('/', async (request, reply) => {
      page.destroy();
      await once(reply.raw, 'close');
      const reading = readUpload(request, { takeRoom: () => {}, signal: leavingOf(reply) });
      resolve(await reading.catch((error: { code: string }) => error.code));
    });
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const page = connect(Number(port), '127.0.0.1');
  page.write(UNFINISHED, 'latin1');
  expect(await read).toBe('request_timeout');
});
