import { useEffect } from 'react';
import { session } from '#web/session.ts';
import type { Safety } from '../contract.ts';
import { rememberAcknowledgement } from './disclosure-storage.ts';

/** Somebody who says in a conversation that they are under 18 is reminded of a break every hour, too. */
export function useSaidAge(safety: Safety | null): void {
  const isMinor = safety?.tags.includes('minor') ?? false;
  useEffect(() => {
    const userId = session.userId();
    if (isMinor && userId !== null) rememberAcknowledgement(userId, 'under18');
  }, [isMinor]);
}
