import { describe, expect, it } from 'vitest';
import { resourceSchema } from '../../contract.ts';
import {
  ELSEWHERE,
  emergencyNumberFor,
  emergencyResourceFor,
  listResourceCountries,
  RESOURCES,
  resourcesFor,
} from './resources.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
const everyEntry = [...RESOURCES, ...[...listResourceCountries(), ELSEWHERE].map(emergencyResourceFor)];

describe('the crisis resources', () => {
  it.each(everyEntry.map((entry) => [entry.id, entry] as const))(
    '%s has a secure url, hours, a country and a way to be reached, and was verified within a year',
    (_id, entry) => {
      expect(resourceSchema.safeParse(entry).success).toBe(true);
      expect(entry.url).toMatch(/^https:\/\//);
      expect(entry.hours.trim()).not.toBe('');
      expect(entry.country).toMatch(/^[A-Z]{2}$/);
      expect(Boolean(entry.phone ?? entry.sms) || entry.country === ELSEWHERE).toBe(true);
      const age = Date.now() - Date.parse(entry.verifiedOn);
      expect(age, `verify ${entry.id} again: docs/safety.md`).toBeLessThan(YEAR_MS);
      expect(age).toBeGreaterThan(-2 * 24 * 60 * 60 * 1000);
    },
  );

  it('have ids of their own', () => {
    const ids = everyEntry.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are the five of the specification in the US, the 988 line first', () => {
    expect(resourcesFor('US').map(({ phone, sms }) => phone ?? sms)).toEqual([
      '988',
      'HOME to 741741',
      '1-800-662-4357',
      '1-866-488-7386',
      '877-565-8860',
    ]);
  });

  it('are national lines where we know them and a finder elsewhere', () => {
    for (const country of listResourceCountries()) {
      expect(resourcesFor(country).every((entry) => entry.country === country)).toBe(true);
      expect(resourcesFor(country).length).toBeGreaterThan(0);
    }
    expect(resourcesFor('gb')[0]?.phone).toBe('116 123');
    expect(resourcesFor('FR')[0]?.url).toBe('https://findahelpline.com');
  });

  it('know the emergency number of the country', () => {
    const numbers = ['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'FR'].map(emergencyNumberFor);
    expect(numbers).toEqual(['911', '911', '999', '112', '000', '111', '112', '112']);
  });
});
