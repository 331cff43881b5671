import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Words that would promise what process is not. */
const FORBIDDEN =
  /\b(?:therapist\w*|treat|treats|treated|treating|treatment\w*|diagnos(?:e|es|ed|is|ing)|clinical\w*|licensed)\b/iu;

/** The specification's own sentences, and what our code says about other people's words. */
const ALLOWED = ['a mental health professional'];

const SOURCE = new URL('../../../', import.meta.url);

/** Files whose texts a person may read: screens, and what the cores say. Rules list words that people may use. */
const isOurText = (path: string): boolean =>
  (/(?:^|\/)web\/.*\.tsx?$/u.test(path) || /\/core\/.*(?:phrases|moves|say|resources).*\.ts$/u.test(path)) &&
  !/\.test\.tsx?$/u.test(path);

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/^\s*\/\/.*$/gmu, '');

describe('our own texts', () => {
  const paths = readdirSync(SOURCE, { recursive: true }).map(String).filter(isOurText);

  it('are found', () => {
    expect(paths.length).toBeGreaterThan(5);
  });

  it.each(paths)('%s uses no word that claims care we do not give', (path) => {
    let code = withoutComments(readFileSync(new URL(path, SOURCE), 'utf8'));
    for (const sentence of ALLOWED) code = code.replaceAll(sentence, '');
    expect(FORBIDDEN.exec(code)?.[0] ?? null).toBeNull();
  });
});
