import { expect, it } from 'vitest';
import { ERRORS, type ErrorCode, wireErrorSchema } from '#contract/errors.ts';
import { readHealth } from '#contract/health.ts';
import { signIn } from '#features/account/contract.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { CANARIES, CANARY_WORDS } from '#testing/canaries.ts';
import { sendRaw } from '#testing/send-raw.ts';
import { findTexts } from '#testing/stored-bytes.ts';

const WORDS = CANARIES.message;
const lines = (...all: string[]): string => [...all, 'connection: close', '\r\n'].join('\r\n');
const get = (...headers: string[]): string =>
  lines(`GET ${readHealth.path} HTTP/1.1`, 'host: localhost', ...headers);

const REFUSED: readonly [string, ErrorCode, string][] = [
  ['a header of 64 kB', 'headers_too_large', get(`x-words: ${WORDS.padEnd(64 * 1024, 'a')}`)],
  ['a token of 64 kB', 'headers_too_large', get(`authorization: Bearer ${WORDS.padEnd(64 * 1024, 'a')}`)],
  [
    'thousands of headers',
    'headers_too_large',
    get(...Array.from({ length: 5_000 }, (_, n) => `x-quillfeather-${n}: ${WORDS}`)),
  ],
  [
    'thousands of the smallest headers',
    'headers_too_large',
    get(...Array.from({ length: 3_000 }, () => 'a:')),
  ],
  ['an address of 64 kB', 'headers_too_large', lines(`GET /${'quillfeather'.repeat(6_000)} HTTP/1.1`)],
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code))
    .concat('\x7f')
    .filter((byte) => byte !== '\t')
    .map((byte): [string, ErrorCode, string] => [
      `a header with the byte ${byte.charCodeAt(0)}`,
      'bad_request',
      get(`x-words: quillfeather${byte}${WORDS}`),
    ]),
  ['a header without a name', 'bad_request', get(`: ${WORDS}`)],
  ['a name with a blank', 'bad_request', get(`quill feather: ${WORDS}`)],
  ['a folded header', 'bad_request', get('x-words: a', ` ${WORDS}`, 'quillfeather')],
  ['two lengths', 'bad_request', get('content-length: 5', 'content-length: 6')],
  ['a length and chunks', 'bad_request', get('content-length: 5', 'transfer-encoding: chunked')],
  ['no HTTP', 'bad_request', `${WORDS}\r\n\r\n`],
  ['an address that is none', 'bad_request', lines('GET /%quillfeather HTTP/1.1', 'host: localhost')],
  [
    'a part of an address that is too long',
    'bad_request',
    lines(`GET /api/chat/messages/${'quillfeather'.repeat(100)} HTTP/1.1`, 'host: localhost'),
  ],
];

it('answers headers that are too large or broken in the form of every error, goes on, and logs none of it', async () => {
  const { app, logged } = await buildTestApp({ env: { LOG_LEVEL: 'trace' } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const [name, code, bytes] of REFUSED) {
    const [head = '', body = ''] = (await sendRaw(url, bytes)).split('\r\n\r\n');
    const { status, message } = ERRORS[code];
    expect([name, head.split(' ')[1]]).toEqual([name, String(status)]);
    expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(wireErrorSchema.parse(JSON.parse(body))).toMatchObject({ code, message });
    expect([name, findTexts(Buffer.from(head + body), CANARY_WORDS)]).toEqual([name, []]);
  }
  expect((await fetch(url + readHealth.path)).status).toBe(200);
  expect(logged()).toContain('HPE_HEADER_OVERFLOW');
  expect(findTexts(Buffer.from(logged()), CANARY_WORDS)).toEqual([]);
});

it('takes as many headers as any browser and proxy send', async () => {
  const { inject } = await buildTestApp();
  const headers = Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`x-${n}`, 'a'.repeat(100)]));
  expect((await inject({ url: readHealth.path, headers })).statusCode).toBe(200);
});

it('lets somebody read why it was refused who is still sending', async () => {
  const { app } = await buildTestApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const head = `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\n`;
  const answer = await sendRaw(url, head, () => `x-words: ${'a'.repeat(64 * 1024)}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});
