import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of the machine is, if it is: servers are kept beside the path of common users. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
