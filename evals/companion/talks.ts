import { readFileSync } from 'node:fs';
import { ACT_KINDS, type ActKind, type Standing } from '#features/companion/core/acts/act.ts';

/** One written turn: what the companion had just done, what the turn does, and its words. */
export interface WrittenTurn {
  readonly standing: Standing;
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
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, ask = '', act = '', text = ''] = /^(\S) (\S+) (.+)$/.exec(line.trim()) ?? [];
      const standing = STANDING[ask];
      const kind = ACT_KINDS.find((known) => known === act);
      if (line.startsWith('##') || standing === undefined || kind === undefined) return [];
      return [{ standing, act: kind, text: text.replace(/^(?:![A-Za-z0-9]+ )+/, '') }];
    });
}
