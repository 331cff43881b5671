import { useEffect } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { organisationName } from '#web/config.ts';
import { useToast } from '#web/ui/toasts.tsx';

/** On the first screen after a sign-in: connects the organisation that has asked for it. */
export function useConnectOrganisation(): void {
  const toast = useToast();
  useEffect(() => {
    if (organisationName() === null) return;
    const connect = async () => {
      const { connectKept } = await import('./connect-later.ts');
      try {
        await connectKept();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast(error.message);
      }
    };
    void connect();
  }, [toast]);
}
