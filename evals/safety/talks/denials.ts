import { readFileSync } from 'node:fs';
import { type HeldTurn, holdTalk } from './hold-talk.ts';
import { isAlarm, type Share } from './measure-talks.ts';

export interface HeldDenial {
  readonly said: string;
  readonly denial: string;
  readonly held: HeldTurn;
}

/** What somebody said, and their 'no' where the companion asked about dying by mistake: a line each, a tab between. */
export function holdDenials(): readonly HeldDenial[] {
  const lines = readFileSync(new URL('../cases/denials.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line, at) => {
    const [said = '', denial = ''] = line.split('\t');
    const [, held] = holdTalk({
      id: `denial ${at}`,
      turns: [turnOf(said, null), turnOf(denial, 'dying')],
    });
    if (!held) throw new Error(`no denial in: ${line}`);
    return { said, denial, held };
  });
}

const turnOf = (text: string, asked: 'dying' | null) => ({
  text,
  asked,
  danger: { tier: 'T0' as const, tags: [] },
});

/** Believed: the companion replies, owns the mistake, and asks about dying no more. */
export const isBelieved = ({ held }: HeldDenial): boolean =>
  held.by === 'companion' && held.guidance.opening !== null && !isAlarm(held);

export const measureDenials = (all: readonly HeldDenial[]): Share => ({
  part: all.filter(isBelieved).length,
  whole: all.length,
});
