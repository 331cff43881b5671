import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, defineConfig, type Plugin, type Rolldown } from 'vite';
import { FILES_IN_ONE } from './scripts/building/files-in-one.ts';
import { leaveOutServerHalf, leaveOutUnusedRoutes } from './scripts/building/leave-out.ts';
import { ORGANISATION_MARK } from './src/contract/organisation-mark.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT_DIR = at('./dist/web');

/** Larger files are what one screen needs for itself (charts, speech): they are left to the network. */
const KEPT_FILE_MAX_BYTES = 300_000;
/** Small, but of no use without the megabytes that it loads. */
const LEFT_TO_THE_NETWORK = 'silero-wasm-worker-';

/** The worker itself, and what is of use on the page that a server has drawn. */
const NOT_KEPT = ['sw.js', 'login.html', 'login-organisation.html', 'early-acts.js'];

/** Opens with no server at all, so its files are kept whatever their size: the guide and the safety layer are large. */
const OFFLINE_SCREEN = 'src/features/private-voice/web/private-voice-screen.tsx';
/** Kept once it was needed: the sound of the basic voice. */
const KEPT_ON_USE = 'assets/espeak-ng-*.wasm';

/** Everything that a screen may load, without what only others load; or only what it cannot stand without: scripts. */
function filesOf(
  screen: string,
  bundle: Rolldown.OutputBundle,
  reach: 'all' | 'static' = 'all',
): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (fileName: string): void => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    const later = file.isEntry || reach === 'static' ? [] : file.dynamicImports;
    for (const name of [...file.imports, ...later]) add(name);
  };
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(screen))) add(file.fileName);
  return found;
}

/** Writes /sw.js: the service worker behind the list of files that it keeps. Another byte anywhere is another version. */
function emitServiceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle({ dir = OUT_DIR }, bundle) {
      // Pages for tests are built elsewhere, and work without it.
      if (dir !== OUT_DIR) return;
      const offline = filesOf(OFFLINE_SCREEN, bundle);
      if (offline.size === 0) this.error(`no file of ${OFFLINE_SCREEN} was built`);
      const page = readFileSync(join(OUT_DIR, 'index.html'), 'utf8');
      const isKept = (path: string): boolean =>
        !path.includes(LEFT_TO_THE_NETWORK) &&
        (page.includes(path) ||
          offline.has(path) ||
          statSync(join(OUT_DIR, path)).size <= KEPT_FILE_MAX_BYTES);
      const paths = globSync('**/*.{html,js,css,woff2,svg,png,webmanifest,bin}', { cwd: OUT_DIR })
        .filter((path) => !NOT_KEPT.includes(path) && isKept(path))
        .sort();
      const worker = readFileSync(at('./src/web/offline/service-worker.js'), 'utf8');
      const hash = createHash('sha256').update(worker);
      for (const path of paths) hash.update(path).update(readFileSync(join(OUT_DIR, path)));
      const precache = {
        version: hash.digest('hex').slice(0, 16),
        files: paths.map((path) => `/${path}`),
        onUse: globSync(KEPT_ON_USE, { cwd: OUT_DIR }).map((path) => `/${path}`),
      };
      writeFileSync(join(OUT_DIR, 'sw.js'), `const PRECACHE = ${JSON.stringify(precache)};\n${worker}`);
    },
  };
}

/** Nothing is painted before the style sheet has come: it is asked for first, and scripts after it. */
function putStylesFirst(): Plugin {
  return {
    name: 'styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const style = /\s*<link rel="stylesheet"[^>]*>/g;
        const styles = html.match(style)?.join('') ?? '';
        return html.replace(style, '').replace(/\s*<title>/, (title) => styles + title);
      },
    },
  };
}

const SIGN_IN = 'src/features/account/web/login-screen.tsx';
const THEME_SCRIPT = '<script src="/theme.js"></script>';

/** The styles of these scripts, in their order. */
const stylesOf = (scripts: Iterable<string>, bundle: Rolldown.OutputBundle): ReadonlySet<string> =>
  new Set([...scripts].flatMap((name) => [...(bundle[name]?.viteMetadata?.importedCss ?? [])]));

/**
 * Writes /login.html: the page with the sign-in drawn, the script that keeps what is pressed before the app's own has
 * come, and word of the files that the sign-in needs, so that it can be filled in at once and no file waits for another.
 * And /login-organisation.html: the same for a server with an organisation, whose button is drawn, too.
 */
function drawSignIn(): Plugin {
  return {
    name: 'sign-in',
    apply: 'build',
    async writeBundle({ dir = OUT_DIR }, bundle) {
      if (dir !== OUT_DIR) return;
      const drawing = await createServer({
        configFile: false,
        root: at('./src/web'),
        logLevel: 'error',
        appType: 'custom',
        server: { middlewareMode: true, ws: false },
        optimizeDeps: { noDiscovery: true },
      });
      const { prerenderSignIn, drawLateNote } = await drawing.ssrLoadModule('/prerender.tsx');
      const pages: [string, string][] = [
        ['login.html', await prerenderSignIn(null)],
        ['login-organisation.html', await prerenderSignIn(ORGANISATION_MARK)],
      ];
      const lateNote = `<template id="late">${drawLateNote()}</template>`;
      await drawing.close();
      const page = readFileSync(join(OUT_DIR, 'index.html'), 'utf8');
      const isNew = (path: string) => !page.includes(path);
      const scripts = filesOf(SIGN_IN, bundle, 'static');
      const link = (rel: string) => (path: string) => `    <link rel="${rel}" crossorigin href="/${path}">\n`;
      const styles = [...stylesOf(scripts, bundle)].filter(isNew).map(link('stylesheet'));
      const preloads = [...scripts].filter(isNew).map(link('modulepreload'));
      const drawn = (markup: string) =>
        page
          .replace('    <title>', `${styles.join('')}    <title>`)
          .replace(THEME_SCRIPT, `${THEME_SCRIPT}\n    <script src="/early-acts.js"></script>`)
          .replace('  </head>', `${preloads.join('')}  </head>`)
          .replace('<div id="root"></div>', `<div id="root">${markup}</div>\n    ${lateNote}`);
      for (const [name, markup] of pages) writeFileSync(join(OUT_DIR, name), drawn(markup));
    },
  };
}

/** The basic voice is under the GPL and optional. Without its package the worker is built around nothing, and never started. */
const hasBasicVoice = (() => {
  try {
    import.meta.resolve('espeak-ng');
    return true;
  } catch {
    return false;
  }
})();

function replaceMissingVoice(): Plugin {
  return {
    name: 'missing-voice',
    enforce: 'pre',
    resolveId: (id) => (!hasBasicVoice && id.startsWith('espeak-ng') ? '\0missing-voice' : null),
    load: (id) => (id === '\0missing-voice' ? 'export default null' : null),
  };
}

/** The first file names a hundred others, and a hash does not compress: as short as the bundler takes it. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

// The API runs on its own port in development and is called across origins, so there is no proxy here.
export default defineConfig({
  root: at('./src/web'),
  plugins: [
    react(),
    leaveOutUnusedRoutes(),
    leaveOutServerHalf(),
    putStylesFirst(),
    emitServiceWorker(),
    drawSignIn(),
    replaceMissingVoice(),
  ],
  define: { 'import.meta.env.HAS_BASIC_VOICE': hasBasicVoice },
  worker: { format: 'es', plugins: () => [replaceMissingVoice()] },
  // It finds its own file by its address, which a pre-built copy would not.
  optimizeDeps: { exclude: ['espeak-ng'] },
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    // Every browser that the app runs in knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Contracts and what is pure do nothing by being loaded.
      treeshake: { moduleSideEffects: [{ test: /\/src\/.*\/(?:core\/|contract)/, sideEffects: false }] },
      output: { codeSplitting: { groups: FILES_IN_ONE }, ...SHORT_NAMES },
    },
  },
  server: { port: 5173, strictPort: true },
});
