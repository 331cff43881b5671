import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** `--no-sandbox`: CI and containers run as root. The others keep the browser from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface FoundChromium {
  readonly path: string;
  readonly origin: 'of this machine' | 'carried by a package';
  /** Environment that it needs. */
  readonly env: Record<string, string>;
}

/** The machine's own Chromium or Chrome (`CHROMIUM_PATH` wins), else the one that a package of ours carries. */
export async function findChromium(): Promise<FoundChromium> {
  const own = process.env.CHROMIUM_PATH ?? KNOWN_PATHS.find((path) => existsSync(path));
  if (own) return { path: own, origin: 'of this machine', env: {} };
  if (process.platform !== 'linux') {
    throw new Error('the browser journeys need Chrome or Chromium: install one, or set CHROMIUM_PATH to it');
  }
  const { default: carried, inflate } = await import('@sparticuz/chromium');
  const path = await carried.executablePath();
  // Shared libraries that a bare machine lacks come in the same package; it unpacks them only on Amazon's machines.
  const bin = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')));
  await inflate(join(bin, 'al2023.tar.br'));
  const libraries = [join(tmpdir(), 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { path, origin: 'carried by a package', env: { LD_LIBRARY_PATH: libraries } };
}
