import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endUnread } from '#server/http/end-unread.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import { sendRaw } from '#testing/send-raw.ts';
import { readUpload } from './read-upload.ts';

const WAIT_MS = 30_000;

it('an upload that is too slow is refused, and what it has sent so far is let go', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  endUnread(app);
  await app.register(multipart);
  let takenBytes = 0;
  const takeRoom = (bytes: number) => {
    takenBytes += bytes;
    // The rest never comes: its time is over once this much is here, on a busy machine too.
    if (takenBytes <= 4_000) return;
    vi.advanceTimersByTime(WAIT_MS);
    vi.useRealTimers();
  };
  app.post('/', async (request) => ({
    bytes: (await readUpload(request, { takeRoom, waitMs: WAIT_MS })).audio?.length,
  }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await sendRaw(
    url,
    [
      'POST / HTTP/1.1',
      'host: localhost',
      'content-type: multipart/form-data; boundary=edge',
      'content-length: 100000',
      '',
      '--edge',
      'content-disposition: form-data; name="audio"; filename="recording.webm"',
      '',
      'a'.repeat(5_000),
    ].join('\r\n'),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*request_timeout/s);
  expect(takenBytes).toBeGreaterThan(4_000);
});
