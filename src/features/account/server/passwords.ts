import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default, at OWASP's minimum: 19 MiB, two passes (Password Storage Cheat Sheet). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

let decoy: Promise<string> | undefined;

/**
 * Checks a password; without a stored hash it does the same work, so that both take the same time. An account that an
 * organisation has opened has the empty hash until its person sets a password.
 */
export async function isPasswordRight(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const isRight = await verify(storedHash || (await decoy), password);
  return Boolean(storedHash) && isRight;
}
