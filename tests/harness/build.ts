import { buildWhenStale } from '../../scripts/building/build-when-stale.ts';

/** Journeys run against what was built, as people get it. */
export default (): Promise<void> => buildWhenStale(console.log);
