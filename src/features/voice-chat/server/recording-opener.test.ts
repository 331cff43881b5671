import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
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
    openMs: 500,
  });
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  const openings = [0, 0, 0, 1, 1].map((first) => codeOf(open(Uint8Array.of(first))));
  expect(await Promise.all(openings)).toEqual([
    ...Array.from({ length: 3 }, () => 'recording_unreadable'),
    'opened',
    'opened',
  ]);
  loop.disable();
  expect(loop.percentile(50) / 1e6).toBeLessThan(100);
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

const HOSTILE_RECORDINGS = 1_000;
/** One of each container that comes in. */
const sounds = [
  makeSpeechLike().subarray(0, 4_096),
  ...['webm', 'mp4', 'mp3', 'ogg'].map((name) =>
    readFileSync(new URL(`../../../testing/sounds/hello.${name}`, import.meta.url)),
  ),
];

it('survives heads that say anything at all: each is opened or refused, soon, and no longer than a recording may be', async () => {
  const { open } = openerOf();
  const lies = fc.tuple(
    fc.nat(sounds.length - 1),
    fc.nat(600),
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
  );
  let slowestMs = 0;
  for (const [which, place, written] of fc.sample(lies, { numRuns: HOSTILE_RECORDINGS, seed: 18 })) {
    const bytes = Buffer.from(sounds[which] ?? []);
    // Where containers say how long, how fast and how much.
    bytes.set(written, Math.min(4 + place, bytes.length - written.length));
    const startedAt = performance.now();
    const opened = await open(bytes).catch((error: { code: string }) => {
      expect(['recording_unreadable', 'recording_too_long', 'unsupported_media_type']).toContain(error.code);
      return null;
    });
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    expect(opened?.samples?.length ?? 0).toBeLessThanOrEqual(LONGEST_SECONDS * SAMPLE_RATE);
  }
  expect(slowestMs).toBeLessThan(16_000);
});
