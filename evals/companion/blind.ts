import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdTalk } from '../safety/talks/hold-talk.ts';
import { readTalks } from '../safety/talks/read-talks.ts';

/**
 * Two versions side by side, for readers who know neither:
 *
 *   node evals/companion/blind.ts hold <out.json> <talk files>    what this version replies to the calm talks
 *   node evals/companion/blind.ts pair <old.json> <new.json> <folder>    three files, A and B changed from talk to talk
 *   node evals/companion/blind.ts tally <folder>    of `0.csv` to `2.csv`, lines `talk,turn,A|B|=,Abad,Bbad`
 */
interface Held {
  readonly id: string;
  readonly turns: readonly { readonly text: string; readonly reply: string }[];
}

const READERS = 3;
const TALKS_OF_EACH = 14;
const FEWEST_TURNS = 8;

const readHeld = (path: string): Held[] => JSON.parse(readFileSync(path, 'utf8')); // written by `hold`

function hold([out = '', ...files]: readonly string[]): void {
  const talks = files.flatMap((file) => readTalks(file).filter(({ kind }) => kind === 'ordinary'));
  const held = talks.map((talk) => ({
    id: talk.id,
    turns: holdTalk(talk).map(({ text, reply }) => ({ text, reply })),
  }));
  writeFileSync(out, JSON.stringify(held));
}

function pair([old = '', later = '', folder = '']: readonly string[]): void {
  const [before, after] = [readHeld(old), readHeld(later)];
  const both = before.flatMap((talk) => {
    const other = after.find(({ id }) => id === talk.id);
    return other && talk.turns.length >= FEWEST_TURNS ? [{ talk, other, order: Math.random() }] : [];
  });
  const drawn = both.sort((a, b) => a.order - b.order).slice(0, READERS * TALKS_OF_EACH);
  const key: Record<string, boolean> = {};
  for (let reader = 0; reader < READERS; reader += 1) {
    const lines = drawn.slice(reader * TALKS_OF_EACH, (reader + 1) * TALKS_OF_EACH).flatMap((one, at) => {
      const isTurned = Math.random() < 0.5;
      key[`${reader}:T${at + 1}`] = isTurned;
      return [
        `## T${at + 1}`,
        ...one.talk.turns.flatMap((turn, on) => shown(on, turn, one.other.turns[on], isTurned)),
      ];
    });
    writeFileSync(join(folder, `${reader}.txt`), lines.join('\n'));
  }
  writeFileSync(join(folder, 'key.json'), JSON.stringify(key));
}

function shown(
  at: number,
  old: Held['turns'][number],
  later: Held['turns'][number] | undefined,
  isTurned: boolean,
) {
  const replies = [old.reply, later?.reply ?? ''];
  const [a, b] = isTurned ? replies.toReversed() : replies;
  return [`[${at + 1}] ${old.text}`, ...(a === b ? [`    both: ${a}`] : [`    A: ${a}`, `    B: ${b}`])];
}

function tally([folder = '']: readonly string[]): void {
  const key: Record<string, boolean> = JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8')); // written by `pair`
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  const verdicts = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line) => readVerdict(line, (talk) => key[`${file[0]}:${talk}`])),
  );
  const count = (verdict: string): number => verdicts.filter((one) => one === verdict).length;
  for (const verdict of ['old better', 'new better', 'same', 'old bad', 'new bad'])
    console.log(`${verdict}: ${count(verdict)}`);
}

/** What one line says of the two versions; nothing, where its talk is none of ours. */
function readVerdict(line: string, isTurnedIn: (talk: string) => boolean | undefined): string[] {
  const [talk = '', , better, badA = '', badB = ''] = line.split(',').map((cell) => cell.trim());
  const isTurned = isTurnedIn(talk);
  if (isTurned === undefined) return [];
  const [a, b] = isTurned ? ['new', 'old'] : ['old', 'new'];
  return [
    better === '=' ? 'same' : `${better === 'A' ? a : b} better`,
    ...(isMarked(badA) ? [`${a} bad`] : []),
    ...(isMarked(badB) ? [`${b} bad`] : []),
  ];
}

const isMarked = (cell: string): boolean => /^(?:y|1)/.test(cell);

const [command = '', ...rest] = process.argv.slice(2);
const run = { hold, pair, tally }[command];
if (run === undefined) throw new Error('hold, pair or tally');
run(rest);
