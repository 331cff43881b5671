import { useEffect } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { organisationName } from '#web/config.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { useRefreshDoors } from './use-doors.ts';

/** On the screens after a sign-in: connects the organisation that has asked for it. */
export function useConnectOrganisation(): void {
  const toast = useToast();
  const refresh = useRefreshDoors();
  useEffect(() => {
    if (organisationName() === null) return;
    const connect = async () => {
      const { connectKept } = await import('./connect-later.ts');
      try {
        if (await connectKept()) await refresh();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast(error.message);
      }
    };
    void connect();
  }, [toast, refresh]);
}
