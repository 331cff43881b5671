import { useEffect, useLayoutEffect, useState } from 'react';
import { doEarlyActs } from './early-acts.ts';

/** In a screen that is served drawn: does what was pressed before React came, once its fields have what was typed. */
export function useEarlyActs(): void {
  const [isTakenOver, setIsTakenOver] = useState(false);
  // In one update with what the fields' own refs take over.
  useLayoutEffect(() => setIsTakenOver(true), []);
  useEffect(() => {
    if (isTakenOver) doEarlyActs();
  }, [isTakenOver]);
}
