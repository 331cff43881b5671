import { useEffect, useState } from 'react';
import { readAcknowledgement, readUsage, rememberUsage } from './disclosure-storage.ts';
import { advanceUsage, isBreakDue, type UsageEvent } from './usage-break-machine.ts';

const SIGN_EVERY_MS = 30_000;

/** Counts while the page is in sight. The second value says that the reminder was seen: counting begins again. */
export function useBreakDue(userId: string): readonly [isDue: boolean, reminded: () => void] {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const usage = note(userId, { type: 'seen', at: Date.now() });
      if (isBreakDue(usage, readAcknowledgement(userId) ?? 'adult')) setIsDue(true);
    };
    look();
    const timer = setInterval(look, SIGN_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [userId]);
  const reminded = () => {
    note(userId, { type: 'reminded', at: Date.now() });
    setIsDue(false);
  };
  return [isDue, reminded];
}

function note(userId: string, event: UsageEvent) {
  const usage = advanceUsage(readUsage(userId), event);
  rememberUsage(userId, usage);
  return usage;
}
