import { ASK_ON } from '../lines/company.ts';
import type { Scene } from '../scene.ts';
import { type Wording, word } from '../speak.ts';

/*
 * A long telling of which nothing can be given back is asked of as a whole, once in a talk.
 */

const WORDS_OF_A_LONG_TELLING = 15;
export const isLong = ({ reading }: Scene): boolean => reading.wordCount >= WORDS_OF_A_LONG_TELLING;

/** What stays with them, where it was told and left open. */
export function askOn(scene: Scene): Wording | null {
  const { content, history } = scene.turn;
  const wasAsked = history.some(({ sender, text }) => sender === 'bot' && ASKED.test(text));
  const isClosed =
    CLOSED.test(content.replace(/’/g, "'")) ||
    scene.cues.has('sorrow') ||
    scene.cues.has('whole') ||
    scene.cues.has('laughs');
  return !isLong(scene) || wasAsked || isClosed ? null : word(ASK_ON, scene);
}
const ASKED = /\bwhich (?:part|bit) of (?:it|that) /;

/** A decision, a plan, how it is now, a correction of us, a question. */
const CLOSED = new RegExp(
  [
    "\\bi(?:'ll| will| shall|'m going to| am going to|'m gonna|'ve decided| have decided)\\b",
    '(?:^|[.!?]\\s+)ill \\w',
    '\\bim (?:going to|gonna)\\b',
    "\\b(?:a plan|my plan|the plan|that's settled|made up my mind|at least i)\\b",
    '\\b(?:feel\\w*|am|bit|much|lot) (?:\\w+ ){0,2}(?:better|lighter|calmer|relieved)\\b',
    "\\byou (?:only|just|didn't|did not|never|got|took|missed|misread|left out)\\b",
    '\\basking\\b|\\b(?:like|want) to know\\b',
    "\\bi (?:said|meant|didn't say|did not say|did not ask|didn't ask)\\b",
    '\\?',
  ].join('|'),
  'i',
);
