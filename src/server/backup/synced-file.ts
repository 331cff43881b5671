import { createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/**
 * Writes a file that is there whole or not at all, even when the power goes: synced, then renamed, then its folder
 * synced. Only its owner may read it.
 */
export async function writeSynced(path: string, lines: AsyncIterable<string>, zip = false): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.part`;
  const file = createWriteStream(draft, { mode: 0o600, flush: true });
  if (zip) await pipeline(lines, createGzip(), file);
  else await pipeline(lines, file);
  await rename(draft, path);
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}
