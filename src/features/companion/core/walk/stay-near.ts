import { compose, type Draft } from '../draft.ts';
import type { LineSet } from '../lines/line-set.ts';
import {
  NOT_ALONE,
  OTHER_COUNTRY,
  SOMEBODY_ELSE,
  STAYING,
  STILL_HERE,
  TELL_THEM,
  WITH_THEM,
  WORDS_TO_TELL,
  YES_TELL,
} from '../lines/staying.ts';
import { findPeople } from '../record/people.ts';
import type { Scene } from '../scene.ts';
import { wordAlways } from '../speak.ts';
import { readWant } from './reading/read-want.ts';
import type { Want } from './reading/want.ts';

const WITH =
  /(?<!\p{L})(?:(?:\p{L}+(?:['’]s|['’]re| is| are| just| has)|hes|shes|theyre) (?:coming|here|on (?:the|his|her|their|my) (?:way|bed)|driving|turning (?:round|around)|with me|beside me|next to me|literally next to me|holding|making|walked in|sitting with)|i (?:just |already |have )*(?:woke|told|rang|called|phoned|texted|messaged) (?:him|her|them|my \p{L}+)|(?:ringing|calling|phoning|writing|write|texting) (?:him|her|them|my \p{L}+|to (?:him|her|them))(?: now)?|(?:walked|came) in|(?:(?:he|she|they)(?:['’]s|['’]ve| has| have)?|hes|shes) (?:answered|picked up|replied|wrote back|getting (?:his|her|their) (?:keys|coat|shoes)))(?!\p{L})/iu;
const OF_NUMBERS =
  /\b(?:numbers?|lines?|\d{3}(?: \d{3})?)\b.{0,40}\b(?:for|in|from|work\w*|country)\b|\b(?:isn'?t|not|aren'?t) in (?:England|Britain|America|the U[KS])\b|\bi(?:'m| am) in [A-Z]/;
const ASKS_TO_TELL =
  /\b(?:do|should|shall|can|could) i (?:just |really )?(?:phone|ring|call|tell|wake|text|message|write(?: to)?|go (?:to|and)|knock|ask) (?!(?:you|this|it|that)\b)/i;
const ASKS_HOW =
  /\b(?:how (?:do|would|can) i (?:even )?(?:start|say|begin|tell)|how to (?:start|say|begin|tell)|what (?:do|would|should|could) i (?:even )?say)\b/i;
const NOT_THAT_ONE = /\b(?:not|no|never|can'?t|won'?t|don'?t|isn'?t|useless|asleep|nobody)\b/i;
const MOST_WORDS_OF_A_NAME = 20;

/** The first that holds of what they say of a person. */
function ofSomebody(scene: Scene): LineSet | null {
  const { reading } = scene;
  const { content } = scene.turn;
  if (ASKS_TO_TELL.test(content)) return YES_TELL;
  if (OF_NUMBERS.test(content)) return OTHER_COUNTRY;
  if (ASKS_HOW.test(content)) return WORDS_TO_TELL;
  if (WITH.test(content)) return WITH_THEM;
  if (reading.wordCount > MOST_WORDS_OF_A_NAME || findPeople(content).length === 0) return null;
  if (!isCertain(scene)) return null;
  return NOT_THAT_ONE.test(content) ? SOMEBODY_ELSE : TELL_THEM;
}

/** A person who is named is the one to tell; else towards one, by turns with plain company. */
function linesFor(scene: Scene): LineSet {
  const wasPointed = (scene.before.used.at(-1) ?? '').startsWith(STAYING.name);
  return ofSomebody(scene) ?? (wasPointed || !isCertain(scene) ? STILL_HERE : STAYING);
}

const isCertain = ({ turn }: Scene): boolean => turn.safety.certainty === 'certain';

/** What is asked of us plainly is answered all the same. */
const ANSWERED: ReadonlySet<Want['kind']> = new Set(['us', 'practice', 'thanks', 'quiet_practice']);

/**
 * Somebody in danger that was named and not denied, who goes on: whatever was walked is over, and a person comes first.
 * Whether a person may be told is no matter to weigh, either, once a danger was named.
 */
export function stayNear(scene: Scene): Draft | null {
  const { isUnsettled } = scene.turn.safety;
  if (!isUnsettled)
    return isCertain(scene) && ASKS_TO_TELL.test(scene.turn.content) ? say(scene, YES_TELL) : null;
  const { kind } = readWant(scene);
  if (ANSWERED.has(kind) && !OF_NUMBERS.test(scene.turn.content)) return null;
  return say(scene, kind === 'bye' ? NOT_ALONE : linesFor(scene));
}

const say = (scene: Scene, set: LineSet): Draft | null =>
  compose(scene, [wordAlways(set, scene, { mayAsk: true })], {
    technique: 'resource',
    phase: scene.before.phase,
    thread: { at: null, aside: null, isResting: false, open: null, offered: null, hasToldWhatItIs: true },
  });
