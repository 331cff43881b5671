import type { SafetyPlan, SafetyPlanPart } from '../contract.ts';

export type Changes = Partial<SafetyPlan>;

/** A plan on screen. `saved` is what the server holds, `draft` what is written and not yet there. */
export type PlanState =
  | { readonly status: 'loading' }
  | { readonly status: 'load-failed' }
  | {
      readonly status: 'open' | 'saving' | 'saved' | 'save-failed';
      readonly saved: SafetyPlan;
      readonly draft: Changes;
    };

export type PlanEvent =
  | { readonly type: 'asked' }
  /** `begun`: what was written before a veil fell. */
  | { readonly type: 'loaded'; readonly plan: SafetyPlan; readonly begun?: Changes | undefined }
  | { readonly type: 'load-failed' }
  | { readonly type: 'written'; readonly part: SafetyPlanPart; readonly text: string }
  | { readonly type: 'sent' }
  | { readonly type: 'stored'; readonly sent: Changes; readonly plan: SafetyPlan }
  | { readonly type: 'save-failed' };

export function advancePlan(state: PlanState, event: PlanEvent): PlanState {
  if (event.type === 'asked') return { status: 'loading' };
  if (event.type === 'loaded')
    return { status: 'open', saved: event.plan, draft: dropSent(event.begun ?? {}, event.plan) };
  if (event.type === 'load-failed') return { status: 'load-failed' };
  if (state.status === 'loading' || state.status === 'load-failed') return state;
  switch (event.type) {
    case 'written':
      return {
        ...state,
        status: state.status === 'saving' ? 'saving' : 'open',
        draft: { ...state.draft, [event.part]: event.text },
      };
    case 'sent':
      return { ...state, status: 'saving' };
    case 'stored': {
      const draft = dropSent(state.draft, event.sent);
      return { status: isEmpty(draft) ? 'saved' : 'open', saved: event.plan, draft };
    }
    case 'save-failed':
      return { ...state, status: 'save-failed' };
  }
}

/** What was written while it was being stored is still to be stored. */
function dropSent(draft: Changes, sent: Changes): Changes {
  return Object.fromEntries(
    Object.entries(draft).filter(([part, text]) => sent[part as SafetyPlanPart] !== text), // its keys are parts
  );
}

const isEmpty = (changes: Changes): boolean => Object.keys(changes).length === 0;

/** Whether leaving now would lose words. */
export const hasUnsaved = (state: PlanState): boolean => 'draft' in state && !isEmpty(state.draft);

export const textOf = (state: PlanState, part: SafetyPlanPart): string =>
  'draft' in state ? (state.draft[part] ?? state.saved[part]) : '';
