import { expect, it } from 'vitest';
import { isAtLeast } from '#features/safety/core/tiers.ts';
import { CALM_TWIN, CERTAIN, EXPLICIT, judgeByRulesAlone, OVER, TWINS } from './by-rules.ts';
import { CALM } from './files.ts';

it('hears what cannot be misheard without any weights', () => {
  const all = judgeByRulesAlone(EXPLICIT);
  const missed = all.filter(({ hasPeople }) => !hasPeople).map(({ one }) => one.text);
  expect(all.length).toBeGreaterThanOrEqual(350);
  expect(missed.length / all.length, missed.join('\n')).toBeLessThanOrEqual(0.02);
});

it('takes no innocent twin for something plainly said', () => {
  const mistaken = [CALM, TWINS]
    .flatMap(judgeByRulesAlone)
    .filter(({ ruleIds }) => ruleIds.some((id) => id.includes('.said-')))
    .map(({ one, ruleIds }) => `${one.text} (${ruleIds.join(' ')})`);
  expect(mistaken).toEqual([]);
});

it('takes a decision to leave life, a day and a danger told of others for what they are', () => {
  const lower = judgeByRulesAlone(EXPLICIT)
    .filter(({ one }) => CERTAIN.includes(one.category))
    .filter(({ one, tier }) => !isAtLeast(tier, one.tier))
    .map(({ one, tier, ruleIds }) => `${tier} ${one.text} (${ruleIds.join(' ')})`);
  expect(lower).toEqual([]);
});

it('shows nobody beside a calm twin, and no card beside what is told as over', () => {
  const mistaken = judgeByRulesAlone(TWINS)
    .filter(({ one, tier, hasPeople }) =>
      one.category === OVER ? isAtLeast(tier, 'T2') : one.category === CALM_TWIN && hasPeople,
    )
    .map(({ one, tier, ruleIds }) => `${tier} ${one.text} (${ruleIds.join(' ')})`);
  expect(mistaken).toEqual([]);
});
