import { useQueries } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/define-route.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callApi } from '#web/api/call-api.ts';
import {
  type Range,
  readConversations,
  readEngagement,
  readModePreferences,
  readOperations,
  readSessions,
  readTechnical,
  readTherapeuticFlow,
} from '../contract.ts';

const READS = {
  sessions: readSessions,
  conversations: readConversations,
  engagement: readEngagement,
  technical: readTechnical,
  modePreferences: readModePreferences,
  therapeuticFlow: readTherapeuticFlow,
  operations: readOperations,
};

export type DashboardFigures = { readonly [Name in keyof typeof READS]: ResponseOf<(typeof READS)[Name]> };

export type Dashboard =
  | { readonly status: 'loading' }
  | { readonly status: 'forbidden' }
  /** An admin, but signed in by a password alone where more is asked for. */
  | { readonly status: 'weak' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly figures: DashboardFigures };

/** All calls of the dashboards at once. They stand together: with one missing there is no dashboard. */
export function useDashboard(range: Range): Dashboard {
  const all = useQueries({
    queries: Object.entries(READS).map(([name, read]) => ({
      queryKey: ['admin', name, range],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        [name, await callApi(read, { query: { range } }, { signal })] as const,
    })),
  });
  const codes = all.map(({ error }) => (error instanceof ApiError ? error.code : undefined));
  if (codes.includes('stronger_sign_in_required')) return { status: 'weak' };
  if (all.some(({ error }) => error instanceof ApiError && error.status === 403))
    return { status: 'forbidden' };
  if (all.some(({ isError }) => isError)) return { status: 'failed' };
  const read = all.flatMap(({ data }) => (data ? [data] : []));
  if (read.length < all.length) return { status: 'loading' };
  // Each name stands with what its own route answered.
  return { status: 'ready', figures: Object.fromEntries(read) as DashboardFigures };
}
