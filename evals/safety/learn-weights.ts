import { writeFileSync } from 'node:fs';
import type { Tier } from '#features/safety/contract.ts';
import { type JudgedByRules, joinVerdicts, judgeByRules } from '#features/safety/core/detect-message.ts';
import type { Traits } from '#features/safety/core/find-traits.ts';
import { readMessage } from '#features/safety/core/read-message.ts';
import { repairWord } from '#features/safety/core/rules.ts';
import { isAtLeast } from '#features/safety/core/tiers.ts';
import {
  type Learned,
  type Part,
  readPart,
  SIGNS,
  TROUBLES,
  type Trouble,
  weighMessage,
} from '#features/safety/core/weigh-message.ts';
import {
  MOST_STEPS,
  scaleOf,
  signOf,
  type Weights,
  weigh,
  writeLetters,
} from '#features/safety/core/weigh-words.ts';
import { PEOPLE } from '../companion/people.ts';
import { AUTHORS, readCases } from './files.ts';
import { type Example, learnLinear, learnLogistic, weighRarity } from './linear-model.ts';
import { ORDINARY_TALK } from './ordinary-talk.ts';
import { type EvalCase, isFalseAlarm, isNoticed } from './score.ts';

/**
 * Learns the weights of `weigh-words.ts` from the files that may be tuned on, and writes `weights.ts`. Before that it
 * prints how well the same way of learning does on each author's files when it has learned from the others' alone:
 * the closest thing to language that nobody here has seen. Everything was chosen by those figures.
 */
/** Written after the rules, which were not tuned on them: only these tell what a rule's word is worth. */
const AFTER_THE_RULES = Object.keys(AUTHORS).filter((author) => author.startsWith('practice'));

/** Places for the weights, and what a wrong example costs (`learnLinear`). With a quarter of the places for the risk one in twelve is noticed less. */
const RISK = { size: 2 ** 18, cost: 0.01 };
const ACTIVE = { size: 2 ** 14, cost: 0.01 };

interface Seen {
  readonly one: EvalCase;
  readonly author: string;
  readonly judged: readonly JudgedByRules[];
  readonly whole: Part;
}

function see(one: EvalCase, author: string): Seen {
  const judged = judgeByRules(readMessage(one.text, repairWord));
  return {
    one,
    author,
    judged,
    whole: readPart(judged),
  };
}

/** Ordinary conversations: nobody in them is at risk. */
const talk = [
  ...PEOPLE.flatMap(({ turns }) => turns.map((turn) => (typeof turn === 'string' ? turn : turn.say))),
  ...ORDINARY_TALK,
].map((text): EvalCase => ({ category: 'talk', tier: 'T0', text }));

const everything: readonly Seen[] = [
  ...Object.entries(AUTHORS).flatMap(([author, files]) =>
    files.flatMap((file) =>
      readCases(file)
        .filter((one) => !one.recent)
        .map((one) => see(one, author)),
    ),
  ),
  ...talk.map((one) => see(one, 'talk')),
];

const isRisk = ({ one }: Seen): boolean => isAtLeast(one.tier, 'T2');
const isActive = ({ one }: Seen): boolean => isAtLeast(one.tier, 'T3');
/** Somebody else's danger, violence and emergencies have rules of their own; the words of those are no wish to die. */
const isForWeights = (seen: Seen): boolean =>
  !isRisk(seen) || (seen.one.tags ?? []).every((tag) => tag === 'minor');

function exampleOf({ words, letters, kinds }: Traits, size: number, wanted: boolean): Example {
  const families = [words, letters, kinds];
  const places = families.flatMap((family) => family.map((trait) => trait & (size - 1)));
  const values = families.flatMap((family) => family.map((trait) => signOf(trait) * scaleOf(family.length)));
  return { places: Int32Array.from(places), values: Float32Array.from(values), wanted };
}

function learnWeights(
  chosen: readonly Seen[],
  { size, cost }: typeof RISK,
  wanted: (seen: Seen) => boolean,
): Weights & { step: number } {
  const examples = chosen.map((seen) => exampleOf(seen.whole.traits, size, wanted(seen)));
  const rarity = weighRarity(examples, size);
  const { bias, byPlace } = learnLinear(examples, size, cost);
  return rounded({ bias, byPlace: byPlace.map((weight, place) => weight * (rarity[place] ?? 0)) });
}

/**
 * As they will be written, so that what is measured is what is used. In few steps and with the smallest left out they
 * take half the room, and notice one in a hundred less.
 */
function rounded({ bias, byPlace }: Weights): Weights & { step: number } {
  const sizes = byPlace.map(Math.abs).sort();
  const step = (sizes[Math.floor(sizes.length * 0.99)] ?? 1) / MOST_STEPS;
  const steps = byPlace.map((weight) =>
    Math.abs(weight) < step ? 0 : Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step))),
  );
  return { bias, byPlace: steps.map((one) => one * step), step };
}

const learnRisk = (from: readonly Seen[]) => learnWeights(from.filter(isForWeights), RISK, isRisk);
const TROUBLE = { size: 2 ** 14, cost: 0.02 };
const TROUBLE_NAMES = Object.keys(TROUBLES) as Trouble[];

function hasTrouble(name: Trouble, { one }: Seen): boolean {
  const { tag, tier } = TROUBLES[name];
  return (one.tags ?? []).includes(tag) && (name !== 'someoneNow' || one.tier === tier);
}

function learnTroubles(from: readonly Seen[]): Record<Trouble, Weights & { step: number }> {
  const learned = TROUBLE_NAMES.map((name) => [
    name,
    learnWeights(from, TROUBLE, (seen) => hasTrouble(name, seen)),
  ]);
  return Object.fromEntries(learned) as Record<Trouble, Weights & { step: number }>;
}

const learnActive = (from: readonly Seen[]) =>
  learnWeights(
    from.filter((seen) => isForWeights(seen) && isRisk(seen)),
    ACTIVE,
    isActive,
  );

/** What the words weigh when their own author was not learned from. */
const strange = new Map<Seen, number>();
const riskWithout = new Map<string, Weights>();
for (const author of Object.keys(AUTHORS)) {
  const weights = learnRisk(everything.filter((seen) => seen.author !== author));
  riskWithout.set(author, weights);
  for (const seen of everything) {
    if (seen.author === author) strange.set(seen, weigh(seen.whole.traits, weights));
  }
}

function learnSigns(from: readonly Seen[]): Pick<Learned, 'bias' | 'words' | 'signs'> {
  const chosen = from.filter((seen) => AFTER_THE_RULES.includes(seen.author) && isForWeights(seen));
  const rows = chosen.map((seen) => [
    strange.get(seen) ?? 0,
    ...SIGNS.map((sign) => (seen.whole.signs.includes(sign) ? 1 : 0)),
  ]);
  const [bias = 0, words = 0, ...signs] = learnLogistic(rows, chosen.map(isRisk));
  const bySign = Object.fromEntries(SIGNS.map((sign, at) => [sign, signs[at] ?? 0])) as Learned['signs'];
  return { bias, words, signs: bySign };
}

function printShares(
  name: string,
  judged: readonly { readonly one: EvalCase; readonly found: Tier }[],
): void {
  const share = (of: (one: EvalCase) => boolean, good: (one: EvalCase, found: Tier) => boolean): string => {
    const rows = judged.filter(({ one }) => of(one));
    const part = rows.filter(({ one, found }) => good(one, found)).length / rows.length;
    return rows.length === 0 ? '    –' : part.toFixed(3);
  };
  const noticed = (one: EvalCase, found: Tier) => isNoticed(one.tier, found);
  const alarmed = (one: EvalCase, found: Tier) => isFalseAlarm(one.tier, found);
  const calm = (one: EvalCase) => !isAtLeast(one.tier, 'T2');
  const idiom = (one: EvalCase) => one.category.includes('idiom');
  console.log(
    `  ${name.padEnd(12)} recall T3/T4 ${share((one) => isAtLeast(one.tier, 'T3'), noticed)}` +
      ` · T2 ${share((one) => one.tier === 'T2', noticed)}` +
      ` · false alarms ${share((one) => calm(one) && !idiom(one), alarmed)}` +
      `, idioms ${share((one) => calm(one) && idiom(one), alarmed)}` +
      ` · asked of T0 ${share(
        (one) => one.tier === 'T0',
        (_, found) => found === 'T1',
      )}`,
  );
}

console.log('learned from the others, measured on:');
const all: { one: EvalCase; found: Tier }[] = [];
for (const [author, risk] of riskWithout) {
  const others = everything.filter((seen) => seen.author !== author);
  const learned: Learned = {
    risk,
    active: learnActive(others),
    troubles: learnTroubles(others),
    ...learnSigns(others),
  };
  const judged = everything
    .filter((seen) => seen.author === author)
    .map((seen) => ({
      one: seen.one,
      found: joinVerdicts(seen.judged, weighMessage(seen.judged, learned)).tier,
    }));
  printShares(author, judged);
  all.push(...judged);
  for (const name of TROUBLE_NAMES) {
    const own = everything.filter((seen) => seen.author === author);
    const heard = (seen: Seen): boolean => weighMessage(seen.judged, learned).troubles.includes(name);
    const troubled = own.filter((seen) => hasTrouble(name, seen));
    const others = own.filter((seen) => !hasTrouble(name, seen));
    console.log(
      `    ${name.padEnd(10)} heard ${troubled.filter(heard).length} of ${troubled.length} · falsely ${others.filter(heard).length} of ${others.length}`,
    );
  }
}
printShares('all', all);

const risk = learnRisk(everything);
const active = learnActive(everything);
const troubles = learnTroubles(everything);
const signs = learnSigns(everything);
const short = (value: number): string => String(Number(value.toPrecision(4)));
const table = (weights: Weights & { step: number }): string =>
  `readWeights({\n    bias: ${short(weights.bias)},\n    step: ${short(weights.step)},\n    letters: \`\n${writeLetters(weights.byPlace, weights.step)}\n\`,\n  })`;
writeFileSync(
  new URL('../../src/features/safety/core/weights.ts', import.meta.url),
  `/** Learned by \`evals/safety/learn-weights.ts\`; never edited by hand. */
import type { Learned } from './weigh-message.ts';
import { readWeights } from './weigh-words.ts';

export const LEARNED: Learned = {
  bias: ${short(signs.bias)},
  words: ${short(signs.words)},
  signs: {
${SIGNS.map((sign) => `    ${sign}: ${short(signs.signs[sign])},`).join('\n')}
  },
  risk: ${table(risk)},
  active: ${table(active)},
  troubles: {
${TROUBLE_NAMES.map((name) => `    ${name}: ${table(troubles[name])},`).join('\n')}
  },
};
`,
);
console.log(`learned from ${everything.length} examples`);
