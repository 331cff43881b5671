import { setTimeout as delay } from 'node:timers/promises';
import { signUnsigned, signUnsignedChoices } from '#features/account/server/signed-rows.ts';
import {
  signUnsignedCancellations,
  signUnsignedSubscriptions,
} from '#features/billing/server/unsigned-store.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import type { SecurityEvent } from '#server/audit/security-events.ts';
import { replaceSnapshots, snapshotFolder } from '#server/backup/snapshots.ts';
import type { KeyProvider } from '#server/crypto/key-provider.ts';
import { forgetFormerKey, loadFormerKey, replaceGeneratedKey } from '#server/crypto/master-key.ts';
import { KEY_HELD_MS, renewDataKeys } from '#server/crypto/renew-data-keys.ts';
import { countOpened, rewrapKeys } from '#server/crypto/rewrap-keys.ts';
import { loadServerKey } from '#server/crypto/server-keys.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { type Env, EnvError, isKeyGiven } from '#server/env.ts';
import { finish, withDatabase } from './open-command.ts';

/** What versions before did not sign. Each kind by its name: an upgrade that asks for one signs nothing else. */
const SIGNED_BY_NAME = {
  accounts: signUnsigned,
  choices: signUnsignedChoices,
  subscriptions: signUnsignedSubscriptions,
  cancellations: signUnsignedCancellations,
} as const;
type Kind = keyof typeof SIGNED_BY_NAME;
const KINDS = Object.keys(SIGNED_BY_NAME) as Kind[]; // the table's own keys

const USAGE = `usage: npm run keys -- rotate|renew [--stopped]|sign ${KINDS.join('|')} …|check`;

async function note({ db }: OpenDatabase, keys: KeyProvider, event: SecurityEvent): Promise<void> {
  const rowKey = await loadServerKey(db, keys, 'rows');
  await recordSecurityEvent({ db, rowKey, now: () => new Date() }, event, null);
}

/** A generated key is replaced here; one from the environment was replaced there, the former one beside it. */
function changeKey(env: Env): void {
  if (!isKeyGiven(env)) replaceGeneratedKey(env);
  else if (!loadFormerKey(env))
    throw new EnvError(
      'SECRET_KEY_FORMER: is the key before, and SECRET_KEY the new one. see docs/operating.md',
    );
}

/**
 * `npm run keys -- rotate`: wraps every data key with the new master key. On Postgres the servers stay up, with both keys
 * in their environment; the embedded database's server is stopped first.
 */
async function rotate(): Promise<string> {
  const count = await withDatabase(async ({ env, database, keys }) => {
    const changed = await rewrapKeys(database.db, keys);
    await note(database, keys, 'master_key_changed');
    if (!isKeyGiven(env)) forgetFormerKey(env);
    return changed;
  }, changeKey);
  return `${count} keys are wrapped by the new master key. nothing needs the former one any more.`;
}

/**
 * `npm run keys -- renew`: gives everybody a new data key. On Postgres the servers stay up, and it waits twice until none
 * of them holds a former key any more; `--stopped` says that none runs. Of the embedded database's own snapshots only a
 * new one is left, since the keys that open the others are gone.
 */
async function renew(args: readonly string[]): Promise<string> {
  const isStopped = args.includes('--stopped');
  const { people, values, shut } = await withDatabase(async ({ env, database, keys }) => {
    const { db } = database;
    const heldMs = isStopped || !env.DATABASE_URL ? 0 : KEY_HELD_MS;
    const renewed = await renewDataKeys({ db, keys, now: () => new Date(), heldMs, wait: waitAloud });
    await note(database, keys, 'data_keys_renewed');
    if (!env.DATABASE_URL) await replaceSnapshots(db, snapshotFolder(env.DATA_DIR), new Date());
    return renewed;
  });
  const closed = shut > 0 ? ` ${shut} values open with no key: somebody without one wrote them.` : '';
  return `${people} people have a new key, ${values} values are sealed with it.${closed} take a backup now: older ones need the keys.json from before.`;
}

function waitAloud(ms: number): Promise<void> {
  console.log(`waiting ${Math.ceil(ms / 60_000)} min, until no server holds a former key.`);
  return delay(ms);
}

/** Signs what versions before did not sign, of the kinds that are named, and gives how many of each. */
export async function signRows({ db }: Pick<OpenDatabase, 'db'>, keys: KeyProvider, kinds: readonly Kind[]) {
  const rowKey = await loadServerKey(db, keys, 'rows');
  const signed: string[] = [];
  for (const kind of kinds) signed.push(`${await SIGNED_BY_NAME[kind](db, rowKey)} ${kind}`);
  return signed.join(', ');
}

/** `npm run keys -- sign choices`: once, after such an upgrade. */
async function sign(names: readonly string[]): Promise<string> {
  const kinds = KINDS.filter((kind) => names.includes(kind));
  if (kinds.length === 0 || kinds.length < names.length) throw new EnvError(USAGE);
  const signed = await withDatabase(async ({ database, keys }) => {
    const done = await signRows(database, keys, kinds);
    await note(database, keys, 'accounts_signed');
    return done;
  });
  return `signed now: ${signed}.`;
}

/** `npm run keys -- check`: whether the master key opens what is there. It changes nothing. */
async function check(): Promise<string> {
  const count = await withDatabase(({ database, keys }) => countOpened(database.db, keys));
  return `the master key opens all ${count} keys of this database.`;
}

const COMMANDS = new Map<string, (args: readonly string[]) => Promise<string>>([
  ['rotate', rotate],
  ['renew', renew],
  ['sign', sign],
  ['check', check],
]);

if (import.meta.main) {
  const [verb = '', ...rest] = process.argv.slice(2);
  finish((COMMANDS.get(verb) ?? (() => Promise.reject(new EnvError(USAGE))))(rest));
}
