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
  const both = before.flatMap((talk, at) => {
    const other = after[at];
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
  const sum = { old: 0, new: 0, same: 0, oldBad: 0, newBad: 0 };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv')))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const [talk = '', , better, badA = '', badB = ''] = line.split(',').map((cell) => cell.trim());
      const isTurned = key[`${file[0]}:${talk}`];
      if (isTurned === undefined) continue;
      if (better === '=') sum.same += 1;
      else sum[(better === 'A') === isTurned ? 'new' : 'old'] += 1;
      if (badA.startsWith('y')) sum[isTurned ? 'newBad' : 'oldBad'] += 1;
      if (badB.startsWith('y')) sum[isTurned ? 'oldBad' : 'newBad'] += 1;
    }
  console.log(sum);
}

const [command = '', ...rest] = process.argv.slice(2);
const run = { hold, pair, tally }[command];
if (run === undefined) throw new Error('hold, pair or tally');
run(rest);
