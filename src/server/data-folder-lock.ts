import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvError } from './env.ts';

/**
 * Holds the data folder, which is there, for this process alone. SQLite's exclusive transaction is a lock that the operating system
 * gives back when the process dies, however it dies, and that no second process can take meanwhile.
 * @throws {EnvError} at once, when another process holds it
 */
export function lockDataFolder(dataDir: string): { release(): void } {
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    throw new EnvError(
      `another process is already using ${dataDir}. stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}
