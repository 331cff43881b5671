import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a command lies on this machine; null where it is not installed. */
export const findCommand = (command: string): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path)) ?? null;
