import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelLimits } from '#features/companion/server/deadlines.ts';
import type { Model, ModelPrompt } from '#features/companion/server/model.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A reader takes their time. */
export const READER_LIMITS: ModelLimits = { firstWordMs: DAY_MS, idleMs: DAY_MS, wholeMs: DAY_MS };

/**
 * A model whose part is taken by whoever reads the folder: each request becomes `0001.json` and so on (`system`,
 * `notes`, `messages`), and its reply is awaited as `0001.reply.txt`, written in one go or renamed into place. A run
 * that was broken off goes on where it was, since the same request finds its reply again.
 * Throws where a file of that number holds another request: the folder belongs to another run.
 */
export function createFilesModel(folder: string): Model {
  mkdirSync(folder, { recursive: true });
  let asked = 0;
  return {
    name: 'openai',
    id: 'files',
    ask(prompt) {
      asked += 1;
      const name = String(asked).padStart(4, '0');
      writeRequest(join(folder, `${name}.json`), prompt);
      return {
        open: (signal) => readReply(folder, `${name}.reply.txt`, signal),
        read: (reply) => ({ text: reply, end: 'complete' }),
      };
    },
  };
}

function writeRequest(path: string, { stable, turnNotes, messages }: ModelPrompt): void {
  const request = `${JSON.stringify({ system: stable, notes: turnNotes, messages }, null, 2)}\n`;
  if (existsSync(path)) {
    if (readFileSync(path, 'utf8') === request) return;
    throw new Error(`${path} holds another request: choose an empty folder`);
  }
  writeFileSync(`${path}.part`, request);
  renameSync(`${path}.part`, path);
}

async function* readReply(folder: string, name: string, signal: AbortSignal): AsyncGenerator<string> {
  yield await waitForFile(folder, name, signal);
}

/** The words of a file that may still have to come. Watches before it looks, so that none can come in between. */
export async function waitForFile(folder: string, name: string, signal: AbortSignal): Promise<string> {
  const path = join(folder, name);
  const read = (): string => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');
  const done = new AbortController();
  const changes = watch(folder, { signal: AbortSignal.any([signal, done.signal]) });
  const next = changes[Symbol.asyncIterator]();
  try {
    for (let change = next.next(); ; change = next.next()) {
      const reply = read();
      if (reply === '') await change;
      else {
        done.abort();
        await change.catch(() => undefined);
        return reply;
      }
    }
  } finally {
    done.abort();
  }
}
