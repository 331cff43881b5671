import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Words that would promise what process is not. */
const FORBIDDEN =
  /\b(?:therapist\w*|treat|treats|treated|treating|treatment\w*|diagnos(?:e|es|ed|is|ing)|clinical\w*|licensed)\b/iu;

/** The specification's own sentences, and what our code says about other people's words. */
const ALLOWED = ['a mental health professional'];

const SOURCE = new URL('../../../../', import.meta.url);

/** Everything in a screen is ours; of a core, what reads as a sentence. Its rules list words that people may use. */
const isScreen = (path: string): boolean => /(?:^|\/)web\/.*\.tsx?$/u.test(path);
const isCore = (path: string): boolean => /^features\/[^/]+\/core\/.*\.ts$/u.test(path);
const isOurText = (path: string): boolean => (isScreen(path) || isCore(path)) && !/\.test\.tsx?$/u.test(path);

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/^\s*\/\/.*$/gmu, '');

/** Quoted, four words or more, and ended as a sentence is. */
const sentencesIn = (code: string): string =>
  (code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gu) ?? [])
    .filter((literal) => /(?:[\w',-]+ ){3}.*[.?!]['"]$/u.test(literal))
    .join('\n');

describe('our own texts', () => {
  const paths = readdirSync(SOURCE, { recursive: true }).map(String).filter(isOurText);

  it('are found', () => {
    expect(paths.length).toBeGreaterThan(5);
  });

  it.each(paths)('%s uses no word that claims care we do not give', (path) => {
    const source = withoutComments(readFileSync(new URL(path, SOURCE), 'utf8'));
    let code = isScreen(path) ? source : sentencesIn(source);
    for (const sentence of ALLOWED) code = code.replaceAll(sentence, '');
    expect(FORBIDDEN.exec(code)?.[0] ?? null).toBeNull();
  });
});
