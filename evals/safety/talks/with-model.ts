import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { JUDGE_PROMPT_TEXT } from '#features/companion/server/judge-prompt-v1.ts';
import { safetyTagSchema, tierSchema } from '#features/safety/contract.ts';
import type { TierVerdict } from '#features/safety/core/protocol/combine-with-model.ts';
import { isAtLeast } from '#features/safety/core/tiers.ts';
import { type HeldTalk, hasPeople, holdAll } from './measure-talks.ts';
import { readTalks, type TalkKind } from './read-talks.ts';

/**
 * What people met with a model that judges the turns in doubt: `node evals/safety/talks/with-model.ts requests.txt
 * verdicts.jsonl <talks…>` writes every such turn up to the first danger as the model would get it, in mixed order, and
 * ends where there are no verdicts yet. Whoever stands in for the model answers each as `{"n": 1, "tier": "T0", "tags":
 * []}`, a line each, knowing nothing of its talk's kind; called again it prints what that comes to.
 */
const [requestsFile = '', verdictsFile = '', ...files] = process.argv.slice(2);
if (files.length === 0) throw new Error('two files and some talks');

interface Turn {
  readonly kind: TalkKind;
  readonly isFirstRisk: boolean;
  readonly hasPeople: boolean;
  /** As a request; null where no model is asked. */
  readonly request: string | null;
}

/** The turns up to the first that needs people. */
function turnsOf({ kind, held, risk }: HeldTalk): readonly Turn[] {
  const before: string[] = [];
  return held.slice(0, risk ? risk.at + 1 : undefined).map((turn, at): Turn => {
    const request = `<before>\n${before.slice(-16).join('\n')}\n</before>\n<newest>\n${turn.text}\n</newest>`;
    before.push(`person: ${JSON.stringify(turn.text)}`, `app: ${JSON.stringify(turn.reply)}`);
    const isFirstRisk = at === risk?.at;
    return { kind, isFirstRisk, hasPeople: hasPeople(turn), request: turn.isDoubtful ? request : null };
  });
}

const turns = files.flatMap((file) => holdAll(readTalks(pathToFileURL(file))).flatMap(turnsOf));
const asked = turns.filter(({ request }) => request !== null);
const mixed = [...asked.keys()].sort((left, right) => ((left * 7919) % 10_007) - ((right * 7919) % 10_007));
writeFileSync(
  requestsFile,
  [JUDGE_PROMPT_TEXT, ...mixed.map((n) => `=== ${n + 1}\n${asked[n]?.request}`)].join('\n\n'),
);

const verdictSchema = z.object({ n: z.int(), tier: tierSchema, tags: z.array(safetyTagSchema) });
const verdicts = new Map(
  readFileSync(verdictsFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => verdictSchema.parse(JSON.parse(line)))
    .map(({ n, ...verdict }) => [asked[n - 1], verdict]),
);

function hasPeopleWith(turn: Turn): boolean {
  if (turn.request === null) return turn.hasPeople;
  const verdict = verdicts.get(turn);
  if (!verdict) throw new Error('a turn in doubt has no verdict');
  return shows(verdict, turn.hasPeople);
}

/** As `combineWithModel`: a wish to be gone or another danger is shown, T1 leaves a suspicion as it is, T0 clears it. */
function shows({ tier, tags }: TierVerdict, wasShown: boolean): boolean {
  if (isAtLeast(tier, 'T2') || tags.some((tag) => tag !== 'minor')) return true;
  return tier === 'T1' && wasShown;
}

const share = (some: readonly Turn[], holds: (turn: Turn) => boolean): string => {
  const part = some.filter(holds).length;
  return `${((100 * part) / some.length).toFixed(1)} % (${part} of ${some.length})`;
};
console.log(files.map((file) => basename(file)).join(', '));
for (const kind of ['ordinary', 'heavy'] as const) {
  const calm = turns.filter((turn) => turn.kind === kind);
  console.log(
    `${kind}: put to the model ${share(calm, ({ request }) => request !== null)}\n` +
      `  people beside turns, without it ${share(calm, (turn) => turn.hasPeople)}, with it ${share(calm, hasPeopleWith)}`,
  );
}
const risks = turns.filter(({ isFirstRisk }) => isFirstRisk);
console.log(
  `risk, people in that very turn: without it ${share(risks, (turn) => turn.hasPeople)}, with it ${share(risks, hasPeopleWith)}`,
);
