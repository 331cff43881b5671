import { expect, it } from 'vitest';
import { deedAskedAbout } from './gerund.ts';

it.each([
  ['should i text her?', 'texting her'],
  ['should i tell my manager i was on break?', 'telling your manager you were on break'],
  ['should i block him?', 'blocking him'],
  ['should i leave', 'leaving'],
])('says what is asked about as a deed: %s', (asked, deed) => {
  expect(deedAskedAbout(asked)).toBe(deed);
});

it('says nothing where a choice or somebody else is asked about', () => {
  expect(deedAskedAbout('should i go or stay?')).toBe('');
  expect(deedAskedAbout('should she call me?')).toBe('');
});
