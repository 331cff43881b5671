import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBreak, startRevealSession } from './reveal-session.ts';
import { PACES } from './word-reveal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = () =>
  startRevealSession({
    now: Date.now,
    prefersSentences: () => false,
    pace: () => PACES.usual,
    splitReply: (text) => text.split(' | '),
  });
const shownOf = (session: ReturnType<typeof start>) => {
  const reply = session.getSnapshot();
  return reply === null ? null : reply.text.slice(0, reply.shown);
};

describe('a reply that appears', () => {
  it('lets the typing indicator stand for 300 ms', () => {
    const session = start();
    session.begin();
    session.receive('far away from what');
    vi.advanceTimersByTime(250);
    expect(shownOf(session)).toBeNull();
    vi.advanceTimersByTime(100);
    expect(shownOf(session)).toBe('far');
  });

  it('pauses before a reply that came whole, and not before crisis words', () => {
    const session = start();
    session.begin();
    session.receive('far');
    session.finish('far away from what?', vi.fn());
    vi.advanceTimersByTime(550);
    expect(shownOf(session)).toBeNull();
    vi.advanceTimersByTime(200);
    expect(shownOf(session)).toBe('far');
    session.begin();
    session.finish('you can call or text 988.', vi.fn(), { isUrgent: true });
    vi.advanceTimersByTime(350);
    expect(shownOf(session)).toBe('you');
  });

  it('settles once, when the last word of the whole reply is there', () => {
    const session = start();
    const settled = vi.fn();
    session.begin();
    session.receive('far away');
    vi.advanceTimersByTime(3_000);
    expect(settled).not.toHaveBeenCalled();
    session.finish('far away from what?', settled);
    vi.advanceTimersByTime(3_000);
    expect(settled).toHaveBeenCalledOnce();
    expect(session.getSnapshot()).toBeNull();
  });

  it('shows the rest at once when the person goes on', () => {
    const session = start();
    const settled = vi.fn();
    session.begin();
    session.finish('a long reply that has only just begun', settled);
    session.hurry();
    expect(settled).toHaveBeenCalledOnce();
  });

  it('goes on with what has arrived when it is tried again', () => {
    const session = start();
    session.begin();
    session.receive('far away ');
    session.clear();
    session.goOn();
    session.receive('from what');
    vi.advanceTimersByTime(3_000);
    expect(shownOf(session)).toBe('far away from');
  });

  it('starts over when the reply was begun anew in other words', () => {
    const session = start();
    session.begin();
    session.receive('it sounds heavy and');
    vi.advanceTimersByTime(2_000);
    session.beginAnew();
    session.receive('that is a lot');
    vi.advanceTimersByTime(2_000);
    expect(shownOf(session)).toBe('that is a');
  });

  it('knows where the second bubble begins', () => {
    expect(findBreak('one. two.', ['one.', 'two.'])).toBe(5);
    expect(findBreak('one.', ['one.'])).toBeNull();
  });
});
