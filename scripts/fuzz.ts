import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { updateMe } from '#features/account/contract.ts';
import { LONGEST_SECONDS } from '#features/voice-chat/server/open-recording.ts';
import { SAMPLE_RATE } from '#features/voice-chat/server/recording.ts';
import { createRecordingOpener } from '#features/voice-chat/server/recording-opener.ts';
import { buildApp } from '#server/app.ts';
import { loadEnv } from '#server/env.ts';
import { callApp, makeConversation, makePerson } from '#testing/factories.ts';
import { FUZZ_ADMINS, fuzzApp } from '#testing/fuzz/fuzz-app.ts';
import { fuzzRecordings } from '#testing/fuzz/fuzz-recordings.ts';
import { fuzzSocket } from '#testing/fuzz/fuzz-socket.ts';
import { leaveTurns } from '#testing/fuzz/leave-turns.ts';
import prepareDatabases from '#testing/global-setup.ts';
import { type Speaking, speakTurn } from '#testing/speak.ts';
import { startElevenLabsStandIn, startOpenAiSpeechStandIn } from '#testing/stand-ins/speech.ts';
import { openNewDatabase } from '#testing/test-database.ts';
import { watchLoop } from './watch-loop.ts';

/**
 * `npm run fuzz`: a hundred thousand requests made from the app's own OpenAPI document, some over real sockets that are
 * no HTTP, a hundred thousand recordings whose heads lie, and ten thousand spoken turns whose page goes away. None may be answered with 5xx, none may go unanswered, and
 * the process stays. It also tells how long the event loop was held: whoever asks shares it with the server, and so
 * does the embedded database, which stands in where `TEST_DATABASE_URL` names no Postgres. `--seed` makes others.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    sockets: { type: 'string', default: '2000' },
    recordings: { type: 'string', default: '100000' },
    leavings: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const requests = Number(values.requests);
const sockets = Number(values.sockets);
const recordings = Number(values.recordings);
const leavings = Number(values.leavings);
/** Pages that speak at once, and the longest that one stays, in milliseconds. */
const SPEAKERS = 8;
const STAYS_MS = 500;
const VOICE = { type: 'voice', says: ['it is loud in here'] } as const;
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

const dropDatabases = await prepareDatabases();
const database = await openNewDatabase();
const [recogniser, synthesiser] = [await startOpenAiSpeechStandIn(), await startElevenLabsStandIn()];
recogniser.otherwise(() => ({ kind: 'words', text: 'the talk tomorrow scares me', afterMs: 20 }));
const env = loadEnv({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  ADMIN_EMAILS: FUZZ_ADMINS,
  STT: 'openai',
  STT_BASE_URL: `${recogniser.url}/v1`,
  STT_API_KEY: 'stand-in',
  TTS: 'elevenlabs',
  TTS_BASE_URL: `${synthesiser.url}/v1`,
  TTS_API_KEY: 'stand-in',
  SPEECH_CHARACTERS_PER_DAY: '10000000',
});
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

/** Somebody who lets their voice leave, with a spoken conversation. */
async function beginSpeaking(at: number): Promise<Speaking> {
  const person = await makePerson(app, { name: 'Maya Lind', email: `speaker-${at}@example.org` });
  await callApp(app, person.token, 'PATCH', updateMe.path, { modelConsent: true });
  return { url, token: person.token, conversationId: await makeConversation(app, person, VOICE) };
}

const faults: string[] = [];
process.on('uncaughtExceptionMonitor', (error) => faults.push(`uncaught: ${error.name}`));
const speakers = await Promise.all(
  Array.from({ length: leavings > 0 ? SPEAKERS : 0 }, (_, at) => beginSpeaking(at)),
);
const heldBefore = process.memoryUsage().rss;
const refusals = await measure('leavings', () =>
  leaveTurns(
    speakers.map((who) => (fields, signal) => speakTurn(who, fields, signal)),
    fc.sample(fc.nat(STAYS_MS), { seed, numRuns: leavings }),
    (done) => {
      if (done % 250 > 0) return;
      recogniser.forget();
      synthesiser.forget();
      telling('turns that were left', leavings)(done);
    },
  ),
);
for (const who of speakers) {
  const { status } = await speakTurn(who);
  if (status !== 200) faults.push(`a whole turn afterwards was answered with ${status}`);
}
const grownMb = (process.memoryUsage().rss - heldBefore) / 2 ** 20;

const counted = [...asked.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
const failures = [...asked.failures, ...spoken, ...heard.failures, ...refusals, ...faults];
console.log(
  `${requests} requests, ${sockets} sockets, ${recordings} recordings, ${leavings} turns left, seed ${seed}, ${database.kind}`,
);
console.log(
  `${counted.join(', ')}; slowest recording ${heard.slowestMs.toFixed(0)} ms, ${grownMb.toFixed(0)} MB more by the turns left`,
);
for (const failure of failures) console.log(failure);
console.log(`${failures.length} failures`);
process.exitCode = failures.length > 0 ? 1 : 0;
await opener.close();
await app.close();
await Promise.all([recogniser.close(), synthesiser.close()]);
await database.close();
await dropDatabases();
