import { useSyncExternalStore } from 'react';
import { HEALTH_CALL } from '#contract/health-call.ts';
import { apiBase, connectivityProbeUrl } from './config.ts';
import { type Connectivity, watchConnectivity } from './connectivity.ts';

const watch = watchConnectivity({
  // Not through the API client: nothing of this call is retried, read or reported.
  askHealth: (signal) =>
    fetch(apiBase() + HEALTH_CALL.path, { signal, cache: 'no-store', credentials: 'omit' }),
  fetch: (input, init) => fetch(input, init),
  probeUrl: connectivityProbeUrl(),
  isBrowserOnline: () => navigator.onLine,
  window: globalThis,
});

/** Whether there is a connection; polls while a screen that shows it is open. Where it is drawn before, there is one. */
export const useConnectivity = (): Connectivity =>
  useSyncExternalStore(watch.subscribe, watch.getSnapshot, () => 'online');
