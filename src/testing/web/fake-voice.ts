import type { Conversation, Message, SendAnswer, TurnEvent } from '#features/conversations/contract.ts';
import type { SpokenEvent, TurnForm, VoiceCalls } from '#features/voice-chat/web/turn/voice-calls.ts';
import type { VoiceParts } from '#features/voice-chat/web/voice-parts.ts';
import type { ListenerEvent } from '#web/audio/listener.ts';
import type { Microphone, MicrophoneError } from '#web/audio/microphone.ts';
import type { Player, PlayerSnapshot } from '#web/audio/player.ts';
import type { SpokenChunk } from '#web/audio/spoken-chunk.ts';

const id = (tail: number) => `0197a000-0000-7000-8000-${String(tail).padStart(12, '0')}`;
const message = (tail: number, sender: Message['sender'], content: string): Message => ({
  _id: id(tail),
  id: id(tail),
  content,
  sender,
  createdAt: '2026-03-01T10:00:00.000Z',
});

export const CONVERSATION_ID = id(9);
export const USER_MESSAGE = message(1, 'user', 'i am tired');

const answerOf = (content: string, more: Partial<SendAnswer> = {}): SendAnswer => ({
  message: message(2, 'bot', content),
  userMessage: USER_MESSAGE,
  phase: 'R1',
  safety: null,
  ...more,
});

export const sound = (clause: number, text: string, last = true): SpokenEvent => ({
  event: 'sound_added',
  data: { clause, text, mime: 'audio/pcm', sampleRate: 24_000, data: btoa(text), last },
});
export const accepted = { id: 1, event: 'accepted', data: { userMessage: USER_MESSAGE } } as const;
export const transcript = (text: string): SpokenEvent => ({ event: 'transcribed', data: { text } });
export const delta = (text: string): SpokenEvent => ({ id: 2, event: 'words_added', data: { text } });
export const done = (content: string, more: Partial<SendAnswer> = {}): TurnEvent & { event: 'replied' } => ({
  id: 3,
  event: 'replied',
  data: answerOf(content, more),
});
export const spoken: SpokenEvent = { event: 'spoken', data: {} };

/** Words that find no way, and no event before it. */
export const sendFailing = (error: Error): VoiceCalls['send'] =>
  async function* () {
    yield* [];
    throw error;
  };

/** A whole good turn, clause by clause. */
export const goodTurn = (clauses: readonly string[], words = 'i am tired'): SpokenEvent[] => [
  transcript(words),
  accepted,
  ...clauses.map(delta),
  ...clauses.map((text, clause) => sound(clause, text)),
  done(clauses.join('')),
  spoken,
];

/** A stream that the test feeds. */
export interface FakeStream {
  readonly form: TurnForm;
  readonly signal: AbortSignal;
  send(...events: SpokenEvent[]): void;
  end(): void;
  fail(error: unknown): void;
}

function openStream(
  form: TurnForm,
  signal: AbortSignal,
): FakeStream & { events: AsyncIterable<SpokenEvent> } {
  const queue: (SpokenEvent | { error: unknown } | 'end')[] = [];
  let wake = Promise.withResolvers<void>();
  const put = (...items: typeof queue) => {
    queue.push(...items);
    wake.resolve();
    wake = Promise.withResolvers();
  };
  signal.addEventListener('abort', () => put({ error: signal.reason }));
  async function* events(): AsyncGenerator<SpokenEvent> {
    for (;;) {
      const next = queue.shift();
      if (next === undefined) await wake.promise;
      else if (next === 'end') return;
      else if ('error' in next) throw next.error;
      else yield next;
      // As the real one: with it the turn is over.
      if (next === spoken) return;
    }
  }
  return {
    form,
    signal,
    events: events(),
    send: put,
    end: () => put('end'),
    fail: (error) => put({ error }),
  };
}

/** A player that the test moves on. */
export interface FakePlayer extends Player {
  readonly chunks: SpokenChunk[];
  readonly isFinished: () => boolean;
  readonly isStopped: () => boolean;
  play(heardCharacters: number): void;
  end(): void;
  fail(error: unknown): void;
}

function createFakePlayer(): FakePlayer {
  const listeners = new Set<() => void>();
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => {});
  let snapshot: PlayerSnapshot = { status: 'waiting', heardCharacters: 0, level: 0 };
  let finished = false;
  let stopped = false;
  const chunks: SpokenChunk[] = [];
  const show = (next: Partial<PlayerSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const end = () => {
    show({ status: 'ended', level: 0 });
    ended.resolve();
  };
  return {
    chunks,
    isFinished: () => finished,
    isStopped: () => stopped,
    add: (chunk) => void chunks.push(chunk),
    finish() {
      finished = true;
      if (chunks.length === 0) end();
    },
    duck: () => {},
    unduck: () => {},
    stop() {
      stopped = true;
      end();
      return { heardCharacters: snapshot.heardCharacters };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    loudnessDb: () => -40,
    ended: ended.promise,
    play: (heardCharacters) => show({ status: 'playing', heardCharacters, level: 0.5 }),
    end,
    fail: (error) => ended.reject(error),
  };
}

/** A microphone and what listens to it, in the hands of a test; `device` tells how it stands. */
function createFakeEar() {
  const device = { open: 0, recordings: 0, awake: 0, handsFree: false, blob: new Blob(['sound']) };
  let lost: ((error: MicrophoneError) => void) | undefined;
  let speech: ((event: ListenerEvent) => void) | undefined;
  let openMicrophone = async (): Promise<void> => {};

  const microphone = (): Microphone => ({
    stream: {} as MediaStream, // nothing of it is touched by the fakes
    onLost(listener) {
      lost = listener;
      return () => {};
    },
    close: () => {
      device.open -= 1;
    },
  });
  const recording = () => {
    device.recordings += 1;
    const end = () => {
      device.recordings -= 1;
    };
    return {
      mimeType: 'audio/webm',
      peek: async () => device.blob,
      onMore: () => {},
      stop: async () => {
        end();
        return device.blob;
      },
      cancel: end,
    };
  };
  const ear: VoiceParts['ear'] = {
    unlock: () => ({}) as AudioContext, // handed on to the fakes only
    openMicrophone: async () => {
      await openMicrophone();
      device.open += 1;
      return microphone();
    },
    startRecording: recording,
    startRolling: () => {
      const rolling = recording();
      return { take: () => rolling, cancel: rolling.cancel };
    },
    createLevelMeter: () => ({ subscribe: () => () => {}, close: () => {} }),
    startListening: async () => ({
      subscribe(hear) {
        speech = hear;
        return () => {};
      },
      watchPlayback: () => {},
      close: () => {},
    }),
    loadDetection: async () => null,
    recogniser: () => null,
  };
  return {
    ear,
    device,
    refuseMicrophone: (error: Error) => {
      openMicrophone = () => Promise.reject(error);
    },
    loseMicrophone: (error: MicrophoneError) => lost?.(error),
    speech: (event: ListenerEvent) => speech?.(event),
  };
}

/** Everything around a spoken conversation, in the hands of a test. */
export function fakeVoice(more: Partial<VoiceParts> = {}) {
  const { ear, device, ...microphone } = createFakeEar();
  const streams: FakeStream[] = [];
  const players: FakePlayer[] = [];
  const said: string[] = [];
  const reported: { readonly name: string; readonly facts: unknown }[] = [];
  const heard: { readonly turnId: string; readonly characters: number }[] = [];
  const latencies: unknown[] = [];
  const tell = (name: string) => (facts?: unknown) => void reported.push({ name, facts });
  let count = 0;
  const calls: VoiceCalls = {
    createConversation: async () => ({ id: CONVERSATION_ID }) as Conversation, // no more of it is read
    readConversation: async () =>
      ({ id: CONVERSATION_ID, phase: 'R2', messageCount: 2, safety: null }) as Conversation,
    sendPiece: async () => {},
    streamTurn(form, signal) {
      const stream = openStream(form, signal);
      streams.push(stream);
      return stream.events;
    },
    transcribe: async () => 'i am tired',
    async *send() {
      yield accepted;
      yield done('tired of what?');
    },
    speak: async (text) => ({ mime: 'audio/mpeg', bytes: new TextEncoder().encode(text) }),
    reportHeard: async (turnId, characters) => void heard.push({ turnId, characters }),
    reportLatency: async (latency) => void latencies.push(latency),
  };
  const parts: VoiceParts = {
    conversationId: null,
    calls,
    analytics: {
      start: tell('start'),
      progress: (from, to) => tell('progress')({ from, to }),
      interaction: (_, details) => tell('interaction')(details),
      technicalIssue: (type, { problem }) => tell('issue')({ type, problem }),
      end: tell('end'),
    },
    ear,
    createPlayer() {
      const player = createFakePlayer();
      players.push(player);
      return player;
    },
    async sayHere(text, { onHeard }) {
      said.push(text);
      onHeard(text.length);
    },
    isHandsFree: () => device.handsFree,
    keepAwake() {
      device.awake += 1;
      return () => {
        device.awake -= 1;
      };
    },
    now: () => performance.now(),
    newId() {
      count += 1;
      return id(count);
    },
    ...more,
  };
  return {
    parts,
    device,
    streams,
    players,
    said,
    heard,
    latencies,
    reported,
    ...microphone,
  };
}
