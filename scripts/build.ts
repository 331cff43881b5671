import { BuildError } from './building/build-error.ts';
import { buildWhenStale } from './building/build-when-stale.ts';

/** `npm run build`, and before each start: what changed of the web app and the server. */
buildWhenStale(console.log).catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
