import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { makeSilence, makeSpeechLike } from '#testing/recordings.ts';
import { asFile, toForm } from '#testing/speak.ts';
import { buildVoiceApp, listEvents } from '#testing/voice-app.ts';
import { recordVoice } from '../contract.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const heldMb = (): number => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers / 1024 / 1024;
};

it('recordings are gone once they were heard, were not, or could not be', async () => {
  const { begin, recogniser, inject } = await buildVoiceApp({ env: { TTS: '' } });
  const maya = await begin();
  /** What is asked of the vendor stand-in is kept by it; that is no memory of the server. */
  const forgetRequests = () => (recogniser.requests as unknown[]).splice(0);
  const large = Buffer.concat([makeSpeechLike(5), new Uint8Array(8 * 1024 * 1024)]);
  await inject({ url: '/api/health' });
  const before = heldMb();
  for (let round = 0; round < 2; round++) {
    recogniser.next({ kind: 'words', text: 'hello' }, { kind: 'error', status: 500 }, { kind: 'cut' });
    await listEvents(await maya.speak({ audio: asFile(large) }));
    for (const bytes of [large, large, Buffer.concat([makeSilence(5), large]), large.subarray(5)])
      await (await maya.post(recordVoice.path, toForm({ audio: asFile(bytes) }))).text();
    forgetRequests();
  }
  await expect.poll(heldMb).toBeLessThan(before + 6);
});
