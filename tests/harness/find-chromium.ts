import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Chromium without what a window needs: the same engine, and a journey takes a third less of the processor. */
const SHELLS = ['/usr/lib/chromium/chromium-headless-shell'];
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** `--no-sandbox`: CI and containers run as root. The others keep the browser from calling home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page that asks the shell whether it can recognise speech on the device takes it down. */
const SHELL_FLAGS = ['--disable-blink-features=OnDeviceWebSpeechAvailable'];

export interface FoundChromium {
  readonly path: string;
  readonly args: readonly string[];
  readonly origin: 'of this machine' | 'carried by a package';
  /** Environment that it needs. */
  readonly env: Record<string, string>;
}

/**
 * The machine's own Chromium or Chrome (`CHROMIUM_PATH` wins), else the one that a package of ours carries. A `whole` one
 * is what people have, what benches measure, and what asks for a microphone; other journeys take the shell before it.
 */
export async function findChromium(kind: 'any' | 'whole' = 'any'): Promise<FoundChromium> {
  const isWanted = (path: string) => kind === 'any' || !isShell(path);
  const named = process.env.CHROMIUM_PATH;
  const own =
    named && isWanted(named)
      ? named
      : [...SHELLS, ...KNOWN_PATHS].filter(isWanted).find((path) => existsSync(path));
  if (own) return { path: own, args: argsFor(own), origin: 'of this machine', env: {} };
  if (process.platform !== 'linux') {
    throw new Error('the browser journeys need Chrome or Chromium: install one, or set CHROMIUM_PATH to it');
  }
  const { default: carried, inflate } = await import('@sparticuz/chromium');
  const path = await carried.executablePath();
  // Shared libraries that a bare machine lacks come in the same package; it unpacks them only on Amazon's machines.
  const bin = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')));
  await inflate(join(bin, 'al2023.tar.br'));
  const libraries = [join(tmpdir(), 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { path, args: argsFor(path), origin: 'carried by a package', env: { LD_LIBRARY_PATH: libraries } };
}

const isShell = (path: string): boolean => /headless.shell/.test(path);
const argsFor = (path: string): string[] => [...FLAGS, ...(isShell(path) ? SHELL_FLAGS : [])];

/** How Playwright starts it, with more arguments where a journey needs them. */
export const launchOf = ({ path, args, env }: FoundChromium, more: readonly string[] = []) => ({
  executablePath: path,
  args: [...args, ...more],
  env: { ...process.env, ...env } as Record<string, string>, // unset names are left out when spawning
});
