import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = '**/*.{html,js,css,svg,webmanifest,bin}';
/** Speech in the browser: some megabytes, fetched by few. Brotli takes too long for what it gains. */
const PROGRAMS = '**/*.{wasm,onnx}';
/** Below this a packet is a packet. */
const MIN_BYTES = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Puts `.br` and `.gz` beside each text file and table of weights of a folder, and `.gz` beside each program, once, so that serving them
 * costs nothing.
 */
export async function compressFiles(folder: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    ...globSync(PROGRAMS, { cwd: folder }).map(async (name) => {
      const path = join(folder, name);
      writeFileSync(`${path}.gz`, await toGzip(readFileSync(path), { level: 6 }));
    }),
    ...globSync(COMPRESSIBLE, { cwd: folder }).map(async (name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      if (bytes.length < MIN_BYTES) return;
      writeFileSync(`${path}.br`, await toBrotli(bytes, { params }));
      writeFileSync(`${path}.gz`, await toGzip(bytes, { level: 9 }));
    }),
  ]);
}
