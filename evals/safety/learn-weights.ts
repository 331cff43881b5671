import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { writeLearned } from '#features/safety/core/learned/load-learned.ts';
import { sumMessage } from '#features/safety/core/learned/weigh-message.ts';
import { chooseLimits, type Strange, withLimits } from './choose-limits.ts';
import { readEverything, type Seen } from './examples.ts';
import { authorOf, CALM, TALK_AUTHORS } from './files.ts';
import { layOutAll, learnModel, type Model } from './learn-model.ts';
import { printCurve, printShares } from './report-learning.ts';
import { holdAll } from './talks/measure-talks.ts';
import { readTalks } from './talks/read-talks.ts';
import { printTalks } from './talks/run.ts';
import { tellEmergencies } from './tell-emergencies.ts';

/**
 * Learns the weights of `learned/weights.bin` from the files that may be tuned on. First each author is left out once,
 * beside a quarter of the others: what their words weigh to a stranger chooses the limits, and is printed. It is the
 * closest thing to language that nobody here has seen, and everything was chosen by those figures.
 */
const FOLDS = 4;

const everything = tellEmergencies(readEverything());
console.log(`learning from ${everything.length} examples`);
const layouts = layOutAll(everything);

const authors = [...new Set(everything.map(({ author }) => author))].filter((author) => author !== CALM);
const foldOf = (seen: Seen): number => authors.indexOf(seen.author) % FOLDS;

interface LeftOut {
  readonly model: Model;
  readonly seen: readonly Seen[];
}

const leftOut = Array.from(
  { length: FOLDS },
  (_, fold): LeftOut => ({
    model: learnModel(
      everything.filter((seen) => foldOf(seen) !== fold),
      layouts,
    ),
    seen: everything.filter((seen) => foldOf(seen) === fold),
  }),
);

const strange: readonly Strange[] = leftOut.flatMap(({ model, seen: all }) =>
  all.map((seen) => ({ seen, sums: sumMessage(seen.judged, seen.question, model) })),
);
const limits = chooseLimits(strange);
console.log('limits', JSON.stringify(limits));
printCurve(strange);
printShares(leftOut.flatMap(({ model, seen }) => ({ learned: withLimits(model, limits), seen })));
console.log('whole talks of authors left out, with safety and the guide:');
printTalks(
  TALK_AUTHORS.flatMap((file) => {
    const model = leftOut[authors.indexOf(authorOf(file)) % FOLDS]?.model;
    return model ? holdAll(readTalks(file), withLimits(model, limits)) : [];
  }),
);

const bytes = writeLearned(withLimits(learnModel(everything, layouts), limits));
writeFileSync(new URL('../../src/features/safety/core/learned/weights.bin', import.meta.url), bytes);
console.log(`weights.bin: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} compressed`);
