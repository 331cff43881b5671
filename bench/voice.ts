import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { z } from 'zod';
import { createConversation, sendMessage } from '#features/conversations/contract.ts';
import { FORM, recordVoice, speakText, takeVoiceTurn } from '#features/voice-chat/contract.ts';
import { makeSpeechLike } from '#testing/recordings.ts';
import { type RunningServer, runServer } from '../tests/harness/run-server.ts';
import { createAccount } from '../tests/harness/test.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'voice';

const FAST_TURNS = 7;
const SLOW_TURNS = 2;

const vendorsSchema = z.object({ companion: z.string(), recogniser: z.string(), synthesiser: z.string() });

/** From the end of speech to the first sound: the one stream beside three calls that wait for each other. */
export async function run(): Promise<readonly Row[]> {
  const vendor = fork(new URL('./voice-vendors.ts', import.meta.url));
  const vendors = vendorsSchema.parse((await once(vendor, 'message'))[0]);
  const server = await runServer({
    COMPANION: 'openai',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: `${vendors.companion}/v1`,
    STT: 'openai',
    STT_API_KEY: 'bench',
    STT_BASE_URL: `${vendors.recogniser}/v1`,
    TTS: 'elevenlabs',
    TTS_API_KEY: 'bench',
    TTS_BASE_URL: `${vendors.synthesiser}/v1`,
  });
  try {
    const talk = await beginTalk(server);
    await talk.stream();
    const fast: Turn[] = [];
    for (let turn = 0; turn < FAST_TURNS; turn++) fast.push(await talk.stream());
    const slow: number[] = [];
    for (let turn = 0; turn < SLOW_TURNS; turn++) slow.push(await talk.threeCalls());
    const first = median(fast.map(({ firstSoundMs }) => firstSoundMs));
    const sequential = median(slow);
    return [
      atMost('end of speech to first sound, one stream', first, 'ms', 1_100),
      {
        row: 'the same with three calls in turn',
        value: sequential,
        unit: 'ms',
        target: 'to compare',
        ok: true,
      },
      {
        row: 'sooner by',
        value: sequential / first,
        unit: 'times',
        target: '≥ 8 times',
        ok: sequential / first >= 8,
      },
      atMost('silence between clauses for want of sound, longest', median(fast.map(longestGapMs)), 'ms', 50),
    ];
  } finally {
    await server.dispose();
    vendor.disconnect();
  }
}

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** When sound came, and how much of it. */
interface Turn {
  readonly firstSoundMs: number;
  readonly pieces: readonly { readonly atMs: number; readonly lengthMs: number }[];
}

/** How long a player that began with the first piece had nothing to play, at worst. */
function longestGapMs({ firstSoundMs, pieces }: Turn): number {
  let playedUntil = firstSoundMs;
  let longest = 0;
  for (const { atMs, lengthMs } of pieces) {
    longest = Math.max(longest, atMs - playedUntil);
    playedUntil = Math.max(playedUntil, atMs) + lengthMs;
  }
  return longest;
}

async function beginTalk({ url }: RunningServer) {
  const { token } = await createAccount(url);
  const post = async (path: string, body: FormData | object, method = 'POST'): Promise<Response> => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  await post('/api/users/me', { modelConsent: true }, 'PATCH');
  const begun = await post(createConversation.path, { type: 'voice' });
  const conversationId = createConversation.response.parse(await begun.json()).id;
  const recording = new Blob([new Uint8Array(makeSpeechLike(4))]);

  return {
    async stream(): Promise<Turn> {
      const form = new FormData();
      form.set(FORM.audio, recording, 'recording.wav');
      form.set(FORM.conversationId, conversationId);
      form.set(FORM.clientMessageId, randomUUID());
      const endedAt = performance.now();
      const response = await post(takeVoiceTurn.path, form);
      const pieces: { atMs: number; lengthMs: number }[] = [];
      let text = '';
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events.filter((entry) => entry.startsWith('event: sound_added'))) {
          const { data, sampleRate } = JSON.parse(event.slice(event.indexOf('data: ') + 6));
          const lengthMs = (Buffer.from(data, 'base64').length / 2 / sampleRate) * 1_000;
          if (lengthMs > 0) pieces.push({ atMs: performance.now() - endedAt, lengthMs });
        }
      }
      return { firstSoundMs: pieces[0]?.atMs ?? Number.NaN, pieces };
    },
    /** What a client does that waits for each answer, as the specification's one does. */
    async threeCalls(): Promise<number> {
      const form = new FormData();
      form.set(FORM.audio, recording, 'recording.wav');
      const endedAt = performance.now();
      const heard = recordVoice.response.parse(await (await post(recordVoice.path, form)).json());
      const turn = { content: heard.transcript, conversationId, clientMessageId: randomUUID() };
      const replied = sendMessage.response.parse(await (await post(sendMessage.path, turn)).json());
      await (await post(speakText.path, { text: replied.message.content })).blob();
      return performance.now() - endedAt;
    },
  };
}
