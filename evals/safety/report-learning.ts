import type { Learned } from '#features/safety/core/learned/load-learned.ts';
import { TROUBLES } from '#features/safety/core/learned/troubles.ts';
import { type Suspicion, weighMessage } from '#features/safety/core/learned/weigh-message.ts';
import { joinVerdicts, type MessageVerdict } from '#features/safety/core/reading/detect-message.ts';
import { isAtLeast } from '#features/safety/core/tiers.ts';
import type { Strange } from './choose-limits.ts';
import { isOwnRisk, type Seen } from './examples.ts';
import { hasTrouble } from './learn-model.ts';

interface Judged {
  readonly seen: Seen;
  readonly byWeights: Suspicion;
  readonly hasPeople: boolean;
  readonly troubles: readonly string[];
}

/** People to turn to are shown: something is certain, or suspected. */
export const bringsPeople = ({ tier, tags, suspicion, suspectedTags }: MessageVerdict): boolean =>
  isAtLeast(tier, 'T2') || suspicion !== 'none' || [...tags, ...suspectedTags].some((tag) => tag !== 'minor');

function judge(seen: Seen, learned: Learned): Judged {
  const weighed = weighMessage(seen.judged, seen.question, learned);
  const verdict = joinVerdicts(seen.judged, weighed);
  return { seen, byWeights: weighed.suspicion, hasPeople: bringsPeople(verdict), troubles: weighed.troubles };
}

type Which = (seen: Seen) => boolean;
const ordinary: Which = ({ from, tier }) => (from === 'ordinary' || from === 'risk') && tier === 'T0';
const heavy: Which = ({ from, tier }) => from === 'heavy' && tier === 'T0';
const first: Which = ({ isFirst }) => isFirst;
const firstOwn: Which = (seen) => seen.isFirst && isOwnRisk(seen);
const sentence: Which = ({ from }) => from === 'sentence';
const grave: Which = (seen) => sentence(seen) && isOwnRisk(seen) && isAtLeast(seen.tier, 'T3');
const passive: Which = (seen) => sentence(seen) && isOwnRisk(seen) && seen.tier === 'T2';
const everyday: Which = (seen) => sentence(seen) && !isAtLeast(seen.tier, 'T2') && seen.tags.length === 0;
const benign: Which = (seen) => everyday(seen) && !seen.isIdiom;
const idiom: Which = (seen) => everyday(seen) && seen.isIdiom;

const shareOf = <T>(rows: readonly T[], good: (row: T) => boolean, digits = 3): string =>
  rows.length === 0 ? '–' : (rows.filter(good).length / rows.length).toFixed(digits);

/** What each file's author brings when they were not learned from: by rules and weights together. */
export function printShares(leftOut: readonly { learned: Learned; seen: readonly Seen[] }[]): void {
  const judged = leftOut.flatMap(({ learned, seen }) => seen.map((one) => judge(one, learned)));
  const print = (name: string, rows: readonly Judged[]): void => {
    const of = (which: Which) => rows.filter(({ seen }) => which(seen));
    const people = (which: Which): string => shareOf(of(which), ({ hasPeople }) => hasPeople);
    const some = (which: Which): string => shareOf(of(which), ({ byWeights }) => byWeights !== 'none', 4);
    const strong = (which: Which): string => shareOf(of(which), ({ byWeights }) => byWeights === 'strong', 4);
    const cells = [
      `ordinary: people ${people(ordinary)}, some ${some(ordinary)}, strong ${strong(ordinary)}`,
      `heavy: people ${people(heavy)}, some ${some(heavy)}, strong ${strong(heavy)}`,
      `risk in its turn ${people(first)} (own ${people(firstOwn)})`,
      `sentences: T3/T4 ${people(grave)}, T2 ${people(passive)}, benign ${people(benign)}, idioms ${people(idiom)}`,
    ].filter((cell) => /\d/.test(cell.replaceAll(/T[234]/g, '')));
    console.log(`${name.padEnd(12)} ${cells.join(' · ')}`);
  };
  for (const author of new Set(judged.map(({ seen }) => seen.author)))
    print(
      author,
      judged.filter(({ seen }) => seen.author === author),
    );
  print('all', judged);
  for (const name of TROUBLES) {
    const troubled = judged.filter(({ seen }) => hasTrouble(name, seen));
    const others = judged.filter(({ seen }) => !hasTrouble(name, seen));
    const hears = ({ troubles }: Judged): boolean => troubles.includes(name);
    console.log(
      `${name.padEnd(18)} heard ${shareOf(troubled, hears)} of ${troubled.length}, falsely ${shareOf(others, hears, 4)}`,
    );
  }
}

const ALARMS = [0.002, 0.005, 0.01, 0.015, 0.02, 0.03];

/** Recall against false alarms, at limits that so much of ordinary talk reaches: by the weights alone. */
export function printCurve(strange: readonly Strange[]): void {
  const sumsOf = (which: Which): readonly number[] =>
    strange.flatMap(({ seen, sums }) => (which(seen) ? sums.risk : []));
  const sorted = sumsOf(ordinary).toSorted((left, right) => right - left);
  const kinds = { heavy, 'own risk in its turn': firstOwn, 'T3/T4': grave, T2: passive, benign, idiom };
  for (const share of ALARMS) {
    const limit = sorted[Math.floor(sorted.length * share)] ?? 0;
    const cells = Object.entries(kinds).map(
      ([name, which]) => `${name} ${shareOf(sumsOf(which), (sum) => sum >= limit)}`,
    );
    console.log(`ordinary ${share} at ${limit.toFixed(2)}: ${cells.join(', ')}`);
  }
}
