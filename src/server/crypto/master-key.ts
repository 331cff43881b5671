import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvError } from '../env.ts';

const FILE = 'secret.key';
const FORMER_FILE = 'secret.key.former';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * `SECRET_KEY`, or the key generated once into the data folder (mode 0600).
 * @throws {EnvError} when the file in the data folder is not a key
 */
export function loadMasterKey(env: KeyEnv): Buffer {
  if (env.SECRET_KEY) return env.SECRET_KEY;
  const path = join(env.DATA_DIR, FILE);
  const known = readKey(path);
  if (known) return known;
  const key = randomBytes(32);
  mkdirSync(env.DATA_DIR, { recursive: true });
  writeKey(path, key);
  return key;
}

/**
 * The master key from before, which still opens what it wrapped: `SECRET_KEY_FORMER`, or what a change of the generated
 * key left in the data folder. Undefined when there is none.
 */
export const loadFormerKey = (
  env: KeyEnv & { SECRET_KEY_FORMER?: Buffer | undefined },
): Buffer | undefined =>
  env.SECRET_KEY ? env.SECRET_KEY_FORMER : (readKey(join(env.DATA_DIR, FORMER_FILE)) ?? undefined);

/** Puts a new key into the data folder and keeps the one there as the former; a change that broke off goes on instead. */
export function replaceGeneratedKey({ DATA_DIR }: Pick<KeyEnv, 'DATA_DIR'>): void {
  const [path, formerPath] = [join(DATA_DIR, FILE), join(DATA_DIR, FORMER_FILE)];
  const [key, former] = [readKey(path), readKey(formerPath)];
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

interface KeyEnv {
  readonly SECRET_KEY?: Buffer | undefined;
  readonly DATA_DIR: string;
}

function readKey(path: string): Buffer | null {
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
    if (key.length !== 32) throw new EnvError(`${path} does not hold a key of 32 bytes in base64`);
    return key;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function writeKey(path: string, key: Buffer): void {
  writeFileSync(path, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
}
