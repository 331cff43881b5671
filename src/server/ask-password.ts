import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { EnvError } from './env.ts';

const run = promisify(exec);
const WITHIN_MS = 5_000;
const MAX_BYTES = 16_384;

/** Gives a password that may be another one the next time. */
export type AskPassword = () => Promise<string>;

/**
 * What the operator's command prints (a cloud's or a vault's client), asked anew for every connection, so that a password
 * may end minutes after it was made. A shell runs it; nothing that it says is told to anybody. `name` is its variable.
 */
export const askByCommand =
  (name: string, command: string): AskPassword =>
  async () => {
    // The error of a command names all that it printed: ours takes its place.
    const told = await run(command, { timeout: WITHIN_MS, maxBuffer: MAX_BYTES }).catch(() => null);
    const password = told?.stdout.trim();
    if (!password) throw new EnvError(`${name}: gave no password. run it by hand to see what it says`);
    return password;
  };
