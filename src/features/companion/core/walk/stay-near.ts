import { compose, type Draft } from '../draft.ts';
import type { LineSet } from '../lines/line-set.ts';
import { COMING_TO_THEM, NOT_ALONE, STAYING, STILL_HERE, TELL_THEM } from '../lines/staying.ts';
import { findPeople } from '../record/people.ts';
import type { Scene } from '../scene.ts';
import { wordAlways } from '../speak.ts';
import { readWant } from './reading/read-want.ts';
import type { Want } from './reading/want.ts';

const COMING =
  /\b(?:(?:she|he|they|who)(?:['’]?s|['’]?re| is| are)|is|are) (?:coming|here now|on (?:the|his|her|their) way|driving (?:down|over|up))\b/i;
const MOST_WORDS_OF_A_NAME = 20;

/** A person who is named is the one to tell; else towards one, by turns with plain company. */
function linesFor({ turn, reading, before }: Scene): LineSet {
  if (COMING.test(turn.content)) return COMING_TO_THEM;
  const isNamed = reading.wordCount <= MOST_WORDS_OF_A_NAME && findPeople(turn.content).length > 0;
  const last = before.used.at(-1) ?? '';
  if (isNamed && last.startsWith(STAYING.name)) return TELL_THEM;
  return last.startsWith(STAYING.name) ? STILL_HERE : STAYING;
}

/** What is asked of us plainly is answered all the same. */
const ANSWERED: ReadonlySet<Want['kind']> = new Set(['us', 'practice', 'thanks', 'quiet_practice']);

/** Somebody in danger that was named and not denied, who goes on: whatever was walked is over, and a person comes first. */
export function stayNear(scene: Scene): Draft | null {
  if (!scene.turn.safety.isUnsettled) return null;
  const { kind } = readWant(scene);
  if (ANSWERED.has(kind)) return null;
  const set = kind === 'bye' ? NOT_ALONE : linesFor(scene);
  return compose(scene, [wordAlways(set, scene, { mayAsk: true })], {
    technique: 'resource',
    phase: scene.before.phase,
    thread: { at: null, aside: null, isResting: false, open: null, offered: null, hasToldWhatItIs: true },
  });
}
