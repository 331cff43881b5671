import { randomInt, timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/define-route.ts';
import { AppError } from '#contract/errors.ts';
import { recordSecurityEvent } from '#server/audit/record-security-event.ts';
import { keyedHash } from '#server/crypto/keyed-hash.ts';
import type { Parts } from '#server/parts.ts';
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
function takeCode(parts: Pick<Parts, 'rowKey' | 'now'>, userId: string, factor: SecondFactor, plain: string) {
  if (!isAppCode(plain)) {
    const hash = Buffer.from(recoveryHash(parts.rowKey, userId, plain));
    const left = factor.recovery.filter((known) => !timingSafeEqual(Buffer.from(known), hash));
    return left.length < factor.recovery.length ? { ...factor, recovery: left } : null;
  }
  const timestamp = parts.now().getTime();
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
export async function startSecondStep(parts: Parts, user: UserRow) {
  if (user.secondFactorAt) throw refuse(DOOR_TEXTS.secondStepOn);
  const owner = ownerOf(parts.keys, user);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await updateUser(parts.db, user.id, { secondFactor: seal(owner, { secret, lastStep: 0, recovery: [] }) });
  return { key: secret, address: totpOf(secret, openProfile(owner, user).email).toString() };
}

/**
 * Switches the second step on with the first code of the app. Gives the recovery codes, which are not kept readable.
 * @throws {AppError} invalid_input, rate_limited
 */
export async function confirmSecondStep(parts: Parts, person: Person, code: string): Promise<string[]> {
  await parts.rateLimits.use(CODE_BY_PERSON, person.id);
  const codes = makeRecoveryCodes();
  const user = await parts.db.transaction(async (tx) => {
    const found = await findUserForChange(tx, person.id);
    if (!found || !isUserIntact(parts.rowKey, found)) throw new AppError('session_expired');
    if (found.secondFactorAt) throw refuse(DOOR_TEXTS.secondStepOn);
    const factor = open(person, found);
    const taken = factor && takeCode(parts, found.id, factor, plainCode(code));
    if (!taken) throw refuse(DOOR_TEXTS.codeWrong);
    await updateUser(tx, found.id, {
      ...signChange(parts.rowKey, found, { secondFactorAt: parts.now() }),
      secondFactor: seal(person, { ...taken, recovery: hashesOf(parts, found.id, codes) }),
    });
    return found;
  });
  await parts.rateLimits.clear(CODE_BY_PERSON, person.id);
  await strengthenSession(parts, person);
  await recordSecurityEvent(parts, 'second_factor_added', person.id);
  parts.mailer.post(writeSecondStepMail(openRecipient(parts, user), 'on'));
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

const hashesOf = ({ rowKey }: Pick<Parts, 'rowKey'>, userId: string, codes: readonly string[]): string[] =>
  codes.map((code) => recoveryHash(rowKey, userId, plainCode(code)));

/** New recovery codes; the former ones work no more. @throws {AppError} invalid_input when the second step is off */
export async function renewRecoveryCodes(parts: Parts, person: Person): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await parts.db.transaction(async (tx) => {
    const user = await findUserForChange(tx, person.id);
    const factor = user?.secondFactorAt && open(person, user);
    if (!factor) throw refuse(DOOR_TEXTS.secondStepOff);
    const recovery = hashesOf(parts, person.id, codes);
    await updateUser(tx, person.id, { secondFactor: seal(person, { ...factor, recovery }) });
    await recordSecurityEvent({ ...parts, db: tx }, 'recovery_codes_made', person.id);
  });
  return codes;
}

/** Switches the second step off, and tells its person. Off already is no error. */
export async function endSecondStep(parts: Parts, userId: string): Promise<void> {
  const user = await takeSecondStepAway(parts, userId);
  if (user) parts.mailer.post(writeSecondStepMail(openRecipient(parts, user), 'off'));
}

/** Gives whose it was; null where it was off, or the account was changed by somebody without the key. */
export async function takeSecondStepAway(
  parts: Pick<Parts, 'db' | 'rowKey' | 'now'>,
  userId: string,
): Promise<UserRow | null> {
  const user = await parts.db.transaction(async (tx) => {
    const found = await findUserForChange(tx, userId);
    if (!found?.secondFactorAt || !isUserIntact(parts.rowKey, found)) return null;
    const change = signChange(parts.rowKey, found, { secondFactorAt: null });
    await updateUser(tx, userId, { ...change, secondFactor: null });
    await recordSecurityEvent({ ...parts, db: tx }, 'second_factor_removed', userId);
    return found;
  });
  if (user) await weakenSessions(parts, userId);
  return user;
}

/**
 * Finishes a sign-in with a code. Wrong ones are counted for the ticket and for the place or the account: nobody gets
 * here without the password, and guesses from elsewhere hold up nobody at a place they have signed in from.
 * @throws {AppError} invalid_input, rate_limited; session_expired when the ticket is
 */
export async function signInByCode(parts: Parts, body: BodyOf<typeof signInWithCode>, caller: Caller) {
  const ticket = await readTicket(parts, 'second-step', body.ticket);
  const user = ticket && (await findUser(parts.db, ticket.userId));
  if (!ticket || !user || !isUserIntact(parts.rowKey, user))
    throw new AppError('session_expired', { message: DOOR_TEXTS.ticketGone });
  const plain = plainCode(body.code);
  const forgive = await countTry(parts, user, caller, plain);
  const isRight = await parts.db.transaction((tx) => spendCode({ ...parts, db: tx }, user.id, plain));
  if (!isRight) {
    await recordSecurityEvent(parts, 'second_factor_refused', user.id);
    throw refuse(DOOR_TEXTS.codeWrong);
  }
  if (!(await takeTicket(parts, 'second-step', body.ticket)))
    throw new AppError('session_expired', { message: DOOR_TEXTS.ticketGone });
  await forgive();
  if (!isAppCode(plain)) await recordSecurityEvent(parts, 'recovery_code_used', user.id);
  return openSession(parts, user, { remember: ticket.remember, caller, isStrong: true });
}

/** Gives what forgets the tries of whoever turns out to be right. */
async function countTry({ rateLimits, ...parts }: Parts, user: UserRow, caller: Caller, plain: string) {
  const place = knownPlaceOf(parts, user.emailHash, caller.address);
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
async function spendCode(parts: Parts, userId: string, plain: string): Promise<boolean> {
  const user = await findUserForChange(parts.db, userId);
  if (!user) return false;
  const owner = ownerOf(parts.keys, user);
  const factor = open(owner, user);
  const taken = factor && takeCode(parts, userId, factor, plain);
  if (!taken) return false;
  await updateUser(parts.db, userId, { secondFactor: seal(owner, taken) });
  return true;
}
