import { describe, expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import type { Companion, CompanionTurn, ReplyPart } from '../core/companion.ts';
import { CUT_NOTICE } from '../core/gate/emitter.ts';
import { MAX_REPLY_CHARS } from '../core/gate/gate.ts';
import { EMPTY_REPLY } from '../core/gate/strip-backend.ts';
import { CompanionError } from './companion-error.ts';
import { gated } from './gated.ts';

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

/** Says the pieces, keeping count of how far it was heard. */
function saying(pieces: readonly string[], failure?: Error) {
  const progress = { said: 0 };
  const companion: Companion = {
    name: 'claude',
    async *reply(): AsyncGenerator<ReplyPart> {
      for (const text of pieces) {
        progress.said += 1;
        yield { type: 'text', text };
      }
      if (failure) throw failure;
      yield {
        type: 'end',
        phase: 'R1',
        technique: 'validate',
        state: null,
        question: null,
        companion: 'claude',
      };
    },
  };
  return { companion, progress };
}

async function hear(pieces: readonly string[], failure?: Error) {
  const flags: string[] = [];
  const companion = gated(saying(pieces, failure).companion, (raised) => void flags.push(...raised));
  let text = '';
  let ends = 0;
  for await (const part of companion.reply(turn, new AbortController().signal)) {
    if (part.type === 'text') text += part.text;
    else ends += 1;
  }
  return { text, ends, flags };
}

describe('a companion behind the gate', () => {
  it('passes each word on as soon as it came', async () => {
    const { companion, progress } = saying(['that sounds ', 'heavy, ', 'and old. ', 'is that ', 'close?']);
    const parts = gated(companion, () => undefined)
      .reply(turn, new AbortController().signal)
      [Symbol.asyncIterator]();
    const first = await parts.next();
    expect(first.value).toEqual({ type: 'text', text: 'that sounds ' });
    expect(progress.said).toBe(1);
  });

  it('changes nothing of a good reply', async () => {
    const reply = ['dread. ', 'how strong is it this minute, ', 'from 0 to 10? ', 'a guess is fine.'];
    expect(await hear(reply)).toEqual({ text: reply.join(''), ends: 1, flags: [] });
  });

  it('lets no claim to be human through, however it is cut into pieces', async () => {
    const { text, flags } = await hear([...'i hear you. i am a real person, just like you. what happened?']);
    expect(text).toContain('i hear you.');
    expect(text).not.toMatch(/real person/);
    expect(flags).toEqual(['human_claim']);
  });

  it('apologises for a reply without words', async () => {
    expect(await hear([])).toEqual({ text: EMPTY_REPLY, ends: 1, flags: ['empty'] });
  });

  it('cuts a reply without end, and says so', async () => {
    const { text, ends } = await hear(Array.from({ length: 1_000 }, () => 'word after word after word. '));
    expect(text.length).toBeLessThanOrEqual(MAX_REPLY_CHARS);
    expect(text.endsWith(CUT_NOTICE)).toBe(true);
    expect(ends).toBe(1);
  });

  it('passes a failure on', async () => {
    await expect(hear(['i am still'], new CompanionError('cut'))).rejects.toMatchObject({ kind: 'cut' });
  });
});
