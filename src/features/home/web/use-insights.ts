import { useQuery } from '@tanstack/react-query';
import { callApi } from '#web/api/call-api.ts';
import { readInsights } from '../contract.ts';

/** What the person's conversations show by now. */
export const useInsights = () =>
  useQuery({
    queryKey: ['insights'],
    queryFn: ({ signal }) => callApi(readInsights, {}, { signal }),
    staleTime: 0,
  });
