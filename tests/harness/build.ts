import { buildWhenStale } from '../../scripts/building/build-when-stale.ts';
import { makeFirstData } from './first-data.ts';

/** Journeys run against what was built, as people get it. */
export default async function build(): Promise<void> {
  await Promise.all([buildWhenStale(console.log), makeFirstData()]);
}
