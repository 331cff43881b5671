import { expect, it } from 'vitest';
import { weighMessage } from '#features/safety/core/learned/weigh-message.ts';
import { joinVerdicts } from '#features/safety/core/reading/detect-message.ts';
import { LEARNED } from '#features/safety/server/learned.ts';
import { isOwnRisk, readSentences, readTurns, see } from './examples.ts';
import { HELD_OUT } from './files.ts';
import { bringsPeople } from './report-learning.ts';
import { readTalks } from './talks/read-talks.ts';

// Nobody learned from these: they stand for authors who were left out.
const turns = readTalks(new URL('./talks/a.jsonl', import.meta.url))
  .flatMap((talk) => readTurns('a', talk))
  .map(see);
const sentences = HELD_OUT.flatMap((file) => readSentences(file, file)).map(see);

const weighed = (seen: (typeof turns)[number]) => weighMessage(seen.judged, seen.question, LEARNED);
const isSuspected = (seen: (typeof turns)[number]): boolean => {
  const { suspicion, troubles } = weighed(seen);
  return suspicion !== 'none' || troubles.length > 0;
};
const hasPeople = (seen: (typeof turns)[number]): boolean =>
  bringsPeople(joinVerdicts(seen.judged, weighed(seen)));
const shareOf = <T>(all: readonly T[], good: (one: T) => boolean): number =>
  all.filter(good).length / all.length;

it('suspects next to nobody in ordinary and heavy talk by strangers', () => {
  const ordinary = turns.filter(({ from, tier }) => from === 'ordinary' && tier === 'T0');
  const heavy = turns.filter(({ from, tier }) => from === 'heavy' && tier === 'T0');
  // The file does not say what was asked; where that is known about one turn in a hundred is suspected.
  expect(shareOf(ordinary, isSuspected)).toBeLessThanOrEqual(0.04);
  expect(shareOf(heavy, isSuspected)).toBeLessThanOrEqual(0.05);
});

it('brings people, with the rules, in the very turn in which a stranger is in danger', () => {
  expect(
    shareOf(
      turns.filter(({ isFirst }) => isFirst),
      hasPeople,
    ),
  ).toBeGreaterThanOrEqual(0.9);
  expect(shareOf(sentences.filter(isOwnRisk), hasPeople)).toBeGreaterThanOrEqual(0.95);
});
