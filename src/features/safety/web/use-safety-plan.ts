import { type Dispatch, useEffect, useReducer } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { useAcrossVeil } from '#web/use-begun.ts';
import { readSafetyPlan, updateSafetyPlan } from '../contract.ts';
import { advancePlan, type Changes, hasUnsaved, type PlanEvent, type PlanState } from './plan-machine.ts';
import { useAutosave } from './use-autosave.ts';

export interface EditedPlan {
  readonly state: PlanState;
  readonly dispatch: Dispatch<PlanEvent>;
  /** Something is written that the server does not have. */
  readonly unsaved: boolean;
  save(): void;
}

/** The person's plan: loaded, written, and stored by itself or at a press. */
export function useSafetyPlan(): EditedPlan {
  const [state, dispatch] = useReducer(advancePlan, { status: 'loading' });
  // Until the plan is there nothing new is written: what came back is still what was begun.
  const begun = useAcrossVeil<Changes>('safety plan', (kept) => ('draft' in state ? state.draft : kept));
  const isLoading = state.status === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const leaving = new AbortController();
    callApi(readSafetyPlan, {}, { signal: leaving.signal }).then(
      (plan) => dispatch({ type: 'loaded', plan, begun }),
      () => {
        if (!leaving.signal.aborted) dispatch({ type: 'load-failed' });
      },
    );
    return () => leaving.abort();
  }, [isLoading, begun]);
  const unsaved = hasUnsaved(state);
  useEffect(() => {
    if (!unsaved) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [unsaved]);

  const save = () => {
    if (!('draft' in state) || !unsaved) return;
    const sent = state.draft;
    dispatch({ type: 'sent' });
    callApi(updateSafetyPlan, { body: sent }, { keepalive: true }).then(
      (plan) => dispatch({ type: 'stored', sent, plan }),
      () => dispatch({ type: 'save-failed' }),
    );
  };

  useAutosave({ state, save });
  return { state, dispatch, unsaved, save };
}
