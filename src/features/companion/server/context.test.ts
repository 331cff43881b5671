import { describe, expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import type { CompanionTurn, PastMessage } from '../core/companion.ts';
import { openScene } from '../core/scene.ts';
import { estimateTokens, pickRecent, RECENT_LIMITS } from './context.ts';
import { recordReply } from './model-companion.ts';
import { buildPrompt } from './prompt.ts';

/** What the request of each turn would cost in input tokens, turn 1 first. */
function costOfTurns(turns: number, wordsOf: (turn: number) => string, reply: string): number[] {
  const history: PastMessage[] = [];
  let state: unknown = null;
  return Array.from({ length: turns }, (_, index) => {
    const content = wordsOf(index);
    const turn: CompanionTurn = {
      content,
      history: history.slice(-RECENT_LIMITS.messages),
      state,
      spoken: false,
      seed: 'a',
      question: null,
      safety: CALM,
      preferences: { memoryEnabled: false, memory: [], askLess: false },
    };
    const scene = openScene(turn);
    const prompt = buildPrompt(turn, () => scene);
    state = recordReply(scene, reply.includes('?'));
    history.push({ sender: 'user', text: content }, { sender: 'bot', text: reply });
    return estimateTokens(
      [prompt.stable, prompt.turnNotes, ...prompt.messages.map((m) => m.content)].join('\n'),
    );
  });
}

describe('the cost of a turn', () => {
  const reply =
    'that sounds heavy, and it has been going on for a while now. what is the part that weighs most?';
  it.each([
    ['short messages', 500, (turn: number) => `i feel ${turn} times as tired today`],
    [
      'ordinary messages',
      500,
      (turn: number) => `on day ${turn} my sister called and i felt guilty again. `.repeat(4),
    ],
    [
      'messages of 2,000 characters',
      200,
      (turn: number) => `${turn} i miss my mother and i cannot say it. `.repeat(60).slice(0, 2_000),
    ],
    ['another script', 500, (turn: number) => `${turn} 私はとても悲しいです。`.repeat(12)],
  ])('stays flat with %s: until turn %i none is more than 1.3 times turn 20', (_, turns, wordsOf) => {
    const costs = costOfTurns(turns, wordsOf, reply);
    const at20 = costs[19] ?? Number.NaN;
    expect(Math.max(...costs.slice(20))).toBeLessThanOrEqual(1.3 * at20);
  });
});

describe('the recent messages', () => {
  const long = (count: number, text: string): PastMessage[] =>
    Array.from({ length: count }, (_, index) => ({
      sender: index % 2 ? 'bot' : 'user',
      text: `${index} ${text}`,
    }));

  it('fit their budget, whatever the messages are', () => {
    for (const text of ['ok', 'word '.repeat(400), '悲'.repeat(2_000), '🙂'.repeat(1_000)]) {
      const picked = pickRecent(long(100, text));
      expect(picked.length).toBeLessThanOrEqual(RECENT_LIMITS.messages);
      expect(estimateTokens(picked.map((message) => message.text).join(''))).toBeLessThanOrEqual(
        RECENT_LIMITS.tokens,
      );
      expect(picked.length, text.slice(0, 5)).toBeGreaterThan(1);
    }
  });

  it('are the newest, in their order, beginning with the person', () => {
    const picked = pickRecent(long(50, 'ok'));
    expect(picked[0]?.sender).toBe('user');
    expect(picked.at(-1)?.text).toBe('49 ok');
  });

  it('keep both ends of a message that is too long', () => {
    const [picked] = pickRecent([
      { sender: 'user', text: `it began with a call ${'and then '.repeat(220)}i cried` },
    ]);
    expect(picked?.text).toMatch(/^it began with a call .* … .*i cried$/);
  });
});
