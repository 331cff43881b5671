import { readFields } from '#web/keyed-storage.ts';
import { NO_USAGE, type Usage, type UsageAge } from './usage-break-machine.ts';

const SEEN_KEY = 'disclosureSeen';
const USAGE_KEY = 'usage';

/** Of each person on this device; another device asks again. Blocked storage asks at every visit. */
const keyOf = (key: string, userId: string): string => `${key}:${userId}`;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked storage: it lasts until the page is left.
  }
}

/** Null until the person has said that they have read it. */
export function readAcknowledgement(userId: string): UsageAge | null {
  const stored = read(keyOf(SEEN_KEY, userId));
  if (stored === null) return null;
  return stored === 'under18' ? 'under18' : 'adult';
}

export const rememberAcknowledgement = (userId: string, age: UsageAge): void =>
  write(keyOf(SEEN_KEY, userId), age);

export function readUsage(userId: string): Usage {
  const { usedMs, seenAt } = readFields(read(keyOf(USAGE_KEY, userId)));
  const isUsage =
    typeof usedMs === 'number' && usedMs >= 0 && (seenAt === null || typeof seenAt === 'number');
  return isUsage ? { usedMs, seenAt } : NO_USAGE; // anything else: count anew
}

/** Shared by the tabs of a person, so that none counts the same minute twice. */
export const rememberUsage = (userId: string, usage: Usage): void =>
  write(keyOf(USAGE_KEY, userId), JSON.stringify(usage));
