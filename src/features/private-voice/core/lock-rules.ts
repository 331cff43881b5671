/** After how many minutes without a sign of use the history locks itself; 0 leaves it to the person. */
export const AUTO_LOCK_MINUTES = [1, 5, 15, 30, 0] as const;
export type AutoLockMinutes = (typeof AUTO_LOCK_MINUTES)[number];
export const DEFAULT_AUTO_LOCK_MINUTES: AutoLockMinutes = 5;

export const PASSPHRASE_MIN_CHARACTERS = 8;

export type LockState =
  | { readonly status: 'off' }
  | { readonly status: 'open'; readonly autoLockMinutes: AutoLockMinutes }
  | { readonly status: 'locked' };

/** What stands in the way of this passphrase; null when nothing does. */
export function findPassphraseFault(passphrase: string, repeated: string): string | null {
  if ([...passphrase].length < PASSPHRASE_MIN_CHARACTERS)
    return `please choose at least ${PASSPHRASE_MIN_CHARACTERS} characters. a few words in a row are easy to keep in mind.`;
  return passphrase === repeated ? null : 'these two are not the same yet.';
}

/** Anything may be stored. */
export function readAutoLock(stored: unknown): AutoLockMinutes {
  const value = typeof stored === 'object' && stored !== null && 'minutes' in stored ? stored.minutes : null;
  return AUTO_LOCK_MINUTES.find((minutes) => minutes === value) ?? DEFAULT_AUTO_LOCK_MINUTES;
}

/** Whether it is time to lock: nothing was pressed for as long, and nobody is being heard or answered. */
export function isLockDue(lock: LockState, usedAt: number, now: number): boolean {
  if (lock.status !== 'open' || lock.autoLockMinutes === 0) return false;
  return now - usedAt >= lock.autoLockMinutes * 60_000;
}
