import { describe, expect, it } from 'vitest';
import type { Safety } from '#features/safety/contract.ts';
import {
  accepted,
  answerOf,
  CONVERSATION_ID,
  delta,
  done,
  fakeVoice,
  goodTurn,
  sound,
  spoken,
  transcript,
} from '#testing/web/fake-voice.ts';
import { ApiError } from '#web/api/api-error.ts';
import { StreamCutError } from '#web/api/read-event-stream.ts';
import { type TurnStep, takeTurn } from './take-turn.ts';
import { TurnError } from './turn-error.ts';
import type { SpokenEvent, VoiceCalls } from './voice-calls.ts';

const CLAUSES = ['tired of it all, ', 'it sounds like.'];
const form = {
  conversationId: CONVERSATION_ID,
  clientMessageId: 'one',
  recording: new Blob(['sound']),
  transcript: null,
};

/** Runs a turn over a stream with these events, then what follows them. */
async function run(
  events: readonly SpokenEvent[],
  end: 'end' | Error,
  changed: Partial<VoiceCalls> = {},
): Promise<{ steps: TurnStep[]; asked: string[] }> {
  const asked: string[] = [];
  const { calls } = fakeVoice().parts;
  const recorded: VoiceCalls = {
    ...calls,
    async *takeTurn() {
      asked.push('turn');
      yield* events;
      if (end !== 'end') throw end;
    },
    transcribe: (...args) => {
      asked.push('transcribe');
      return calls.transcribe(...args);
    },
    send: (message, signal) => {
      asked.push(`send ${message.content} as ${message.clientMessageId}`);
      return (changed.send ?? calls.send)(message, signal);
    },
    speak: (text, signal) => {
      asked.push(`speak ${text}`);
      return (changed.speak ?? calls.speak)(text, signal);
    },
  };
  const steps: TurnStep[] = [];
  for await (const step of takeTurn(form, recorded, new AbortController().signal)) steps.push(step);
  return { steps, asked };
}

const cut = new StreamCutError('cut');
const http = (status: number, code?: string) =>
  new ApiError('x', { kind: 'http', status, ...(code !== undefined && { code }) });
const speaks = (steps: readonly TurnStep[]) =>
  steps.flatMap((step) => (step.event === 'sound_added' ? [step.data.text] : []));

describe('the fast path', () => {
  it('hands on transcript, words, sound and the reply, and asks for nothing else', async () => {
    const { steps, asked } = await run(goodTurn(CLAUSES), 'end');
    expect(asked).toEqual(['turn']);
    expect(steps.map(({ event }) => event)).toEqual([
      'transcribed',
      'accepted',
      'words_added',
      'words_added',
      'sound_added',
      'sound_added',
      'replied',
    ]);
    expect(speaks(steps)).toEqual(CLAUSES);
  });

  it('decodes sound', async () => {
    const { steps } = await run([sound(0, 'hello'), spoken], 'end');
    expect(steps).toEqual([
      {
        event: 'sound_added',
        data: {
          clause: 0,
          text: 'hello',
          mime: 'audio/pcm',
          sampleRate: 24_000,
          bytes: new TextEncoder().encode('hello'),
          last: true,
        },
      },
    ]);
  });

  it('goes on with the words when the voice fails, and says where to speak on', async () => {
    const events = [
      transcript('i am tired'),
      accepted,
      delta(CLAUSES.join('')),
      sound(0, CLAUSES[0] ?? ''),
      sound(1, CLAUSES[1] ?? '', false),
      { event: 'voice_failed', data: { code: 'speech_unavailable' } } as const,
      done(CLAUSES.join('')),
      spoken,
    ];
    const { steps, asked } = await run(events, 'end');
    expect(asked).toEqual(['turn']);
    expect(steps.find((step) => step.event === 'voice_failed')).toMatchObject({
      data: { spoken: CLAUSES[0]?.length, fault: { code: 'speech_unavailable', status: 503 } },
    });
    expect(steps.at(-1)?.event).toBe('replied');
  });

  it('fails as the server says, with the crisis resources that stand beside it', async () => {
    const safety: Safety = {
      certainty: 'certain',
      tier: 'T3',
      messageTier: 'T3',
      tags: [],
      resources: [],
      checkIn: false,
    };
    const data = { code: 'companion_busy', message: 'busy', retryable: true, safety };
    const failing = run([transcript('i am tired'), accepted, { id: 2, event: 'failed', data }], 'end');
    await expect(failing).rejects.toThrow(TurnError);
    await expect(failing).rejects.toMatchObject({ fault: { code: 'companion_busy', status: 503 }, safety });
  });

  it.each([
    [401, 'session_expired'],
    [402, 'subscription_required'],
    [403, 'consent_required'],
    [422, 'nothing_heard'],
    [429, 'speech_busy'],
    [502, 'recognition_failed'],
    [503, 'speech_unavailable'],
    [504, 'speech_timeout'],
  ])('does not ask again when our server refuses with %i %s', async (status, code) => {
    await expect(run([], http(status, code))).rejects.toMatchObject({ status, code });
  });
});

describe('the three calls', () => {
  it.each<[string, 'end' | Error]>([
    ['ends before anything came', 'end'],
    ['is cut', cut],
    ['is no stream', new SyntaxError('unexpected token')],
    ['is a page', new ApiError('x', { kind: 'html', status: 500 })],
    ['is refused by something in between', http(502)],
    ['is not known to the server', http(404, 'not_found')],
    ['cannot be reached', new ApiError('network error', { kind: 'network', status: 0 })],
  ])('follow when the stream %s, under the same id', async (_, end) => {
    const { steps, asked } = await run([], end);
    expect(asked).toEqual(['turn', 'transcribe', 'send i am tired as one', 'speak tired of what?']);
    expect(steps.map(({ event }) => event)).toEqual([
      'stream_failed',
      'transcribed',
      'accepted',
      'replied',
      'sound_added',
    ]);
  });

  it('do not listen again to what was heard already', async () => {
    const { asked } = await run([transcript('all of it'), accepted], cut);
    expect(asked).toEqual(['turn', 'send all of it as one', 'speak tired of what?']);
  });

  it('speak only what was not spoken yet', async () => {
    const whole = CLAUSES.join('');
    const events = [transcript('i am tired'), accepted, delta(whole), sound(0, CLAUSES[0] ?? '')];
    const { steps, asked } = await run(events, cut, { send: async () => answerOf(whole) });
    expect(asked.at(-1)).toBe(`speak ${CLAUSES[1]}`);
    expect(steps.at(-1)).toMatchObject({
      event: 'sound_added',
      data: { clause: 1, text: CLAUSES[1], last: true },
    });
  });

  it('ask for nothing when only the end of the stream is missing', async () => {
    const { asked } = await run(goodTurn(CLAUSES).slice(0, -1), cut);
    expect(asked).toEqual(['turn']);
  });

  it('leave the voice to the browser when it cannot be had', async () => {
    const failing = async () => Promise.reject(http(503, 'speech_unavailable'));
    const { steps } = await run([], cut, { speak: failing });
    expect(steps.at(-1)).toMatchObject({
      event: 'voice_failed',
      data: { spoken: 0, fault: { code: 'speech_unavailable' } },
    });
  });

  it('fail when the reply does', async () => {
    const failing = async () => Promise.reject(http(503, 'companion_unavailable'));
    await expect(run([], cut, { send: failing })).rejects.toMatchObject({ code: 'companion_unavailable' });
  });
});
