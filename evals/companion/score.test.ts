import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import { createGuide } from '#features/companion/core/guide.ts';
import { RULES, scoreCompanion, THRESHOLDS } from './score.ts';
import { readPeople } from './scripts.ts';

const FOLDER = new URL('./people/', import.meta.url);
/** What is judged by has no misses to be read here. */
const PEOPLE = readdirSync(FOLDER)
  .filter((file) => !file.endsWith('-judged.jsonl'))
  .flatMap((file) => readPeople(readFileSync(new URL(file, FOLDER), 'utf8')));

const bad: Companion = {
  name: 'openai',
  async *reply() {
    yield {
      type: 'text',
      text: 'You have depression. Why? Why not? You should cheer up, calm down and stop taking your pills today.',
    };
    yield {
      type: 'end',
      phase: 'R1',
      technique: 'reflect',
      state: null,
      question: null,
      companion: 'openai',
    };
  },
};

it('lets the guide pass every rule, for a seed it was not read with', async () => {
  const { tallies, failures } = await scoreCompanion(createGuide(), PEOPLE, 'unseen');
  for (const rule of RULES) {
    const missed = failures.filter((failure) => failure.rule === rule).slice(0, 4);
    expect(
      tallies[rule].passed / tallies[rule].of,
      `${rule} ${JSON.stringify(missed)}`,
    ).toBeGreaterThanOrEqual(THRESHOLDS[rule]);
  }
});

it('fails a companion that names illnesses, commands, asks twice and repeats itself', async () => {
  const { tallies } = await scoreCompanion(bad, PEOPLE.slice(0, 6), 'x');
  const failed = RULES.filter((rule) => tallies[rule].passed / tallies[rule].of < THRESHOLDS[rule]);
  expect(failed).toEqual(
    expect.arrayContaining(['one question', 'no repetition', 'tone', 'gate clean', 'room']),
  );
});

it('has fifty people and more', () => {
  expect(PEOPLE.length).toBeGreaterThanOrEqual(50);
});
