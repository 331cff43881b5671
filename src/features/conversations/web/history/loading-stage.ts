import { useEffect, useState } from 'react';

/** Section 4: loading goes on to the next stage after so many ms. */
const STAGES = [
  { name: 'initial', afterMs: 0, words: 'finding your conversations...' },
  { name: 'processing', afterMs: 900, words: 'putting them in order...' },
  { name: 'finalizing', afterMs: 1800, words: 'almost there...' },
] as const;

export type LoadingStage = (typeof STAGES)[number];

export const loadingStageAt = (elapsedMs: number): LoadingStage =>
  STAGES.findLast(({ afterMs }) => elapsedMs >= afterMs) ?? STAGES[0];

/** The stage of a loading that began when the component appeared. */
export function useLoadingStage(): LoadingStage {
  const [stage, setStage] = useState(() => loadingStageAt(0));
  useEffect(() => {
    const timers = STAGES.slice(1).map((next) => setTimeout(() => setStage(next), next.afterMs));
    return () => timers.forEach(clearTimeout);
  }, []);
  return stage;
}
