import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin, PluginContext } from 'rolldown';
import { ROOT } from './root.ts';

const SRC = join(ROOT, 'src/');
const ADDRESS = /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/g;

/**
 * Files that code finds beside itself, by `new URL('./there', import.meta.url)`, come along: a script is built to one of its own,
 * everything else is copied. What lies outside the sources stays where it is. All that is built lies in one folder.
 */
export function keepAddresses(outDir: string): Plugin {
  return {
    name: 'keep-addresses',
    transform: {
      filter: { id: /\.ts$/, code: 'import.meta.url' },
      handler(code, id) {
        if (id.includes('/node_modules/')) return null;
        const kept = code.replaceAll(ADDRESS, (_, path: string) => {
          const there = takeAlong(this, resolve(dirname(id), path), outDir);
          return `new URL('${there}', import.meta.url)`;
        });
        return { code: kept, map: null };
      },
    },
  };
}

/** Gives where it is found from what is built. */
function takeAlong(context: PluginContext, path: string, outDir: string): string {
  if (!path.startsWith(SRC)) return relative(outDir, path) || '.';
  if (path.endsWith('.ts')) {
    const fileName = basename(path).replace(/ts$/, 'js');
    context.emitFile({ type: 'chunk', id: path, fileName });
    return `./${fileName}`;
  }
  const files = statSync(path).isDirectory() ? globSync('**/*.*', { cwd: path }) : [''];
  for (const file of files)
    context.emitFile({
      type: 'asset',
      fileName: join(basename(path), file),
      source: readFileSync(join(path, file)),
    });
  return `./${basename(path)}`;
}
