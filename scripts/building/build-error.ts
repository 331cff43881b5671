import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.ts';

/** A build that failed, in one line. */
export class BuildError extends Error {
  constructor(what: string, said: string) {
    super(`${what} could not be built: ${faultIn(said)}`);
    this.name = 'BuildError';
  }
}

/** Of all that a bundler says the line that names the fault and its place. */
function faultIn(said: string): string {
  const lines = stripVTControlCharacters(said)
    .replaceAll(ROOT, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const named =
    lines.find((line) => /^(\w*Error: |\[\w+\] )/.test(line)) ?? lines.at(-1) ?? 'no reason was given';
  const place = lines.find((line) => /[\w/.-]+\.[jt]sx?:\d+:\d+/.test(line));
  const at = /[\w/.-]+\.[jt]sx?:\d+:\d+/.exec(place ?? '')?.[0];
  return at && !named.includes(at) ? `${named} (${at})` : named;
}
