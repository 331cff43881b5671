import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { organisationName } from '#web/config.ts';
import { useToast } from '#web/ui/toasts.tsx';

/** On the screens after a sign-in: connects the organisation that has asked for it. */
export function useConnectOrganisation(): void {
  const toast = useToast();
  const client = useQueryClient();
  useEffect(() => {
    if (organisationName() === null) return;
    const connect = async () => {
      const [{ connectKept }, { refreshDoors }] = await Promise.all([
        import('./connect-later.ts'),
        import('./use-doors.ts'),
      ]);
      try {
        if (await connectKept()) await refreshDoors(client);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast(error.message);
      }
    };
    void connect();
  }, [toast, client]);
}
