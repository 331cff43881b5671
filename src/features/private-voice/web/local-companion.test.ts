import { expect, it } from 'vitest';
import { createLocalCompanion } from './local-companion.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const begin = (personState: Parameters<typeof createLocalCompanion>[0]['personState'] = null) => {
  const companion = createLocalCompanion({ seed: 'visit-1', personState });
  const say = (content: string, now = NOW) => companion.answer({ content, spoken: true, country: 'US', now });
  return { companion, say };
};

it('answers with the guide, in few words, without repeating itself', () => {
  const { say } = begin();
  const replies = ['i had a hard day at work', 'my boss shouted at me', 'i feel ashamed'].map(
    (words) => say(words).text,
  );
  expect(new Set(replies).size).toBe(3);
  for (const reply of replies) expect(reply.split(/\s+/).length).toBeLessThanOrEqual(35);
});

it('brings people to turn to in the same turn, with words of the safety layer', () => {
  const { say } = begin();
  const reply = say("i don't want to be alive anymore");
  expect(reply.isUrgent).toBe(true);
  expect(reply.safety?.resources.map(({ id }) => id)).toContain('us-988');
  expect(reply.text).not.toBe('');
});

it('stays so over a new visit within 24 hours, and only a denial and a check-in let go', () => {
  const { safetyState } = begin().say("i don't want to be alive anymore");
  const hourLater = NOW + 3_600_000;
  const later = begin(safetyState);
  expect(later.say('hello again', hourLater).safety?.resources.length).toBeGreaterThan(0);
  later.say('no, i am safe and i do not want to die', hourLater);
  const { safety } = later.companion.checkIn('safer', { country: 'US', now: hourLater });
  expect(safety).toBeNull();
});

it('takes a message of any length', () => {
  expect(begin().say('word '.repeat(4_000)).text).not.toBe('');
});
