import { type Learned, loadLearned } from '#features/safety/core/learned/load-learned.ts';
import weightsUrl from '../../safety/core/learned/weights.bin?url';

/**
 * What words weigh: a file of our own, kept by the service worker.
 * @throws when it does not come
 */
export async function fetchLearned(): Promise<Learned> {
  const response = await fetch(weightsUrl);
  if (!response.ok) throw new Error(`the weights did not come: ${response.status}`);
  return loadLearned(new Uint8Array(await response.arrayBuffer()));
}
