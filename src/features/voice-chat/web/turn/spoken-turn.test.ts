import { describe, expect, it } from 'vitest';
import { TurnError } from '#features/conversations/web/public.ts';
import {
  accepted,
  CONVERSATION_ID,
  delta,
  done,
  fakeVoice,
  goodTurn,
  sendFailing,
  sound,
  spoken,
  transcript,
} from '#testing/web/fake-voice.ts';
import { ApiError } from '#web/api/api-error.ts';
import { followSpokenTurn, type TurnStep } from './spoken-turn.ts';
import type { SpokenEvent, VoiceCalls } from './voice-calls.ts';

const CLAUSES = ['tired of it all, ', 'it sounds like.'];
const form = {
  conversationId: CONVERSATION_ID,
  clientMessageId: 'one',
  recording: new Blob(['sound']),
  transcript: null,
  ahead: null,
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
    async *streamTurn() {
      asked.push('turn');
      yield* events;
      if (end !== 'end') throw end;
    },
    transcribe: (...args) => {
      asked.push('transcribe');
      return calls.transcribe(...args);
    },
    send: (turn, ...rest) => {
      asked.push(
        `${turn.accepted ? `take up after ${turn.lastEventId}` : `send ${turn.content}`} as ${turn.id}`,
      );
      return (changed.send ?? calls.send)(turn, ...rest);
    },
    speak: (text, signal) => {
      asked.push(`speak ${text}`);
      return (changed.speak ?? calls.speak)(text, signal);
    },
  };
  const steps: TurnStep[] = [];
  for await (const step of followSpokenTurn(form, recorded, new AbortController().signal)) steps.push(step);
  return { steps, asked };
}

const cut = new TurnError({ kind: 'cut' });
const http = (status: number, code: string | null = null) =>
  new TurnError({ kind: 'status', status, code, message: 'x', retryAfterMs: null });
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
    await expect(run([], http(status, code))).rejects.toMatchObject({ fault: { status, code } });
  });

  it('does not ask again when the server tells of a failure in its stream', async () => {
    const fault = { kind: 'reported', code: 'companion_busy', message: 'busy', retryable: true } as const;
    const error = new TurnError({ ...fault, retryAfterMs: null });
    await expect(run([transcript('i am tired'), accepted], error)).rejects.toBe(error);
  });
});

describe('the three calls', () => {
  it.each<[string, Error]>([
    ['is cut', cut],
    ['says nothing for too long', new TurnError({ kind: 'timeout', waitingFor: 'companion' })],
    ['is no stream', new TurnError({ kind: 'garbage' })],
    ['is refused by something in between', http(502)],
    ['is not known to the server', http(404, 'not_found')],
    ['cannot be reached', new TurnError({ kind: 'unreachable' })],
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
    expect(asked).toEqual(['turn', 'take up after 1 as one', 'speak tired of what?']);
  });

  it('speak only what was not spoken yet', async () => {
    const whole = CLAUSES.join('');
    const events = [transcript('i am tired'), accepted, delta(whole), sound(0, CLAUSES[0] ?? '')];
    const { steps, asked } = await run(events, cut, {
      send: async function* () {
        yield accepted;
        yield done(whole);
      },
    });
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
    const refused = new ApiError('x', { kind: 'http', status: 503, code: 'speech_unavailable' });
    const { steps } = await run([], cut, { speak: () => Promise.reject(refused) });
    expect(steps.at(-1)).toMatchObject({
      event: 'voice_failed',
      data: { spoken: 0, fault: { code: 'speech_unavailable' } },
    });
  });

  it('fail when the reply does', async () => {
    const error = http(503, 'companion_unavailable');
    await expect(run([], cut, { send: sendFailing(error) })).rejects.toBe(error);
  });
});
