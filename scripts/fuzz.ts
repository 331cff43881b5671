import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { LONGEST_SECONDS } from '#features/voice-chat/server/open-recording.ts';
import { SAMPLE_RATE } from '#features/voice-chat/server/recording.ts';
import { createRecordingOpener } from '#features/voice-chat/server/recording-opener.ts';
import { buildApp } from '#server/app.ts';
import { loadEnv } from '#server/env.ts';
import { FUZZ_ADMINS, fuzzApp } from '#testing/fuzz/fuzz-app.ts';
import { fuzzRecordings } from '#testing/fuzz/fuzz-recordings.ts';
import { fuzzSocket } from '#testing/fuzz/fuzz-socket.ts';
import prepareDatabases from '#testing/global-setup.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/**
 * `npm run fuzz`: a hundred thousand requests made from the app's own OpenAPI document, some over real sockets that are
 * no HTTP, and a hundred thousand recordings whose heads lie. None may be answered with 5xx, none may go unanswered, and
 * the process stays. It also tells how long the event loop was held: whoever asks shares it with the server, and so
 * does the embedded database, which stands in where `TEST_DATABASE_URL` names no Postgres. `--seed` makes others.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    sockets: { type: 'string', default: '2000' },
    recordings: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const TICK_MS = 10;
const seed = Number(values.seed);
const [requests, sockets, recordings] = [values.requests, values.sockets, values.recordings].map(Number) as [
  number,
  number,
  number,
];
const telling = (what: string, of: number) => (done: number) =>
  void process.stdout.write(`\r${done} of ${of} ${what}`);

/** Runs one kind, and tells how long the event loop was held meanwhile. */
async function measure<T>(name: string, run: () => Promise<T>): Promise<T> {
  const loop = watchLoop();
  const result = await run();
  const { late, own } = loop.stop();
  console.log(`\n${name}: event loop late p99 ${late.p99} ms, most ${late.most} ms`);
  console.log(`  of it our own work p99 ${own.p99} ms, most ${own.most} ms`);
  return result;
}

/**
 * How late a timer of 10 ms comes, and how much of the time this thread had the processor meanwhile: on a machine with
 * other work the difference is theirs.
 */
function watchLoop() {
  const late: number[] = [];
  const own: number[] = [];
  let at = performance.now();
  let used = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = performance.now();
    const { user, system } = process.threadCpuUsage(used);
    late.push(now - at - TICK_MS);
    own.push((user + system) / 1_000);
    at = now;
    used = process.threadCpuUsage();
  }, TICK_MS);
  return {
    stop() {
      clearInterval(timer);
      return { late: summarise(late), own: summarise(own) };
    },
  };
}

function summarise(values: number[]): { p99: string; most: string } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  return { p99: at(0.99), most: at(1) };
}

const dropDatabases = await prepareDatabases();
const database = await openTestDatabase();
const env = loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ADMIN_EMAILS: FUZZ_ADMINS });
const app = await buildApp({ env, db: database.db, masterKey: randomBytes(32) });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const opener = createRecordingOpener();

const asked = await measure('requests', () =>
  fuzzApp(app, { requests, seed }, telling('requests', requests)),
);
const spoken = await measure('sockets', () => fuzzSocket(url, { requests: sockets, seed }));
const heard = await measure('recordings', () =>
  fuzzRecordings(
    opener.open,
    { recordings, seed, maxSamples: LONGEST_SECONDS * SAMPLE_RATE },
    telling('recordings', recordings),
  ),
);

const counted = [...asked.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
const failures = [...asked.failures, ...spoken, ...heard.failures];
console.log(
  `${requests} requests, ${sockets} sockets, ${recordings} recordings, seed ${seed}, ${database.kind}`,
);
console.log(`${counted.join(', ')}; slowest recording ${heard.slowestMs.toFixed(0)} ms`);
for (const failure of failures) console.log(failure);
console.log(`${failures.length} failures`);
process.exitCode = failures.length > 0 ? 1 : 0;
await opener.close();
await app.close();
await database.close();
await dropDatabases();
