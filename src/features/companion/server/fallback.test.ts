import { beforeEach, describe, expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import type { Companion, CompanionTurn, ReplyPart } from '../core/companion.ts';
import { CompanionError } from './companion-error.ts';
import { withFallback } from './fallback.ts';

const turn: CompanionTurn = {
  content: 'hello',
  history: [],
  state: null,
  spoken: false,
  seed: 'a',
  question: null,
  safety: CALM,
  preferences: { memoryEnabled: false, memory: [], askLess: false },
};
const end = (companion: Companion['name']): ReplyPart => ({
  type: 'end',
  phase: 'R1',
  technique: 'validate',
  state: null,
  question: null,
  companion,
});

/** Says the words, then fails, or ends. */
const saying = (name: Companion['name'], words: readonly string[], failure?: () => unknown): Companion => ({
  name,
  async *reply() {
    for (const text of words) yield { type: 'text', text };
    const cause = failure?.();
    if (cause) throw cause;
    yield end(name);
  },
});
const guide = saying('guide', ['the guide is here']);

let now = 0;
let causes: unknown[] = [];
beforeEach(() => {
  now = 1_000_000;
  causes = [];
});
const options = { onFallback: (cause: unknown) => void causes.push(cause), now: () => now };

async function hear(companion: Companion, signal = new AbortController().signal) {
  let text = '';
  let by: string | undefined;
  for await (const part of companion.reply(turn, signal)) {
    if (part.type === 'text') text += part.text;
    else by = part.companion;
  }
  return { text, by };
}

describe('falling back to the guide', () => {
  it('happens when the model fails before its first word, and the reply says who wrote it', async () => {
    const companion = withFallback(
      saying('claude', [], () => new CompanionError('unavailable')),
      guide,
      options,
    );
    expect(await hear(companion)).toEqual({ text: 'the guide is here', by: 'guide' });
    expect(causes).toMatchObject([{ kind: 'unavailable' }]);
  });

  it('does not happen after the first word: half a reply is never continued by somebody else', async () => {
    const companion = withFallback(
      saying('claude', ['i am'], () => new CompanionError('cut')),
      guide,
      options,
    );
    await expect(hear(companion)).rejects.toMatchObject({ kind: 'cut' });
    expect(causes).toEqual([]);
  });

  it('does not happen when the caller stopped', async () => {
    const stop = new AbortController();
    stop.abort(new Error('the caller left'));
    const companion = withFallback(
      saying('claude', [], () => stop.signal.reason),
      guide,
      options,
    );
    await expect(hear(companion, stop.signal)).rejects.toThrow('the caller left');
  });

  it('spares a model that failed twice, and tries it again after half a minute', async () => {
    let asked = 0;
    const failing = saying('claude', [], () => {
      asked += 1;
      return new CompanionError('timeout');
    });
    const companion = withFallback(failing, guide, options);
    for (let turns = 0; turns < 4; turns++) await hear(companion);
    expect(asked).toBe(2);
    now += 30_000;
    await hear(companion);
    expect(asked).toBe(3);
  });

  it('waits as long as the provider asked for', async () => {
    let asked = 0;
    const limited = saying('claude', [], () => {
      asked += 1;
      return new CompanionError('rate_limited', { retryAfterSeconds: 5 });
    });
    const companion = withFallback(limited, guide, options);
    await hear(companion);
    await hear(companion);
    expect(asked).toBe(1);
    now += 5_000;
    await hear(companion);
    expect(asked).toBe(2);
  });
});
