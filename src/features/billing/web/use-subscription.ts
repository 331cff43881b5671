import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { callApi } from '#web/api/call-api.ts';
import { retryDelayMs } from '#web/api/retry-policy.ts';
import { session } from '#web/session.ts';
import {
  createCheckoutSession,
  createPortalSession,
  readSubscription,
  SESSION_ID_PARAM,
  type SubscriptionStatus,
} from '../contract.ts';
import type { Destination, SubscriptionFacts } from '../core/subscription-state.ts';

/** Section 9. */
const REFRESH_AFTER_MS = 500;
const WATCH_EVERY_MS = 1_000;
const ASK_AGAIN_MS = 10_000;

const QUERY_KEY = ['subscription'] as const;

const delayAfter = (failures: number, error: Error): number | null =>
  error instanceof ApiError ? retryDelayMs(error, failures + 1) : null;

const subscriptionQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) =>
      callApi(
        readSubscription,
        { query: sessionId === null ? {} : { [SESSION_ID_PARAM]: sessionId } },
        { signal, retry: false },
      ),
    // The tries are the query's own: the gate lets through after the first that nothing came back from.
    retry: (failures, error) => delayAfter(failures, error) !== null,
    retryDelay: (failures, error) => delayAfter(failures, error) ?? 0,
    // What could not be asked is asked again by itself; without a network it waits for one.
    refetchInterval: ({ state }) => (isUnreachable(state.error) ? ASK_AGAIN_MS : false),
  });

/** Nothing came back: that says nothing about the subscription. */
export const isUnreachable = (error: Error | null): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

const useSessionId = (): string | null => useSearchParams()[0].get(SESSION_ID_PARAM);

/** Where the person's subscription stands. */
export const useSubscription = () => useQuery(subscriptionQuery(useSessionId()));

/** On the way back from a checkout, asks once more: the payment may need a moment to be known. */
export function useRefreshOnReturn(): void {
  const sessionId = useSessionId();
  const client = useQueryClient();
  useEffect(() => {
    if (sessionId === null) return;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: QUERY_KEY }), REFRESH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sessionId, client]);
}

/** Drops what was known, because something just changed it. */
export function useForgetSubscription(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: QUERY_KEY });
}

export function toFacts(held: SubscriptionStatus): SubscriptionFacts {
  const { subscriptionStatus: status, cancelAtPeriodEnd, trialEnd, currentPeriodEnd } = held;
  return {
    status,
    cancelAtPeriodEnd,
    trialEnd: trialEnd === null ? null : new Date(trialEnd),
    currentPeriodEnd: currentPeriodEnd === null ? null : new Date(currentPeriodEnd),
  };
}

async function findWay(leadsTo: Destination): Promise<string> {
  const here = `${window.location.origin}/options`;
  const { url } = await (leadsTo === 'checkout'
    ? callApi(createCheckoutSession, { body: { successUrl: here, cancelUrl: here } })
    : callApi(createPortalSession, { body: { returnUrl: here } }));
  return url;
}

/** Leaves for the checkout or the portal. `isLeaving` until the page is gone; a failure ends it. */
export function useDeparture() {
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: findWay,
    onSuccess: (url) => window.location.assign(url),
  });
  // Whoever comes back by the browser's own button finds the page as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return { leaveFor: mutate, isLeaving: isPending || isSuccess };
}

function watchToken(listener: () => void): () => void {
  const timer = setInterval(listener, WATCH_EVERY_MS);
  const stop = session.subscribe(listener);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** Looks every second, too: a token removed by hand in this very tab tells nobody. */
export const useHasToken = (): boolean => useSyncExternalStore(watchToken, () => session.token() !== null);
