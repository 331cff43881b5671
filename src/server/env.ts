import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const flag = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));

const secretKey = z
  .base64()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
  .transform((text) => Buffer.from(text, 'base64'));

const path = z
  .string()
  .min(1)
  .transform((text) => resolve(text));

/** Every variable, once. Its meaning for people stands in `.env.example`. */
const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(5001),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: path.prefault('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_PASSWORD_COMMAND: z.string().min(1).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REDIS_PASSWORD_COMMAND: z.string().min(1).optional(),
  PUBLIC_URL: address.optional(),
  API_BASE_URL: address.optional(),
  CORS_ORIGINS: list,
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_FILE: path.optional(),
  SECRET_KEY_COMMAND: z.string().min(1).optional(),
  SECRET_KEY_FORMER: secretKey.optional(),
  SECRET_KEY_FORMER_FILE: path.optional(),
  SECRET_KEY_FORMER_COMMAND: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('process <no-reply@localhost>'),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  ADMIN_EMAILS: list.transform((emails) => emails.map((email) => email.toLowerCase())),
  COMPANION: z.enum(['guide', 'claude', 'openai']).optional(),
  COMPANION_FALLBACK: z.enum(['guide', 'none']).default('guide'),
  SAFETY_MODEL: z.enum(['companion', 'off']).default('companion'),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: address.optional(),
  ANTHROPIC_MODEL: z.string().min(1).optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: address.optional(),
  OPENAI_MODEL: z.string().min(1).optional(),
  MODEL_TURNS_PER_DAY: z.coerce.number().int().min(1).max(100_000).default(200),
  STT: z.enum(['openai', 'elevenlabs']).optional(),
  STT_BASE_URL: address.optional(),
  STT_API_KEY: z.string().min(1).optional(),
  STT_MODEL: z.string().min(1).optional(),
  TTS: z.enum(['elevenlabs', 'openai', 'builtin']).default('builtin'),
  TTS_BASE_URL: address.optional(),
  TTS_API_KEY: z.string().min(1).optional(),
  TTS_VOICE: z.string().min(1).optional(),
  TTS_MODEL: z.string().min(1).optional(),
  SPEECH_CHARACTERS_PER_DAY: z.coerce.number().int().min(1).max(10_000_000).default(100_000),
  VOICE_MODEL_DIR: path.optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PRICE_ID: z.string().min(1).optional(),
  STRIPE_API_BASE: address.optional(),
  PREMIUM_GATE: z.enum(['enforce', 'bypass']).optional(),
  RATE_LIMITS: flag('on'),
  TRUST_PROXY: z.string().min(1).optional(),
  ANALYTICS_MIN_GROUP: z.coerce.number().int().min(1).max(10_000).optional(),
  CONNECTIVITY_PROBE_URL: address.optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('process'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Env = z.output<typeof envSchema>;

/** An example for the one line that a bad value prints. */
const EXAMPLES: Partial<Record<keyof Env, string>> = {
  PORT: '5001',
  DATABASE_URL: 'postgres://user:password@127.0.0.1:5432/process',
  REDIS_URL: 'redis://127.0.0.1:6379',
  PUBLIC_URL: 'https://process.example.org',
  API_BASE_URL: 'https://api.process.example.org',
  SECRET_KEY: 'the output of: openssl rand -base64 32',
  SMTP_URL: 'smtp://user:password@mail.example.org:587',
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_NAME: 'example clinic',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
  COMPANION: 'guide',
  PREMIUM_GATE: 'bypass',
  RATE_LIMITS: 'on',
  LOG_LEVEL: 'info',
};

export class EnvError extends Error {
  override name = 'EnvError';
}

function bad(name: string, why: string): EnvError {
  const example = EXAMPLES[name as keyof Env];
  return new EnvError(`${name}: ${why}${example ? `. for example: ${name}=${example}` : ''}`);
}

/** Rules between variables, in the order they are told. */
const findConflict = (env: Env): EnvError | null =>
  findModelConflict(env) ??
  findSpeechConflict(env) ??
  findPaymentConflict(env) ??
  findServerConflict(env) ??
  findOrganisationConflict(env) ??
  findKeyConflict(env) ??
  findOpenLine(env);

function findModelConflict(env: Env): EnvError | null {
  if (env.COMPANION === 'claude' && !env.ANTHROPIC_API_KEY)
    return bad('ANTHROPIC_API_KEY', 'is needed when COMPANION=claude');
  if (env.COMPANION === 'openai' && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL)
    return bad('OPENAI_API_KEY', 'or OPENAI_BASE_URL is needed when COMPANION=openai');
  return null;
}

function findSpeechConflict(env: Env): EnvError | null {
  if (env.STT && !env.STT_API_KEY && !(env.STT === 'openai' && env.STT_BASE_URL))
    return bad('STT_API_KEY', `is needed when STT=${env.STT}`);
  if (env.TTS !== 'builtin' && !env.TTS_API_KEY && !(env.TTS === 'openai' && env.TTS_BASE_URL))
    return bad('TTS_API_KEY', `is needed when TTS=${env.TTS}`);
  return null;
}

function findPaymentConflict(env: Env): EnvError | null {
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    return bad('STRIPE_WEBHOOK_SECRET', 'is needed when STRIPE_SECRET_KEY is set');
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_PRICE_ID)
    return bad('STRIPE_PRICE_ID', 'is needed when STRIPE_SECRET_KEY is set');
  return null;
}

/** What only several processes on one database need. */
const BESIDE_DATABASE = [
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_PASSWORD_COMMAND',
  'REDIS_URL',
] as const;
/** Which addresses a command gives the password of. */
const PASSWORD_COMMANDS = {
  DATABASE_PASSWORD_COMMAND: ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'],
  REDIS_PASSWORD_COMMAND: ['REDIS_URL'],
} as const;

function findServerConflict(env: Env): EnvError | null {
  if (env.NODE_ENV === 'production' && env.RATE_LIMITS === 'off')
    return bad('RATE_LIMITS', 'cannot be off when NODE_ENV=production');
  const other = BESIDE_DATABASE.find((name) => env[name] !== undefined);
  if (other && !env.DATABASE_URL) return bad('DATABASE_URL', `is needed when ${other} is set`);
  if (env.REDIS_PASSWORD_COMMAND && !env.REDIS_URL)
    return bad('REDIS_URL', 'is needed when REDIS_PASSWORD_COMMAND is set');
  return findSecondPassword(env);
}

function findSecondPassword(env: Env): EnvError | null {
  for (const command of ['DATABASE_PASSWORD_COMMAND', 'REDIS_PASSWORD_COMMAND'] as const) {
    const holder = PASSWORD_COMMANDS[command].find((name) => env[name] && new URL(env[name]).password !== '');
    if (holder && env[command])
      return bad(holder, `holds a password, and ${command} gives one: keep one of the two`);
  }
  return null;
}

const ORGANISATION = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

function findOrganisationConflict(env: Env): EnvError | null {
  const missing = ORGANISATION.find((name) => env[name] === undefined);
  if (missing && ORGANISATION.some((name) => env[name] !== undefined))
    return bad(missing, `is needed with the others: ${ORGANISATION.join(', ')}`);
  if (env.OIDC_ISSUER && !isTrustworthy(new URL(env.OIDC_ISSUER)))
    return bad('OIDC_ISSUER', 'must be https: it says who people are');
  return null;
}

/** Whether what goes there never leaves the machine. */
export const isThisMachine = ({ hostname }: URL): boolean =>
  ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);

const isTrustworthy = (url: URL): boolean => url.protocol === 'https:' || isThisMachine(url);

/** In production nothing goes to another machine in clear by oversight (ASVS 12.2.1, 12.3.1); for letters see `mail.ts`. */
function findOpenLine({
  NODE_ENV,
  PUBLIC_URL,
  REDIS_URL,
  OTEL_EXPORTER_OTLP_ENDPOINT: otlp,
  ...env
}: Env): EnvError | null {
  if (NODE_ENV !== 'production') return null;
  if (PUBLIC_URL && !isTrustworthy(new URL(PUBLIC_URL)))
    return bad('PUBLIC_URL', 'must be https in production: what people write would pass in clear');
  if (otlp && !isTrustworthy(new URL(otlp)))
    return bad(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'names another machine: make it https, or run a collector here',
    );
  if (REDIS_URL && !isThisMachine(new URL(REDIS_URL)) && !REDIS_URL.startsWith('rediss:'))
    return bad('REDIS_URL', 'names another machine: make it rediss://, or its password passes in clear');
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    const address = env[name];
    if (!address) continue;
    const url = new URL(address);
    const isHere = isThisMachine(url) && !url.searchParams.has('host');
    if (!isHere && !url.searchParams.has('sslmode'))
      return bad(
        name,
        'names another machine: add ?sslmode=verify-full, or ?sslmode=disable where nobody else can listen',
      );
  }
  return null;
}

function findKeyConflict(env: Env): EnvError | null {
  for (const name of ['SECRET_KEY', 'SECRET_KEY_FORMER'] as const)
    if (keySourcesOf(env, name).length > 1)
      return bad(name, `is given more than once: set one of ${keySourcesOf(env, name).join(', ')}`);
  if (keySourcesOf(env, 'SECRET_KEY_FORMER').length > 0 && !isKeyGiven(env))
    return bad('SECRET_KEY', 'is needed when SECRET_KEY_FORMER is set');
  if (env.NODE_ENV !== 'production') return null;
  if (env.DATABASE_URL && !isKeyGiven(env))
    return bad(
      'SECRET_KEY',
      'or SECRET_KEY_FILE or SECRET_KEY_COMMAND is needed in production with DATABASE_URL',
    );
  if (env.SECRET_KEY_FILE?.startsWith(`${env.DATA_DIR}/`))
    return bad('SECRET_KEY_FILE', 'lies in DATA_DIR, beside what it opens. put it elsewhere');
  return null;
}

type KeyName = 'SECRET_KEY' | 'SECRET_KEY_FORMER';

/** The variables that say where a key comes from: one at most. */
const keySourcesOf = (env: Env, name: KeyName) =>
  ([name, `${name}_FILE`, `${name}_COMMAND`] as const).filter((source) => env[source] !== undefined);

/** False where the key is the one that was made in the data folder. */
export const isKeyGiven = (env: Pick<Env, KeySource>): boolean =>
  env.SECRET_KEY !== undefined || env.SECRET_KEY_FILE !== undefined || env.SECRET_KEY_COMMAND !== undefined;

type KeySource = 'SECRET_KEY' | 'SECRET_KEY_FILE' | 'SECRET_KEY_COMMAND';

/**
 * Reads the environment once, at start. An empty value counts as unset.
 * @throws {EnvError} one line that names the variable, what is wrong and an example
 */
export function loadEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw bad(String(issue?.path[0] ?? 'environment'), issue?.message.toLowerCase() ?? 'is not valid');
  }
  const conflict = findConflict(parsed.data);
  if (conflict) throw conflict;
  return parsed.data;
}

/** The companion that the environment asks for: a key picks its model when `COMPANION` is unset. */
export function companionNameOf(env: Env): 'guide' | 'claude' | 'openai' {
  if (env.COMPANION) return env.COMPANION;
  if (env.ANTHROPIC_API_KEY) return 'claude';
  return env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? 'openai' : 'guide';
}

/** Who listens: an outside service, the model in `VOICE_MODEL_DIR`, or nobody here. */
export const recogniserNameOf = (env: Env): 'openai' | 'elevenlabs' | 'local' | null =>
  env.STT ?? (env.VOICE_MODEL_DIR === undefined ? null : 'local');

/** Whether an unpaid person is asked to subscribe. */
export const premiumGateOf = (env: Env): 'enforce' | 'bypass' =>
  env.PREMIUM_GATE ?? (env.STRIPE_SECRET_KEY ? 'enforce' : 'bypass');

/** Where people open the app; the address in mails and checkout returns. */
export const publicUrlOf = (env: Env): string => env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

/** In development Vite serves the pages from a port of its own. */
const VITE_ORIGIN = 'http://localhost:5173';

export const corsOriginsOf = (env: Env): string[] =>
  env.NODE_ENV === 'development' ? [...env.CORS_ORIGINS, VITE_ORIGIN] : env.CORS_ORIGINS;
