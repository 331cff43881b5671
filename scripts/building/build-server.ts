import { rmSync } from 'node:fs';
import { build } from 'rolldown';
import { BuildError } from './build-error.ts';
import { keepAddresses } from './keep-addresses.ts';
import { ROOT } from './root.ts';

/** The server, and what its operator calls. */
const ENTRIES = {
  main: 'src/server/main.ts',
  admin: 'scripts/admin.ts',
  backup: 'scripts/backup.ts',
  keys: 'scripts/keys.ts',
  restore: 'scripts/restore.ts',
};

/** Native, optional, or finding files beside themselves: they stay packages. */
const PACKAGES = [
  /^@electric-sql\/pglite/,
  '@node-rs/argon2',
  'espeak-ng',
  'pg-native',
  'pino-pretty',
  'sherpa-onnx-node',
  'wasm-media-encoders',
];

/**
 * Bundles the server and its libraries: some thousand small files take longer to find than to run.
 * @throws {BuildError}
 */
export async function buildServer(dir: string, input: Record<string, string> = ENTRIES): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  await build({
    cwd: ROOT,
    input,
    platform: 'node',
    external: PACKAGES,
    plugins: [keepAddresses(dir)],
    logLevel: 'silent',
    output: {
      dir,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      // Names stay for the log's stacks. What is loaded is held in memory as it is written.
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      sourcemap: true,
    },
  }).catch((cause: unknown) => {
    throw new BuildError('the server', cause instanceof Error ? cause.message : String(cause));
  });
}
