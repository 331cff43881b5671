import { expect, it, onTestFinished } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { fuzzRecordings } from '#testing/fuzz/fuzz-recordings.ts';
import { makeSpeechLike } from '#testing/recordings.ts';
import { LONGEST_SECONDS } from './open-recording.ts';
import { SAMPLE_RATE } from './recording.ts';
import { createRecordingOpener } from './recording-opener.ts';

const scriptOf = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';\n${code}`)}`,
  );

function openerOf(parts: Parameters<typeof createRecordingOpener>[0] = {}) {
  const opener = createRecordingOpener(parts);
  onTestFinished(() => opener.close());
  return opener;
}

const codeOf = (opening: Promise<unknown>): Promise<string> =>
  opening.then(
    () => 'opened',
    (error: { code: string }) => error.code,
  );

it('opens recordings beside everybody else’s work, as many as come at once', async () => {
  const { open } = openerOf();
  const bytes = makeSpeechLike(3);
  const opened = await Promise.all(Array.from({ length: 9 }, () => open(bytes)));
  for (const { seconds, samples, type, bytes: same } of opened)
    expect([Math.round(seconds), samples?.length, type, same === bytes]).toEqual([3, 48_000, 'wav', true]);
  expect(await codeOf(open(Buffer.from('no recording at all')))).toBe('unsupported_media_type');
});

it('ends one that never gets done, and whoever waits behind it is served', async () => {
  const { open } = openerOf({
    script: scriptOf(`parentPort.on('message', ([first]) => {
      while (first === 0) {}
      parentPort.postMessage({ type: 'wav', seconds: 1, samples: null });
    })`),
    // A thread has to start in it, on a busy machine too.
    openMs: 3_000,
  });
  const before = performance.eventLoopUtilization();
  const openings = [0, 0, 0, 1, 1].map((first) => codeOf(open(Uint8Array.of(first))));
  expect(await Promise.all(openings)).toEqual([
    ...Array.from({ length: 3 }, () => 'recording_unreadable'),
    'opened',
    'opened',
  ]);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

it('does not open one whose page went away while others were opened', async () => {
  const { open } = openerOf();
  const bytes = makeSpeechLike(3);
  const leaving = new AbortController();
  const openings = [open(bytes), open(bytes), open(bytes, leaving.signal), open(bytes)].map(codeOf);
  leaving.abort(new AppError('request_timeout'));
  expect(await Promise.all(openings)).toEqual(['opened', 'opened', 'request_timeout', 'opened']);
});

it('lets those go at once whose page went away, opened halfway or waiting, and keeps no place for them', async () => {
  const { open } = openerOf({
    script: scriptOf(`parentPort.on('message', ([first]) => {
      if (first === 1) setTimeout(() => parentPort.postMessage({ type: 'wav', seconds: 1, samples: null }), 300);
    })`),
    openMs: 10_000,
  });
  const [never, waiting] = [new AbortController(), new AbortController()];
  const inHand = [open(Uint8Array.of(1)), open(Uint8Array.of(0), never.signal)].map(codeOf);
  const behind = [open(Uint8Array.of(0), waiting.signal), open(Uint8Array.of(1))].map(codeOf);
  for (const page of [never, waiting]) page.abort(new AppError('request_timeout'));
  expect(await inHand[1]).toBe('request_timeout');
  expect(await behind[0]).toBe('request_timeout');
  expect(await Promise.all([inHand[0], behind[1]])).toEqual(['opened', 'opened']);
});

it('ends one that takes more memory than a recording can need, and nothing else', async () => {
  const { open } = openerOf({
    script: scriptOf(
      `parentPort.on('message', () => { const held = []; for (;;) held.push({ held: [held.length] }); })`,
    ),
    memoryMb: 16,
  });
  expect(await codeOf(open(Uint8Array.of(0)))).toBe('recording_unreadable');
});

it('survives heads that say anything at all: each is opened or refused, soon, and no longer than a recording may be', async () => {
  const { open } = openerOf();
  const { slowestMs, failures } = await fuzzRecordings(open, {
    recordings: 1_000,
    seed: 18,
    maxSamples: LONGEST_SECONDS * SAMPLE_RATE,
  });
  expect(failures).toEqual([]);
  expect(slowestMs).toBeLessThan(16_000);
});
