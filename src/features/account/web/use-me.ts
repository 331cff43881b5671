import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { type Me, readAdminStatus, readMe } from '../contract.ts';

const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => callApi(readMe, {}, { signal }),
});

const adminQuery = queryOptions({
  queryKey: ['admin-status'],
  queryFn: ({ signal }) => callApi(readAdminStatus, {}, { signal }),
});

/** The signed-in person, once the server has said who it is. */
export const useMe = () => useQuery(meQuery);

/** Whether the person is an admin; false until the server says so. */
export const useIsAdmin = (): boolean => useQuery(adminQuery).data?.isAdmin ?? false;

/** Takes over what the server answered to a change of the person. */
export function useSetMe(): (me: Me) => void {
  const client = useQueryClient();
  return useCallback((me: Me) => client.setQueryData(meQuery.queryKey, me), [client]);
}
