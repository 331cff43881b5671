import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { stretchesOf } from '#features/companion/core/wishes/weigh-wish.ts';
import { WISHES } from '#features/companion/core/wishes/wish.ts';
import { wishFeaturesOf } from '#features/companion/core/wishes/wish-features.ts';
import { learnLinear, sourceOf, storeWeights } from './linear.ts';
import { LEARNED_FROM, readWishes } from './measure-wishes.ts';

/**
 * `node evals/companion/learn-wishes.ts`: the weights of wishes, from the sentences of eight hands in `wishes/`, and from a share of
 * what people tell in the talks that safety learns from, where a turn asks nothing. Deterministic.
 */
const OUT = new URL('../../src/features/companion/core/wishes/wish-weights.ts', import.meta.url);
const TALKS = new URL('../safety/talks/', import.meta.url);
const KEPT = 14_000;
/** One of so many told sentences, and what a mistake on it counts. */
const EVERY = 4;
const TOLD_WEIGHT = 0.5;
/** What they ask for is a wish, or none: nobody marked which. */
const ASKING = 'ask';
/** Asked of us, or said of what we said: marks of a question, and no wish. */
const TO_US: ReadonlySet<string> = new Set(['askus', 'gripe', 'fix', 'refuse', 'test']);
const TO_US_WEIGHT = 0.6;
const OTHER_LANGUAGE = /[äöüßñáéíóúàèçã]/i;

/** `. story …`: what was asked before it, what it does, the words. */
const said = readdirSync(TALKS)
  .filter((file) => /^[0-4]\d\.talk$/.test(file))
  .flatMap((file) => readFileSync(new URL(file, TALKS), 'utf8').split('\n'))
  .flatMap((line) => {
    const [, act = '', words = ''] = /^\S (\w+) (.*)$/.exec(line) ?? [];
    if (words === '' || act === ASKING || OTHER_LANGUAGE.test(words)) return [];
    const isToUs = TO_US.has(act);
    return stretchesOf(words)
      .filter((stretch) => stretch.includes(' ') && (isToUs || !stretch.endsWith('?')))
      .map((stretch) => ({ stretch, isToUs }));
  });
const told = said.filter(({ isToUs }) => !isToUs).filter((_, at) => at % EVERY === 0);
const toUs = said.filter(({ isToUs }) => isToUs);

const marked = [
  ...LEARNED_FROM.flatMap(readWishes).flatMap(({ text, wish }) => {
    const wanted = WISHES.indexOf(wish);
    const features = stretchesOf(text).map(wishFeaturesOf);
    // Of a long sentence nobody says where in it the wish stands.
    return features.length === 1 || wish === 'none' ? features.map((one) => ({ features: one, wanted })) : [];
  }),
  ...[...told, ...toUs].map(({ stretch, isToUs }) => ({
    features: wishFeaturesOf(stretch),
    wanted: 0,
    weight: isToUs ? TO_US_WEIGHT : TOLD_WEIGHT,
  })),
];
const learned = learnLinear(marked, {
  classes: WISHES.length,
  rounds: 20,
  roundsAfter: 12,
  kept: KEPT,
  minCount: 2,
});
const wishes = WISHES.map((wish, at) => `${String.fromCharCode(97 + at)} ${wish}`).join(', ');
const source = sourceOf(
  'WISH_WEIGHTS',
  [
    'Learned weights of wishes, one line of text: `parseWeights` in learned/linear.ts reads it.',
    `Wishes: ${wishes}.`,
    `Written by evals/companion/learn-wishes.ts from ${marked.length} sentences; not to be edited by hand.`,
  ],
  storeWeights(learned),
);
writeFileSync(OUT, source);
console.log(`${marked.length} sentences, ${gzipSync(source).length} bytes gzipped`);
