import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ORGANISATION_MARK } from '#contract/organisation-mark.ts';
import { drawnFor } from './drawn-sign-in.ts';

it('serves the sign-in with the name of the organisation in it, as words, packed for who takes that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawn-sign-in-'));
  writeFileSync(join(folder, 'login-organisation.html'), `<p>sign in with ${ORGANISATION_MARK}</p>`);
  const app = Fastify();
  app.get('/login', drawnFor('Maya & <sons> $1', folder));
  const plain = await app.inject({ url: '/login' });
  const packed = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, br' } });
  await app.close();
  rmSync(folder, { recursive: true });
  expect(plain.headers['content-type']).toContain('text/html');
  expect(plain.body).toBe('<p>sign in with Maya &#38; &#60;sons&#62; $1</p>');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});
