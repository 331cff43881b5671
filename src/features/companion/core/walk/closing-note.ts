import { countWords, MAX_SPOKEN_STEP_WORDS, MAX_STEP_WORDS } from '../fit.ts';
import type { Thread } from '../record/talk-record.ts';
import type { Scene } from '../scene.ts';
import { type Wording, wordAlways } from '../speak.ts';
import type { Way } from '../ways/way.ts';
import { greetedOnce } from './draft-lines.ts';
import { quoted, withInner } from './quote.ts';

/** Room for what stands before and after the list. */
const WORDS_AROUND = 34;
const FEWEST_LINES = 2;

/** What they put down on a way, in their own words and in its order; null where there is too little for a note. */
export function closingNote(scene: Scene, way: Way, slots: Thread['slots']): Wording[] | null {
  const { labels, before, after } = way.note;
  const kept = labels.flatMap(([name, label]) => {
    const words = slots.find((slot) => slot.name === name)?.words;
    return words === undefined ? [] : [{ label, words }];
  });
  const isDraft = labels.every(([, label]) => label === '');
  const fitting = isDraft ? kept : withinRoom(kept, scene.turn.spoken);
  if (fitting.length < (way.note.fewest ?? FEWEST_LINES)) return null;
  const first = wordAlways({ name: `${way.name}.note`, lines: before }, scene);
  const last = wordAlways({ name: `${way.name}.after`, lines: after }, scene);
  if (first === null || last === null) return null;
  const list = isDraft ? asDraft(fitting) : asList(fitting, scene.turn.spoken);
  return [first, { id: `${way.name}.list`, text: list }, last];
}

interface Kept {
  readonly label: string;
  readonly words: string;
}

function withinRoom(kept: readonly Kept[], spoken: boolean): readonly Kept[] {
  let room = (spoken ? MAX_SPOKEN_STEP_WORDS : MAX_STEP_WORDS) - WORDS_AROUND;
  return kept.filter(({ label, words }) => {
    const needed = countWords(label) + countWords(words);
    if (needed > room) return false;
    room -= needed;
    return true;
  });
}

const asList = (kept: readonly Kept[], spoken: boolean): string =>
  spoken
    ? kept.map(({ label, words }) => `${label}: ${quoted(words)}`).join(' ')
    : `\n${kept.map(({ label, words }) => `- ${label}: ${quoted(words)}`).join('\n')}\n`;

/** A message as it would be sent: the greeting on its line, the rest below it. */
const asDraft = (kept: readonly Kept[]): string =>
  `\n“${greetedOnce(kept.map(({ words }) => words))
    .map(withInner)
    .join('\n')}”\n`;

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
