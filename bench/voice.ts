import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { createConversation, sendMessage } from '#features/conversations/contract.ts';
import { FORM, recordVoice, sendPiece, speakText, takeVoiceTurn } from '#features/voice-chat/contract.ts';
import { makeSpeechLike } from '#testing/recordings.ts';
import { ENDPOINTING } from '#web/audio/endpointer.ts';
import { type RunningServer, runServer } from '../tests/harness/run-server.ts';
import { createAccount } from '../tests/harness/test.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'voice';

const FAST_TURNS = 7;
const SLOW_TURNS = 2;

const vendorsSchema = z.object({ companion: z.string(), recogniser: z.string(), synthesiser: z.string() });

/**
 * From the end of speech to the first sound: the one stream, with the recording sent while it is made and after it, beside
 * three calls that wait for each other.
 */
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
    const whole: Turn[] = [];
    for (let turn = 0; turn < FAST_TURNS; turn++) {
      fast.push(await talk.stream(await talk.sendAhead()));
      whole.push(await talk.stream());
    }
    const slow: number[] = [];
    for (let turn = 0; turn < SLOW_TURNS; turn++) slow.push(await talk.threeCalls());
    const first = median(fast.map(({ firstSoundMs }) => firstSoundMs));
    const firstOfWhole = median(whole.map(({ firstSoundMs }) => firstSoundMs));
    const sequential = median(slow);
    return [
      atMost('end of speech to first sound, sent while speaking', first, 'ms', 750),
      {
        row: '… of which to the transcript',
        value: median(fast.map(({ transcriptMs }) => transcriptMs)),
        unit: 'ms',
        target: 'to compare',
        ok: true,
      },
      atMost('… sent whole after the end', firstOfWhole, 'ms', 1_100),
      {
        row: '… sent while speaking, of it',
        value: first / firstOfWhole,
        unit: 'times',
        target: '≤ 0.75 times',
        ok: first / firstOfWhole <= 0.75,
      },
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
  readonly transcriptMs: number;
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

/** What stands on the server at the end of speech: all up to the pause. */
interface Ahead {
  readonly recordingId: string;
  readonly end: number;
}

/** A second of it. */
const PIECE_BYTES = 32_000;

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
    /** A second a piece, then what a browser does from the pause on until it takes the silence for the end. */
    async sendAhead(): Promise<Ahead> {
      const recordingId = randomUUID();
      const end = recording.size - PIECE_BYTES / 2;
      for (let from = 0; from < end; from += PIECE_BYTES) {
        const form = new FormData();
        const to = Math.min(end, from + PIECE_BYTES);
        form.set(FORM.recordingId, recordingId);
        form.set(FORM.from, String(from));
        if (to === end) form.set(FORM.pause, 'yes');
        form.set(FORM.audio, recording.slice(from, to), 'recording.wav');
        await (await post(sendPiece.path, form)).json();
      }
      await delay(ENDPOINTING.endMs - ENDPOINTING.pauseMs);
      return { recordingId, end };
    },
    async stream(ahead?: Ahead): Promise<Turn> {
      const form = new FormData();
      form.set(FORM.audio, recording.slice(ahead?.end ?? 0), 'recording.wav');
      if (ahead) {
        form.set(FORM.recordingId, ahead.recordingId);
        for (const field of [FORM.from, FORM.heardTo]) form.set(field, String(ahead.end));
      }
      form.set(FORM.conversationId, conversationId);
      form.set(FORM.clientMessageId, randomUUID());
      const endedAt = performance.now();
      const response = await post(takeVoiceTurn.path, form);
      return readTurn(response, endedAt);
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

async function readTurn(response: Response, endedAt: number): Promise<Turn> {
  const pieces: { atMs: number; lengthMs: number }[] = [];
  let transcriptMs = Number.NaN;
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const atMs = performance.now() - endedAt;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    if (events.some((entry) => entry.startsWith('event: transcribed'))) transcriptMs = atMs;
    for (const event of events.filter((entry) => entry.startsWith('event: sound_added'))) {
      const { data, sampleRate } = JSON.parse(event.slice(event.indexOf('data: ') + 6));
      const lengthMs = (Buffer.from(data, 'base64').length / 2 / sampleRate) * 1_000;
      if (lengthMs > 0) pieces.push({ atMs, lengthMs });
    }
  }
  return { transcriptMs, firstSoundMs: pieces[0]?.atMs ?? Number.NaN, pieces };
}
