import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Goes to another screen after a pause in which the success can be read; leaving before cancels it. */
export function useRedirect(delayMs: number) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (to: string, options?: NavigateOptions) => {
    timer.current = setTimeout(() => void navigate(to, { replace: true, ...options }), delayMs);
  };
}
