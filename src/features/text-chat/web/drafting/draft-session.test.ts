import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyedStorage } from '#web/keyed-storage.ts';
import { type DraftSession, startDraftSession } from './draft-session.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function mapStorage(): KeyedStorage & { map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const start = (storage: KeyedStorage, userId = 'u1') => startDraftSession({ storage, userId, now: Date.now });
const c1 = { key: 'c1', conversationId: 'c1' };
const textOf = (draft: DraftSession) => draft.getSnapshot().text;
const bannerOf = (draft: DraftSession) => draft.getSnapshot().banner.kind;

describe('a draft', () => {
  it('is saved one second after the last key, and says so for five', () => {
    const storage = mapStorage();
    const draft = start(storage);
    draft.open(c1);
    draft.write('half');
    vi.advanceTimersByTime(900);
    draft.write('half a thought');
    vi.advanceTimersByTime(999);
    expect(storage.map.size).toBe(0);
    vi.advanceTimersByTime(1);
    expect(JSON.parse(storage.map.get('chatDraft:u1:c1') ?? '')).toEqual({
      message: 'half a thought',
      conversationId: 'c1',
      timestamp: Date.now(),
    });
    expect(bannerOf(draft)).toBe('saved');
    vi.advanceTimersByTime(5_000);
    expect(bannerOf(draft)).toBe('none');
  });

  it('comes back when the conversation is opened again', () => {
    const storage = mapStorage();
    const before = start(storage);
    before.open(c1);
    before.write('half a thought');
    before.close();
    vi.advanceTimersByTime(3 * 60_000);
    const after = start(storage);
    after.open(c1);
    expect(after.getSnapshot()).toEqual({
      text: 'half a thought',
      banner: { kind: 'restored', words: 'draft restored, 3 minutes old' },
    });
  });

  it('is somebody else’s business in another account and in another conversation', () => {
    const storage = mapStorage();
    const mine = start(storage);
    mine.open(c1);
    mine.write('mine');
    mine.close();
    const theirs = start(storage, 'u2');
    theirs.open(c1);
    expect(textOf(theirs)).toBe('');
    const other = start(storage);
    other.open({ key: 'c2', conversationId: 'c2' });
    expect(textOf(other)).toBe('');
  });

  it('moves along when a new conversation gets its first message', () => {
    const storage = mapStorage();
    const draft = start(storage);
    draft.open({ key: 'new', conversationId: 'c1' });
    draft.write('and one more thing');
    draft.open(c1);
    expect([...storage.map.keys()]).toEqual(['chatDraft:u1:c1']);
    expect(textOf(draft)).toBe('and one more thing');
  });

  it('goes when it is cleared or emptied', () => {
    const storage = mapStorage();
    const draft = start(storage);
    draft.open(c1);
    draft.write('x');
    vi.advanceTimersByTime(1_000);
    draft.clear();
    expect([textOf(draft), storage.map.size]).toEqual(['', 0]);
    draft.write('y');
    vi.advanceTimersByTime(1_000);
    draft.write('');
    vi.advanceTimersByTime(1_000);
    expect(storage.map.size).toBe(0);
  });

  it('gives words back before those written since', () => {
    const storage = mapStorage();
    const draft = start(storage);
    draft.open(c1);
    draft.write('since then');
    draft.giveBack('what could not be sent');
    expect(textOf(draft)).toBe('what could not be sent\n\nsince then');
    expect(storage.map.size).toBe(1);
  });

  it('says when the browser keeps nothing, and keeps the words on the page', () => {
    const full: KeyedStorage = {
      ...mapStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const draft = start(full);
    draft.open(c1);
    draft.write('x'.repeat(100_000));
    vi.advanceTimersByTime(1_000);
    expect(bannerOf(draft)).toBe('unsaved');
    expect(textOf(draft)).toHaveLength(100_000);
  });
});

describe('a draft in two tabs', () => {
  const storedAs = (message: string) => ({
    key: 'chatDraft:u1:c1',
    newValue: JSON.stringify({ message, conversationId: 'c1', timestamp: Date.now() }),
  });

  it('follows the other tab while nothing was written here', () => {
    const draft = start(mapStorage());
    draft.open(c1);
    draft.hear(storedAs('from the other tab'));
    expect(textOf(draft)).toBe('from the other tab');
    draft.hear({ key: 'chatDraft:u1:c1', newValue: null });
    expect(textOf(draft)).toBe('');
  });

  it('keeps what was written here', () => {
    const draft = start(mapStorage());
    draft.open(c1);
    draft.write('my own');
    draft.hear(storedAs('from the other tab'));
    draft.hear({ key: 'chatDraft:u1:c1', newValue: null });
    expect(textOf(draft)).toBe('my own');
  });

  it('has words once that both tabs bring back', () => {
    const draft = start(mapStorage());
    draft.open(c1);
    draft.hear(storedAs('what could not be sent'));
    draft.giveBack('what could not be sent');
    expect(textOf(draft)).toBe('what could not be sent');
  });

  it('does not listen to other conversations', () => {
    const draft = start(mapStorage());
    draft.open(c1);
    draft.hear({ ...storedAs('x'), key: 'chatDraft:u1:c2' });
    expect(textOf(draft)).toBe('');
  });
});
