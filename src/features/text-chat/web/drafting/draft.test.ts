import { describe, expect, it } from 'vitest';
import { describeRestoredDraft, draftKey, followDraft, isRecentDraft, parseDraft } from './draft.ts';

const now = 1_800_000_000_000;
const hour = 3_600_000;
const draft = (ageMs: number) => ({
  message: 'half a thought',
  conversationId: 'c1',
  timestamp: now - ageMs,
});
const stored = (ageMs: number) => JSON.stringify(draft(ageMs));

describe('a stored draft', () => {
  it('comes back within 24 hours and not after', () => {
    expect(parseDraft(stored(24 * hour), now)?.message).toBe('half a thought');
    expect(parseDraft(stored(24 * hour + 1), now)).toBeNull();
  });

  it('is nothing when storage holds something else', () => {
    expect(parseDraft(null, now)).toBeNull();
    expect(parseDraft('{not json', now)).toBeNull();
    expect(parseDraft('{"message":5}', now)).toBeNull();
    expect(parseDraft(JSON.stringify({ ...draft(0), message: '' }), now)).toBeNull();
  });

  it('is recent under five minutes', () => {
    expect(isRecentDraft(draft(5 * 60_000 - 1), now)).toBe(true);
    expect(isRecentDraft(draft(5 * 60_000), now)).toBe(false);
    expect(describeRestoredDraft(draft(3 * 60_000), now)).toBe('draft restored, 3 minutes old');
    expect(describeRestoredDraft(draft(2 * hour), now)).toBe('earlier draft restored, 2 hours old');
  });

  it('belongs to one person and one conversation', () => {
    expect(
      new Set([draftKey('u1', 'c1'), draftKey('u1', 'c2'), draftKey('u2', 'c1'), draftKey('u1', 'new')]).size,
    ).toBe(4);
  });
});

describe('a draft in two tabs', () => {
  it('follows the other tab while its own words are untouched', () => {
    expect(followDraft({ text: 'half', inStep: 'half' }, draft(0))).toBe('half a thought');
    expect(followDraft({ text: '', inStep: '' }, draft(0))).toBe('half a thought');
  });

  it('empties with the other tab when that one sent the words', () => {
    expect(followDraft({ text: 'half', inStep: 'half' }, null)).toBe('');
  });

  it('never takes away words that were typed here', () => {
    expect(followDraft({ text: 'half of mine', inStep: 'half' }, draft(0))).toBe('half of mine');
    expect(followDraft({ text: 'half of mine', inStep: 'half' }, null)).toBe('half of mine');
  });
});
