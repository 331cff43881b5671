import * as z from 'zod/mini';

/** OWASP's figure for PBKDF2 with SHA-256: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
export const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;
/** Binds the bytes to what they are. */
const PURPOSE = new TextEncoder().encode('voiceApp/history/conversations/1');

const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
export const sealedSchema = z.object({
  version: z.literal(1),
  salt: bytes,
  iterations: z.int().check(z.gte(ITERATIONS), z.lte(10_000_000)),
  iv: bytes,
  data: bytes,
});
export type Sealed = z.infer<typeof sealedSchema>;

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
