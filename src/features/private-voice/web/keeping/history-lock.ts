import { type AutoLockMinutes, isLockDue, readAutoLock } from '../../core/lock-rules.ts';
import { patch, type SnapshotStore } from '../snapshot.ts';
import type { Keeper } from './keeper.ts';

const AUTO_LOCK_KEY = 'autoLock';

interface LockParts {
  readonly store: SnapshotStore;
  readonly keeper: Pick<Keeper, 'storage' | 'show' | 'lock'>;
  /** Ends what is under way, before nothing of it may stay on the page. */
  readonly onLock: () => void;
  readonly now: () => number;
}

/** The passphrase on the history, and the time after which it locks by itself. */
export function createHistoryLock({ store, keeper, onLock, now }: LockParts) {
  const { records, vault, attempt } = keeper.storage;
  let usedAt = now();

  const tellOff = () => patch(store, { lock: { status: 'off' } });
  const tellOpen = async () => {
    const autoLockMinutes = readAutoLock(await records().get('settings', AUTO_LOCK_KEY));
    patch(store, { lock: { status: 'open', autoLockMinutes } });
  };

  function lock(): void {
    if (store.getSnapshot().lock.status !== 'open') return;
    onLock();
    keeper.lock();
  }

  return {
    /** @returns false when there is no room for the sealed history, or it was locked meanwhile */
    async setPassphrase(passphrase: string | null): Promise<boolean> {
      if (!(await attempt(() => vault().setPassphrase(passphrase)))) return false;
      if (passphrase === null) tellOff();
      else await tellOpen();
      return true;
    },
    async setAutoLock(minutes: AutoLockMinutes): Promise<void> {
      await attempt(() => records().put('settings', AUTO_LOCK_KEY, { minutes }));
      await tellOpen();
    },
    lock,
    /** False when the passphrase is not the right one. */
    async unlock(passphrase: string): Promise<boolean> {
      const kept = await vault().unlock(passphrase);
      if (kept === null) return false;
      await keeper.show(kept);
      if (vault().hasKey()) await tellOpen();
      else tellOff();
      return true;
    },
    /** The way out when the passphrase is forgotten: everything goes. */
    async erase(): Promise<void> {
      if (await attempt(() => vault().erase())) tellOff();
    },
    /** Somebody is here. */
    used(): void {
      usedAt = now();
    },
    /** Locks when it is time. */
    look(): void {
      const { lock: state, app } = store.getSnapshot();
      if (app.status === 'listening' || app.status === 'speaking') usedAt = now();
      else if (isLockDue(state, usedAt, now())) lock();
    },
  };
}

export type HistoryLock = ReturnType<typeof createHistoryLock>;
