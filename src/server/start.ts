import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { snapshotChore } from './backup/snapshots.ts';
import { loadFormerKey, loadMasterKey } from './crypto/master-key.ts';
import { openDataFolder } from './data-folder.ts';
import { databasePasswordOf } from './db/connection.ts';
import { openDatabase } from './db/open-database.ts';
import { vacuumChore } from './db/vacuum.ts';
import { EnvError, loadEnv } from './env.ts';
import { describeFault } from './logging.ts';
import { openPost } from './post/open-post.ts';
import { composeBanner } from './start-banner.ts';
import { isStrayStreamFault } from './stray-fault.ts';
import { askForTelemetry } from './tracing/ask-for-telemetry.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Starts the server. What stops it is told in one line where it can be, and ends the process with 1. */
export const start = (): Promise<void> =>
  run().catch((error: unknown) => {
    complain(
      error instanceof EnvError ? error.message : String(error instanceof Error ? error.stack : error),
    );
    process.exit(1);
  });

async function run(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the one place that reads the environment
  const env = loadEnv(process.env);
  const folder = openDataFolder(env);
  const masterKey = loadMasterKey(env);
  const formerKey = loadFormerKey(env);
  const telemetry = await askForTelemetry(env, (error) =>
    complain(`OTEL_EXPORTER_OTLP_ENDPOINT does not take what is sent: ${error.name}`),
  );
  const database = await openDatabase(
    env,
    (error) => complain(`database connection lost: ${error.name}`),
    telemetry?.tracing,
  );
  const replica = env.DATABASE_READ_URL
    ? (await import('./db/open-postgres.ts')).openReplica(env.DATABASE_READ_URL, databasePasswordOf(env))
    : null;
  const post = await openPost(env, (error) => complain(`connection to redis lost: ${error.name}`));
  if (env.DATABASE_URL && !post)
    complain(
      'DATABASE_DIRECT_URL: the database takes no listeners here and REDIS_URL is not set; a reply of another replica is told at its end',
    );
  const chores = env.DATABASE_URL ? [] : [vacuumChore(database.db), snapshotChore(database.db, env.DATA_DIR)];
  // One JSON line each for whoever collects them; for who sits before it, words.
  const logTo = process.stdout.isTTY
    ? (await import('pino-pretty')).default({ ignore: 'pid,hostname' })
    : undefined;
  const app = await buildApp({
    env,
    db: database.db,
    masterKey,
    formerKey,
    replica: replica?.db ?? null,
    post,
    telemetry,
    chores,
    ...(logTo && { logTo }),
  });

  const close = async (): Promise<void> => {
    app.beginDrain();
    await delay(env.DRAIN_SECONDS * 1_000);
    await app.close();
    await telemetry?.close();
    await post?.close();
    await replica?.close();
    await database.close();
    folder.release();
  };
  closeOnSignal(close);
  await app.listen({ port: env.PORT, host: env.HOST }).catch(async (cause: unknown) => {
    await close();
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    throw isTaken
      ? new EnvError(`PORT: ${env.PORT} is already in use. for example: PORT=5002`, { cause })
      : cause;
  });
  say(composeBanner(env));
}

/** The first signal closes cleanly; a second one does not wait. */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const onSignal = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        complain(`could not close cleanly: ${error instanceof Error ? error.name : 'unknown'}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  closeWithNpm(onSignal);
}

const PARENT_LOOK_MS = 500;

/** npm hands a signal to the shell it started us with, and the shell keeps it: we stop when the shell is gone. */
function closeWithNpm(onGone: () => void): void {
  // biome-ignore lint/style/noProcessEnv: how we were started, no setting
  if (process.env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    onGone();
  }, PARENT_LOOK_MS);
  timer.unref();
}

/**
 * A fault that nobody caught ends the process; the next start finishes what was under way. One of a single request's
 * stream is told, and everybody else's requests go on.
 */
process.on('uncaughtException', (error: unknown) => {
  const isStray = isStrayStreamFault(error);
  const { type, message, stack } = describeFault(error instanceof Error ? error : new Error());
  complain([isStray ? 'a stream broke:' : 'stopped by a fault:', type, message, `\n${stack}`].join(' '));
  if (!isStray) process.exit(1);
});
