import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type SafetyTag, type Tier, tierSchema } from '#features/safety/contract.ts';
import { highestTier } from '#features/safety/core/tiers.ts';
import type { QuestionKind } from '#language/open-question.ts';
import { readLine } from '../../read-line.ts';

const NONE: TalkTurn['danger'] = { tier: 'T0', tags: [] };

export const KINDS = ['ordinary', 'heavy', 'risk'] as const;
export type TalkKind = (typeof KINDS)[number];

export interface TalkTurn {
  readonly text: string;
  /** What the companion had asked just before; null where it asked nothing, or where the file does not say. */
  readonly asked: QuestionKind | null;
  /** What the turn says of a danger; T0 and nothing where it says nothing. */
  readonly danger: { readonly tier: Tier; readonly tags: readonly SafetyTag[] };
}

/** What one person says in one conversation, turn by turn. */
export interface Talk {
  readonly id: string;
  readonly kind: TalkKind;
  readonly turns: readonly TalkTurn[];
  /** In a risk talk: the first turn that needs people to turn to, and how grave it is. */
  readonly risk: { readonly at: number; readonly tier: Tier } | null;
}

/** A file of talks: JSON lines (`*.jsonl`), or the form of those who write them (`*.talk`). */
export function readTalks(file: string | URL): readonly Talk[] {
  const text = readFileSync(file, 'utf8');
  return String(file).endsWith('.talk') ? readWritten(text) : readLines(text);
}

const lineSchema = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  turns: z.array(z.string()).min(1),
  firstAt: z.int().optional(),
  tier: z.optional(tierSchema),
});

function readLines(text: string): readonly Talk[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const { id, kind, turns, firstAt, tier } = lineSchema.parse(JSON.parse(line));
      const risk = firstAt === undefined || tier === undefined ? null : { at: firstAt, tier };
      return { id, kind, turns: turns.map((said) => ({ text: said, asked: null, danger: NONE })), risk };
    });
}

/** `## kind: topic`, then a line a turn: what was asked before it, what it does, marks of danger, the words. */
function readWritten(text: string): readonly Talk[] {
  return text
    .split(/^## /mu)
    .slice(1)
    .map((block, index) => {
      const [head = '', ...lines] = block.trim().split('\n');
      const turns = lines.flatMap((line) => readTurn(line) ?? []);
      const at = turns.findIndex(({ danger }) => danger.tier !== 'T0');
      return {
        id: `${index + 1} ${head}`,
        kind: z.enum(KINDS).parse(head.split(':')[0]),
        turns,
        risk: at === -1 ? null : { at, tier: turns[at]?.danger.tier ?? 'T0' },
      };
    });
}

const ASKED: Readonly<Record<string, QuestionKind>> = {
  o: 'open',
  f: 'feeling',
  s: 'strength',
  y: 'yes_no',
  c: 'summary',
  b: 'practice',
  t: 'step',
  d: 'dying',
};

/** What a mark of danger to or from others asks for, beside the tiers that stand for themselves. */
const MARKS: Readonly<Record<string, { readonly tier: Tier; readonly tag: SafetyTag }>> = {
  harm: { tier: 'T2', tag: 'harm_to_others' },
  abuse: { tier: 'T1', tag: 'abuse' },
  other: { tier: 'T1', tag: 'someone_else' },
  eating: { tier: 'T1', tag: 'eating' },
  emergency: { tier: 'T4', tag: 'medical_emergency' },
};

function readTurn(line: string): TalkTurn | null {
  const written = readLine(line);
  if (!written) return null;
  const { ask, marks, text } = written;
  const tiers = marks.map((mark) => MARKS[mark]?.tier ?? tierSchema.parse(mark));
  const tags = marks.flatMap((mark) => MARKS[mark]?.tag ?? []);
  return { text, asked: ASKED[ask] ?? null, danger: { tier: highestTier(tiers), tags } };
}
