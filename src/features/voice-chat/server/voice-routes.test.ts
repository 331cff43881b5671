import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERRORS, wireErrorSchema } from '#contract/errors.ts';
import { readHealth } from '#contract/health.ts';
import { EnvError } from '#server/env.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { makeSpeechLike } from '#testing/recordings.ts';
import { asFile, toForm } from '#testing/speak.ts';
import { readJson } from '#testing/stand-ins/stand-in.ts';
import { buildVoiceApp, listEvents, type Speaker } from '#testing/voice-app.ts';
import { recordVoice, reportHeard, reportLatency, speakText, takeVoiceTurn } from '../contract.ts';

const codeOf = async (answer: Response): Promise<string> => wireErrorSchema.parse(await answer.json()).code;
const say = (person: Speaker, text: string) => person.call('POST', speakText.path, { text });

describe('who may not', () => {
  it('is asked for a token before anything is read', async () => {
    const { url, call } = await buildVoiceApp();
    for (const { path } of [recordVoice, takeVoiceTurn]) {
      const answer = await fetch(url + path, {
        method: 'POST',
        body: toForm({ audio: asFile(makeSpeechLike()) }),
      });
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'unauthenticated']);
    }
    for (const { path } of [speakText, reportHeard, reportLatency])
      expect((await call('POST', path, { text: 'hi' })).statusCode).toBe(401);
  });

  it("hears of another person's conversation exactly as of an unknown one, and no provider is asked", async () => {
    const { begin, recogniser } = await buildVoiceApp();
    const [maya, sam] = [await begin(), await begin()];
    const bodies = [];
    for (const conversationId of [sam.conversationId, randomUUID()]) {
      const answer = await maya.speak({ conversationId });
      expect(answer.status).toBe(404);
      bodies.push({ ...wireErrorSchema.parse(await answer.json()), requestId: '' });
      const typed = await maya.speak({ conversationId, audio: undefined, transcript: 'hello' });
      expect(typed.status).toBe(404);
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(recogniser.requests).toEqual([]);
  });

  it('is told to subscribe before any provider is asked', async () => {
    const { begin, recogniser, synthesiser } = await buildVoiceApp({ env: { PREMIUM_GATE: 'enforce' } });
    const maya = await begin();
    const answers = [
      await maya.speak(),
      await maya.post(recordVoice.path, toForm({ audio: asFile(makeSpeechLike()) })),
    ];
    for (const answer of answers)
      expect([answer.status, await codeOf(answer)]).toEqual([402, 'subscription_required']);
    expect((await say(maya, 'hello')).statusCode).toBe(402);
    expect([recogniser.requests, synthesiser.requests]).toEqual([[], []]);
  });

  it('keeps their voice here without consent, and their words: the basic voice speaks', async () => {
    const { begin, recogniser, synthesiser } = await buildVoiceApp();
    const maya = await begin({ modelConsent: false });
    const answer = await maya.post(recordVoice.path, toForm({ audio: asFile(makeSpeechLike()) }));
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'consent_required']);
    const spoken = await say(maya, 'process is an AI, not a person, and not therapy');
    expect(spoken.headers['content-type']).toBe('audio/mpeg');
    expect(spoken.rawPayload.length).toBeGreaterThan(5_000);
    expect([recogniser.requests, synthesiser.requests]).toEqual([[], []]);
  });

  it('waits when they speak faster than anybody can', async () => {
    const { begin } = await buildVoiceApp({ env: { RATE_LIMITS: 'on', STT: '', TTS: '' } });
    const maya = await begin();
    const ask = () => maya.post(recordVoice.path, toForm({ audio: asFile(makeSpeechLike()) }));
    for (let turn = 0; turn < 30; turn++) expect((await ask()).status).toBe(501);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('without a recogniser', () => {
  it('says so, and a turn that the browser heard itself goes on', async () => {
    const { begin, call } = await buildVoiceApp({ env: { STT: '', TTS: '' } });
    expect(readHealth.response.parse((await call('GET', readHealth.path)).json())).toMatchObject({
      stt: null,
      tts: 'builtin',
    });
    const maya = await begin({ modelConsent: false });
    const answer = await maya.speak();
    expect([answer.status, await codeOf(answer)]).toEqual([501, 'no_recogniser']);
    const events = await listEvents(await maya.speak({ audio: undefined, transcript: 'hello' }));
    expect(events.at(-1)?.event).toBe('spoken');
  });

  it('refuses to start on a folder without a model', async () => {
    await expect(buildTestApp({ env: { VOICE_MODEL_DIR: '/nowhere' } })).rejects.toThrow(EnvError);
  });
});

describe('the two calls of the specification', () => {
  it('give the words of a recording, and the sound of words', async () => {
    const { begin, recogniser, synthesiser } = await buildVoiceApp();
    const maya = await begin();
    recogniser.next({ kind: 'words', text: 'tomorrow scares me' });
    const heard = await maya.post(recordVoice.path, toForm({ audio: asFile(makeSpeechLike(2)) }));
    expect(await heard.json()).toEqual({ transcript: 'tomorrow scares me', seconds: expect.closeTo(2, 3) });
    const spoken = await say(maya, 'you can **call** 988.');
    expect([spoken.statusCode, spoken.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(spoken.rawPayload.length).toBeGreaterThan(5_000);
    const [request] = synthesiser.requests;
    expect(request && readJson(request)).toEqual({
      text: 'you can call 9 8 8.',
      model_id: 'eleven_flash_v2_5',
    });
    expect(request?.query).toBe('output_format=mp3_44100_128');
  });

  const FAILURES = [
    [{ kind: 'error', status: 429, retryAfterSeconds: 4 }, 429, 'speech_busy'],
    [{ kind: 'error', status: 408 }, 504, 'speech_timeout'],
    [{ kind: 'error', status: 503 }, 503, 'speech_unavailable'],
    [{ kind: 'error', status: 401 }, 502, 'synthesis_failed'],
    [{ kind: 'error', status: 500 }, 502, 'synthesis_failed'],
    [{ kind: 'cut' }, 503, 'speech_unavailable'],
    [{ kind: 'empty' }, 502, 'synthesis_failed'],
    [{ kind: 'garbage' }, 502, 'synthesis_failed'],
    // Bare samples, which no browser plays as a file.
    [{ kind: 'sound', form: 'pcm' }, 502, 'synthesis_failed'],
  ] as const;
  it('tell of a voice that fails, in the words of the voice screen', async () => {
    const { begin, synthesiser } = await buildVoiceApp();
    const maya = await begin();
    for (const [step, status, code] of FAILURES) {
      synthesiser.next(step);
      const answer = await say(maya, 'hello');
      expect([step, answer.statusCode, answer.json().code]).toEqual([step, status, code]);
      expect(answer.json().message).toBe(ERRORS[code].message);
    }
  });

  it('name the sound for what it is when a voice answers in another form than asked for', async () => {
    const { begin, synthesiser } = await buildVoiceApp();
    synthesiser.next({ kind: 'sound', form: 'wav' });
    const { statusCode, headers, rawPayload } = await say(await begin(), 'hello');
    expect([statusCode, headers['content-type']]).toEqual([200, 'audio/wav']);
    expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF');
  });

  it('refuse a text that cannot be spoken', async () => {
    const { begin, synthesiser } = await buildVoiceApp();
    const maya = await begin();
    const bodies = [
      { text: ' ' },
      { text: '🌱' },
      { text: 'a'.repeat(8_001) },
      { text: 'a\0b' },
      { text: 7 },
      {},
    ];
    for (const body of bodies)
      expect([body, (await maya.call('POST', speakText.path, body)).statusCode]).toEqual([body, 400]);
    expect(synthesiser.requests).toEqual([]);
  });
});

describe('an upload', () => {
  const REFUSED: readonly [string, Parameters<Speaker['speak']>[0], number][] = [
    ['without a recording', { audio: undefined }, 400],
    ['with a conversation that is none', { conversationId: 'x' }, 400],
    ['with a key that is none', { clientMessageId: '../..' }, 400],
    ['with an empty transcript', { audio: undefined, transcript: ' ' }, 400],
    ['with a transcript that cannot be stored', { audio: undefined, transcript: 'a\0b' }, 400],
    ['with a transcript that is too long', { audio: undefined, transcript: 'a'.repeat(2_001) }, 400],
    ['of 30 MB', { audio: asFile(new Uint8Array(30 * 1024 * 1024)) }, 413],
  ];
  it('that is wrong is refused, and goes to nobody', async () => {
    const { begin, recogniser } = await buildVoiceApp();
    const maya = await begin();
    for (const [name, fields, status] of REFUSED)
      expect([name, (await maya.speak(fields)).status]).toEqual([name, status]);
    expect(recogniser.requests).toEqual([]);
  });

  it('that is no form, or another file beside the recording, is refused', async () => {
    const { begin } = await buildVoiceApp();
    const maya = await begin();
    expect(
      (await maya.call('POST', takeVoiceTurn.path, { conversationId: maya.conversationId })).statusCode,
    ).toBe(415);
    const form = toForm({ audio: asFile(makeSpeechLike()) });
    form.set('other', asFile(makeSpeechLike()), 'other.wav');
    expect((await maya.post(recordVoice.path, form)).status).toBe(413);
    const renamed = new FormData();
    renamed.set('sound', asFile(makeSpeechLike()), 'recording.webm');
    expect((await maya.post(recordVoice.path, renamed)).status).toBe(400);
  });
});

describe('what was heard of a reply', () => {
  it('is all that stays of it, whole words, and only ever less', async () => {
    const { begin } = await buildVoiceApp({ env: { STT: '', TTS: '' } });
    const [maya, sam] = [await begin(), await begin()];
    const clientMessageId = randomUUID();
    const events = await listEvents(
      await maya.speak({ clientMessageId, audio: undefined, transcript: 'hello' }),
    );
    const { content } = events.find(({ event }) => event === 'replied')?.data.message ?? {};
    const report = (person: Speaker, characters: number) =>
      person.call('POST', reportHeard.path, { clientMessageId, characters });
    const stored = async () => {
      const { messages } = (await maya.call('GET', `/api/chat/messages/${maya.conversationId}`)).json();
      return messages[1].content;
    };
    expect((await report(sam, 5)).statusCode).toBe(404);
    expect((await report(maya, 10_000)).statusCode).toBe(200);
    expect(await stored()).toBe(content);
    await report(maya, 20);
    const heard = await stored();
    expect(heard).toMatch(/ …$/);
    expect(content.startsWith(heard.slice(0, -2))).toBe(true);
    expect(heard.length).toBeLessThanOrEqual(22);
    await report(maya, 20);
    await report(maya, 500);
    expect(await stored()).toBe(heard);
    const head = (await maya.call('GET', `/api/chat/conversations/${maya.conversationId}`)).json();
    expect(head.lastMessage).toBe(heard);
  });

  it('of a typed turn is not taken', async () => {
    const { begin } = await buildVoiceApp();
    const maya = await begin();
    const clientMessageId = randomUUID();
    const conversationId = (await maya.call('POST', '/api/chat/conversations', { type: 'text' })).json().id;
    await maya.call('POST', '/api/chat/send', { content: 'hello', conversationId, clientMessageId });
    const answer = await maya.call('POST', reportHeard.path, { clientMessageId, characters: 3 });
    expect(answer.statusCode).toBe(404);
  });
});

describe('how long a spoken turn took', () => {
  const waits = { endOfSpeechToTranscriptMs: 340, toFirstWordMs: 800, toFirstSoundMs: 960.5, path: 'stream' };

  it('is counted without a name, for the technical tab', async () => {
    const { begin, signUp, call } = await buildVoiceApp({ env: { ADMIN_EMAILS: 'ada@example.org' } });
    const maya = await begin();
    for (let turn = 0; turn < 3; turn++)
      expect((await maya.call('POST', reportLatency.path, waits)).statusCode).toBe(200);
    await maya.call('POST', reportLatency.path, { ...waits, path: 'three_calls', toFirstSoundMs: 8_700 });
    const admin = await signUp({ email: 'ada@example.org' });
    const { voiceWaits } = (await admin.call('GET', '/api/admin/analytics/operations')).json();
    expect(voiceWaits).toContainEqual({
      path: 'stream',
      wait: 'first_sound',
      turns: 3,
      medianMs: 1_000,
      p95Ms: 1_000,
    });
    expect(voiceWaits).toContainEqual({
      path: 'three_calls',
      wait: 'first_sound',
      turns: 1,
      medianMs: 16_000,
      p95Ms: 16_000,
    });
    expect((await call('GET', '/api/admin/analytics/operations')).statusCode).toBe(401);
  });

  it('is refused with anything beside the numbers', async () => {
    const { begin } = await buildVoiceApp();
    const maya = await begin();
    const bodies = [
      { ...waits, transcript: 'words' },
      { ...waits, toFirstSoundMs: -1 },
      { ...waits, toFirstSoundMs: 1e9 },
      { ...waits, path: 'other' },
      {},
    ];
    for (const body of bodies)
      expect([body, (await maya.call('POST', reportLatency.path, body)).statusCode]).toEqual([body, 400]);
  });
});
