import { z } from 'zod';
import { clauseToTakeUp } from '#features/companion/core/walk/clause-to-take-up.ts';

const markedSchema = z.strictObject({
  said: z.string(),
  /** What a friend would take up, any one of them; none, where nothing should be quoted. */
  best: z.array(z.string()),
  bad: z.array(z.string()),
});
export type MarkedTurn = z.infer<typeof markedSchema>;

export const readMarked = (text: string): MarkedTurn[] =>
  text
    .trim()
    .split('\n')
    .map((line) => markedSchema.parse(JSON.parse(line)));

export const VERDICTS = ['best', 'other', 'bad', 'nothing', 'rightly nothing', 'needless'] as const;
type Verdict = (typeof VERDICTS)[number];

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** How much of the longer the shorter must be to be the same clause, cut a little otherwise. */
const SAME = 0.6;
function isSame(a: string, b: string): boolean {
  const [shorter = '', longer = ''] = [wordsOf(a), wordsOf(b)].sort((x, y) => x.length - y.length);
  return longer.includes(shorter) && shorter.length >= SAME * longer.length;
}

export function judge({ best, bad }: MarkedTurn, taken: string | null): Verdict {
  if (taken === null) return best.length === 0 ? 'rightly nothing' : 'nothing';
  if (bad.some((words) => wordsOf(words) === wordsOf(taken))) return 'bad';
  if (best.some((words) => isSame(words, taken))) return 'best';
  if (bad.some((words) => isSame(words, taken))) return 'bad';
  return best.length === 0 ? 'needless' : 'other';
}

const FEWEST_WORDS_OF_A_TELLING = 12;
export const isLong = ({ said }: MarkedTurn): boolean =>
  said.split(/\s+/).length >= FEWEST_WORDS_OF_A_TELLING;

/** What is taken of each turn beside what was marked. */
export function measureClauses(
  turns: readonly MarkedTurn[],
  take: (said: string) => string | null = clauseToTakeUp,
) {
  const judged = turns.map((turn) => {
    const taken = take(turn.said);
    return { ...turn, taken, verdict: judge(turn, taken) };
  });
  const count = (verdict: Verdict): number => judged.filter((turn) => turn.verdict === verdict).length;
  return {
    of: turns.length,
    tally: Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(verdict)])),
    misses: judged.filter(({ verdict }) => verdict !== 'best' && verdict !== 'rightly nothing'),
  };
}
