import { randomInt, timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Deps } from '#server/deps.ts';
import { type DataOwner, openJsonFor, ownerOf, type Person, sealJsonFor } from '#server/person.ts';
import type { signInWithCode } from '../../contract-doors.ts';
import { isAppCode, plainCode } from '../../core/check-doors.ts';
import { RECOVERY_CODES } from '../../core/limits.ts';
import { DOOR_TEXTS } from '../../core/texts.ts';
import {
  CODE_BY_ACCOUNT,
  CODE_BY_KNOWN,
  CODE_BY_PERSON,
  CODE_PER_DAY,
  LOGIN_KNOWN,
} from '../account-limits.ts';
import { type Caller, knownPlaceOf } from '../caller-of.ts';
import { writeSecondStepMail } from '../mails.ts';
import { openProfile } from '../profile.ts';
import { openRecipient } from '../recipient.ts';
import { isUserIntact, signChange } from '../signed-rows.ts';
import { findUser, findUserForChange, type UserRow, updateUser } from '../store.ts';
import { openSession } from './open-session.ts';
import { strengthenSession, weakenSessions } from './strengthen-session.ts';
import { readTicket, takeTicket } from './tickets.ts';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Without letters and digits that are taken for others; 50 bits in ten characters. */
const CODE_ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const CODE_LENGTH = 10;

const secondFactorSchema = z.object({
  /** Base32. */
  secret: z.string(),
  /** The time step of the last code that was taken: neither it nor an older one is taken again. */
  lastStep: z.int(),
  /** Keyed hashes of the recovery codes that are left, base64. */
  recovery: z.array(z.string()),
});
type SecondFactor = z.infer<typeof secondFactorSchema>;

const cellOf = (userId: string) => ({ table: 'users', column: 'second_factor', row: userId });
const open = (owner: DataOwner, user: UserRow): SecondFactor | null =>
  user.secondFactor && secondFactorSchema.parse(openJsonFor(owner, cellOf(user.id), user.secondFactor));
const seal = (owner: DataOwner, factor: SecondFactor): Buffer => sealJsonFor(owner, cellOf(owner.id), factor);

const totpOf = (secret: string, label?: string): TOTP =>
  new TOTP({
    issuer: 'process',
    ...(label !== undefined && { label }),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

const recoveryHash = (rowKey: Buffer, userId: string, code: string): string =>
  keyedHash(rowKey, `recovery code ${userId} ${code}`).toString('base64');

const refuse = (message: string) => new AppError('invalid_input', { message, fields: { code: message } });

/** What is left of a second factor once a code was taken; null when it is none of its codes. */
function takeCode(deps: Pick<Deps, 'rowKey' | 'now'>, userId: string, factor: SecondFactor, plain: string) {
  if (!isAppCode(plain)) {
    const hash = Buffer.from(recoveryHash(deps.rowKey, userId, plain));
    const left = factor.recovery.filter((known) => !timingSafeEqual(Buffer.from(known), hash));
    return left.length < factor.recovery.length ? { ...factor, recovery: left } : null;
  }
  const timestamp = deps.now().getTime();
  // One step to either side, for clocks that are not quite right (RFC 6238, 5.2).
  const delta = totpOf(factor.secret).validate({ token: plain, timestamp, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
  return step > factor.lastStep ? { ...factor, lastStep: step } : null;
}

/** How a person's second step stands, for its screen. */
export function describeSecondStep(owner: DataOwner, user: UserRow) {
  const factor = user.secondFactorAt && open(owner, user);
  if (!factor || !user.secondFactorAt) return null;
  return { since: user.secondFactorAt.toISOString(), recoveryCodesLeft: factor.recovery.length };
}

/** A secret for an app. Until a code of it was right, nothing is asked for. */
export async function startSecondStep(deps: Deps, user: UserRow) {
  if (user.secondFactorAt) throw refuse(DOOR_TEXTS.secondStepOn);
  const owner = ownerOf(deps.keys, user);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await updateUser(deps.db, user.id, { secondFactor: seal(owner, { secret, lastStep: 0, recovery: [] }) });
  return { key: secret, address: totpOf(secret, openProfile(owner, user).email).toString() };
}

/**
 * Switches the second step on with the first code of the app. Gives the recovery codes, which are not kept readable.
 * @throws {AppError} invalid_input, rate_limited
 */
export async function confirmSecondStep(deps: Deps, person: Person, code: string): Promise<string[]> {
  await deps.rateLimits.use(CODE_BY_PERSON, person.id);
  const codes = makeRecoveryCodes();
  const user = await deps.db.transaction(async (tx) => {
    const found = await findUserForChange(tx, person.id);
    if (!found || !isUserIntact(deps.rowKey, found)) throw new AppError('session_expired');
    if (found.secondFactorAt) throw refuse(DOOR_TEXTS.secondStepOn);
    const factor = open(person, found);
    const taken = factor && takeCode(deps, found.id, factor, plainCode(code));
    if (!taken) throw refuse(DOOR_TEXTS.codeWrong);
    await updateUser(tx, found.id, {
      ...signChange(deps.rowKey, found, { secondFactorAt: deps.now() }),
      secondFactor: seal(person, { ...taken, recovery: hashesOf(deps, found.id, codes) }),
    });
    return found;
  });
  await deps.rateLimits.clear(CODE_BY_PERSON, person.id);
  await strengthenSession(deps, person);
  await recordSecurityEvent(deps, 'second_factor_added', person.id);
  deps.mailer.post(writeSecondStepMail(openRecipient(deps, user), 'on'));
  return codes;
}

const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(
      { length: CODE_LENGTH },
      () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
    ).join('');
    return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`;
  });

const hashesOf = ({ rowKey }: Pick<Deps, 'rowKey'>, userId: string, codes: readonly string[]): string[] =>
  codes.map((code) => recoveryHash(rowKey, userId, plainCode(code)));

/** New recovery codes; the former ones work no more. @throws {AppError} invalid_input when the second step is off */
export async function renewRecoveryCodes(deps: Deps, person: Person): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    const user = await findUserForChange(tx, person.id);
    const factor = user?.secondFactorAt && open(person, user);
    if (!factor) throw refuse(DOOR_TEXTS.secondStepOff);
    const recovery = hashesOf(deps, person.id, codes);
    await updateUser(tx, person.id, { secondFactor: seal(person, { ...factor, recovery }) });
    await recordSecurityEvent({ ...deps, db: tx }, 'recovery_codes_made', person.id);
  });
  return codes;
}

/** Switches the second step off, and tells its person. Off already is no error. */
export async function endSecondStep(deps: Deps, userId: string): Promise<void> {
  const user = await takeSecondStepAway(deps, userId);
  if (user) deps.mailer.post(writeSecondStepMail(openRecipient(deps, user), 'off'));
}

/** Gives whose it was; null where it was off, or the account was changed by somebody without the key. */
export async function takeSecondStepAway(
  deps: Pick<Deps, 'db' | 'rowKey' | 'now'>,
  userId: string,
): Promise<UserRow | null> {
  const user = await deps.db.transaction(async (tx) => {
    const found = await findUserForChange(tx, userId);
    if (!found?.secondFactorAt || !isUserIntact(deps.rowKey, found)) return null;
    const change = signChange(deps.rowKey, found, { secondFactorAt: null });
    await updateUser(tx, userId, { ...change, secondFactor: null });
    await recordSecurityEvent({ ...deps, db: tx }, 'second_factor_removed', userId);
    return found;
  });
  if (user) await weakenSessions(deps, userId);
  return user;
}

/**
 * Finishes a sign-in with a code. Wrong ones are counted for the ticket and for the place or the account: nobody gets
 * here without the password, and guesses from elsewhere hold up nobody at a place they have signed in from.
 * @throws {AppError} invalid_input, rate_limited; session_expired when the ticket is
 */
export async function signInByCode(deps: Deps, body: BodyOf<typeof signInWithCode>, caller: Caller) {
  const ticket = await readTicket(deps, 'second-step', body.ticket);
  const user = ticket && (await findUser(deps.db, ticket.userId));
  if (!ticket || !user || !isUserIntact(deps.rowKey, user))
    throw new AppError('session_expired', { message: DOOR_TEXTS.ticketGone });
  const plain = plainCode(body.code);
  const forgive = await countTry(deps, user, caller, plain);
  const isRight = await deps.db.transaction((tx) => spendCode({ ...deps, db: tx }, user.id, plain));
  if (!isRight) {
    await recordSecurityEvent(deps, 'second_factor_refused', user.id);
    throw refuse(DOOR_TEXTS.codeWrong);
  }
  if (!(await takeTicket(deps, 'second-step', body.ticket)))
    throw new AppError('session_expired', { message: DOOR_TEXTS.ticketGone });
  await forgive();
  if (!isAppCode(plain)) await recordSecurityEvent(deps, 'recovery_code_used', user.id);
  return openSession(deps, user, { remember: ticket.remember, caller, isStrong: true });
}

/** Gives what forgets the tries of whoever turns out to be right. */
async function countTry({ rateLimits, ...deps }: Deps, user: UserRow, caller: Caller, plain: string) {
  const place = knownPlaceOf(deps, user.emailHash, caller.address);
  if ((await rateLimits.count(LOGIN_KNOWN, place)) > 0) {
    await rateLimits.use(CODE_BY_KNOWN, place);
    return () => rateLimits.clear(CODE_BY_KNOWN, place);
  }
  // Recovery codes are too long to guess: they stay open where the others are used up for the day.
  if (isAppCode(plain)) await rateLimits.use(CODE_PER_DAY, user.id);
  await rateLimits.use(CODE_BY_ACCOUNT, user.id);
  return async () => {
    await rateLimits.clear(CODE_BY_ACCOUNT, user.id);
    await rateLimits.clear(CODE_PER_DAY, user.id);
  };
}

/** Inside a transaction: a code that is shown twice at the same time is taken once. */
async function spendCode(deps: Deps, userId: string, plain: string): Promise<boolean> {
  const user = await findUserForChange(deps.db, userId);
  if (!user) return false;
  const owner = ownerOf(deps.keys, user);
  const factor = open(owner, user);
  const taken = factor && takeCode(deps, userId, factor, plain);
  if (!taken) return false;
  await updateUser(deps.db, userId, { secondFactor: seal(owner, taken) });
  return true;
}
