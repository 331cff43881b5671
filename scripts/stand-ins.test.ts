import { afterEach, expect, it } from 'vitest';
import { loadEnv } from '#server/env.ts';
import { MODELS, type StandIns, startStandIns } from './stand-ins.ts';

let standIns: StandIns | undefined;
afterEach(() => standIns?.close());

it.each(MODELS)('gives the server what it needs for %s and for speech, without a key', async (model) => {
  standIns = await startStandIns(model);
  expect(loadEnv(standIns.env)).toMatchObject({ COMPANION: model, STT: 'openai', TTS: 'openai' });
});

it('has a voice that answers', async () => {
  standIns = await startStandIns('claude');
  const { TTS_BASE_URL, TTS_API_KEY } = standIns.env;
  const answer = await fetch(`${TTS_BASE_URL}/audio/speech`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TTS_API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'any', voice: 'any', input: 'hello', response_format: 'pcm' }),
  });
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
});
