import { buildWebWhenStale } from '../../src/server/build-web.ts';

/** Journeys run against the built app, as people get it. */
export default (): Promise<void> => buildWebWhenStale((line) => console.log(line));
