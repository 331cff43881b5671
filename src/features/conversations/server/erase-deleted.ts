import { DAY_MS } from '#contract/time.ts';
import type { Parts } from '#server/parts.ts';
import { ERASE_AFTER_MS } from '../contract.ts';
import { purgeConversationRows } from './store.ts';

const ERASE_EVERY_MS = 5_000;

/** A tab that was opened and forgotten may still begin to talk after days. */
const UNBEGUN_AFTER_MS = 7 * DAY_MS;

/** Erases what was deleted and can't be undone any more, and strengths that no word followed. */
export function eraseDeleted({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  const at = now().getTime();
  return purgeConversationRows(db, {
    deletedBefore: new Date(at - ERASE_AFTER_MS),
    openedBefore: new Date(at - UNBEGUN_AFTER_MS),
  });
}

/** Keeps erasing, from the start of the server on: what a stopped server left is erased first. */
export function createErasing(parts: Parts): { start(): void; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const erase = (): void => {
    running = eraseDeleted(parts).catch((err: unknown) =>
      parts.log.error({ err }, 'deleted conversations could not be erased'),
    );
  };
  return {
    start() {
      erase();
      timer = setInterval(erase, ERASE_EVERY_MS).unref();
    },
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
