import type { CapturedEvent } from './record-events.ts';

const BATCH_EVENTS = 500;

interface Waiting {
  readonly event: CapturedEvent;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface EventWriter {
  /** Resolves once the event is stored. */
  write(event: CapturedEvent): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/**
 * One batch at a time: what arrives while one is being written goes together into the next. A crowd costs few
 * transactions and one connection, and a single event never waits for others to come.
 */
export function createEventWriter(record: (events: readonly CapturedEvent[]) => Promise<void>): EventWriter {
  const waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_EVENTS);
      try {
        await record(batch.map(({ event }) => event));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = null;
  }

  return {
    write: (event) =>
      new Promise((resolve, reject) => {
        waiting.push({ event, resolve, reject });
        writing ??= writeAll();
      }),
    close: async () => {
      await writing;
    },
  };
}
