import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { buildApp } from '#server/app.ts';
import { openInMemory } from '#server/db/open-embedded.ts';
import { loadEnv } from '#server/env.ts';
import { FUZZ_ADMINS, fuzzApp } from '#testing/fuzz/fuzz-app.ts';
import { fuzzSocket } from '#testing/fuzz/fuzz-socket.ts';

/**
 * `npm run fuzz`: a hundred thousand requests made from the app's own OpenAPI document, and some over real sockets that
 * are no HTTP. None may be answered with 5xx, none may go unanswered, and the process stays. It also tells how long
 * the event loop was held: requests, embedded database and server share it here. `--seed` makes others.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    sockets: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);

const database = await openInMemory();
const env = loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ADMIN_EMAILS: FUZZ_ADMINS });
const app = await buildApp({ env, db: database.db, masterKey: randomBytes(32) });
const url = await app.listen({ port: 0, host: '127.0.0.1' });

const loop = monitorEventLoopDelay({ resolution: 10 });
loop.enable();
const onRound = (done: number): void => void process.stdout.write(`\r${done} of ${values.requests} requests`);
const { requests, statuses, failures } = await fuzzApp(
  app,
  { requests: Number(values.requests), seed },
  onRound,
);
loop.disable();
const p99Ms = loop.percentile(99) / 1e6;
const sockets = await fuzzSocket(url, { requests: Number(values.sockets), seed });

const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(`\n${requests} requests, ${values.sockets} sockets, seed ${seed}\n${counted.join(', ')}`);
for (const failure of [...failures, ...sockets]) console.log(failure);
console.log(`${failures.length + sockets.length} failures`);
console.log(`event loop: p99 ${p99Ms.toFixed(1)} ms, longest ${(loop.max / 1e6).toFixed(0)} ms`);
process.exitCode = failures.length + sockets.length > 0 ? 1 : 0;
await app.close();
await database.close();
