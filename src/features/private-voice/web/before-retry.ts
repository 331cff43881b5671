import { type ErrorCategory, NETWORK_RETRY_WAIT_MS } from '../core/boundary.ts';

export interface RetryParts {
  readonly probeMicrophone: (signal: AbortSignal) => Promise<boolean | null>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** What a retry does first: after PERMISSION it asks for the microphone again, after NETWORK it waits a second. */
export async function prepareRetry(
  category: ErrorCategory,
  { probeMicrophone, wait }: RetryParts,
  signal: AbortSignal,
): Promise<{ readonly hasPermission?: boolean | null }> {
  if (category === 'NETWORK') await wait(NETWORK_RETRY_WAIT_MS, signal);
  return category === 'PERMISSION' ? { hasPermission: await probeMicrophone(signal) } : {};
}

/** @throws the signal's reason */
export const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
