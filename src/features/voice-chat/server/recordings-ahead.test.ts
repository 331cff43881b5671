import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecordingsAhead } from './recordings-ahead.ts';
import { createUploadRoom } from './upload-room.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const stays = new AbortController().signal;
const bytes = (count: number) => Buffer.alloc(count, 'a');

function open(maxBytes = 1 << 20) {
  const room = createUploadRoom({ maxBytes });
  const ahead = createRecordingsAhead<string>(room);
  const add = (from: number, count: number, recordingId = 'one') =>
    ahead.add('maya', { recordingId, from, audio: bytes(count) });
  const take = (from: number, heardTo?: number, recordingId = 'one') =>
    ahead.take('maya', recordingId, { from, heardTo, signal: stays });
  return { room, ahead, add, take };
}

it('joins pieces, and gives them once', () => {
  const { add, take } = open();
  expect(add(0, 10)).toBe(10);
  expect(add(10, 5)).toBe(15);
  expect(take(15)).toEqual({ start: bytes(15), heard: null });
  expect(take(15)).toBeNull();
});

it('gives the part that the turn asks for, where one more piece had come', () => {
  const { add, take } = open();
  add(0, 10);
  add(10, 5);
  expect(take(10)?.start.length).toBe(10);
});

it('takes no piece whose beginning it has not, nor one twice, and nobody else’s', () => {
  const { ahead, add, take } = open();
  const incomplete = expect.objectContaining({ code: 'recording_incomplete' });
  expect(() => add(10, 5)).toThrow(incomplete);
  add(0, 10);
  expect(() => add(0, 10)).toThrow(incomplete);
  expect(() => ahead.add('sam', { recordingId: 'one', from: 10, audio: bytes(1) })).toThrow(incomplete);
  expect(ahead.take('sam', 'one', { from: 10, heardTo: undefined, signal: stays })).toBeNull();
  expect(take(11)).toBeNull();
});

it('lets a recording go ten seconds after its last piece, with its room and whoever listens to it', () => {
  const { room, ahead, add, take } = open(100);
  let leaving: AbortSignal | undefined;
  add(0, 40);
  vi.advanceTimersByTime(9_000);
  add(40, 40);
  ahead.listen('maya', 'one', (_soFar, signal) => {
    leaving = signal;
    return new Promise(() => {});
  });
  vi.advanceTimersByTime(9_000);
  expect(() => room.take(40)).toThrow(expect.objectContaining({ code: 'speech_busy' }));
  expect(leaving?.aborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(leaving?.aborted).toBe(true);
  room.take(100);
  expect(take(80)).toBeNull();
});

it('keeps two of a person, the newest, and no more than there is room for', () => {
  const { add, take } = open(100);
  add(0, 30, 'one');
  add(0, 30, 'two');
  add(0, 30, 'three');
  expect(take(30, undefined, 'one')).toBeNull();
  expect(() => add(30, 41, 'three')).toThrow(expect.objectContaining({ code: 'speech_busy' }));
  expect([take(30, undefined, 'two'), take(30, undefined, 'three')]).not.toContain(null);
});

it('gives what was heard in the last pause, and only where nothing was said since', async () => {
  const { ahead, add, take } = open();
  add(0, 10);
  ahead.listen('maya', 'one', async (soFar) => `words of ${soFar.length}`);
  add(10, 5);
  expect(await take(15, 10)?.heard).toBe('words of 10');
  add(0, 10);
  ahead.listen('maya', 'one', async () => 'old words');
  add(10, 5);
  expect(take(15)?.heard).toBeNull();
  add(0, 10);
  ahead.listen('maya', 'one', () => Promise.reject(new Error('no')));
  expect(await take(10, 10)?.heard).toBeNull();
});

it('listens no more to a recording in whose pauses half a megabyte was heard in vain', () => {
  const { ahead, add } = open();
  const hear = vi.fn(async () => 'words');
  for (let pause = 0; pause < 10; pause += 1) {
    add(pause * 80_000, 80_000);
    ahead.listen('maya', 'one', hear);
  }
  expect(hear).toHaveBeenCalledTimes(4);
});
