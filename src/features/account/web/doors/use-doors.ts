import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { readDoors } from '../../contract-doors.ts';

const doorsQuery = queryOptions({
  queryKey: ['doors'],
  queryFn: ({ signal }) => callApi(readDoors, {}, { signal }),
});

/** The ways in which the person signs in. */
export const useDoors = () => useQuery(doorsQuery);

/** Asks for them again, after a change. */
export function useRefreshDoors(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: doorsQuery.queryKey }), [client]);
}
