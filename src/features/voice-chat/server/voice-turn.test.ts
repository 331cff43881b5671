import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { wireErrorSchema } from '#contract/errors.ts';
import type { Companion } from '#features/companion/core/companion.ts';
import { makeHum, makeSilence, makeSpeechLike } from '#testing/recordings.ts';
import { asFile, toForm } from '#testing/speak.ts';
import { readFile } from '#testing/stand-ins/speech.ts';
import { readJson } from '#testing/stand-ins/stand-in.ts';
import { buildVoiceApp, listEvents, readEvents, type ToldEvent } from '#testing/voice-app.ts';
import { soundEventSchema } from '../contract.ts';

const REPLY = 'that sounds heavy, and it has been there for a while. what is it like tonight?';

/** A companion whose every word the test gives, so that nothing depends on time. */
function scripted(words: AsyncIterable<string> | Iterable<string>): Companion {
  return {
    name: 'guide',
    async *reply() {
      for await (const text of words) yield { type: 'text', text };
      yield {
        type: 'end',
        phase: 'R1',
        technique: 'reflect',
        state: null,
        question: null,
        companion: 'guide',
      };
    },
  };
}

const codeOf = (body: unknown) => wireErrorSchema.parse(body).code;
const only = (events: readonly ToldEvent[], name: string) => events.filter(({ event }) => event === name);
const namesOf = (events: readonly ToldEvent[]) => [...new Set(events.map(({ event }) => event))];
const spokenText = (events: readonly ToldEvent[]) =>
  only(events, 'sound_added')
    .map(({ data }) => data.text ?? '')
    .join('');

describe('a spoken turn', () => {
  it('tells what was heard, the reply in words and in sound, and stores one turn', async () => {
    const { begin, recogniser, synthesiser } = await buildVoiceApp({
      companion: scripted(REPLY.split(/(?<= )/)),
    });
    const maya = await begin();
    recogniser.next({ kind: 'words', text: ' the talk scares me.\n' });
    const response = await maya.speak();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = await listEvents(response);

    expect(events[0]).toMatchObject({
      event: 'transcribed',
      data: { text: 'the talk scares me.' },
    });
    expect(events[1]).toMatchObject({ event: 'accepted', id: 1 });
    expect(events.at(-1)).toMatchObject({ event: 'spoken', data: {} });
    expect(
      only(events, 'words_added')
        .map(({ data }) => data.text)
        .join(''),
    ).toBe(REPLY);
    const { message } = only(events, 'replied')[0]?.data ?? {};
    expect(message.content).toBe(REPLY);

    expect(spokenText(events)).toBe(REPLY);
    const audio = only(events, 'sound_added').map(({ data }) => soundEventSchema.parse(data));
    expect(audio.map(({ clause }) => clause)).toEqual(
      audio.map(({ clause }) => clause).toSorted((a, b) => a - b),
    );
    expect(audio.filter(({ last }) => last)).toHaveLength(3);
    expect(audio.every(({ mime, sampleRate }) => mime === 'audio/pcm' && sampleRate === 24_000)).toBe(true);
    expect(synthesiser.requests.map((request) => readJson(request))).toEqual([
      { text: 'that sounds heavy,', model_id: 'eleven_flash_v2_5' },
      { text: 'and it has been there for a while.', model_id: 'eleven_flash_v2_5' },
      { text: 'what is it like tonight?', model_id: 'eleven_flash_v2_5' },
    ]);

    const stored = (await maya.call('GET', `/api/chat/messages/${maya.conversationId}`)).json();
    expect(stored.messages.map(({ content }: { content: string }) => content)).toEqual([
      'the talk scares me.',
      REPLY,
    ]);
  });

  it('speaks before the reply is over', async () => {
    let goOn = () => {};
    const heard = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const words = (async function* () {
      yield 'that sounds heavy, and ';
      await heard;
      yield 'old.';
    })();
    const { begin } = await buildVoiceApp({ companion: scripted(words) });
    const events: ToldEvent[] = [];
    for await (const event of readEvents(await (await begin()).speak())) {
      events.push(event);
      if (event.event === 'sound_added') goOn();
    }
    const names = events.map(({ event }) => event);
    expect(names.indexOf('sound_added')).toBeLessThan(names.indexOf('replied'));
    expect(spokenText(events)).toBe('that sounds heavy, and old.');
  });

  it('sends clauses in their order, each piece ending after a whole sample, however the voice answers', async () => {
    const { begin, synthesiser } = await buildVoiceApp({ companion: scripted([REPLY]) });
    synthesiser.next(
      { kind: 'sound', firstByteMs: 60, pieceBytes: 997 },
      { kind: 'sound', pieceBytes: 1_501 },
      { kind: 'sound', pieceBytes: 1 << 20 },
    );
    const audio = only(await listEvents(await (await begin()).speak()), 'sound_added').map(
      ({ data }) => data,
    );
    expect(audio.map(({ clause }) => clause)).toEqual(audio.map(({ clause }) => clause).toSorted());
    expect(audio.every(({ data }) => Buffer.from(data, 'base64').length % 2 === 0)).toBe(true);
    const seconds = audio.reduce((sum, { data }) => sum + Buffer.from(data, 'base64').length / 48_000, 0);
    expect(seconds).toBeCloseTo(REPLY.split(' ').length / 2.5, 1);
  });

  it.each([
    ['mp3', 'audio/mpeg'],
    ['wav', 'audio/wav'],
  ] as const)('names sound for what it is when a voice answers with %s all the same', async (form, mime) => {
    const { begin, synthesiser } = await buildVoiceApp({ companion: scripted([REPLY]) });
    synthesiser.otherwise(() => ({ kind: 'sound', form, pieceBytes: 997 }));
    const events = await listEvents(await (await begin()).speak());
    expect(new Set(only(events, 'sound_added').map(({ data }) => data.mime))).toEqual(new Set([mime]));
    expect(spokenText(events)).toBe(REPLY);
    expect(only(events, 'voice_failed')).toEqual([]);
  });

  it('takes what the browser itself heard, and asks no recogniser', async () => {
    const { begin, recogniser } = await buildVoiceApp({ companion: scripted([REPLY]) });
    const maya = await begin();
    const events = await listEvents(
      await maya.speak({ audio: undefined, transcript: ' tomorrow scares me ' }),
    );
    expect(events[0]?.data).toEqual({ text: 'tomorrow scares me' });
    expect(recogniser.requests).toEqual([]);
  });

  it('is the same turn under the same key: heard once, replied to once, spoken again', async () => {
    let replies = 0;
    const companion = scripted([REPLY]);
    const counting: Companion = {
      ...companion,
      reply(...given) {
        replies += 1;
        return companion.reply(...given);
      },
    };
    const { begin, recogniser } = await buildVoiceApp({ companion: counting });
    const maya = await begin();
    const clientMessageId = randomUUID();
    recogniser.next({ kind: 'words', text: 'first' }, { kind: 'words', text: 'heard otherwise' });
    const first = await listEvents(await maya.speak({ clientMessageId }));
    const second = await listEvents(await maya.speak({ clientMessageId }));
    expect(second[0]?.data).toEqual({ text: 'first' });
    expect(only(second, 'replied')[0]?.data).toEqual(only(first, 'replied')[0]?.data);
    expect(spokenText(second)).toBe(REPLY);
    expect([replies, recogniser.requests.length]).toEqual([1, 1]);
    const other = await maya.speak({ clientMessageId, audio: undefined, transcript: 'other words' });
    expect([other.status, codeOf(await other.json())]).toEqual([409, 'conflict']);
  });

  it('is the same turn when its words come again by the three calls', async () => {
    const { begin } = await buildVoiceApp({ companion: scripted([REPLY]) });
    const maya = await begin();
    const clientMessageId = randomUUID();
    const transcript = 'tomorrow scares me';
    const [done] = only(
      await listEvents(await maya.speak({ clientMessageId, audio: undefined, transcript })),
      'replied',
    );
    const { conversationId } = maya;
    const again = await maya.call('POST', '/api/chat/send', {
      content: transcript,
      conversationId,
      clientMessageId,
    });
    expect(again.json()).toMatchObject({ message: done?.data.message });
  });

  it('is one turn when the same recording comes twice at once, even when it is heard in two ways', async () => {
    const { begin, recogniser } = await buildVoiceApp({ companion: scripted([REPLY]) });
    const maya = await begin();
    const clientMessageId = randomUUID();
    recogniser.next({ kind: 'words', text: 'one way' }, { kind: 'words', text: 'another way' });
    const both = await Promise.all([maya.speak({ clientMessageId }), maya.speak({ clientMessageId })]);
    const [first, second] = await Promise.all(both.map(listEvents));
    expect(second?.[0]?.data).toEqual(first?.[0]?.data);
    const stored = (await maya.call('GET', `/api/chat/messages/${maya.conversationId}`)).json();
    expect(stored.pagination.total).toBe(2);
  });

  it('goes on when the browser leaves: the reply is stored, and nobody is asked to speak on', async () => {
    let goOn = () => {};
    const left = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const words = (async function* () {
      yield 'that sounds heavy, and ';
      await left;
      yield 'it has been there for a while. what is it like tonight?';
    })();
    const { begin, synthesiser } = await buildVoiceApp({ companion: scripted(words) });
    synthesiser.otherwise(() => ({ kind: 'hang', afterBytes: 4_800 }));
    const maya = await begin();
    const leaving = new AbortController();
    const clientMessageId = randomUUID();
    const events = readEvents(await maya.speak({ clientMessageId }, leaving.signal));
    for (let next = await events.next(); next.value?.event !== 'sound_added'; ) next = await events.next();
    leaving.abort();
    await synthesiser.requests[0]?.abandoned;
    goOn();
    const resumed = await maya.call('GET', `/api/chat/send/${clientMessageId}`);
    expect(resumed.json().message.content).toBe(REPLY);
    expect(synthesiser.requests).toHaveLength(1);
  });

  it('speaks with the basic voice for whoever keeps their words here', async () => {
    const { begin, synthesiser, recogniser } = await buildVoiceApp({ companion: scripted(['hello there.']) });
    const maya = await begin({ modelConsent: false });
    const refused = await maya.speak();
    expect([refused.status, codeOf(await refused.json())]).toEqual([403, 'consent_required']);
    const events = await listEvents(await maya.speak({ audio: undefined, transcript: 'hi' }));
    expect(namesOf(events)).toEqual([
      'transcribed',
      'accepted',
      'words_added',
      'replied',
      'sound_added',
      'spoken',
    ]);
    const sound = Buffer.concat(
      only(events, 'sound_added').map(({ data }) => Buffer.from(data.data, 'base64')),
    );
    expect(sound.length).toBeGreaterThan(22_050 / 2);
    expect([synthesiser.requests, recogniser.requests]).toEqual([[], []]);
  });
});

describe('a voice that fails', () => {
  const FAILURES = [
    [{ kind: 'error', status: 429, retryAfterSeconds: 3 }, 'speech_busy'],
    [{ kind: 'error', status: 408 }, 'speech_timeout'],
    [{ kind: 'error', status: 503 }, 'speech_unavailable'],
    [{ kind: 'error', status: 401 }, 'synthesis_failed'],
    [{ kind: 'error', status: 500 }, 'synthesis_failed'],
    [{ kind: 'cut' }, 'speech_unavailable'],
    [{ kind: 'cut', afterBytes: 9_600 }, 'synthesis_failed'],
    [{ kind: 'empty' }, 'synthesis_failed'],
    [{ kind: 'garbage' }, 'synthesis_failed'],
  ] as const;
  it('leaves the reply in words, and says how it failed', async () => {
    const { begin, synthesiser } = await buildVoiceApp({ companion: scripted([REPLY]) });
    const maya = await begin();
    for (const [step, code] of FAILURES) {
      synthesiser.next({ kind: 'sound' });
      synthesiser.otherwise(() => step);
      const events = await listEvents(await maya.speak());
      expect([step, only(events, 'voice_failed').map(({ data }) => data)]).toEqual([step, [{ code }]]);
      expect(only(events, 'replied')[0]?.data.message.content).toBe(REPLY);
      expect(events.at(-1)?.event).toBe('spoken');
      const afterwards = events.slice(events.findIndex(({ event }) => event === 'voice_failed'));
      expect(only(afterwards, 'sound_added')).toEqual([]);
    }
  });
});

describe('a companion that fails', () => {
  it('ends the stream with its error, and keeps what was said', async () => {
    const companion: Companion = {
      name: 'guide',
      reply: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no')) }) }),
    };
    const { begin } = await buildVoiceApp({ companion });
    const maya = await begin();
    const events = await listEvents(await maya.speak());
    expect(namesOf(events)).toEqual(['transcribed', 'accepted', 'failed']);
    expect(events.at(-1)?.data).toMatchObject({ code: 'companion_unavailable', retryable: true });
    const stored = (await maya.call('GET', `/api/chat/messages/${maya.conversationId}`)).json();
    expect(stored.pagination.total).toBe(1);
  });
});

describe('a recording', () => {
  it('is sent on as what its bytes say', async () => {
    const { begin, recogniser } = await buildVoiceApp({ companion: scripted([REPLY]) });
    await listEvents(await (await begin()).speak());
    const [request] = recogniser.requests;
    const file = request && (await readFile(request));
    expect([file?.name, file?.type]).toEqual(['recording.wav', 'audio/wav']);
  });

  const UNHEARD: readonly [string, Uint8Array, number, string][] = [
    ['nothing in it', new Uint8Array(), 422, 'nothing_heard'],
    ['silence', makeSilence(), 422, 'nothing_heard'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n0000000000'), 415, 'unsupported_media_type'],
    ['a head without a body', makeSpeechLike().subarray(0, 30), 422, 'recording_unreadable'],
    [
      'a broken WebM',
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...new Array(60).fill(7)]),
      422,
      'recording_unreadable',
    ],
    ['more than two minutes', makeSpeechLike(125), 413, 'recording_too_long'],
  ];
  it('without words goes to nobody', async () => {
    const { begin, recogniser } = await buildVoiceApp();
    const maya = await begin();
    for (const [name, bytes, status, code] of UNHEARD)
      for (const answer of [
        await maya.speak({ audio: asFile(bytes) }),
        await maya.post('/api/v1/voicerecord', toForm({ audio: asFile(bytes) })),
      ])
        expect([name, answer.status, codeOf(await answer.json())]).toEqual([name, status, code]);
    expect(recogniser.requests).toEqual([]);
    const stored = (await maya.call('GET', `/api/chat/messages/${maya.conversationId}`)).json();
    expect(stored.pagination.total).toBe(0);
  });

  const MADE_UP: readonly [Uint8Array, string][] = [
    [makeHum(), 'Thank you.'],
    [makeHum(), 'you'],
    [makeSpeechLike(), '[music]'],
    [makeSpeechLike(), ''],
  ];
  it('is not taken for words that were made up', async () => {
    const { begin, recogniser } = await buildVoiceApp();
    const maya = await begin();
    for (const [bytes, text] of MADE_UP) {
      recogniser.next({ kind: 'words', text });
      const answer = await maya.speak({ audio: asFile(bytes) });
      expect([text, answer.status, codeOf(await answer.json())]).toEqual([text, 422, 'nothing_heard']);
    }
  });
});

describe('a recogniser that fails', () => {
  const FAILURES = [
    [{ kind: 'error', status: 429, retryAfterSeconds: 3 }, 429, 'speech_busy'],
    [{ kind: 'error', status: 408 }, 504, 'speech_timeout'],
    [{ kind: 'error', status: 503 }, 503, 'speech_unavailable'],
    [{ kind: 'error', status: 401 }, 502, 'recognition_failed'],
    [{ kind: 'error', status: 500 }, 502, 'recognition_failed'],
    [{ kind: 'cut' }, 503, 'speech_unavailable'],
    [{ kind: 'cut', afterBytes: 5 }, 502, 'recognition_failed'],
    [{ kind: 'garbage' }, 502, 'recognition_failed'],
    [{ kind: 'empty' }, 502, 'recognition_failed'],
  ] as const;
  it('is told of, and nothing is stored', async () => {
    const { begin, recogniser } = await buildVoiceApp();
    const maya = await begin();
    for (const [step, status, code] of FAILURES) {
      recogniser.next(step);
      const answer = await maya.speak();
      expect([step, answer.status, codeOf(await answer.json())]).toEqual([step, status, code]);
      expect(answer.headers.has('retry-after')).toBe(status === 429 || status === 503);
    }
    const stored = (await maya.call('GET', `/api/chat/messages/${maya.conversationId}`)).json();
    expect(stored.pagination.total).toBe(0);
  });
});
