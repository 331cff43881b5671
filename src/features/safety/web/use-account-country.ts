import { useEffect } from 'react';
import { rememberCountry } from './country-choice.ts';

/** Keeps the account's country on the device, where error pages and the crisis page find it without a network. */
export function useAccountCountry(country: string | null): void {
  useEffect(() => {
    if (country !== null) rememberCountry(country);
  }, [country]);
}
