import { expect, it, vi } from 'vitest';
import { learnedOf } from '#testing/learned-weights.ts';
import { createLocalCompanion } from './local-companion.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const begin = (personState: Parameters<typeof createLocalCompanion>[0]['personState'] = null) => {
  const companion = createLocalCompanion({
    seed: 'visit-1',
    personState,
    fetchLearned: async () => learnedOf(-1),
  });
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

it("asks once where it only suspects, ends it with a 'no', and takes no suspicion into a new visit", () => {
  const { say } = begin();
  say('i lost my job and my wife left me');
  const asked = say('which bridges around here are the tallest');
  expect(asked.safety).toMatchObject({ certainty: 'suspected', tier: 'T1' });
  expect(asked.text).toMatch(/alive|be here/);
  expect(begin(asked.safetyState).say('i had soup').safety).toBeNull();
  const denied = say('no, god, i only draw them');
  expect(denied.safety).toBeNull();
  expect(denied.text).toMatch(/sorry|off the mark/);
});

it('takes a message of any length', () => {
  expect(begin().say('word '.repeat(4_000)).text).not.toBe('');
});

it('reads by rules alone until what words weigh has come, which is asked for after the first reply', async () => {
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let asked = 0;
  const companion = createLocalCompanion({
    seed: 'visit-1',
    personState: null,
    fetchLearned: async () => {
      asked += 1;
      await arrived;
      return learnedOf(0.5);
    },
  });
  const say = (content: string) => companion.answer({ content, spoken: false, country: 'US', now: NOW });
  expect(asked).toBe(0);
  expect(say('i had soup').safety).toBeNull();
  expect(asked).toBe(1);
  expect(say('i had soup').safety).toBeNull();
  expect(asked).toBe(1);
  arrive();
  await vi.waitFor(() => expect(say('i had soup').safety).toMatchObject({ certainty: 'suspected' }));
});

it('asks again on the next turn when it did not come', async () => {
  const fetchLearned = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  const companion = createLocalCompanion({ seed: 'visit-1', personState: null, fetchLearned });
  const say = () => companion.answer({ content: 'hello', spoken: false, country: 'US', now: NOW });
  say();
  await vi.waitFor(() => {
    say();
    expect(fetchLearned).toHaveBeenCalledTimes(2);
  });
});
