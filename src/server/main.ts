import { buildApp } from './app.ts';
import { buildWebWhenStale } from './build-web.ts';
import { loadMasterKey } from './crypto/master-key.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { openDatabase } from './db/open-database.ts';
import { EnvError, loadEnv } from './env.ts';
import { composeBanner } from './start-banner.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function start(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the one place that reads the environment
  const env = loadEnv(process.env);
  const lock = env.DATABASE_URL ? null : lockDataFolder(env.DATA_DIR);
  const masterKey = loadMasterKey(env);
  if (!process.argv.includes('--no-web-build')) await buildWebWhenStale(say);
  const database = await openDatabase(env, (error) => complain(`database connection lost: ${error.name}`));
  const app = await buildApp({ env, db: database.db, masterKey });

  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
    lock?.release();
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
}

start().catch((error: unknown) => {
  complain(error instanceof EnvError ? error.message : String(error instanceof Error ? error.stack : error));
  process.exit(1);
});
