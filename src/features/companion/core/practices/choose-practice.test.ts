import { expect, it } from 'vitest';
import { NEW_RECORD } from '../record/talk-record.ts';
import { practiceAskedFor, practiceFor } from './choose-practice.ts';

const given = (...names: readonly ('breathing' | 'senses')[]) => ({
  ...NEW_RECORD,
  practices: names.map((name) => ({ name, state: 'given' as const })),
});

it('gives what is asked for', () => {
  expect(practiceAskedFor(NEW_RECORD, 'how do i get started on the essay?')).toBe('starting');
  expect(practiceAskedFor(NEW_RECORD, 'how do i stop scrolling at night?')).toBe('phone_away');
  expect(practiceAskedFor(NEW_RECORD, "i can't focus, what can i do?")).toBe('starting');
});

it('takes everyday words for no sign where nothing was asked for', () => {
  expect(practiceFor(NEW_RECORD, 'he never picks up the phone')).toBe('breathing');
  expect(practiceFor(NEW_RECORD, 'i start my new job tomorrow and i am so angry')).toBe('anger');
});

it('gives nothing beside the point, and nothing twice', () => {
  expect(practiceAskedFor(NEW_RECORD, 'any tips for baking bread?')).toBeNull();
  expect(practiceAskedFor(given('breathing', 'senses'), 'another for my breathing?')).toBeNull();
  expect(practiceFor(given('breathing', 'senses'), 'hm')).toBe('circling');
});
