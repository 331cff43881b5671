import { useEffect, useEffectEvent } from 'react';
import { hasUnsaved, type PlanState } from './plan-machine.ts';

/** As long after the last letter as drafts are kept. */
const PAUSE_MS = 1_000;

/** Stores what is written by itself: after a pause, and at once when the screen is left. What failed waits for a press. */
export function useAutosave({ state, save }: { state: PlanState; save: () => void }): void {
  const draft = 'draft' in state ? state.draft : null;
  const waits = state.status === 'open' && hasUnsaved(state);
  const store = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(store, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits, draft]);
  useEffect(() => () => store(), []);
}
