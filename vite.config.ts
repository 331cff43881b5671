import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT_DIR = at('./dist/web');

/** Larger files are what one screen needs for itself (charts, speech): they are left to the network. */
const KEPT_FILE_MAX_BYTES = 300_000;

/** Writes /sw.js: the service worker behind the list of files that it keeps. Another byte anywhere is another version. */
function emitServiceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle() {
      const page = readFileSync(join(OUT_DIR, 'index.html'), 'utf8');
      const isKept = (path: string): boolean =>
        page.includes(path) || statSync(join(OUT_DIR, path)).size <= KEPT_FILE_MAX_BYTES;
      const paths = globSync('**/*.{html,js,css,woff2,svg,png,webmanifest}', { cwd: OUT_DIR })
        .filter((path) => path !== 'sw.js' && isKept(path))
        .sort();
      const worker = readFileSync(at('./src/web/offline/service-worker.js'), 'utf8');
      const hash = createHash('sha256').update(worker);
      for (const path of paths) hash.update(path).update(readFileSync(join(OUT_DIR, path)));
      const precache = { version: hash.digest('hex').slice(0, 16), files: paths.map((path) => `/${path}`) };
      writeFileSync(join(OUT_DIR, 'sw.js'), `const PRECACHE = ${JSON.stringify(precache)};\n${worker}`);
    },
  };
}

// The API runs on its own port in development and is called across origins, so there is no proxy here.
export default defineConfig({
  root: at('./src/web'),
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), emitServiceWorker()],
  build: { outDir: OUT_DIR, emptyOutDir: true },
  server: { port: 5173, strictPort: true },
});
