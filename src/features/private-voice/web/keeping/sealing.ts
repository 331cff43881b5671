/** OWASP's figure for PBKDF2 with SHA-256: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
export const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;
/** Binds the bytes to what they are. */
const PURPOSE = new TextEncoder().encode('voiceApp/history/conversations/1');

type Bytes = Uint8Array<ArrayBuffer>;

export interface Sealed {
  readonly version: 1;
  readonly salt: Bytes;
  readonly iterations: number;
  readonly iv: Bytes;
  readonly data: Bytes;
}

const MOST_ITERATIONS = 10_000_000;
const isBytes = (value: unknown): value is Bytes => value instanceof Uint8Array;

/** What was sealed, of what was stored; null when it cannot be read any more. */
export function readSealed(value: unknown): Sealed | null {
  const { version, salt, iterations, iv, data }: Readonly<Record<string, unknown>> = Object(value);
  if (version !== 1 || !isBytes(salt) || !isBytes(iv) || !isBytes(data)) return null;
  const isSlow = typeof iterations === 'number' && iterations >= ITERATIONS && iterations <= MOST_ITERATIONS;
  return isSlow && Number.isInteger(iterations) ? { version, salt, iterations, iv, data } : null;
}

/** A key in memory only, with the salt it was made with. It cannot be taken out of the browser's hands. */
export interface LockKey {
  readonly key: CryptoKey;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
}

/** AES-256-GCM under PBKDF2-SHA-256. Takes about a third of a second: guessing has to be slow. */
export async function makeLockKey(
  passphrase: string,
  { salt, iterations }: Pick<Sealed, 'salt' | 'iterations'> = {
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    iterations: ITERATIONS,
  },
): Promise<LockKey> {
  const words = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  return { key, salt, iterations };
}

/** Every sealing has an iv of its own. */
export async function seal({ key, salt, iterations }: LockKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: PURPOSE }, key, plain);
  return { version: 1, salt, iterations, iv, data: new Uint8Array(data) };
}

/** The value, or null when this key did not seal it (a wrong passphrase) or it was changed since. */
export async function unseal({ key }: LockKey, { iv, data }: Sealed): Promise<{ value: unknown } | null> {
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: PURPOSE }, key, data);
    return { value: JSON.parse(new TextDecoder().decode(plain)) };
  } catch {
    return null; // the browser says only that it failed, and must not say more
  }
}
