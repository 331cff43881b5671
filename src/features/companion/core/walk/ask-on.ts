import { ASK_ON } from '../lines/company.ts';
import type { Scene } from '../scene.ts';
import { type Wording, word } from '../speak.ts';

/*
 * A long telling of which nothing can be given back is asked of as a whole: each such question once in a talk.
 */

const WORDS_OF_A_LONG_TELLING = 15;
export const isLong = ({ reading }: Scene): boolean => reading.wordCount >= WORDS_OF_A_LONG_TELLING;

/** What stays with them, but not turn after turn. */
export function askOn(scene: Scene): Wording | null {
  const hasJust = (scene.before.used.at(-1) ?? '').startsWith(ASK_ON.name);
  if (!isLong(scene) || hasJust || scene.cues.has('sorrow')) return null;
  const said = scene.turn.history.flatMap(({ sender, text }) => (sender === 'bot' ? [text] : [])).join('\n');
  const over = OF_ANY.filter((one) => one.test(said) || (one === LEAVES && saysWhereItLeaves(scene)));
  return word(ASK_ON, scene, over.length === 0 ? {} : { unless: anyOf(over) });
}
const LEAVES = /where does that leave you/;
const OF_ANY: readonly RegExp[] = [LEAVES, /is with you most, right now/];
const anyOf = (forms: readonly RegExp[]): RegExp => new RegExp(forms.map(({ source }) => source).join('|'));

/** A decision, a plan, how it is now, a correction of us, or a question. */
const saysWhereItLeaves = ({ turn }: Scene): boolean => SAID_SO.test(turn.content.replace(/’/g, "'"));
const SAID_SO = new RegExp(
  [
    "\\bi(?:'ll| will| shall|'m going to| am going to|'m gonna|'ve decided| have decided)\\b",
    '(?:^|[.!?]\\s+)ill \\w',
    '\\bim (?:going to|gonna)\\b',
    "\\b(?:a plan|my plan|the plan|that's settled|made up my mind|at least i)\\b",
    '\\b(?:feel\\w*|am|bit|much|lot) (?:\\w+ ){0,2}(?:better|lighter|calmer|relieved)\\b',
    "\\byou (?:only|just|didn't|did not|never|got|took|missed|misread|left out)\\b",
    "\\bi (?:said|meant|didn't say|did not say|did not ask|didn't ask)\\b",
    '\\?',
  ].join('|'),
  'i',
);
