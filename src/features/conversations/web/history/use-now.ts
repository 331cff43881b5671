import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#contract/time.ts';

/** The time, anew every minute, so that 'just now' does not stay on the screen. In ms. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
