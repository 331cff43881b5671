import { PassThrough } from 'node:stream';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { handleErrors } from '#server/http/error-handler.ts';
import { readUpload } from './read-upload.ts';

it('an upload that is too slow is refused, and what it has sent so far is let go', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  await app.register(multipart);
  app.post('/', async (request) => ({ bytes: (await readUpload(request, 30)).audio?.length }));
  const payload = new PassThrough();
  payload.write(
    '--edge\r\ncontent-disposition: form-data; name="audio"; filename="recording.webm"\r\n\r\nsome of it',
  );
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([408, 'request_timeout']);
});
