import type { SpokenTurnEvents } from '../contract.ts';
import { createClauseSplitter } from '../core/clause-splitter.ts';
import { toSpeakable } from '../core/to-speakable.ts';
import { recogniseSound } from './sound-form.ts';
import type { Synthesiser } from './synthesisers/synthesiser.ts';

/** How many clauses are made beyond the one that is being sent: enough for no gap, few enough for every plan's limits. */
const CLAUSES_AHEAD = 2;

export interface ReplySpeaker {
  hear(piece: string): void;
  end(): void;
  /** Resolves when all is sent; rejects with what the synthesiser failed with, or the signal's reason. */
  readonly finished: Promise<void>;
}

interface SpeakerOptions {
  readonly synthesiser: Synthesiser;
  /** Nobody listens any more. */
  readonly signal: AbortSignal;
  send(audio: SpokenTurnEvents['sound_added']): void;
}

interface Clause {
  readonly text: string;
  sound: AsyncIterable<Uint8Array> | null;
}

/** Speaks a reply while it is being written: clause by clause, made ahead side by side, sent in their order. */
export function speakReply({ synthesiser, signal, send }: SpeakerOptions): ReplySpeaker {
  const splitter = createClauseSplitter();
  const clauses: Clause[] = [];
  const failing = new AbortController();
  const ended = AbortSignal.any([signal, failing.signal]);
  let isOver = false;
  let current = 0;
  let wake = () => {};
  ended.addEventListener('abort', () => wake(), { once: true });

  function startAhead(): void {
    for (const clause of clauses.slice(current, current + 1 + CLAUSES_AHEAD))
      clause.sound ??= begin(clause.text);
  }
  function begin(text: string): AsyncIterable<Uint8Array> {
    const speakable = toSpeakable(text);
    return speakable === '' ? silence() : runAhead(synthesiser.speak(speakable, ended));
  }
  function add(texts: readonly string[]): void {
    clauses.push(...texts.map((text) => ({ text, sound: null })));
    startAhead();
    wake();
  }

  async function run(): Promise<void> {
    for (; ; current += 1) {
      while (current >= clauses.length && !isOver && !ended.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      ended.throwIfAborted();
      const clause = clauses[current];
      if (!clause) return;
      startAhead();
      await sendClause(clause);
    }
  }

  async function sendClause({ text, sound }: Clause): Promise<void> {
    const { mime, pieces } = await recogniseSound(sound ?? silence());
    const { sampleRate } = synthesiser;
    const base = { clause: current, mime, ...(mime === 'audio/pcm' && { sampleRate }) };
    let isFirst = true;
    for await (const piece of pieces) {
      ended.throwIfAborted();
      send({ ...base, ...(isFirst && { text }), data: toBase64(piece), last: false });
      isFirst = false;
    }
    send({ ...base, ...(isFirst && { text }), data: '', last: true });
  }

  return {
    hear: (piece) => add(splitter.push(piece)),
    end() {
      isOver = true;
      add(splitter.end());
    },
    finished: run().catch((error: unknown) => {
      failing.abort(error);
      throw error;
    }),
  };
}

async function* silence(): AsyncGenerator<Uint8Array> {}

const toBase64 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

/** Reads on whether or not anybody takes the pieces yet. */
function runAhead(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const end: { isReached: boolean; failure: unknown } = { isReached: false, failure: undefined };
  let wake = () => {};
  const read = async () => {
    for await (const piece of source) {
      pieces.push(piece);
      wake();
    }
  };
  read()
    .catch((failure: unknown) => {
      end.failure = failure;
    })
    .finally(() => {
      end.isReached = true;
      wake();
    });
  return (async function* take() {
    for (;;) {
      const piece = pieces.shift();
      if (piece) yield piece;
      else if (end.isReached) {
        if (end.failure !== undefined) throw end.failure;
        return;
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  })();
}
