import { ELSEWHERE, listResourceCountries } from '../core/resources/resources.ts';

const STORAGE_KEY = 'crisisCountry';
const FALLBACK = 'US';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** The countries with lines of their own, and one entry for everywhere else. */
export const countryOptions = [
  ...listResourceCountries().map((country) => ({ value: country, label: names.of(country) ?? country })),
  { value: ELSEWHERE, label: 'another country' },
];

/** The choice made on this device, else the region of the browser's language, else the United States. */
export function guessCountry(language: string, stored: string | null): string {
  if (stored !== null && countryOptions.some(({ value }) => value === stored)) return stored;
  const region = /-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase();
  if (region === undefined) return FALLBACK;
  return listResourceCountries().includes(region) ? region : ELSEWHERE;
}

export function readCountry(): string {
  try {
    return guessCountry(navigator.language, localStorage.getItem(STORAGE_KEY));
  } catch {
    return guessCountry(navigator.language, null); // blocked storage: the language decides
  }
}

export function rememberCountry(country: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, country);
  } catch {
    // Blocked storage: the choice lasts until the page is left.
  }
}
