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

export interface DashboardFigures {
  readonly sessions: ResponseOf<typeof readSessions>;
  readonly conversations: ResponseOf<typeof readConversations>;
  readonly engagement: ResponseOf<typeof readEngagement>;
  readonly technical: ResponseOf<typeof readTechnical>;
  readonly modePreferences: ResponseOf<typeof readModePreferences>;
  readonly therapeuticFlow: ResponseOf<typeof readTherapeuticFlow>;
  readonly operations: ResponseOf<typeof readOperations>;
}

export type Dashboard =
  | { readonly status: 'loading' }
  | { readonly status: 'forbidden' }
  /** An admin, but signed in by a password alone where more is asked for. */
  | { readonly status: 'weak' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly figures: DashboardFigures };

/** All calls of the dashboards at once. They stand together: with one missing there is no dashboard. */
export function useDashboard(range: Range): Dashboard {
  const input = { query: { range } };
  const [sessions, conversations, engagement, technical, modePreferences, therapeuticFlow, operations] =
    useQueries({
      queries: [
        {
          queryKey: ['admin', 'sessions', range],
          queryFn: ({ signal }: Asked) => callApi(readSessions, input, { signal }),
        },
        {
          queryKey: ['admin', 'conversations', range],
          queryFn: ({ signal }: Asked) => callApi(readConversations, input, { signal }),
        },
        {
          queryKey: ['admin', 'engagement', range],
          queryFn: ({ signal }: Asked) => callApi(readEngagement, input, { signal }),
        },
        {
          queryKey: ['admin', 'technical', range],
          queryFn: ({ signal }: Asked) => callApi(readTechnical, input, { signal }),
        },
        {
          queryKey: ['admin', 'mode-preferences', range],
          queryFn: ({ signal }: Asked) => callApi(readModePreferences, input, { signal }),
        },
        {
          queryKey: ['admin', 'therapeutic-flow', range],
          queryFn: ({ signal }: Asked) => callApi(readTherapeuticFlow, input, { signal }),
        },
        {
          queryKey: ['admin', 'operations', range],
          queryFn: ({ signal }: Asked) => callApi(readOperations, input, { signal }),
        },
      ],
    });
  const all = [sessions, conversations, engagement, technical, modePreferences, therapeuticFlow, operations];
  const codes = all.map(({ error }) => (error instanceof ApiError ? error.code : undefined));
  if (codes.includes('stronger_sign_in_required')) return { status: 'weak' };
  if (all.some(({ error }) => error instanceof ApiError && error.status === 403))
    return { status: 'forbidden' };
  if (all.some(({ isError }) => isError)) return { status: 'failed' };
  if (
    !sessions.data ||
    !conversations.data ||
    !engagement.data ||
    !technical.data ||
    !modePreferences.data ||
    !therapeuticFlow.data ||
    !operations.data
  )
    return { status: 'loading' };
  return {
    status: 'ready',
    figures: {
      sessions: sessions.data,
      conversations: conversations.data,
      engagement: engagement.data,
      technical: technical.data,
      modePreferences: modePreferences.data,
      therapeuticFlow: therapeuticFlow.data,
      operations: operations.data,
    },
  };
}

interface Asked {
  readonly signal: AbortSignal;
}
