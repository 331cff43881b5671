import { readFileSync } from 'node:fs';
import {
  ACT_KINDS,
  type ActContext,
  type ActKind,
  type Standing,
} from '#features/companion/core/acts/act.ts';
import { readLine } from '../read-line.ts';

/** One written turn: what the companion had just done, what the turn does, and its words. */
export interface WrittenTurn extends ActContext {
  readonly act: ActKind;
  readonly text: string;
}

const STANDING: Readonly<Record<string, Standing>> = {
  '.': 'first',
  n: 'none',
  o: 'open',
  f: 'feeling',
  s: 'strength',
  y: 'yes_no',
  c: 'summary',
  b: 'practice',
  t: 'step',
  d: 'dying',
};

/** Reads files of lines `ask act text` (a talk begins with `## kind: topic`); marks of risk are left out. */
export function readTalks(path: string): WrittenTurn[] {
  let turn = 0;
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('##')) turn = 0;
      const written = readLine(line);
      const standing = STANDING[written?.ask ?? ''];
      const kind = ACT_KINDS.find((known) => known === written?.act);
      if (!written || standing === undefined || kind === undefined) return [];
      turn += 1;
      return [{ standing, turn: turn - 1, act: kind, text: written.text }];
    });
}
