import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** A person. Names and addresses are sealed with the person's own data key; the address is found by a keyed hash. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  emailHash: bytea('email_hash').notNull().unique(),
  email: bytea().notNull(),
  name: bytea().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** The data key, wrapped by the master key. Deleting the row destroys it. */
  dataKey: bytea('data_key').notNull(),
  isAdmin: boolean('is_admin').notNull().default(false),
  /** When somebody proved that the mailbox is theirs; null until then. */
  emailVerifiedAt: moment('email_verified_at'),
  /** Since when a code is asked for besides the password; null where none is. */
  secondFactorAt: moment('second_factor_at'),
  /** Sealed JSON of the second factor: its secret, the step of the last code, the recovery codes' keyed hashes. */
  secondFactor: bytea('second_factor'),
  /** Who this is to the organisation that may sign them in: a keyed hash of its issuer and its name for them. */
  organisationHash: bytea('organisation_hash').unique(),
  /** Over all that decides who signs in here and as what; null of an account from before there was one. */
  mac: bytea(),
  /** ISO 3166 alpha-2; decides which crisis resources come first. */
  country: text(),
  modelConsent: boolean('model_consent').notNull().default(false),
  /** Over country and consent: without it nothing counts as chosen. Null where nothing was, or not since there is one. */
  choicesMac: bytea('choices_mac'),
  /** Sealed JSON of `companionSettingsSchema`; null until changed. */
  companionSettings: bytea('companion_settings'),
  termsVersion: text('terms_version').notNull(),
  ageConfirmedAt: moment('age_confirmed_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Signed-in devices. The token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique(),
    remember: boolean().notNull(),
    /** Sealed user agent, so that the person recognises the device. */
    device: bytea().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** By a passkey, or by a password and a code. */
    isStrong: boolean('is_strong').notNull().default(false),
    /** Over all but the device and the last use. */
    mac: bytea().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Mailed links that set a new password. The token itself is never stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    mac: bytea().notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Sign-ups whose mailbox has not answered yet. Nobody has an account by one of these. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: uuid().primaryKey(),
    /** Of what the browser that signed up holds; the secret itself is never stored. */
    secretHash: bytea('secret_hash').notNull().unique(),
    emailHash: bytea('email_hash').notNull(),
    /** The six digits under a key of the server; null of a letter that has a link only. */
    codeHash: bytea('code_hash'),
    /** Address, name and password hash, sealed under a key of the server. */
    sealed: bytea().notNull(),
    /** Wrong codes so far. */
    tries: integer().notNull(),
    letters: integer().notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Over all but what is sealed. */
    mac: bytea().notNull(),
  },
  (table) => [index('email_verifications_email').on(table.emailHash)],
);

/** Keys of people's own devices, that sign them in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: bytea('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    /** How often it has signed, where it counts; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Sealed: what the person calls it. */
    name: bytea().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** Over whose it is, what it is and its counter. */
    mac: bytea().notNull(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Steps of a sign-in that are under way: each works once, for minutes. The secret itself is never stored. */
export const doorTickets = pgTable('door_tickets', {
  secretHash: bytea('secret_hash').primaryKey(),
  /** What the step is about, sealed under a key of the server. */
  sealed: bytea().notNull(),
  expiresAt: moment('expires_at').notNull(),
});
