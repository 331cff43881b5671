import type { SafetyState } from '#features/safety/core/protocol/safety-state.ts';
import { type HistoryEntry, readEntries } from '../../core/history.ts';
import type { Records } from './records.ts';
import { type LockKey, makeLockKey, readSealed, seal, unseal } from './sealing.ts';
import { HISTORY_KEY } from './voice-database.ts';

/** What is kept between visits. How the person stands goes with the words: both are sealed, both are erased. */
export interface Kept {
  readonly conversations: readonly HistoryEntry[];
  readonly safety: SafetyState | null;
}

export type Opening = { readonly status: 'open'; readonly kept: Kept } | { readonly status: 'locked' };

/** The history as it lies in the records: in plain data, or sealed under a passphrase. */
export interface HistoryVault {
  open(): Promise<Opening>;
  /** Null when the passphrase is not the right one. */
  unlock(passphrase: string): Promise<Kept | null>;
  /** Forgets the key: without the passphrase nothing can be read or changed any more. */
  lock(): void;
  hasKey(): boolean;
  /** Applies a change to what lies there now, so that two tabs lose nothing to each other. */
  change(apply: (kept: Kept) => Kept): Promise<Kept>;
  /** From here on sealed under this passphrase; null takes the lock off. */
  setPassphrase(passphrase: string | null): Promise<void>;
  /** Removes everything, the lock as well. */
  erase(): Promise<void>;
}

interface VaultParts {
  readonly records: Records;
  /** Runs one task at a time over all tabs. */
  readonly alone: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

const EMPTY: Kept = { conversations: [], safety: null };

/** The record changed hands: another tab set, changed or took off the lock. */
export class VaultLocked extends Error {
  override name = 'VaultLocked';
}

export function createHistoryVault({ records, alone }: VaultParts): HistoryVault {
  let key: LockKey | null = null;

  async function read(): Promise<Opening> {
    const record = await records.get('history', HISTORY_KEY);
    if (!isSealed(record)) return { status: 'open', kept: await readKept(record) };
    const sealed = readSealed(record.sealed);
    const opened = key && sealed && (await unseal(key, sealed));
    return opened ? { status: 'open', kept: await readKept(opened.value) } : { status: 'locked' };
  }

  async function write(kept: Kept): Promise<void> {
    const timestamp = kept.conversations[0]?.timestamp;
    const record = key ? { sealed: await seal(key, kept) } : { ...kept, ...(timestamp && { timestamp }) };
    await records.put('history', HISTORY_KEY, record);
  }

  async function readOpen(): Promise<Kept> {
    const opening = await read();
    if (opening.status === 'locked') throw new VaultLocked();
    return opening.kept;
  }

  return {
    open: read,
    async unlock(passphrase) {
      const record = await records.get('history', HISTORY_KEY);
      if (!isSealed(record)) return readOpen();
      const sealed = readSealed(record.sealed);
      // Then no passphrase opens it, and it can only be erased.
      if (sealed === null) return null;
      const tried = await makeLockKey(passphrase, sealed);
      const opened = await unseal(tried, sealed);
      if (opened === null) return null;
      const kept = await readKept(opened.value);
      key = tried;
      return kept;
    },
    lock() {
      key = null;
    },
    hasKey: () => key !== null,
    change: (apply) =>
      alone(async () => {
        const kept = apply(await readOpen());
        await write(kept);
        return kept;
      }),
    setPassphrase: (passphrase) =>
      alone(async () => {
        const kept = await readOpen();
        const before = key;
        key = passphrase === null ? null : await makeLockKey(passphrase);
        try {
          await write(kept);
        } catch (error) {
          key = before;
          throw error;
        }
      }),
    erase: () =>
      alone(async () => {
        await records.clear('history');
        key = null;
      }),
  };
}

const isSealed = (record: unknown): record is { readonly sealed: unknown } =>
  typeof record === 'object' && record !== null && 'sealed' in record;

async function readKept(value: unknown): Promise<Kept> {
  if (typeof value !== 'object' || value === null) return EMPTY;
  return {
    conversations: readEntries('conversations' in value ? value.conversations : null),
    safety: 'safety' in value ? await readSafety(value.safety) : null,
  };
}

/** Nearly nobody has one, and much comes with what reads it. */
async function readSafety(value: unknown): Promise<SafetyState | null> {
  if (value === null) return null;
  const { parseSafetyState } = await import('#features/safety/core/protocol/safety-state.ts');
  return parseSafetyState(value);
}
