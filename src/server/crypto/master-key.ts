import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, EnvError, isKeyGiven } from '../env.ts';

const FILE = 'secret.key';
const FORMER_FILE = 'secret.key.former';

const COMMAND_TIMEOUT_MS = 30_000;
const COMMAND_MAX_BYTES = 4_096;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The key that the environment names (`SECRET_KEY`, `SECRET_KEY_FILE` or `SECRET_KEY_COMMAND`), or the one generated once
 * into the data folder (mode 0600).
 * @throws {EnvError} one line, when what is named gives no key
 */
export function loadMasterKey(env: KeyEnv): Buffer {
  const given = readGivenKey(env, 'SECRET_KEY');
  if (given) return given;
  const path = join(env.DATA_DIR, FILE);
  const known = readKey(path, path);
  if (known) return known;
  const key = randomBytes(32);
  mkdirSync(env.DATA_DIR, { recursive: true });
  writeKey(path, key);
  return key;
}

/**
 * The master key from before, which still opens what it wrapped: the one that the environment names beside a key of now,
 * or what a change of the generated key left in the data folder. Undefined when there is none.
 */
export function loadFormerKey(env: KeyEnv): Buffer | undefined {
  if (isKeyGiven(env)) return readGivenKey(env, 'SECRET_KEY_FORMER');
  const path = join(env.DATA_DIR, FORMER_FILE);
  return readKey(path, path) ?? undefined;
}

/** Puts a new key into the data folder and keeps the one there as the former; a change that broke off goes on instead. */
export function replaceGeneratedKey({ DATA_DIR }: Pick<KeyEnv, 'DATA_DIR'>): void {
  const [path, formerPath] = [join(DATA_DIR, FILE), join(DATA_DIR, FORMER_FILE)];
  const [key, former] = [readKey(path, path), readKey(formerPath, formerPath)];
  if (!key || (former && !former.equals(key))) return;
  const fresh = `${path}.new`;
  rmSync(fresh, { force: true });
  writeKey(fresh, randomBytes(32));
  // Never without a key under one of the two names; never with the new one alone.
  rmSync(formerPath, { force: true });
  linkSync(path, formerPath);
  renameSync(fresh, path);
}

/** Nothing is wrapped by the former generated key any more. */
export const forgetFormerKey = ({ DATA_DIR }: Pick<KeyEnv, 'DATA_DIR'>): void =>
  rmSync(join(DATA_DIR, FORMER_FILE), { force: true });

type KeyEnv = Pick<
  Env,
  | 'DATA_DIR'
  | 'SECRET_KEY'
  | 'SECRET_KEY_FILE'
  | 'SECRET_KEY_COMMAND'
  | 'SECRET_KEY_FORMER'
  | 'SECRET_KEY_FORMER_FILE'
  | 'SECRET_KEY_FORMER_COMMAND'
>;

function readGivenKey(env: KeyEnv, name: 'SECRET_KEY' | 'SECRET_KEY_FORMER'): Buffer | undefined {
  const path = env[`${name}_FILE`];
  const command = env[`${name}_COMMAND`];
  if (command) return askForKey(command, `${name}_COMMAND`);
  if (!path) return env[name];
  const key = readKey(path, `${name}_FILE: ${path}`);
  if (!key) throw new EnvError(`${name}_FILE: there is no file ${path}`);
  return key;
}

/**
 * What the operator's command (a client of a key service or of an HSM) says on its standard output. A shell runs it, with
 * this process' environment; nothing that it says is told to anybody.
 */
function askForKey(command: string, name: string): Buffer {
  const { status, signal, error, stdout } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    timeout: COMMAND_TIMEOUT_MS,
    maxBuffer: COMMAND_MAX_BYTES,
  });
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    throw new EnvError(`${name}: gave no key within ${COMMAND_TIMEOUT_MS / 1_000} s`);
  if (status !== 0)
    throw new EnvError(`${name}: ended with ${status ?? signal}. run it by hand to see what it says`);
  return toKey(stdout, `${name}: what it printed`);
}

/** Null when there is no such file. */
function readKey(path: string, called: string): Buffer | null {
  try {
    return toKey(readFileSync(path, 'utf8'), called);
  } catch (error) {
    if (isMissing(error)) return null;
    if (error instanceof EnvError) throw error;
    throw new EnvError(`${called} cannot be read`, { cause: error });
  }
}

function toKey(text: string, called: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new EnvError(`${called} does not hold a key of 32 bytes in base64`);
  return key;
}

function writeKey(path: string, key: Buffer): void {
  writeFileSync(path, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
}
