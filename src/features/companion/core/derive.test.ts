import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOODS } from '../contract.ts';
import type { PastMessage } from './companion.ts';
import { deriveConversation } from './derive.ts';

const derive = (messages: readonly PastMessage[]) => deriveConversation(messages, async () => {});

const said = (...texts: string[]): PastMessage[] =>
  texts.flatMap((text) => [
    { sender: 'user', text } as const,
    { sender: 'bot', text: 'okay. what else is there?' } as const,
  ]);

it('takes title, mood, tags and themes from what the person said', async () => {
  const derived = await derive(
    said('Hi', 'i cant stop thinking about my exam tomorrow', 'so anxious i feel sick', 'like an 8', '4'),
  );
  expect(derived).toMatchObject({
    title: "i can't stop thinking about my exam tomorrow",
    mood: 'anxious',
    hasBreakthrough: true,
  });
  expect(derived.themes).toContain('school');
  expect(derived.tags).toContain('anxious');
  expect(derived.summary).toContain('it went from 8 to 4');
});

it('counts what the person understood anew', async () => {
  const derived = await derive(
    said(
      'my dad never called',
      'i just realized i was waiting for him all year',
      "it makes sense now why i'm so angry",
    ),
  );
  expect(derived).toMatchObject({ insights: 2, hasBreakthrough: true, mood: 'angry' });
});

it('has no mood and a plain title where nothing was said', async () => {
  expect(await derive(said('hi'))).toMatchObject({
    title: 'a quiet start',
    mood: null,
    themes: [],
    insights: 0,
    hasBreakthrough: false,
  });
  expect(await derive([])).toMatchObject({ title: 'a quiet start', summary: '' });
});

it.each(['sad', 'Sad.', 'anxious'])(
  'has a title that reads as said where all that was said is %s',
  async (word) => {
    expect((await derive(said(word))).title).toMatch(/^feeling (?:sad|anxious)$/);
  },
);

it('keeps a title that says what it was about, whatever was said in a word afterwards', async () => {
  const { title } = await derive(
    said('its been a year since my grandmother died', 'i miss her kitchen', 'sad, but warm too'),
  );
  expect(title).toBe('its been a year since my grandmother died');
});

it('ends on the mood at the end when somebody comes out calm', async () => {
  expect((await derive(said('i was so worried this morning', 'now i feel calm'))).mood).toBe('calm');
});

it('keeps every limit for any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ maxLength: 400, unit: 'grapheme' }), { maxLength: 6 }),
      async (texts) => {
        const derived = await derive(said(...texts));
        expect(derived.title.length).toBeLessThanOrEqual(60);
        expect(derived.title.length).toBeGreaterThan(0);
        expect(derived.title.isWellFormed()).toBe(true);
        expect(derived.summary.length).toBeLessThanOrEqual(300);
        if (derived.mood !== null) expect(MOODS).toContain(derived.mood);
      },
    ),
    { numRuns: 200 },
  );
});

it('lets others have their turn before each message that it reads', async () => {
  let pauses = 0;
  await deriveConversation(said('hi', 'my mum rang', 'she cried'), async () => void pauses++);
  expect(pauses).toBe(3);
});
