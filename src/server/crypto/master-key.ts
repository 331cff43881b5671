import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvError } from '../env.ts';

const FILE = 'secret.key';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * `SECRET_KEY`, or the key generated once into the data folder (mode 0600).
 * @throws {EnvError} when the file in the data folder is not a key
 */
export function loadMasterKey(env: { SECRET_KEY?: Buffer | undefined; DATA_DIR: string }): Buffer {
  if (env.SECRET_KEY) return env.SECRET_KEY;
  const path = join(env.DATA_DIR, FILE);
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
    if (key.length !== 32) throw new EnvError(`${path} does not hold a key of 32 bytes in base64`);
    return key;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const key = randomBytes(32);
  mkdirSync(env.DATA_DIR, { recursive: true });
  writeFileSync(path, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
