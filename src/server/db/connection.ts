import type pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { type AskPassword, askByCommand } from '../ask-password.ts';
import type { Env } from '../env.ts';

/** Undefined where the addresses of the databases hold the password, or need none. */
export const databasePasswordOf = ({
  DATABASE_PASSWORD_COMMAND: command,
}: Pick<Env, 'DATABASE_PASSWORD_COMMAND'>): AskPassword | undefined =>
  command === undefined ? undefined : askByCommand('DATABASE_PASSWORD_COMMAND', command);

/** A password in the address, even none, would take the place of one that is asked for. */
export const connectionOf = (url: string, password?: AskPassword): pg.ClientConfig =>
  password ? { ...parseIntoClientConfig(url), password } : { connectionString: url };
