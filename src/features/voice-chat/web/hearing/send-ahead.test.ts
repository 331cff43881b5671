import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { createSendAhead, type RecordingPiece } from './send-ahead.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const blob = (bytes: number) => new Blob(['a'.repeat(bytes)]);
const at = (bytes: number) => Promise.resolve(blob(bytes));

/** A server whose answers the test gives. */
function start() {
  const sent: { piece: RecordingPiece; signal: AbortSignal; answer: PromiseWithResolvers<void> }[] = [];
  let count = 0;
  const begin = createSendAhead({
    newId: () => `recording-${++count}`,
    sendPiece: (piece, signal) => {
      const answer = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => answer.reject(signal.reason));
      sent.push({ piece, signal, answer });
      return answer.promise;
    },
  });
  const answer = async (error?: ApiError) => {
    if (error) sent.at(-1)?.answer.reject(error);
    else sent.at(-1)?.answer.resolve();
    await settle();
  };
  const told = () =>
    sent.map(({ piece: { from, audio, isPause } }) => [from, audio.size, ...(isPause ? ['pause'] : [])]);
  return { begin, sent, answer, told };
}

const refusal = (code: string) => new ApiError('no', { kind: 'http', status: 409, code });

it('sends what is new, one piece at a time, and tells what stands at the end', async () => {
  const { begin, answer, told } = start();
  const ahead = begin();
  ahead.grow(blob(10));
  ahead.grow(blob(25));
  ahead.grow(blob(30));
  expect(told()).toEqual([[0, 10]]);
  await answer();
  expect(told()).toEqual([
    [0, 10],
    [10, 20],
  ]);
  await answer();
  expect(await ahead.end()).toEqual({ recordingId: 'recording-1', from: 30, heardTo: null });
});

it('marks the piece that ends with a pause, and sends no silence after it', async () => {
  const { begin, answer, told } = start();
  const ahead = begin();
  ahead.pause(at(30));
  ahead.grow(blob(30));
  await settle();
  expect(told()).toEqual([[0, 30, 'pause']]);
  await answer();
  ahead.grow(blob(50));
  expect(told()).toHaveLength(1);
  expect(await ahead.end()).toMatchObject({ from: 30, heardTo: 30 });
});

it('takes a pause for none once the person has gone on, however late the recorder tells where it was', async () => {
  const { begin, answer, told } = start();
  const ahead = begin();
  const recorded = Promise.withResolvers<Blob>();
  ahead.pause(recorded.promise);
  ahead.resume();
  recorded.resolve(blob(30));
  await settle();
  expect(told()).toEqual([]);
  ahead.grow(blob(40));
  await answer();
  expect(await ahead.end()).toMatchObject({ from: 40, heardTo: null });
});

it('waits a little for a piece under way, then lets it go with the rest', async () => {
  const { begin, sent, answer } = start();
  const ahead = begin();
  ahead.grow(blob(10));
  await answer();
  ahead.pause(at(30));
  await settle();
  const ended = ahead.end();
  await vi.advanceTimersByTimeAsync(400);
  expect(await ended).toEqual({ recordingId: 'recording-1', from: 10, heardTo: null });
  expect(sent[1]?.signal.aborted).toBe(true);
});

it.each([
  ['recording_incomplete', 0],
  ['speech_busy', 1],
])('sends a recording whole after %s; later ones in pieces: %i', async (code, later) => {
  const { begin, sent, answer } = start();
  const ahead = begin();
  ahead.grow(blob(10));
  await answer(refusal(code));
  ahead.grow(blob(20));
  expect(sent).toHaveLength(1);
  expect(await ahead.end()).toBeNull();
  begin().grow(blob(10));
  expect(sent).toHaveLength(1 + later);
});

it('sends nothing more once it was cancelled', async () => {
  const { begin, sent } = start();
  const ahead = begin();
  ahead.grow(blob(10));
  ahead.cancel();
  ahead.grow(blob(20));
  await settle();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.signal.aborted).toBe(true);
});
