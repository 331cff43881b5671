import { expect, it } from 'vitest';
import type { Companion } from '#features/companion/core/companion.ts';
import { createGuide } from '#features/companion/core/guide.ts';
import { PEOPLE } from './people.ts';
import { RULES, scoreCompanion, THRESHOLDS } from './score.ts';

const bad: Companion = {
  name: 'openai',
  async *reply() {
    yield {
      type: 'text',
      text: 'You have depression. Why? Why not? You should cheer up, calm down and stop taking your pills today.',
    };
    yield { type: 'end', phase: 'R1', technique: 'reflect', state: null, companion: 'openai' };
  },
};

it('lets the guide pass every rule, for a seed it was not read with', async () => {
  const { tallies } = await scoreCompanion(createGuide(), PEOPLE, 'unseen');
  for (const rule of RULES)
    expect(tallies[rule].passed / tallies[rule].of, rule).toBeGreaterThanOrEqual(THRESHOLDS[rule]);
});

it('fails a companion that names illnesses, commands, repeats itself and gets nowhere', async () => {
  const { tallies } = await scoreCompanion(bad, PEOPLE.slice(0, 6), 'x');
  const failed = RULES.filter((rule) => tallies[rule].passed / tallies[rule].of < THRESHOLDS[rule]);
  expect(failed).toEqual([
    'one question',
    'own words',
    'no repetition',
    'phase progress',
    'special cases',
    'tone',
    'gate clean',
  ]);
});

it('has forty people and more, of six turns and more', () => {
  expect(PEOPLE.length).toBeGreaterThanOrEqual(40);
  for (const person of PEOPLE) expect(person.turns.length, person.name).toBeGreaterThanOrEqual(6);
});
