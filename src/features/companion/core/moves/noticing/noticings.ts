import { AT_WORK } from './at-work.ts';
import { BETWEEN_PEOPLE } from './between-people.ts';
import { IN_BODY } from './in-body.ts';
import { IN_DAILY_LIFE } from './in-daily-life.ts';
import { IN_JOY } from './in-joy.ts';
import { IN_LOSS } from './in-loss.ts';
import type { Noticing } from './noticing.ts';
import { OF_ONESELF } from './of-oneself.ts';

/** The most particular first; turns of speech that fit any subject last. */
export const NOTICINGS: readonly Noticing[] = [
  ...IN_LOSS,
  ...IN_JOY,
  ...IN_DAILY_LIFE,
  ...BETWEEN_PEOPLE,
  ...AT_WORK,
  ...IN_BODY,
  ...OF_ONESELF,
];
