import type { Background } from './background.ts';

/**
 * Writes behind the answer, one write at a time: what comes meanwhile goes into the next one, all of it. Many that add to
 * one row would each hold a connection and wait for the others' disk.
 */
export function writeTogether<Item>(
  background: Background,
  name: string,
  write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => void {
  let waiting: Item[] = [];
  let isWriting = false;

  const writeAll = async (): Promise<void> => {
    try {
      while (waiting.length > 0) {
        const items = waiting;
        waiting = [];
        await write(items);
      }
    } finally {
      isWriting = false;
    }
  };

  return (item) => {
    waiting.push(item);
    if (isWriting) return;
    isWriting = true;
    background.run(name, writeAll);
  };
}
