import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#web/api/call-api.ts';
import { joinInsights, readInsights } from '../contract.ts';

const KEY = ['insights'] as const;

/** Whether the person is in the beta, and then what their conversations show by now. */
export const useInsights = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(readInsights, {}, { signal }),
    staleTime: 0,
  });

/** Joins or leaves the beta. */
export function useJoinInsights() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (joined: boolean) => callApi(joinInsights, { body: { joined } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
