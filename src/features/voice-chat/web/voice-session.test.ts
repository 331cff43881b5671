import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import type { Conversation } from '#features/conversations/contract.ts';
import { TurnError } from '#features/conversations/web/public.ts';
import type { Safety } from '#features/safety/contract.ts';
import {
  accepted,
  CONVERSATION_ID,
  delta,
  done,
  fakeVoice,
  goodTurn,
  sendFailing,
  spoken,
  transcript,
} from '#testing/web/fake-voice.ts';
import { ApiError } from '#web/api/api-error.ts';
import { MicrophoneError } from '#web/audio/microphone-error.ts';
import { PROBLEM_RULES } from './turn/voice-problem.ts';
import type { VoiceParts } from './voice-parts.ts';
import { startVoiceSession, type VoiceSession } from './voice-session.ts';

const CLAUSES = ['tired of it all, ', 'it sounds like.'];
const REPLY = CLAUSES.join('');
const offline = new ApiError('network error', { kind: 'network', status: 0 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

function start(more: Partial<VoiceParts> = {}) {
  const fake = fakeVoice(more);
  const session = startVoiceSession(fake.parts);
  const stream = () => {
    const last = fake.streams.at(-1);
    if (!last) throw new Error('no stream');
    return last;
  };
  const player = () => {
    const last = fake.players.at(-1);
    if (!last) throw new Error('no player');
    return last;
  };
  return { ...fake, session, stream, player, status: () => session.getSnapshot().state.status };
}

async function speak(session: VoiceSession): Promise<void> {
  session.press();
  await settle();
  session.press();
  await settle();
}

/** The voice begins, speaks all and ends. */
async function playAll(player: { play(characters: number): void; end(): void }): Promise<void> {
  player.play(3);
  await settle();
  player.end();
  await settle();
}

const problemOf = (session: VoiceSession) => {
  const { state } = session.getSnapshot();
  return state.status === 'idle' ? state.problem : null;
};

describe('a turn', () => {
  it('records, sends, speaks, and comes back to idle with the reply on the screen', async () => {
    const { session, status, device, stream, player } = start();
    session.press();
    await settle();
    expect(status()).toBe('listening');
    expect(device).toMatchObject({ open: 1, recordings: 1, awake: 1 });
    session.press();
    await settle();
    expect(status()).toBe('processing');
    expect(device).toMatchObject({ open: 0, recordings: 0 });
    expect(stream().form).toMatchObject({ conversationId: CONVERSATION_ID, recording: device.blob });
    stream().send(...goodTurn(CLAUSES));
    await settle();
    expect(status()).toBe('processing');
    player().play(3);
    expect(status()).toBe('speaking');
    player().end();
    await settle();
    expect(session.getSnapshot()).toMatchObject({
      state: { status: 'idle', problem: null, kept: null },
      reply: REPLY,
      heardCharacters: REPLY.length,
      hasSpoken: true,
      hasWords: true,
    });
    expect(device.awake).toBe(0);
  });

  it('makes the conversation with the first turn and no sooner', async () => {
    const createConversation = vi.fn(async () => ({ id: CONVERSATION_ID }) as Conversation);
    const { calls } = fakeVoice().parts;
    const { session } = start({ calls: { ...calls, createConversation } });
    session.press();
    await settle();
    expect(createConversation).not.toHaveBeenCalled();
    session.press();
    await settle();
    expect(createConversation).toHaveBeenCalledOnce();
    expect(session.getSnapshot().conversationId).toBe(CONVERSATION_ID);
  });

  it('tells its waits once, and the phases it passed', async () => {
    const { session, stream, player, latencies, reported } = start();
    await speak(session);
    stream().send(transcript('i am tired'));
    await vi.advanceTimersByTimeAsync(100);
    stream().send(delta(REPLY), { id: 3, event: 'phase_changed', data: { from: 'R1', to: 'R2' } });
    await vi.advanceTimersByTimeAsync(100);
    stream().send(...goodTurn(CLAUSES).slice(4, -2), done(REPLY, { phase: 'R2' }), spoken);
    await settle();
    await playAll(player());
    expect(latencies).toEqual([
      { endOfSpeechToTranscriptMs: 0, toFirstWordMs: 100, toFirstSoundMs: 200, path: 'stream' },
    ]);
    expect(reported.filter(({ name }) => name === 'progress')).toEqual([
      { name: 'progress', facts: { from: 'R1', to: 'R2' } },
    ]);
  });

  it('takes typed words without a microphone', async () => {
    const { session, stream, device, latencies } = start();
    session.say('  i am tired ');
    await settle();
    expect(device.open).toBe(0);
    expect(stream().form).toMatchObject({ transcript: 'i am tired', recording: null });
    stream().send(...goodTurn(CLAUSES), spoken);
    await settle();
    expect(latencies).toEqual([]);
  });

  it('sends what the browser itself understood', async () => {
    const fake = fakeVoice();
    const recogniser = {
      place: 'device' as const,
      start: () => {},
      stop: async () => 'i am tired',
      cancel: () => {},
    };
    const { session, stream } = start({ ear: { ...fake.parts.ear, recogniser: () => recogniser } });
    await speak(session);
    expect(stream().form).toMatchObject({ transcript: 'i am tired', recording: null });
  });

  it('ends by itself after the longest recording', async () => {
    const { session, status } = start();
    session.press();
    await settle();
    await vi.advanceTimersByTimeAsync(110_000);
    expect(status()).toBe('processing');
  });
});

describe('a crisis', () => {
  const safety = {
    certainty: 'certain',
    tier: 'T2',
    messageTier: 'T2',
    tags: [],
    resources: [{ id: 'line' }],
    checkIn: false,
  } as unknown as Safety; // only its resources' number is read

  it('shows the card before the reply, and counts one intervention a turn', async () => {
    const { session, stream, reported } = start();
    await speak(session);
    stream().send(transcript('x'), accepted, { id: 2, event: 'safety_assessed', data: safety });
    await settle();
    expect(session.getSnapshot().safety).toBe(safety);
    stream().send({ id: 3, event: 'safety_assessed', data: safety });
    await settle();
    expect(reported.filter(({ name }) => name === 'interaction')).toEqual([
      { name: 'interaction', facts: { outcome: 'shown', sameTurn: true } },
    ]);
  });

  it('is answered first; what process is comes after it', async () => {
    const { session, stream, player } = start();
    await speak(session);
    stream().send(transcript('x'), accepted, { id: 2, event: 'safety_assessed', data: safety });
    stream().send(...goodTurn(CLAUSES).slice(2));
    await settle();
    expect(player().chunks.map(({ text }) => text)).toEqual([...CLAUSES, '']);
    expect(player().chunks.at(-1)?.mime).toBe('audio/mpeg');
    await playAll(player());
  });

  it('lets the card go with a turn that has none: what was certain is over', async () => {
    const { session, stream } = start();
    await speak(session);
    stream().send(transcript('x'), accepted, { id: 2, event: 'safety_assessed', data: safety });
    await settle();
    expect(session.getSnapshot().safety).toBe(safety);
    stream().send(done('fair enough'));
    await settle();
    expect(session.getSnapshot().safety).toBeNull();
  });

  it('keeps the card when the companion fails', async () => {
    const { session, stream } = start();
    await speak(session);
    const fault = { kind: 'reported', code: 'companion_unavailable', message: 'x', retryable: true } as const;
    stream().send(transcript('x'), accepted);
    stream().fail(new TurnError({ ...fault, retryAfterMs: null }, { safety }));
    await settle();
    expect(session.getSnapshot().safety).toBe(safety);
    expect(problemOf(session)?.kind).toBe('unavailable');
  });
});

describe('failures', () => {
  it.each(['denied', 'missing', 'unsupported'] as const)('a microphone that is %s', async (kind) => {
    const { session, refuseMicrophone, reported } = start();
    const error = new MicrophoneError(kind);
    refuseMicrophone(error);
    session.press();
    await settle();
    expect(problemOf(session)?.message).toBe(
      kind === 'denied' ? PROBLEM_RULES.permission.message : error.message,
    );
    expect(reported.at(-1)).toMatchObject({ name: 'issue', facts: { type: 'voice_recognition' } });
  });

  it('a microphone that is lost: what was said so far is kept and can be sent', async () => {
    const { session, loseMicrophone, stream, device } = start();
    session.press();
    await settle();
    loseMicrophone(new MicrophoneError('lost'));
    await settle();
    expect(problemOf(session)?.kind).toBe('microphone');
    expect(device.open).toBe(0);
    session.press();
    session.act({ type: 'send_kept_pressed' });
    await settle();
    expect(stream().form.recording).toBe(device.blob);
  });

  it('a clip without words is met with a kind word, not with a card', async () => {
    const { session, stream } = start();
    await speak(session);
    stream().fail(
      new TurnError({
        kind: 'status',
        status: 422,
        code: 'nothing_heard',
        message: ERRORS.nothing_heard.message,
        retryAfterMs: null,
      }),
    );
    await settle();
    expect(session.getSnapshot()).toMatchObject({
      state: { status: 'idle', problem: null, kept: null },
      note: ERRORS.nothing_heard.message,
    });
  });

  it('an empty recording is never sent', async () => {
    const { session, device, streams } = start();
    device.blob = new Blob([]);
    await speak(session);
    expect(streams).toEqual([]);
    expect(session.getSnapshot().note).toBe(ERRORS.nothing_heard.message);
  });

  it('a recording that did not arrive is sent again, as the same turn', async () => {
    const fake = start();
    vi.spyOn(fake.parts.calls, 'transcribe').mockRejectedValueOnce(offline);
    await speak(fake.session);
    const first = fake.stream().form;
    fake.stream().fail(new TurnError({ kind: 'unreachable' }));
    await settle();
    expect(problemOf(fake.session)?.type).toBe('NETWORK_ERROR');
    fake.session.act({ type: 'try_again_pressed' });
    await settle();
    expect(fake.streams).toHaveLength(2);
    expect(fake.stream().form).toEqual(first);
  });

  it('a turn without a network keeps its words, and sends them again as the same turn', async () => {
    const fake = start();
    const { session, stream, streams } = fake;
    vi.spyOn(fake.parts.calls, 'send').mockImplementationOnce(
      sendFailing(new TurnError({ kind: 'unreachable' })),
    );
    await speak(session);
    stream().send(transcript('i am tired'));
    stream().fail(new TurnError({ kind: 'cut' }));
    await settle();
    expect(problemOf(session)?.type).toBe('NETWORK_ERROR');
    const first = stream().form;
    session.act({ type: 'try_again_pressed' });
    await settle();
    expect(streams).toHaveLength(2);
    expect(stream().form).toEqual({ ...first, recording: null, transcript: 'i am tired' });
  });

  it('a network that returns clears its card', async () => {
    const fake = start();
    vi.spyOn(fake.parts.calls, 'createConversation').mockRejectedValueOnce(offline);
    await speak(fake.session);
    expect(problemOf(fake.session)?.type).toBe('NETWORK_ERROR');
    fake.session.act({ type: 'network_returned' });
    expect(problemOf(fake.session)).toBeNull();
    expect(fake.session.getSnapshot().state.kept).not.toBeNull();
  });

  it('a stream that is cut goes on by the three calls', async () => {
    const { session, stream, player, status, latencies } = start();
    await speak(session);
    stream().fail(new TurnError({ kind: 'cut' }));
    await settle();
    await playAll(player());
    expect(status()).toBe('idle');
    expect(problemOf(session)).toBeNull();
    expect(session.getSnapshot().reply).toBe('tired of what?');
    expect(latencies).toMatchObject([{ path: 'three_calls' }]);
  });

  it('a voice that fails is replaced here, and said so', async () => {
    const { session, stream, said } = start({ conversationId: CONVERSATION_ID });
    await speak(session);
    stream().send(transcript('x'), accepted, delta(REPLY), {
      event: 'voice_failed',
      data: { code: 'speech_busy' },
    });
    stream().send(done(REPLY), spoken);
    await settle();
    expect(said).toEqual([REPLY]);
    expect(session.getSnapshot().note).toContain('another one speaks');
  });
});

describe('hands-free', () => {
  async function listen() {
    const fake = start();
    fake.device.handsFree = true;
    fake.session.press();
    await settle();
    fake.speech('speech-started');
    return fake;
  }

  it('ends a turn by itself and listens again after the reply', async () => {
    const { status, speech, stream, player, device } = await listen();
    speech('speech-ended');
    await settle();
    expect(status()).toBe('processing');
    stream().send(...goodTurn(CLAUSES));
    await settle();
    await playAll(player());
    expect(status()).toBe('listening');
    expect(device).toMatchObject({ open: 1, recordings: 1 });
  });

  it('lets a person speak into a reply: it stops, and only what was heard is kept as said', async () => {
    const { status, speech, stream, player, heard, session } = await listen();
    speech('speech-ended');
    await settle();
    const turnId = stream().form.clientMessageId;
    stream().send(...goodTurn(CLAUSES).slice(0, -1));
    await settle();
    player().play(CLAUSES[0]?.length ?? 0);
    speech('barge-in');
    await settle();
    expect(status()).toBe('listening');
    expect(player().isStopped()).toBe(true);
    expect(stream().signal.aborted).toBe(true);
    expect(heard).toEqual([{ turnId, characters: CLAUSES[0]?.length }]);
    speech('speech-ended');
    await settle();
    expect(status()).toBe('processing');
    expect(stream().form.clientMessageId).not.toBe(turnId);
    expect(problemOf(session)).toBeNull();
  });

  it('rests after a long silence, with a kind word', async () => {
    const fake = start();
    fake.device.handsFree = true;
    fake.session.press();
    await settle();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(fake.status()).toBe('idle');
    expect(fake.device.open).toBe(0);
    expect(fake.session.getSnapshot().note).toContain("i've stopped listening");
  });

  it('stops listening on a press before anything was said', async () => {
    const fake = start();
    fake.device.handsFree = true;
    fake.session.press();
    await settle();
    fake.session.press();
    await settle();
    expect(fake.status()).toBe('idle');
    expect(fake.streams).toEqual([]);
    expect(fake.device.open).toBe(0);
  });

  it('gives up after three recordings without words', async () => {
    const fake = await listen();
    fake.device.blob = new Blob([]);
    for (let round = 1; round <= 3; round += 1) {
      expect(fake.status()).toBe('listening');
      fake.speech('speech-ended');
      await settle();
    }
    expect(fake.status()).toBe('idle');
    expect(fake.device.open).toBe(0);
  });
});

describe('leaving', () => {
  it.each<[string, (fake: ReturnType<typeof start>) => Promise<void>]>([
    [
      'while listening',
      async ({ session }) => {
        session.press();
        await settle();
      },
    ],
    ['while processing', ({ session }) => speak(session)],
    [
      'while speaking',
      async ({ session, stream, player }) => {
        await speak(session);
        stream().send(...goodTurn(CLAUSES));
        await settle();
        player().play(3);
      },
    ],
  ])('stops everything %s, and ends the session as completed, once', async (_, reach) => {
    const fake = start();
    await reach(fake);
    fake.session.leave();
    fake.session.leave();
    await settle();
    expect(fake.device).toMatchObject({ open: 0, recordings: 0, awake: 0 });
    expect(fake.streams.every(({ signal }) => signal.aborted)).toBe(true);
    expect(fake.players.every((player) => player.isStopped())).toBe(true);
    expect(fake.reported.filter(({ name }) => name === 'end')[0]?.facts).toBe('completed');
  });

  it('closes a microphone that is granted too late', async () => {
    const fake = start();
    fake.session.press();
    fake.session.leave();
    await settle();
    expect(fake.device).toMatchObject({ open: 0, recordings: 0 });
  });

  it('the end of the conversation clears reply and transcript, and stops what is going on', async () => {
    const fake = start();
    await speak(fake.session);
    fake.stream().send(...goodTurn(CLAUSES));
    await settle();
    fake.player().play(3);
    fake.session.endConversation();
    await settle();
    expect(fake.session.getSnapshot()).toMatchObject({
      state: { status: 'idle', problem: null, kept: null },
      reply: '',
      heardCharacters: 0,
    });
    expect(fake.player().isStopped()).toBe(true);
  });
});

describe('a stored conversation', () => {
  it('goes on where it stands', async () => {
    const { session, stream, reported } = start({ conversationId: CONVERSATION_ID });
    await settle();
    await speak(session);
    expect(stream().form.conversationId).toBe(CONVERSATION_ID);
    stream().send(transcript('x'), accepted, done(REPLY, { phase: 'R2' }), spoken);
    await settle();
    expect(reported.some(({ name }) => name === 'progress')).toBe(false);
  });

  it.each([404, 400])('is said to be missing on %i', async (status) => {
    const { calls } = fakeVoice().parts;
    const readConversation = () => Promise.reject(new ApiError('x', { kind: 'http', status }));
    const { session } = start({ conversationId: 'gone', calls: { ...calls, readConversation } });
    await settle();
    expect(session.getSnapshot().isMissing).toBe(true);
  });
});
