import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { endUnread } from '#server/http/end-unread.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import { sendRaw } from '#testing/send-raw.ts';
import { readUpload } from './read-upload.ts';

it('an upload that is too slow is refused, and what it has sent so far is let go', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  endUnread(app);
  await app.register(multipart);
  let takenBytes = 0;
  const takeRoom = (bytes: number) => {
    takenBytes += bytes;
  };
  app.post('/', async (request) => ({
    bytes: (await readUpload(request, { takeRoom, waitMs: 30 })).audio?.length,
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
