import { describe, expect, it } from 'vitest';
import { ELSEWHERE } from '../core/resources/resources.ts';
import { countryOptions, guessCountry } from './country-choice.ts';

describe('the country of crisis lines', () => {
  it('is what the person chose, whatever their language says', () => {
    expect(guessCountry('en-US', 'GB')).toBe('GB');
    expect(guessCountry('en-US', ELSEWHERE)).toBe(ELSEWHERE);
  });

  it('is the region of the language when nothing was chosen', () => {
    expect(guessCountry('en-NZ', null)).toBe('NZ');
    expect(guessCountry('en', null)).toBe('US');
  });

  it('is elsewhere for a region without lines of its own, and for a choice that is unknown', () => {
    expect(guessCountry('de-DE', null)).toBe(ELSEWHERE);
    expect(guessCountry('fr-CA', 'nonsense')).toBe('CA');
  });

  it('can be chosen by name', () => {
    expect(countryOptions).toContainEqual({ value: 'IE', label: 'Ireland' });
    expect(countryOptions.at(-1)?.label).toBe('another country');
  });
});
