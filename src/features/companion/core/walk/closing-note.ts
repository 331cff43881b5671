import type { Thread } from '../record/talk-record.ts';
import type { Scene } from '../scene.ts';
import { type Wording, wordAlways } from '../speak.ts';
import type { Way } from '../ways/way.ts';
import { quoted } from './quote.ts';

const FEWEST_LINES = 2;

/** What they put down on a way, in their own words and in its order; null where there is too little for a note. */
export function closingNote(scene: Scene, way: Way, slots: Thread['slots']): Wording[] | null {
  if (way.note === undefined) return null;
  const { labels, before, after } = way.note;
  const kept = labels.flatMap(([name, label]) => {
    const words = slots.find((slot) => slot.name === name)?.words;
    return words === undefined ? [] : [{ label, words }];
  });
  if (kept.length < (way.note.fewest ?? FEWEST_LINES)) return null;
  const first = wordAlways({ name: `${way.name}.note`, lines: before }, scene);
  const last = wordAlways({ name: `${way.name}.after`, lines: after }, scene);
  if (first === null || last === null) return null;
  const list = asList(kept, scene.turn.spoken);
  return [first, { id: `${way.name}.list`, text: list }, last];
}

interface Kept {
  readonly label: string;
  readonly words: string;
}

const asList = (kept: readonly Kept[], spoken: boolean): string =>
  spoken
    ? kept.map(({ label, words }) => `${label}: ${eachQuoted(words)}`).join(' ')
    : `\n${kept.map(({ label, words }) => `- ${label}: ${eachQuoted(words)}`).join('\n')}\n`;

/** What was added later stands in quotation marks of its own. */
const eachQuoted = (words: string): string => words.split('\n').map(quoted).join(' ');

/** The line they chose on a way whose closing note stands; what is remembered of a talk, where memory is on. */
export function wordsToKeep({ slots, open, done }: Thread): string | null {
  const chosen = CHOSEN_LINE[done.at(-1) ?? ''];
  if (open !== 'note' || chosen === undefined) return null;
  return slots.find(({ name }) => name === chosen)?.words ?? null;
}
const CHOSEN_LINE: Readonly<Record<string, string>> = {
  out: 'weighs',
  think: 'step',
  decide: 'step',
  savour: 'keep',
  remember: 'kept',
};
