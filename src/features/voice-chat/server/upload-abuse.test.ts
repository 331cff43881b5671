import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { wireErrorSchema } from '#contract/errors.ts';
import { makeSpeechLike } from '#testing/recordings.ts';
import { sendRaw } from '#testing/send-raw.ts';
import { asFile, toForm } from '#testing/speak.ts';
import { buildVoiceApp, listEvents, type Speaker } from '#testing/voice-app.ts';
import { recordVoice } from '../contract.ts';

const headOf = (token: string, ...more: string[]): string =>
  [
    `POST ${recordVoice.path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=edge',
    ...more,
    '\r\n',
  ].join('\r\n');
const PART = '--edge\r\ncontent-disposition: form-data; name="audio"; filename="recording.webm"\r\n\r\n';
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const MORE = chunk('a'.repeat(64 * 1024));
const sendForever = (url: string, token: string): Promise<string> =>
  sendRaw(url, headOf(token, 'transfer-encoding: chunked') + chunk(PART), () => MORE);

/** Begins an upload, and leaves it there. */
async function linger(url: string, { token }: Speaker): Promise<() => void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) =>
    socket.write(headOf(token, 'transfer-encoding: chunked') + chunk(PART) + MORE, resolve),
  );
  return () => socket.destroy();
}

it('an upload that breaks off before its end is refused', async () => {
  const { begin, url } = await buildVoiceApp();
  const { token } = await begin();
  const body = `${PART}half`;
  const head = headOf(token, `content-length: ${body.length}`, 'connection: close');
  expect(await sendRaw(url, head + body)).toMatch(/^HTTP\/1\.1 400 /);
});

it('an upload that never ends is cut off once it is too large, and at once when nobody may send it', async () => {
  const { begin, url } = await buildVoiceApp({ env: { RATE_LIMITS: 'on' } });
  const { token } = await begin();
  expect(await sendForever(url, token)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await sendForever(url, 'a'.repeat(43))).toMatch(/^HTTP\/1\.1 401 /);
});

it('an upload that says it is too large is refused before it is read', async () => {
  const { begin, url } = await buildVoiceApp();
  const { token } = await begin();
  const answer = await sendRaw(url, headOf(token, 'content-length: 900000000') + PART);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

it('one person sends three recordings at once at most, and nobody else waits for them', async () => {
  const { begin, url } = await buildVoiceApp();
  const [maya, sam] = [await begin(), await begin()];
  const leave = await Promise.all([linger(url, maya), linger(url, maya), linger(url, maya)]);
  const upload = (person: Speaker) =>
    person.post(recordVoice.path, toForm({ audio: asFile(makeSpeechLike()) }));
  await expect.poll(async () => (await upload(maya)).status).toBe(429);
  for (const refused of [await upload(maya), await maya.speak()]) {
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(wireErrorSchema.parse(await refused.json()).code).toBe('speech_busy');
  }
  expect((await upload(sam)).status).toBe(200);
  leave[0]?.();
  await expect.poll(async () => (await upload(maya)).status).toBe(200);
  expect((await listEvents(await maya.speak())).at(-1)?.event).toBe('spoken');
});
