import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useToast } from '#web/ui/toasts.tsx';

/** Says what the screen before handed over as `state.message`, once: a reload or a way back does not repeat it. */
export function useArrivalToast(): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const message = messageOf(state);
  useEffect(() => {
    if (message === null) return;
    toast(message);
    void navigate(pathname + search, { replace: true, state: null });
  }, [message, toast, navigate, pathname, search]);
}

const messageOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string'
    ? state.message
    : null;
