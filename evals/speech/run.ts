import { recordVoice } from '#features/voice-chat/contract.ts';
import { speakWithFlite, startPocketsphinx } from '#testing/pocketsphinx.ts';
import build from '../../tests/harness/build.ts';
import { runServer } from '../../tests/harness/run-server.ts';
import { createAccount } from '../../tests/harness/test.ts';
import { countHeard } from './score.ts';

/** A real voice through the real server into a real recogniser: how many of its words arrive. */
const SENTENCES = [
  'i keep thinking about the talk that i have to give tomorrow',
  'my sister said that nobody ever asks me how i am',
  'i feel tired and sad and i do not know why',
  'there was a fight with my brother about the car and now i cannot sleep',
  'what would help is somebody who says that it is fine to take a second',
  'from eight to four with my own breath and that is enough for tonight',
];
const LEAST_SHARE = 0.7;

await build();
const recogniser = await startPocketsphinx();
const server = await runServer({ STT: 'openai', STT_BASE_URL: `${recogniser.url}/v1` });
try {
  const { token } = await createAccount(server.url);
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${server.url}/api/users/me`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ modelConsent: true }),
  });
  const total = { heard: 0, said: 0 };
  for (const sentence of SENTENCES) {
    const form = new FormData();
    form.set('audio', new Blob([new Uint8Array(await speakWithFlite(sentence))]), 'recording.wav');
    const answer = await fetch(server.url + recordVoice.path, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`${recordVoice.path} answered ${answer.status}`);
    const { transcript } = recordVoice.response.parse(await answer.json());
    const { heard, said } = countHeard(sentence, transcript);
    console.log(`${heard} of ${said}  ${sentence}\n          ${transcript}`);
    total.heard += heard;
    total.said += said;
  }
  const share = total.heard / total.said;
  console.log(
    `${total.heard} of ${total.said} words (${(share * 100).toFixed(0)} %), at least ${LEAST_SHARE * 100} % are asked for`,
  );
  process.exitCode = share >= LEAST_SHARE ? 0 : 1;
} finally {
  await server.dispose();
  await recogniser.close();
}
