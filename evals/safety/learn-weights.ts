import { readFileSync, writeFileSync } from 'node:fs';
import { readMessage } from '#features/safety/core/read-message.ts';
import { repairWord } from '#features/safety/core/rules.ts';
import { isAtLeast } from '#features/safety/core/tiers.ts';
import { findTraits, scaleOf, type Weights } from '#features/safety/core/weigh-words.ts';
import { PEOPLE } from '../companion/people.ts';
import { ORDINARY_TALK } from './ordinary-talk.ts';
import { caseSchema, type EvalCase } from './score.ts';

/** Learns the weights of `weigh-words.ts` from the files that may be tuned on, and writes `weights-en.ts`. */
const FILES = ['development', 'languages', 'batches', 'practice', 'unseen-1', 'unseen-2'];

const ROUNDS = 40;
const RATE = 0.3;
const SHRINKING = 0.0015;
/** A trait that stands in one or two examples only says nothing in general. */
const LEAST_SEEN = 3;
const LEAST_WEIGHT = 0.25;

interface Example {
  readonly traits: readonly string[];
  readonly wanted: boolean;
}

const written = FILES.flatMap((name) =>
  readFileSync(new URL(`./cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => caseSchema.parse(JSON.parse(line))),
).filter(({ tags = [], recent }) => tags.every((tag) => tag === 'minor') && !recent);

/** Ordinary conversations: nobody in them is at risk. */
const talk = [
  ...PEOPLE.flatMap(({ turns }) => turns.map((turn) => (typeof turn === 'string' ? turn : turn.say))),
  ...ORDINARY_TALK,
].map((text): EvalCase => ({ category: 'talk', tier: 'T0', text }));
const cases = [...written, ...talk];

const learnFrom = (chosen: readonly EvalCase[], wanted: (one: EvalCase) => boolean): Weights =>
  learn(
    chosen.map((one) => ({
      traits: [...findTraits(readMessage(one.text, repairWord).sentences)],
      wanted: wanted(one),
    })),
  );

/** Logistic regression by stochastic gradient descent, each weight with its own step (AdaGrad). */
function learn(examples: readonly Example[]): Weights {
  const seen = new Map<string, number>();
  for (const { traits } of examples) for (const trait of traits) seen.set(trait, (seen.get(trait) ?? 0) + 1);
  const known = examples.map(({ traits, wanted }) => ({
    traits: traits.filter((trait) => (seen.get(trait) ?? 0) >= LEAST_SEEN),
    wanted,
  }));
  const byTrait = new Map<string, number>();
  const squares = new Map<string, number>();
  let bias = -1;
  const random = repeatable();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { traits, wanted } of shuffle(known, random)) {
      const scale = scaleOf(traits.length);
      const sum = traits.reduce((total, trait) => total + (byTrait.get(trait) ?? 0), 0);
      const error = 1 / (1 + Math.exp(-(bias + sum * scale))) - (wanted ? 1 : 0);
      bias -= 0.02 * error;
      for (const trait of traits) {
        const weight = byTrait.get(trait) ?? 0;
        const slope = error * scale + SHRINKING * weight;
        const square = (squares.get(trait) ?? 0) + slope * slope;
        squares.set(trait, square);
        byTrait.set(trait, weight - (RATE * slope) / Math.sqrt(square + 0.1));
      }
    }
  }
  return { bias, byTrait };
}

function repeatable(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((left, right) => left.order - right.order)
    .map(({ item }) => item);
}

function print(name: string, { bias, byTrait }: Weights): string {
  const rows = [...byTrait]
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([trait, weight]) => `${Math.round(weight * 100)} ${trait}`);
  return `export const ${name} = parseWeights(\n  ${bias.toFixed(3)},\n  \`\n${rows.join('\n')}\n\`,\n);\n`;
}

const risky = cases.filter(({ tier }) => isAtLeast(tier, 'T2'));
const source = [
  '/** Learned by `evals/safety/learn-weights.ts`; never edited by hand. Hundredths, then a trait (`weigh-words.ts`). */',
  "import { parseWeights } from './weigh-words.ts';",
  '',
  print(
    'RISK_WEIGHTS',
    learnFrom(cases, ({ tier }) => isAtLeast(tier, 'T2')),
  ),
  print(
    'ACTIVE_WEIGHTS',
    learnFrom(risky, ({ tier }) => isAtLeast(tier, 'T3')),
  ),
].join('\n');
writeFileSync(new URL('../../src/features/safety/core/weights-en.ts', import.meta.url), source);
console.log(`${cases.length} examples`);
