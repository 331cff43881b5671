import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
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
  return () => refreshDoors(client);
}

/** The same where no screen asks. */
export const refreshDoors = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: doorsQuery.queryKey });
