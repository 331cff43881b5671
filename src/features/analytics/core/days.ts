import { DAY_MS } from '#contract/time.ts';

/** 'YYYY-MM-DD', UTC. */
export const toDay = (at: Date): string => at.toISOString().slice(0, 10);

/** The day so many days later; earlier when negative. */
export const plusDays = (day: string, days: number): string =>
  toDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
